import { readFile } from 'node:fs/promises'
import { utils, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { translate, whatToDo } from '../../../src/messages/index.js'
import { handMade, worksheet } from '../../spreadsheets/support/workbook.js'
import { zipOf } from '../../spreadsheets/support/zip.js'
import { accepting } from '../support/accepted.js'

const { accepted, refused } = accepting()
const CASE = '0001234-47.2019.8.26.0100'
const HEADINGS = ['Cliente', 'Processo', 'Vencimento', 'Valor']
const item = (cliente: string) => ({
  cliente,
  numero_processo: CASE,
  data_base: '2018-03-15',
  valor: '10',
})

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
const row = (cells: string[]) => `<row>${cells.join('')}</row>`
const HEADER = row(HEADINGS.map(text))
const line = (first: string) => row([first, text(CASE), text('15/03/2018'), '<c><v>10</v></c>'])
const xlsx = (rows: string, parts = {}, after = '') =>
  handMade({ sheets: [{ xml: worksheet(HEADER + rows, after) }], parts })
const csv = (cliente: string) => `${HEADINGS.join(';')}\n${cliente};${CASE};15/03/2018;10,00\n`
const ods = (content: string) =>
  zipOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': content })
/** A cell as SheetJS, which has no bounds, hands it to a binary format. */
function binary(cell: string, bookType: 'xlsb' | 'biff5'): Uint8Array {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([HEADINGS, [cell, CASE, '15/03/2018', 10]]), 'P')
  return new Uint8Array(write(book, { type: 'array', bookType, compression: true }))
}

const stored = (name: string) => () => readFile(new URL(`./${name}`, import.meta.url))
const TEN_MEGABYTES = 'x'.repeat(10 * 1024 ** 2)
const BOMB = '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'

const REFUSED: [
  what: string,
  file: () => Promise<Uint8Array> | Uint8Array | string,
  code: string,
][] = [
  ['xlsx with a password', stored('senha.xlsx'), 'file_encrypted'],
  ['xls with a password', stored('senha.xls'), 'file_encrypted'],
  ['ods with a password', stored('senha.ods'), 'file_encrypted'],
  ['cell of 10 MB in a csv', () => csv(TEN_MEGABYTES), 'file_too_big'],
  ['cell of 10 MB in an xlsx', () => xlsx(line(text(TEN_MEGABYTES))), 'file_too_big'],
  [
    'cell of 10 MB in an ods',
    () =>
      ods(
        `<office:document-content><office:spreadsheet><table:table table:name="P"><table:table-row><table:table-cell office:value-type="string"><text:p>${TEN_MEGABYTES}</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet></office:document-content>`,
      ),
    'file_too_big',
  ],
  [
    'cell of 200,000 characters in an xlsb',
    () => binary('x'.repeat(200_000), 'xlsb'),
    'file_too_big',
  ],
  ['xlsx cut short', async () => (await xlsx(line(text('Ana')))).subarray(0, 900), 'file_damaged'],
  ['xls with numbers put over its records', stored('records.xls'), 'file_damaged'],
  [
    'entity bomb in an xlsx',
    () => handMade({ sheets: [{ xml: `${BOMB}<worksheet>&b;</worksheet>` }] }),
    'file_damaged',
  ],
  ['entity bomb in an ods', () => ods(`${BOMB}<office:document-content/>`), 'file_damaged'],
  ['zip bomb', () => xlsx(' '.repeat(70 * 1024 ** 2)), 'file_too_big'],
  [
    'zip whose file is called ../../carteira.csv',
    async () => {
      const zip = Buffer.from(await zipOf({ 'aa/aa/carteira.csv': csv('Ana') }))
      return Buffer.from(zip.toString('latin1').replaceAll('aa/aa/', '../../'), 'latin1')
    },
    'file_damaged',
  ],
]

describe('bad input → refused with status 2, in one sentence and what to do', () => {
  test.each(REFUSED)('%s', async (_, file, code) => {
    const { status, sentences } = await refused(await file())
    expect({ status, codes: sentences.map((one) => one.code) }).toEqual({
      status: 2,
      codes: [code],
    })
    const [told] = sentences
    for (const language of ['pt', 'en'] as const) {
      expect(translate(language, told!)).toMatch(/^[^\n]+\.$/)
      expect(translate(language, told!)).not.toMatch(/[.!?] \p{Lu}/u)
      expect(whatToDo(language, told!)).toMatch(/\.$/)
    }
  })
})

const DANGEROUS = `=cmd|' /C calc'!A0`

describe('odd input that a person can work with → read', () => {
  test('a text that begins with =cmd| in a csv → a text like any other', async () => {
    expect((await accepted(csv(DANGEROUS))).lines[2]).toEqual(item(DANGEROUS))
  })

  test('a formula =cmd| without a value in an xlsx → nothing is run, and the cell is told', async () => {
    const { lines, notes } = await accepted(
      new Uint8Array(await xlsx(line(`<c><f>cmd|' /C calc'!A0</f></c>`))),
    )
    expect(lines[2]).toEqual({ ...item(''), cliente: undefined })
    expect(notes[2]).toEqual(['cell_bare_formula'])
  })

  test('a workbook with macros → its table', async () => {
    const macros = { 'xl/vbaProject.bin': Buffer.from('d0cf11e0a1b11ae1', 'hex') }
    const { lines } = await accepted(new Uint8Array(await xlsx(line(text('Ana')), macros)))
    expect(lines[2]).toEqual(item('Ana'))
  })

  test('a validation of whole columns → its table', async () => {
    const validations =
      '<dataValidations count="1"><dataValidation type="list" sqref="A1:XFD1048576"><formula1>"S,N"</formula1></dataValidation></dataValidations>'
    const { lines } = await accepted(new Uint8Array(await xlsx(line(text('Ana')), {}, validations)))
    expect(lines[2]).toEqual(item('Ana'))
  })

  test('references to another file → their cached values; the file is not looked for', async () => {
    const external = {
      'xl/externalLinks/externalLink1.xml':
        '<externalLink><externalBook r:id="rId1"/></externalLink>',
      'xl/externalLinks/_rels/externalLink1.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="file:///etc/passwd" TargetMode="External"/></Relationships>',
    }
    const cell = '<c t="str"><f>[1]P!A1</f><v>Ana</v></c>'
    const { lines } = await accepted(new Uint8Array(await xlsx(line(cell), external)))
    expect(lines[2]).toEqual(item('Ana'))
  })
})
