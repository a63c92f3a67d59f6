import { writeFile } from 'node:fs/promises'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { accept } from '../../src/accept/accept.js'
import { foldText } from '../../src/spreadsheets/fold.js'
import { testFolder } from '../spreadsheets/support/folder.js'
import { accepting } from './support/accepted.js'
import { cnj } from './support/cases.js'

const folder = testFolder()
const { accepted, refused } = accepting()
const A = cnj(1_234)

const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
const WAYS: ((text: string) => string)[] = [
  (text) => `\ufeff${text}`,
  (text) => `\u200e${text}\u200f`,
  (text) => [...text].join('\u200b'),
  (text) => [...text].join('\u00ad'),
  (text) => `\u202a${text}\u202c`,
  (text) => `\u2060${text}\u0000\u0007`,
  (text) => text.replaceAll(' ', '\u00a0'),
  (text) => text.replaceAll(' ', '\u202f'),
  (text) => text.replaceAll(' ', '\u2009'),
  (text) => text.replaceAll('-', '\u2011'),
  fullWidth,
  (text) => text.normalize('NFD'),
]

describe('characters that nobody sees, and other widths', () => {
  test('in headings and in cells of every kind → read as what is seen; the cells stay as they were', async () => {
    const lines = [
      ['Processo', 'Vencimento', 'Valor', 'Índice', 'Juros %'],
      [A, '15/03/2018', 'R$ 1.234,56', 'ipca', '1%'],
    ]
    for (const way of WAYS.filter((one) => !one('a').includes('\u0000'))) {
      const written = lines.map((cells) => cells.map((text) => `"${way(text)}"`).join(';'))
      const result = await accepted(written.join('\n'))
      expect(result.lines[2]).toMatchObject({
        numero_processo: A,
        data_base: '2018-03-15',
        valor: '1234.56',
        indice: 'ipca',
        juros_percentual: '1',
      })
      expect(result.rows[1]!.cells).toEqual(lines[1]!.map(way))
    }
  })

  test('in registrations, states and names → the same', async () => {
    for (const way of WAYS.filter((one) => !one('a').includes('\u0000'))) {
      const path = folder.path('oabs.csv')
      const lines = [
        ['OAB', 'UF', 'Advogado'],
        ['94.719', 'SP', 'Ana Lúcia'],
      ]
      await writeFile(path, lines.map((cells) => cells.map(way).join(';')).join('\n'))
      const options = { map: {}, given: {}, lastYear: 2026 }
      const read = await accept(path, jobs.get('people')!.fields, options)
      const rows = []
      for await (const row of read.rows()) rows.push(row)
      await read.close()
      expect(rows[1]!.fields).toEqual({
        oab_numero: '94719',
        oab_uf: 'SP',
        advogado_nome: 'Ana Lúcia',
      })
    }
  })

  test('any way of writing a text folds to the text, and folding again changes nothing', () => {
    const plain = fc.string({ unit: fc.constantFrom(...'aZ09 .,-/$Rçãé'), maxLength: 20 })
    fc.assert(
      fc.property(plain, fc.constantFrom(...WAYS), (text, way) => {
        expect(foldText(way(text))).toBe(text)
        expect(foldText(text)).toBe(text)
      }),
    )
  })

  test('marks that mean something stay: º, ª, ², accents, dashes between words', () => {
    const text = '1º – São João ½ m² 3ª'
    expect(foldText(text)).toBe(text)
  })
})

describe('a link written out', () => {
  test.each([
    `=HYPERLINK("https://tj.example/x?n=1";"${A}")`,
    `=HYPERLINK("https://tj.example", "${A}")`,
    `<a href="https://tj.example/1">${A}</a>`,
    `[${A}](https://tj.example/1)`,
  ])('%s → what it shows', async (text) => {
    const csv = `Processo;Vencimento;Valor\n"${text.replaceAll('"', '""')}";15/03/2018;10,00\n`
    expect((await accepted(csv)).lines[2]).toMatchObject({ numero_processo: A })
  })
})

test('--map with a heading copied from the sheet, invisible characters in it → its column', async () => {
  const csv = `Processo;Vencimento;Quantum\u200b\n${A};15/03/2018;10,00\n`
  const { mapping } = await accepted(csv, { map: { valor: '\u200eQuantum' } })
  expect(mapping.valor).toBe('C')
})

test('a needed column, its heading taken for another field by --map → the message does not list it', async () => {
  const csv = `Processo;Vencimento;Valor\n${A};15/03/2018;10,00\n`
  const { sentences } = await refused(csv, { map: { honorarios: 'Valor' } })
  expect(sentences).toEqual([
    {
      code: 'ask_missing',
      facts: { field: 'valor', label: 'Valor histórico', headings: ['Processo', 'Vencimento'] },
    },
  ])
})
