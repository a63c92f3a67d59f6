import { mkdir } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { openSource } from '../../src/spreadsheets/open.js'
import { testFolder } from './support/folder.js'
import { oleFile } from './support/ole.js'
import { linesOf, refusalOf } from './support/read.js'
import { handMade, relation, relationships, worksheet } from './support/workbook.js'
import { zipOf } from './support/zip.js'

const folder = testFolder()

async function codeOf(name: string, content: string | Uint8Array): Promise<string> {
  return (await refusalOf(await folder.write(name, content))).code
}

describe('a file is refused by what it holds, with a code', () => {
  test('missing: no such file, a folder, a path through a file', async () => {
    await mkdir(folder.path('pasta.csv'))
    const file = await folder.write('arquivo.csv', 'a;b')
    expect((await refusalOf(folder.path('nada.xlsx'))).code).toBe('missing')
    expect((await refusalOf(folder.path('pasta.csv'))).code).toBe('folder')
    expect((await refusalOf(`${file}/dentro.csv`)).code).toBe('missing')
  })

  test.each([
    ['no byte', ''],
    ['blank lines', ' \r\n\t\n\n'],
    ['a byte order mark', '\ufeff'],
    ['a UTF-16 mark and blanks', Buffer.from('\ufeff \r\n', 'utf16le')],
  ])('empty: %s', async (_, content) => {
    expect(await codeOf('vazio.csv', content)).toBe('empty')
  })

  test.each([
    ['~$carteira.xlsx', Buffer.from('\u0003Ana'.padEnd(165))],
    ['.~lock.carteira.xlsx#', ',ana,pc,26.11.2026 10:00,file:///c;'],
  ])('lock: %s, beside a workbook that is open', async (name, content) => {
    expect(await codeOf(name, content)).toBe('lock')
  })

  test('encrypted: an OLE2 container with an EncryptedPackage', async () => {
    const file = oleFile(['Root Entry', 'EncryptionInfo', 'EncryptedPackage'])
    expect(await codeOf('senha.xlsx', file)).toBe('encrypted')
  })

  test('encrypted: the package named in a further sector of the directory', async () => {
    const names = ['Root Entry', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'EncryptedPackage']
    expect(await codeOf('senha2.xlsx', oleFile(names))).toBe('encrypted')
  })

  test('OLE2 containers: one of a document, one cut short, one of a workbook without its streams', async () => {
    expect(await codeOf('carta.xls', oleFile(['Root Entry', 'WordDocument']))).toBe('binary')
    expect(await codeOf('cortado.xls', oleFile(['Root Entry']).subarray(0, 40))).toBe('damaged')
    expect(await codeOf('oco.xls', oleFile(['Root Entry', 'Workbook']))).toBe('damaged')
  })

  test('xlsb: a binary workbook that is none', async () => {
    const rels = relationships([relation('rId1', 'officeDocument', 'xl/workbook.bin')])
    const file = await zipOf({ '_rels/.rels': rels, 'xl/workbook.bin': 'binary' })
    expect(await codeOf('binario.xlsx', file)).toBe('damaged')
  })

  test('zip: a compressed folder, an empty zip, a text document', async () => {
    const word = {
      '_rels/.rels': relationships([relation('rId1', 'officeDocument', 'word/document.xml')]),
      'word/document.xml': '<w:document xmlns:w="w"><w:body/></w:document>',
    }
    expect(await codeOf('pasta.xlsx', await zipOf({ 'foto.jpg': 'oi' }))).toBe('zip')
    expect(await codeOf('nada.zip', await zipOf({}))).toBe('zip')
    expect(await codeOf('texto.xlsx', await zipOf(word))).toBe('zip')
    const odt = { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<a/>' }
    expect(await codeOf('texto.ods', await zipOf(odt))).toBe('zip')
  })
})

describe('text that is no table is refused, with a code', () => {
  test.each([
    ['a page', '<!DOCTYPE html>\n<html><body>oi</body></html>'],
    ['a table alone', '\ufeff\r\n  <TABLE border=1><tr><td>1</td></tr></TABLE>'],
    ['after a comment and an XML prolog', '<?xml version="1.0"?><!-- gerado --> <html xmlns="x"/>'],
    ['in UTF-16', Buffer.from('\ufeff<html></html>', 'utf16le')],
    ['MHTML', 'MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="x"\r\n\r\n--x'],
    ['MHTML with a sender', 'From: <Saved by Excel>\r\nSubject: x\r\nMIME-Version: 1.0\r\n'],
  ])('html: %s', async (_, content) => {
    expect(await codeOf('relatorio.xls', content)).toBe('html')
  })

  test.each([
    '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>',
    '\ufeff<?xml version="1.0"?>\r\n<?mso-application progid="Excel.Sheet"?>\r\n<ss:Workbook xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">',
  ])('xml: Excel 2003, %j', async (content) => {
    expect(await codeOf('relatorio.xls', content)).toBe('xml')
  })

  test('pdf: whatever it is called', async () => {
    expect(await codeOf('tabela.xlsx', '%PDF-1.7\n%\u00e2\u00e3')).toBe('pdf')
  })

  test.each([
    ['a NUL byte', 'a;b\n1;\0\n'],
    ['a NUL byte far down', `a;b\n${'1;2\n'.repeat(200_000)}\0`],
    ['a NUL character of UTF-16', Buffer.from('\ufeffa;b\n1;\0\n', 'utf16le')],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['gzip', Buffer.from('1f8b0801', 'hex')],
    ['RTF', '{\\rtf1\\ansi oi}'],
    ['other XML', '<?xml version="1.0"?><nfe/>'],
    ['JSON', '[{"processo": "1", "cliente": "Ana"}]'],
    ['control characters', '\x01\x02\x03abc\x05'],
  ])('binary: %s', async (_, content) => {
    expect(await codeOf('arquivo.csv', content)).toBe('binary')
  })
})

describe('a workbook that cannot be read to its end is damaged', () => {
  test('cut short, at any length', async () => {
    const whole = await handMade({ sheets: ['<row r="1"><c r="A1"><v>1</v></c></row>'] })
    for (let length = 4; length < whole.length; length += 97) {
      expect(await codeOf('cortado.xlsx', whole.subarray(0, length))).toBe('damaged')
    }
  })

  test('bytes of a sheet overwritten', async () => {
    const rows = '<row r="1"><c r="A1"><v>12345.67</v></c></row>'.repeat(50)
    const whole = await handMade({ sheets: [rows] })
    const at = whole.indexOf('xl/worksheets/sheet1.xml') + 60
    whole.fill(0x55, at, at + 20)
    expect(await codeOf('riscado.xlsx', whole)).toBe('damaged')
  })

  test.each([
    ['_rels/.rels'],
    ['xl/workbook.xml'],
    ['xl/worksheets/sheet1.xml'],
  ])('%s, larger than the directory says', async (part) => {
    const whole = await handMade({ sheets: ['<row r="1"><c r="A1"><v>1</v></c></row>'] })
    // Of an entry of the directory the name is at 46 and the unzipped size at 24.
    const entry = whole.lastIndexOf(part) - 46
    whole.writeUInt32LE(whole.readUInt32LE(entry + 24) - 30, entry + 24)
    expect(await codeOf('maior.xlsx', whole)).toBe('damaged')
  })

  test.each([
    ['a tag left open', '<worksheet><sheetData><row r="1">'],
    ['tags crossed', '<worksheet><sheetData><row></sheetData></row></worksheet>'],
    ['an entity of its own', '<!DOCTYPE a [<!ENTITY b "c">]><worksheet/>'],
    ['no XML', 'nada disso'],
    ['nothing', ''],
  ])('a sheet with %s', async (_, xml) => {
    expect(await codeOf('xml.xlsx', await handMade({ sheets: [{ xml }] }))).toBe('damaged')
  })

  test('comments that cannot be read, which may say that a row was paid', async () => {
    const rels = relationships([relation('rId1', 'comments', '../comments1.xml')])
    const parts = {
      'xl/worksheets/_rels/sheet1.xml.rels': rels,
      'xl/comments1.xml': '<comments><commentList><comment ref="A1"><text><t>Pago</t>',
    }
    expect(await codeOf('comentada.xlsx', await handMade({ sheets: [''], parts }))).toBe('damaged')
  })

  test('a sheet without its part, a string that is not there', async () => {
    const rels = relationships([relation('rId1', 'worksheet', 'worksheets/outra.xml')])
    const missing = await handMade({
      sheets: [''],
      parts: { 'xl/_rels/workbook.xml.rels': rels },
    })
    expect(await codeOf('sem-parte.xlsx', missing)).toBe('damaged')
    const row = '<row r="1"><c r="A1" t="s"><v>7</v></c></row>'
    const strings = await handMade({ sheets: [row], strings: '<si><t>a</t></si>' })
    expect(await codeOf('sem-texto.xlsx', strings)).toBe('damaged')
  })

  test('a refusal says the path and what was found', async () => {
    const path = await folder.write('nul.csv', 'a\0')
    const refusal = await refusalOf(path)
    expect(refusal).toMatchObject({ code: 'binary', path, detail: 'NUL characters' })
    expect(refusal.message).toBe(`${path}: binary (NUL characters)`)
  })
})

describe('a spreadsheet is opened whatever its extension', () => {
  test('a workbook called .csv and a CSV called .xlsx', async () => {
    const rows = '<row r="3"><c r="B3" t="inlineStr"><is><t>oi</t></is></c></row>'
    const workbook = await folder.write('um.csv', await handMade({ sheets: [rows] }))
    const text = await folder.write('dois.xlsx', 'a;b\n1;2\n')
    expect((await openSource(workbook)).format).toBe('xlsx')
    expect((await openSource(text)).format).toBe('csv')
    expect(await linesOf(workbook)).toEqual([{ line: 3, cells: [null, 'oi'] }])
  })

  test('a workbook whose parts lie elsewhere, with absolute targets', async () => {
    const file = await zipOf({
      '_rels/.rels': relationships([relation('x', 'officeDocument', '/livro/principal.xml')]),
      'livro/principal.xml':
        '<workbook xmlns:k="r"><sheets><sheet name="A" sheetId="9" k:id="z"/></sheets></workbook>',
      'livro/_rels/principal.xml.rels': relationships([
        relation('z', 'worksheet', '/folhas/A.xml'),
      ]),
      'folhas/A.xml': worksheet('<row><c><v>1</v></c></row>'),
    })
    const path = await folder.write('alhures.xlsx', file)
    expect(await linesOf(path)).toEqual([{ line: 1, cells: [{ n: '1' }] }])
  })

  test('closing twice is harmless', async () => {
    const path = await folder.write('fecha.xlsx', await handMade({ sheets: [''] }))
    const source = await openSource(path)
    await source.close()
    await expect(source.close()).resolves.toBeUndefined()
  })
})
