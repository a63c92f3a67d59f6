import exceljs from 'exceljs'
import { expect, test } from 'vitest'
import type { SheetToWrite } from '../../src/spreadsheets/sheet.js'
import { testFolder } from './support/folder.js'
import { saveWorkbook } from './support/write.js'
import { partsOf } from './support/zip.js'

const folder = testFolder()
const CHART = {
  title: 'Antes & depois',
  categories: ['Padaria <Estrela>', 'Oficina'],
  series: [
    { name: 'Antes', values: ['100.10', '-5'] },
    { name: 'Depois', values: ['250.333333333333333333', '0'] },
  ],
  place: { column: 0, row: 3, columns: 2, rows: 10 },
}
const PAGE: SheetToWrite = {
  name: 'Primeira',
  widths: [20, 40],
  rows: [[{ title: 'Título' }], [{ link: 'https://exemplo.com.br/a', text: 'a' }]],
  charts: [CHART],
}

test('a chart → its parts, each with its type and its relation, after all else of the sheet', async () => {
  const parts = await partsOf(
    await saveWorkbook(folder.path('g.xlsx'), [PAGE, { name: 'B', rows: [['b']] }]),
  )
  expect([...parts.keys()].filter((path) => /chart|drawing/.test(path)).sort()).toEqual([
    'xl/charts/chart1.xml',
    'xl/drawings/_rels/drawing1.xml.rels',
    'xl/drawings/drawing1.xml',
  ])
  const types = parts.get('[Content_Types].xml')!
  expect(types).toContain('PartName="/xl/charts/chart1.xml"')
  expect(types).toContain('PartName="/xl/drawings/drawing1.xml"')
  expect(parts.get('xl/worksheets/sheet1.xml')).toMatch(
    /<\/headerFooter><drawing r:id="(\w+)"\/><\/worksheet>$/,
  )
  expect(parts.get('xl/worksheets/sheet2.xml')).not.toContain('drawing')
  const relations = parts.get('xl/worksheets/_rels/sheet1.xml.rels')!
  expect(relations).toMatch(/Id="rId1" Type="[^"]*hyperlink" Target="https:\/\/exemplo.com.br\/a"/)
  expect(relations).toContain('Target="../drawings/drawing1.xml"')
})

test('figures of a chart → digit by digit, under their names', async () => {
  const parts = await partsOf(await saveWorkbook(folder.path('g.xlsx'), [PAGE]))
  const chart = parts.get('xl/charts/chart1.xml')!
  const values = [...chart.matchAll(/<c:v>([^<]*)<\/c:v>/g)].map(([, value]) => value)
  expect(values).toEqual([
    'Antes',
    'Padaria &lt;Estrela&gt;',
    'Oficina',
    '100.10',
    '-5',
    'Depois',
    'Padaria &lt;Estrela&gt;',
    'Oficina',
    '250.333333333333333333',
    '0',
  ])
  expect(chart).toContain('<a:t>Antes &amp; depois</a:t>')
})

test.each([
  ['that are all positive → the axis begins at zero, so that lengths compare', ['23', '22'], true],
  ['of which one is negative → the axis begins below it', ['23', '-22'], false],
])('bars %s', async (_, values, isFromZero) => {
  const chart = { ...CHART, series: [{ name: 'Novas', values }] }
  const parts = await partsOf(
    await saveWorkbook(folder.path('g.xlsx'), [{ ...PAGE, charts: [chart] }]),
  )
  expect(parts.get('xl/charts/chart1.xml')!.includes('<c:min val="0"/>')).toBe(isFromZero)
})

test('a workbook with a chart → another reader takes its cells', async () => {
  const path = await saveWorkbook(folder.path('g.xlsx'), [PAGE])
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.readFile(path)
  expect(workbook.getWorksheet('Primeira')!.getCell('A1').value).toBe('Título')
})
