import ExcelJS from 'exceljs'
import { describe, expect, test } from 'vitest'
import { openSource } from '../../src/spreadsheets/open.js'
import type { SheetToWrite } from '../../src/spreadsheets/sheet.js'
import { writeWorkbook } from '../../src/spreadsheets/xlsx/write.js'
import { testFolder } from './support/folder.js'
import { OPTIONS, saveWorkbook } from './support/write.js'
import { partsOf } from './support/zip.js'

const folder = testFolder()

const TABLE: SheetToWrite = {
  name: "Resultado d'água",
  columns: [
    { title: 'Nº do Processo', kind: 'text', width: 28 },
    { title: 'Valor corrigido', note: 'No serviço: <valor>', kind: 'money' },
    { title: 'Avisos', kind: 'text', wrap: true },
    { title: 'Ver', kind: 'text' },
  ],
  rows: [
    [
      '1000420-47.2021.8.26.0100',
      { n: '1234.56' },
      'a\nb',
      { link: 'https://exemplo.invalid/a?b=1&c="2"', text: '=abrir' },
    ],
    ['10004204720218260100', { n: '-5' }, null, { link: '#Leia-me!A1', text: 'início' }],
    ['x', { n: '0' }, 'c', { link: 'anexos/cálculo 1.pdf', text: 'arquivo' }],
    ['y', { n: '0' }, 'c', { link: 'javascript:alert(1)', text: 'nunca' }],
    ['z', { n: '0' }, 'c', { link: 'https://exemplo.invalid/a?b=1&c="2"', text: '' }],
  ],
}
const PAGE: SheetToWrite = {
  name: 'Leia-me',
  widths: [30, 90],
  rows: [[{ bold: 'Título' }, 'texto']],
}

describe('an independent reader', () => {
  test('finds the values, the formats and what a table has', async () => {
    const path = await saveWorkbook(folder.path('tabela.xlsx'), [PAGE, TABLE])
    const workbook = await new ExcelJS.Workbook().xlsx.readFile(path)
    expect(workbook).toMatchObject({ title: 'Correção & cia', creator: 'lote' })
    expect(workbook.created).toEqual(OPTIONS.createdAt)
    const sheet = workbook.getWorksheet("Resultado d'água")!
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 })
    expect(sheet.autoFilter).toBe('A1:D6')
    expect(sheet.pageSetup).toMatchObject({
      paperSize: 9,
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: '1:1',
    })
    expect(sheet.headerFooter.oddFooter).toBe('&L&12&A&R&12Página &P de &N - 10/03/2025')
    expect(sheet.getColumn(1).width).toBe(28)
    expect(sheet.getCell('A1')).toMatchObject({ value: 'Nº do Processo', font: { bold: true } })
    expect(sheet.getCell('A1').alignment.wrapText).toBe(true)
    expect(sheet.getCell('A1').fill).toMatchObject({ pattern: 'solid' })
    expect(sheet.getCell('A3')).toMatchObject({ value: '10004204720218260100', numFmt: '@' })
    expect(sheet.getCell('B2')).toMatchObject({ value: 1234.56, numFmt: '[$-416]#,##0.00' })
    expect(sheet.getCell('B3').value).toBe(-5)
    expect(sheet.getCell('C2').alignment.wrapText).toBe(true)
    expect(sheet.getCell('D2').value).toEqual({
      hyperlink: 'https://exemplo.invalid/a?b=1&c=%222%22',
      text: '=abrir',
    })
    expect(sheet.getCell('D4').value).toMatchObject({ hyperlink: 'anexos/c%C3%A1lculo%201.pdf' })
    expect(sheet.getCell('D5').value).toBe('nunca (javascript:alert(1))')
    expect(sheet.getCell('D6').value).toMatchObject({ text: 'https://exemplo.invalid/a?b=1&c="2"' })
  })

  test('finds the note of a heading', async () => {
    const path = await saveWorkbook(folder.path('nota.xlsx'), [PAGE, TABLE, TABLE])
    const { worksheets } = await new ExcelJS.Workbook().xlsx.readFile(path)
    const told = worksheets.map((sheet) => sheet.getCell('B1').note)
    expect(told).toEqual([undefined, 'No serviço: <valor>', 'No serviço: <valor>'])
    expect(worksheets[1]!.getCell('A1').note).toBeUndefined()
  })

  test('finds a free page without a header, a filter or a frozen row', async () => {
    const path = await saveWorkbook(folder.path('pagina.xlsx'), [PAGE])
    const sheet = (await new ExcelJS.Workbook().xlsx.readFile(path)).worksheets[0]!
    expect(sheet.getCell('A1')).toMatchObject({ value: 'Título', font: { bold: true } })
    expect(sheet.getColumn(2).width).toBe(90)
    expect(sheet.autoFilter ?? null).toBeNull()
    expect(sheet.views[0]?.state).toBe('normal')
    expect(sheet.pageSetup.orientation).toBe('portrait')
  })
})

describe('the parts', () => {
  test('have their elements in the order of the standard', async () => {
    const parts = await partsOf(await saveWorkbook(folder.path('ordem.xlsx'), [TABLE]))
    expect(childrenOf(parts.get('xl/worksheets/sheet1.xml')!)).toEqual([
      'sheetPr',
      'sheetViews',
      'sheetFormatPr',
      'cols',
      'sheetData',
      'autoFilter',
      'hyperlinks',
      'pageMargins',
      'pageSetup',
      'headerFooter',
      'legacyDrawing',
    ])
    expect(childrenOf(parts.get('xl/styles.xml')!)).toEqual([
      'numFmts',
      'fonts',
      'fills',
      'borders',
      'cellStyleXfs',
      'cellXfs',
      'cellStyles',
      'dxfs',
      'tableStyles',
    ])
    expect(childrenOf(parts.get('xl/workbook.xml')!)).toEqual([
      'workbookPr',
      'bookViews',
      'sheets',
      'definedNames',
    ])
  })

  test('name the filter and the print titles of each table', async () => {
    const parts = await partsOf(await saveWorkbook(folder.path('nomes.xlsx'), [PAGE, TABLE]))
    const workbook = parts.get('xl/workbook.xml')!
    expect(workbook).toContain(
      `<definedName name="_xlnm._FilterDatabase" localSheetId="1" hidden="1">'Resultado d''água'!$A$1:$D$6</definedName>` +
        `<definedName name="_xlnm.Print_Titles" localSheetId="1">'Resultado d''água'!$1:$1</definedName>`,
    )
    expect(workbook.match(/<definedName /g)).toHaveLength(2)
  })

  test('hold no formula, whatever the input', async () => {
    const rows = [
      [
        '=1+1',
        { bold: '=2' },
        { link: 'https://x.invalid', text: '=3' },
        { n: '4', formula: true as const },
      ],
    ]
    const parts = await partsOf(
      await saveWorkbook(folder.path('formulas.xlsx'), [{ name: 'A', rows }]),
    )
    expect(parts.get('xl/worksheets/sheet1.xml')).not.toMatch(/<f[ >/]/)
    expect(parts.get('xl/styles.xml')).toContain('quotePrefix="1"')
  })

  test('are all well-formed and listed', async () => {
    const parts = await partsOf(await saveWorkbook(folder.path('todas.xlsx'), [PAGE, TABLE]))
    const types = parts.get('[Content_Types].xml')!
    for (const name of parts.keys()) {
      if (name.endsWith('.rels') || name === '[Content_Types].xml') continue
      const listed = name.endsWith('.vml') ? 'Extension="vml"' : `PartName="/${name}"`
      expect(types).toContain(listed)
    }
    expect(parts.has('xl/worksheets/_rels/sheet2.xml.rels')).toBe(true)
    expect(parts.has('xl/worksheets/_rels/sheet1.xml.rels')).toBe(false)
  })
})

test('rows of wrapping text have room for their lines, up to ten', async () => {
  const rows = [['curto'], ['0'.repeat(95)], ['a\nb\nc\nd'], ['x'.repeat(9000)], [{ n: '1' }]]
  const parts = await partsOf(
    await saveWorkbook(folder.path('alturas.xlsx'), [{ name: 'A', widths: [30], rows }]),
  )
  const found = [...parts.get('xl/worksheets/sheet1.xml')!.matchAll(/<row r="\d"( .*?)?>/g)]
  expect(found.map(([, height]) => height)).toEqual([
    undefined,
    ' ht="60"',
    ' ht="60"',
    ' ht="150" customHeight="1"',
    undefined,
  ])
})

test('a workbook without a sheet is refused: Excel does not open one', () => {
  expect(() => writeWorkbook([], OPTIONS)).toThrow('a workbook needs a sheet')
})

describe('sheet names', () => {
  test.each([
    [['a/b\\c[d]e:f*g?h'], ['a-b-c-d-e-f-g-h']],
    [
      ['x'.repeat(40), 'x'.repeat(40)],
      ['x'.repeat(31), `${'x'.repeat(27)} (2)`],
    ],
    [
      ['Dados', 'DADOS', 'dados'],
      ['Dados', 'DADOS (2)', 'dados (3)'],
    ],
    [
      ["'aspas'", '', '  ', 'History'],
      ['aspas', 'Planilha', 'Planilha (2)', 'History (2)'],
    ],
    [
      [`${'y'.repeat(30)}😀`, 'a\0b\nc'],
      ['y'.repeat(30), 'a b c'],
    ],
  ])('%j', async (names, expected) => {
    const sheets = names.map((name) => ({ name, rows: [['1']] }))
    const { sheets: read } = await openSource(await saveWorkbook(folder.path('n.xlsx'), sheets))
    expect(read.map(({ name }) => name)).toEqual(expected)
  })
})

/** The names of the elements right under the root, which saxes has found well-formed. */
function childrenOf(xml: string): string[] {
  const names: string[] = []
  let depth = 0
  for (const [, close, name, selfClosed] of xml.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
    if (close) depth--
    else {
      if (depth === 1) names.push(name!)
      if (!selfClosed) depth++
    }
  }
  return names
}
