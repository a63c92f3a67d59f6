import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { openSource } from '../../src/spreadsheets/open.js'
import { zipOf } from '../spreadsheets/support/zip.js'
import { accepting } from './support/accepted.js'

/** Of `test/spreadsheets/programs`: one table, written by six programs. */
const FILES = [
  'xlsxwriter.xlsx',
  'openpyxl.xlsx',
  'libreoffice.xlsx',
  'libreoffice.xls',
  'xlwt.xls',
  'xlwt-1904.xls',
  'sheetjs.xlsb',
  'libreoffice.ods',
  'odfpy.ods',
]
const folder = new URL('../spreadsheets/programs/', import.meta.url).pathname
const { accepted, refused } = accepting()
const A = '0001234-16.2019.8.26.0100'
const row = (cliente: string, data_base: string, valor: string) => ({
  cliente,
  numero_processo: A,
  data_base,
  valor,
})
const LINES = {
  1: 'title',
  3: 'header',
  4: row('Ana', '2019-03-15', '1234.56'),
  5: row('Ana', '2019-03-16', '1234.57'),
  6: '!cell_foreign_currency',
  7: row('Eva', '2019-03-18', '2469.12'),
  8: '!cell_no_such_date',
  9: 'total',
}

describe('one table in all formats', () => {
  test.each(
    FILES,
  )('%s, title, merged client, serial dates, dollars, hidden row → same rows', async (name) => {
    const { lines, rows, mapping, sheet } = await accepted(await readFile(folder + name))
    expect(lines).toEqual(LINES)
    expect(mapping).toMatchObject({
      cliente: 'B',
      numero_processo: 'C',
      data_base: 'D',
      valor: 'E',
    })
    expect(sheet).toBe('Carteira')
    expect(rows.filter(({ hidden }) => hidden).map(({ line }) => line)).toEqual([5])
    expect(rows.flatMap(({ cells }) => (typeof cells[5] === 'string' ? [cells[5]] : []))).toEqual([
      'Código',
      '00123',
      '00007',
      '-',
      'SIGILOSO',
      '0',
    ])
  })

  test.each(FILES)('%s, a hidden sheet → listed as hidden', async (name) => {
    const source = await openSource(folder + name)
    expect(source.sheets.map(({ name: each, hidden }) => [each, hidden])).toEqual([
      ['Carteira', false],
      ['Oculta', true],
    ])
    await source.close()
  })

  test.each(FILES)('%s in a zip beside a note → same rows', async (name) => {
    const zip = await zipOf({
      [`pasta/${name}`]: await readFile(folder + name),
      'leia-me.txt': 'oi',
      [`__MACOSX/._${name}`]: 'x',
    })
    expect((await accepted(zip)).lines).toEqual(LINES)
  })

  test('a csv in a zip → read, and the sheet is named after it', async () => {
    const text = `Cliente;Processo;Vencimento;Valor\nAna;${A};15/03/2019;1.234,56\n`
    const { lines, sheet } = await accepted(await zipOf({ 'carteira.csv': text }))
    expect(lines[2]).toEqual(row('Ana', '2019-03-15', '1234.56'))
    expect(sheet).toBe('carteira')
  })

  test.each([
    'libreoffice.xls',
    'sheetjs.xlsb',
    'libreoffice.ods',
  ])('%s cut short, at any length → refused as damaged or as no spreadsheet', async (name) => {
    const whole = await readFile(folder + name)
    for (let length = 8; length < whole.length - 8; length += 977) {
      const { status, codes } = await refused(whole.subarray(0, length)).catch(() => ({
        status: 0,
        codes: ['was read'],
      }))
      expect([length, status, codes[0]]).toEqual([length, 2, expect.stringMatching(/^file_/)])
    }
  })
})
