import fc from 'fast-check'
import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { isDoubleEncoded } from '../../src/spreadsheets/doubled.js'
import { repairDoubleEncoding, textDecoder, utf8Check } from '../../src/spreadsheets/encoding.js'
import { openSource } from '../../src/spreadsheets/open.js'
import { testFolder } from './support/folder.js'
import { cellsOf } from './support/read.js'

const folder = testFolder()
const TEXT = 'Nº do Processo;Réu;Valor da Ação\r\n1;João – “Cia” €;1.234,56\r\n'
const CELLS = [
  ['Nº do Processo', 'Réu', 'Valor da Ação'],
  ['1', 'João – “Cia” €', '1.234,56'],
]

async function encodingOf(content: string | Buffer): Promise<string | undefined> {
  return (await openSource(await folder.write('codigo.csv', content))).facts.encoding
}

describe('the encoding of a CSV', () => {
  test.each([
    ['UTF-8', 'UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with its mark', 'UTF-8', Buffer.from(`\ufeff${TEXT}`)],
    ['Windows-1252', 'Windows-1252', iconv.encode(TEXT, 'win1252')],
    ['UTF-16 LE', 'UTF-16LE', iconv.encode(TEXT, 'utf16le', { addBOM: true })],
    ['UTF-16 BE', 'UTF-16BE', iconv.encode(TEXT, 'utf16be', { addBOM: true })],
  ])('is %s', async (_, encoding, bytes) => {
    const path = await folder.write('texto.csv', bytes)
    expect((await openSource(path)).facts).toEqual({
      encoding,
      separator: ';',
      doubleEncoded: false,
    })
    expect(await cellsOf(path)).toEqual(CELLS)
  })

  test.each([
    ['names in small letters', 'Devedor;Valor\nJosé Conceição;1,00\nPadaria São João;2,00\n'],
    ['names in capitals', 'DEVEDOR;VALOR\nJOSÉ GONÇALVES;1,00\n'],
  ])('is that of DOS: %s', async (_, text) => {
    const path = await folder.write('dos.csv', iconv.encode(text, 'cp850'))
    expect((await openSource(path)).facts).toMatchObject({ encoding: 'CP850' })
    const rows = text
      .trim()
      .split('\n')
      .map((line) => line.split(';'))
    expect(await cellsOf(path)).toEqual(rows)
  })

  test('is that of Windows, with its quotation marks and dashes in words', async () => {
    const text = 'Descrição;Valor\nD’água – “Ação” Ltda.;1,00\n'
    expect(await encodingOf(iconv.encode(text, 'win1252'))).toBe('Windows-1252')
  })

  test('is judged from the whole file: one byte at its end decides', async () => {
    const ascii = Buffer.from('a;b\n'.repeat(300_000))
    expect(await encodingOf(Buffer.concat([ascii, Buffer.from('é;1\n')]))).toBe('UTF-8')
    expect(await encodingOf(Buffer.concat([ascii, Buffer.from([0xe9, 10])]))).toBe('Windows-1252')
    expect(await encodingOf(Buffer.concat([ascii, Buffer.from([0xc3])]))).toBe('Windows-1252')
  })

  test('UTF-8 is checked over the edges of pieces', () => {
    const pieces = fc.array(fc.uint8Array({ maxLength: 5 }), { maxLength: 6 })
    const texts = fc.array(fc.string({ unit: 'binary', maxLength: 4 }), { maxLength: 6 })
    const split = texts.map((all) =>
      Array.from(Buffer.from(all.join('')), (byte) => Uint8Array.of(byte)),
    )
    fc.assert(
      fc.property(fc.oneof(pieces, split), (all) => {
        const check = utf8Check()
        for (const piece of all) check.write(Buffer.from(piece))
        const decoder = new TextDecoder('utf-8', { fatal: true })
        const decodes = () => decoder.decode(Buffer.concat(all))
        if (check.end()) expect(decodes).not.toThrow()
        else expect(decodes).toThrow()
      }),
      { numRuns: 500 },
    )
  })

  test('Windows-1252 loses no byte, defined or not', () => {
    const all = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))
    const text = textDecoder('Windows-1252').write(all)
    expect(new Set(text).size).toBe(256)
    const undefinedBytes = [0x81, 0x8d, 0x8f, 0x90, 0x9d]
    for (const byte of all) {
      const expected = undefinedBytes.includes(byte)
        ? String.fromCharCode(byte)
        : iconv.decode(Buffer.of(byte), 'win1252')
      expect(text[byte]).toBe(expected)
    }
  })

  test('UTF-16 BE is decoded over odd pieces', () => {
    const decoder = textDecoder('UTF-16BE')
    const bytes = iconv.encode('aç😀b', 'utf16be')
    const text = Array.from(bytes, (byte) => decoder.write(Buffer.of(byte))).join('')
    expect(text + decoder.end()).toBe('aç😀b')
  })
})

describe('UTF-8 read as Latin-1 and saved again', () => {
  const doubled = (text: string) => textDecoder('Windows-1252').write(Buffer.from(text))
  const asLatin1 = (text: string) => Buffer.from(text).toString('latin1')

  test('is told in the facts, and cells stay verbatim', async () => {
    const path = await folder.write('dobrado.csv', 'NÂº do Processo;AÃ§Ã£o\r\n1;2\r\n')
    expect((await openSource(path)).facts.doubleEncoded).toBe(true)
    expect((await cellsOf(path))[0]).toEqual(['NÂº do Processo', 'AÃ§Ã£o'])
  })

  test.each([
    'Nº do Processo',
    'AÇÃO',
    'Valor Histórico',
    'travessão – “aspas” … €',
    '😀 ção',
  ])('%s is repaired', (text) => {
    expect(repairDoubleEncoding(doubled(text))).toBe(text)
    expect(repairDoubleEncoding(asLatin1(text))).toBe(text)
    expect(isDoubleEncoded(doubled(text))).toBe(true)
  })

  test('twice over is repaired as well', () => {
    expect(repairDoubleEncoding(doubled(doubled('Ação')))).toBe('Ação')
  })

  test.each([
    'Nº do Processo',
    'AÇÃO',
    'SÃO PAULO',
    'ÂNGULO',
    'João – “IRMÃ”',
    'plain',
  ])('%s is left alone', (text) => {
    expect(isDoubleEncoded(text)).toBe(false)
    if (!text.includes('”')) expect(repairDoubleEncoding(text)).toBe(text)
  })

  test('some broken pairs among true accents are no sign of it', () => {
    expect(isDoubleEncoded('Réu: “AMANHÃ” e João, à vista')).toBe(false)
  })
})
