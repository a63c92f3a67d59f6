import { describe, expect, test } from 'vitest'
import { DEFAULT_BOUNDS } from '../../src/spreadsheets/bounds.js'
import { openSource } from '../../src/spreadsheets/open.js'
import { testFolder } from './support/folder.js'
import { cellsOf, linesOf, refusalOf } from './support/read.js'
import { zipOf } from './support/zip.js'

const folder = testFolder()
const cell = (attributes: string, text = '') =>
  `<table:table-cell ${attributes}>${text && `<text:p>${text}</text:p>`}</table:table-cell>`
const row = (cells: string, attributes = '') =>
  `<table:table-row ${attributes}>${cells}</table:table-row>`

let files = 0
async function ods(rows: string, styles = '', parts: Record<string, string> = {}): Promise<string> {
  files += 1
  const content = `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${parts.before ?? ''}<table:table table:name="P">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`
  const zip = await zipOf({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': content,
    ...(parts.manifest ? { 'META-INF/manifest.xml': parts.manifest } : {}),
  })
  return folder.write(`${files}.ods`, zip)
}

describe('cells of an OpenDocument sheet', () => {
  test('values by their types → numbers with the digits of the file, dates, texts', async () => {
    const path = await ods(
      row(
        [
          cell('office:value-type="float" office:value="1234.50"', '1.234,50'),
          cell('office:value-type="date" office:date-value="2019-03-15T12:00:00"', '15/03/2019'),
          cell('office:value-type="currency" office:currency="USD" office:value="9"', 'US$ 9'),
          cell('office:value-type="percentage" office:value="0.15"', '15%'),
          cell('office:value-type="boolean" office:boolean-value="true"', 'VERDADEIRO'),
          cell('office:value-type="string"', 'a<text:s text:c="2"/>b</text:p><text:p>c'),
          cell('office:value-type="string" office:string-value="00123"'),
          cell('office:value-type="time" office:time-value="PT12H00M00S"', '12:00'),
        ].join(''),
      ),
    )
    expect(await cellsOf(path)).toEqual([
      [
        { n: '1234.50' },
        { n: '43539.5', format: 'dd/mm/yyyy', date: true },
        { n: '9', format: '[$USD] #,##0.00' },
        { n: '0.15', format: '0%' },
        { b: true },
        'a  b\nc',
        '00123',
        { n: '0.5' },
      ],
    ])
  })

  test('formulas → the cached value; without one, a bare formula; an error as such', async () => {
    const path = await ods(
      row(
        cell('table:formula="of:=1+1" office:value-type="float" office:value="2"', '2') +
          cell('table:formula="of:=1+1"') +
          cell(
            'table:formula="of:=1/0" office:value-type="string" calcext:value-type="error"',
            '#N/D',
          ),
      ),
    )
    expect(await cellsOf(path)).toEqual([
      [{ n: '2', formula: true }, { formula: true }, { e: '#N/D', formula: true }],
    ])
  })

  test('comments, drawings and text of other sheets → no content of a cell', async () => {
    const note =
      '<office:annotation><text:p>nota<text:span> a</text:span> b</text:p></office:annotation>'
    const path = await ods(
      row(
        `<table:table-cell office:value-type="string">${note}<text:p>x</text:p></table:table-cell>`,
      ),
    )
    const source = await openSource(path)
    expect(source.facts.comments).toEqual([{ sheet: 'P', line: 1, column: 0, text: 'nota a b' }])
    await source.close()
    expect(await cellsOf(path)).toEqual([['x']])
  })

  test('repeated rows and cells → each at its place; blank ones cost nothing', async () => {
    const a = cell('office:value-type="string" table:number-columns-repeated="2"', 'a')
    const blank = cell('table:number-columns-repeated="16384"')
    const path = await ods(
      row(blank, 'table:number-rows-repeated="9"') +
        row(`${cell('')}${a}`, 'table:number-rows-repeated="2"') +
        row(blank, 'table:number-rows-repeated="1048565"'),
    )
    expect(await linesOf(path)).toEqual([
      { line: 10, cells: [null, 'a', 'a'] },
      { line: 11, cells: [null, 'a', 'a'] },
    ])
  })

  test('a default style of a column, sections of a format, a line through → format and mark', async () => {
    const number =
      '<number:number number:decimal-places="2" number:min-integer-digits="1" number:grouping="true"/>'
    const styles = `<number:number-style style:name="N1P0">${number}</number:number-style><number:number-style style:name="N1"><number:text>-</number:text>${number}<style:map style:condition="value()&gt;=0" style:apply-style-name="N1P0"/></number:number-style><style:style style:name="c1" style:family="table-cell" style:data-style-name="N1"/><style:style style:name="c2" style:family="table-cell" style:parent-style-name="c1"><style:text-properties style:text-line-through-style="solid"/></style:style>`
    const one = 'office:value-type="float" office:value="1"'
    const path = await ods(
      `<table:table-column table:number-columns-repeated="3" table:default-cell-style-name="c1"/>${row(cell(one, '1'))}${row(cell(`${one} table:style-name="c2"`, '1'))}`,
      styles,
    )
    const shown = { n: '1', format: '#,##0.00;-#,##0.00' }
    expect(await linesOf(path)).toEqual([
      { line: 1, cells: [shown] },
      { line: 2, cells: [shown], struck: true },
    ])
  })
})

test.each([
  'style:text-line-through-style="solid"',
  'style:text-line-through-type="single"',
  'style:text-line-through-style="none" style:text-line-through-type="none"',
])('a text of which a part has %s → its line is struck through, or not', async (said) => {
  const styles = `<style:style style:name="T1" style:family="text"><style:text-properties ${said}/></style:style>`
  const text = (of: string) => row(cell('office:value-type="string"', of))
  const struck = text('<text:span text:style-name="T1">900</text:span> 800')
  expect(await linesOf(await ods(struck + text('<text:span>700</text:span>'), styles))).toEqual([
    { line: 1, cells: ['900 800'], ...(said.includes('none') ? {} : { struck: true }) },
    { line: 2, cells: ['700'] },
  ])
})

describe('an OpenDocument sheet beyond a bound', () => {
  const text = cell('office:value-type="string"', 'abcde')
  test.each([
    ['rows', row(text, 'table:number-rows-repeated="3"'), '', 2],
    ['lineCharacters', row(text.repeat(3)), '', 14],
    [
      'styles',
      row(text),
      '<style:style style:family="table" style:name="a"/><style:style style:family="table" style:name="b"/>',
      1,
    ],
  ] as const)('%s → refused by its name', async (bound, rows, styles, most) => {
    const path = await ods(rows, styles)
    const found = await refusalOf(path, { ...DEFAULT_BOUNDS, [bound]: most })
    expect(found).toMatchObject({ code: 'too_big', exceeded: { bound, most } })
  })

  test('sheets → refused by its name', async () => {
    const before = `<table:table table:name="A">${row(text)}</table:table>`
    const path = await ods(row(text), '', { before })
    const found = await refusalOf(path, { ...DEFAULT_BOUNDS, sheets: 1 })
    expect(found).toMatchObject({ code: 'too_big', exceeded: { bound: 'sheets', most: 1 } })
  })
})

describe('an OpenDocument sheet that is refused', () => {
  test('with a password → encrypted', async () => {
    const manifest =
      '<manifest:manifest><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>'
    expect((await refusalOf(await ods('', '', { manifest }))).code).toBe('encrypted')
  })

  test('a filled row a thousand million times, a cell too long, columns beyond → too big', async () => {
    const a = cell('office:value-type="string"', 'a')
    const tall = await ods(row(a, 'table:number-rows-repeated="1000000000"'))
    expect((await refusalOf(tall)).exceeded).toMatchObject({ bound: 'rows' })
    const wide = await ods(
      row(cell('office:value-type="string" table:number-columns-repeated="99999"', 'a')),
    )
    expect((await refusalOf(wide)).exceeded).toMatchObject({ bound: 'columns' })
    const long = await ods(row(cell('office:value-type="string"', 'a'.repeat(500))))
    const bounds = { ...DEFAULT_BOUNDS, cellCharacters: 100 }
    expect((await refusalOf(long, bounds)).exceeded).toMatchObject({ bound: 'cellCharacters' })
  })

  test('entities of its own → damaged', async () => {
    const path = await folder.write(
      'entidade.ods',
      await zipOf({
        mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
        'content.xml': '<!DOCTYPE a [<!ENTITY b "c">]><office:document-content/>',
      }),
    )
    expect((await refusalOf(path)).code).toBe('damaged')
  })
})

test('columns that are folded, filtered out or without width → known as hidden', async () => {
  const styles =
    '<style:style style:name="a" style:family="table-column"><style:table-column-properties style:column-width="0cm"/></style:style>' +
    '<style:style style:name="b" style:family="table-column"><style:table-column-properties style:column-width="0.5cm"/></style:style>'
  const columns = [
    '<table:table-column table:style-name="b"/>',
    '<table:table-column table:visibility="collapse" table:number-columns-repeated="2"/>',
    '<table:table-column table:visibility="filter"/>',
    '<table:table-column table:style-name="a"/>',
    '<table:table-column table:visibility="visible"/>',
  ]
  const source = await openSource(await ods(columns.join('') + row(cell('')), styles))
  expect(await source.sheets[0]!.hiddenColumns()).toEqual([1, 2, 3, 4])
  await source.close()
})
