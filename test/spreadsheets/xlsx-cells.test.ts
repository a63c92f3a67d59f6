import { describe, expect, test } from 'vitest'
import type { Cell } from '../../src/spreadsheets/cell.js'
import { testFolder } from './support/folder.js'
import { cellsOf, linesOf } from './support/read.js'
import { type HandMade, handMade, worksheet } from './support/workbook.js'

const folder = testFolder()

const STYLES =
  '<numFmts count="3">' +
  '<numFmt numFmtId="164" formatCode="dd/mm/yyyy"/>' +
  '<numFmt numFmtId="165" formatCode="[$R$-416]\\ #,##0.00"/>' +
  '<numFmt numFmtId="166" formatCode="[h]:mm"/></numFmts>' +
  '<cellStyleXfs count="1"><xf numFmtId="14"/></cellStyleXfs>' +
  '<cellXfs count="7"><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/>' +
  '<xf numFmtId="165"/><xf numFmtId="14" applyNumberFormat="0"/><xf numFmtId="166"/>' +
  '<xf numFmtId="49" quotePrefix="1"/><xf numFmtId="22"/></cellXfs>' +
  '<dxfs count="1"><dxf><numFmt numFmtId="164" formatCode="0.000"/></dxf></dxfs>'

async function read(made: HandMade): Promise<Cell[][]> {
  return cellsOf(await folder.write('celulas.xlsx', await handMade(made)))
}

async function cell(xml: string, made: Partial<HandMade> = {}): Promise<Cell | undefined> {
  const row = `<row r="1">${xml}<c r="Z1"><v>1</v></c></row>`
  return (await read({ sheets: [row], styles: STYLES, ...made }))[0]![0]
}

describe('numbers keep the digits of the file', () => {
  test.each([
    ['an integer beyond 15 digits', '10004204720218260100', '10004204720218260100'],
    ['seventeen digits', '1234.5600000000001', '1234.5600000000001'],
    ['an exponent', '1.0004204720218E+19', '1.0004204720218E+19'],
    ['trailing zeros', '10.50', '10.50'],
    ['a negative', '-0.1', '-0.1'],
    ['blanks around', ' 12 \n', '12'],
  ])('%s', async (_, value, n) => {
    expect(await cell(`<c r="A1"><v>${value}</v></c>`)).toEqual({ n })
    expect(await cell(`<c r="A1" t="n"><v>${value}</v></c>`)).toEqual({ n })
  })

  test.each([
    ['a custom date', 1, { n: '43174', format: 'dd/mm/yyyy', date: true }],
    [
      'a date whose style does not apply its format',
      3,
      { n: '43174', format: 'mm-dd-yy', date: true },
    ],
    ['a date with its time', 6, { n: '43174', format: 'm/d/yy h:mm', date: true }],
    ['money', 2, { n: '43174', format: '[$R$-416]\\ #,##0.00' }],
    ['elapsed time', 4, { n: '43174', format: '[h]:mm' }],
    ['no style', 0, { n: '43174' }],
    ['a style that is not there', 99, { n: '43174' }],
  ])('the format of %s', async (_, style, expected) => {
    expect(await cell(`<c r="A1" s="${style}"><v>43174</v></c>`)).toEqual(expected)
  })

  test('a date beyond any range is a number like another', async () => {
    const beyond = (n: string) => cell(`<c r="A1" s="1"><v>${n}</v></c>`)
    expect(await beyond('99999999999')).toMatchObject({ n: '99999999999', date: true })
    expect(await beyond('-5')).toMatchObject({ n: '-5', date: true })
    expect(await beyond('1E+300')).toMatchObject({ n: '1E+300', date: true })
  })

  test('text without a type is text', async () => {
    expect(await cell('<c r="A1"><v>SIGILOSO</v></c>')).toBe('SIGILOSO')
    expect(await cell('<c r="A1"><v>NaN</v></c>')).toBe('NaN')
  })
})

describe('the epoch of 1904', () => {
  const made = { workbookPr: '<workbookPr date1904="1"/>' }

  test('is moved to 1900 for dates, with their fractions', async () => {
    const at = async (n: string) => cell(`<c r="A1" s="1"><v>${n}</v></c>`, made)
    expect(await at('0')).toMatchObject({ n: '1462', date: true })
    expect(await at('41712.25')).toMatchObject({ n: '43174.25', date: true })
    expect(await at('1E+300')).toMatchObject({ date: true })
  })

  test('leaves numbers and elapsed times alone', async () => {
    expect(await cell('<c r="A1"><v>41712</v></c>', made)).toEqual({ n: '41712' })
    expect(await cell('<c r="A1" s="4"><v>1.5</v></c>', made)).toMatchObject({ n: '1.5' })
  })
})

describe('text', () => {
  const strings =
    '<si><t>simples</t></si>' +
    '<si><r><rPr><b/></rPr><t xml:space="preserve">rico </t></r><r><t>junto</t></r><rPh sb="0" eb="1"><t>fonética</t></rPh><phoneticPr fontId="1"/></si>' +
    '<si>\n <t xml:space="preserve">  espaços\nlinha\r\noutra </t>\n</si>' +
    '<si><t>a_x000D_\nb_x0041_ _x005F_x000D_ &lt;&amp;&#233;</t></si>' +
    '<si><t/></si><si/>' +
    '<si><t><![CDATA[<b>]]></t></si>'

  test.each([
    [0, 'simples'],
    [1, 'rico junto'],
    [2, '  espaços\nlinha\noutra '],
    [3, 'a\r\nbA _x000D_ <&é'],
    [4, null],
    [5, null],
    [6, '<b>'],
  ])('shared string %i', async (index, expected) => {
    expect(await cell(`<c r="A1" t="s"><v>${index}</v></c>`, { strings })).toBe(expected)
  })

  test.each([
    [
      'in line',
      '<c r="A1" t="inlineStr"><is><t>João &amp; Cia &#x1F600;</t></is></c>',
      'João & Cia 😀',
    ],
    [
      'in line, rich',
      '<c r="A1" t="inlineStr"><is><r><t>a</t></r><r><t> b</t></r><rPh sb="0" eb="1"><t>x</t></rPh></is></c>',
      'a b',
    ],
    [
      'in line, in a CDATA',
      '<c r="A1" t="inlineStr"><is><t><![CDATA[a < b & c]]></t></is></c>',
      'a < b & c',
    ],
    ['in line, with an escape', '<c r="A1" t="inlineStr"><is><t>a_x0009_b</t></is></c>', 'a\tb'],
    [
      'with an apostrophe before it',
      '<c r="A1" s="5" t="inlineStr"><is><t>00123</t></is></c>',
      '00123',
    ],
    ['of a formula', '<c r="A1" t="str"><f>B1</f><v> x_x000A_y </v></c>', ' x\ny '],
    ['empty, of a formula', '<c r="A1" t="str"><f>IF(B1="","",1)</f><v></v></c>', null],
    ['in line, empty', '<c r="A1" t="inlineStr"/>', null],
  ])('%s', async (_, xml, expected) => {
    expect(await cell(xml)).toBe(expected)
  })
})

describe('a text of which a part is struck through', () => {
  const run = (text: string, dress = '') => `<r><rPr>${dress}</rPr><t>${text}</t></r>`
  const lines = async (xml: string, strings?: string) => {
    const made = {
      sheets: [`<row r="1">${xml}</row>`],
      styles: STYLES,
      ...(strings ? { strings } : {}),
    }
    return linesOf(await folder.write('riscado.xlsx', await handMade(made)))
  }

  test.each([
    ['wholly', run('900', '<strike/>'), '900'],
    ['in part', run('900', '<strike val="1"/>') + run(' 800'), '900 800'],
  ])('%s → its line is, in line and shared', async (_, runs, text) => {
    const struck = [{ line: 1, cells: [text], struck: true }]
    expect(await lines(`<c r="A1" t="inlineStr"><is>${runs}</is></c>`)).toEqual(struck)
    expect(await lines('<c r="A1" t="s"><v>0</v></c>', `<si>${runs}</si>`)).toEqual(struck)
  })

  test('in no part → its line is not, whatever the text before it', async () => {
    const runs = run('900', '<strike val="0"/>') + run(' 800')
    const plain = [{ line: 1, cells: ['900 800'] }]
    expect(await lines(`<c r="A1" t="inlineStr"><is>${runs}</is></c>`)).toEqual(plain)
    const strings = `<si>${run('700', '<strike/>')}</si><si>${runs}</si>`
    expect(await lines('<c r="A1" t="s"><v>1</v></c>', strings)).toEqual(plain)
  })
})

describe('other cells', () => {
  test.each<[string, string, Cell]>([
    ['true', '<c r="A1" t="b"><v>1</v></c>', { b: true }],
    ['false', '<c r="A1" t="b"><v>0</v></c>', { b: false }],
    ['an error', '<c r="A1" t="e"><v>#N/D</v></c>', { e: '#N/D' }],
    [
      'an error of a formula',
      '<c r="A1" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
      { e: '#DIV/0!', formula: true },
    ],
    ['a number of a formula', '<c r="A1"><f>1+1</f><v>2</v></c>', { n: '2', formula: true }],
    [
      'a number of a shared formula',
      '<c r="A1"><f t="shared" si="0"/><v>2</v></c>',
      { n: '2', formula: true },
    ],
    ['a formula without a result', '<c r="A1"><f>SUM(B1:B2)</f></c>', { formula: true }],
    ['a formula with an empty result', '<c r="A1"><f>SUM(B1:B2)</f><v/></c>', { formula: true }],
    [
      'an ISO date',
      '<c r="A1" s="1" t="d"><v>2018-03-15T12:00:00Z</v></c>',
      { n: '43174.5', date: true, format: 'dd/mm/yyyy' },
    ],
    ['an ISO date alone', '<c r="A1" t="d"><v>2018-03-15</v></c>', { n: '43174', date: true }],
    ['no date at all', '<c r="A1" t="d"><v>amanhã</v></c>', 'amanhã'],
    ['blank', '<c r="A1" s="1"/>', null],
    ['blank, open and closed', '<c r="A1" s="1"></c>', null],
    ['an empty value', '<c r="A1"><v></v></c>', null],
  ])('%s', async (_, xml, expected) => {
    expect(await cell(xml)).toEqual(expected)
  })
})

describe('rows', () => {
  test('without numbers, and cells without references, follow the one before', async () => {
    const rows =
      '<row><c><v>1</v></c><c/><c><v>2</v></c></row><row/>' +
      '<row r="9"><c r="C9"><v>3</v></c><c><v>4</v></c></row><row><c><v>5</v></c></row>'
    const path = await folder.write('sem-r.xlsx', await handMade({ sheets: [rows] }))
    expect(await linesOf(path)).toEqual([
      { line: 1, cells: [{ n: '1' }, null, { n: '2' }] },
      { line: 9, cells: [null, null, { n: '3' }, { n: '4' }] },
      { line: 10, cells: [{ n: '5' }] },
    ])
  })

  test('hidden ones are told and read; blank ones are not', async () => {
    const blank = '<c r="A2" s="1"/><c r="B2" t="inlineStr"><is><t>  </t></is></c>'
    const rows =
      `<row r="1" hidden="1"><c r="A1"><v>1</v></c></row><row r="2">${blank}</row>` +
      '<row r="3" hidden="true"><c r="A3"><v>3</v></c></row><row r="4" hidden="0"><c r="A4"><v>4</v></c></row>'
    const path = await folder.write('ocultas.xlsx', await handMade({ sheets: [rows] }))
    expect(await linesOf(path)).toEqual([
      { line: 1, cells: [{ n: '1' }], hidden: true },
      { line: 3, cells: [{ n: '3' }], hidden: true },
      { line: 4, cells: [{ n: '4' }] },
    ])
  })

  test('of prefixed tags and strict namespaces, with comments and instructions between', async () => {
    const xml =
      '\ufeff<?xml version="1.0"?><!-- a > b --><x:worksheet xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main">' +
      '<?app x?><x:sheetData><x:row r="2"><x:c r="AA2" t="inlineStr"><x:is><x:t>oi</x:t></x:is></x:c ></x:row>' +
      '<!-- <row> --></x:sheetData><x:mergeCells count="1"><x:mergeCell ref="AA2:AB3"/></x:mergeCells></x:worksheet>'
    const [cells] = await read({ sheets: [{ xml }] })
    expect(cells).toEqual([...Array(26).fill(null), 'oi'])
  })

  test('of a sheet in UTF-16', async () => {
    const xml = Buffer.from(
      `\ufeff${worksheet('<row><c><v>1</v></c></row>').replace('UTF-8', 'UTF-16')}`,
      'utf16le',
    )
    const path = 'xl/worksheets/sheet1.xml'
    expect(await read({ sheets: [''], parts: { [path]: xml } })).toEqual([[{ n: '1' }]])
  })
})
