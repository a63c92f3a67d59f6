import { writeFile } from 'node:fs/promises'
import exceljs from 'exceljs'
import { expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { accept } from '../../src/accept/accept.js'
import { templateFor } from '../../src/batches/template.js'
import { CALC_TYPES } from '../../src/services/calculation/inputs.js'
import { templateWorkbook } from '../../src/spreadsheets/template-workbook.js'
import { testFolder } from '../spreadsheets/support/folder.js'
import { useEngine } from './support/engine.js'

const folder = testFolder()
const engine = useEngine()

/** Columns of the template of calc that are not fields of the service: group, client and name. */
const OF_LOTE = 3

/** The template as a person gets it, from the sandbox as the service. */
async function written(kind: string, type?: string) {
  const job = jobs.get(kind)!
  const path = folder.path(`${kind}-${type ?? ''}.xlsx`)
  const sheet = await templateFor(engine.app(), job, path, { type })
  await writeFile(path, await templateWorkbook(sheet.table, sheet.readMe, 0))
  return { path, job, ...sheet }
}

test.each([
  ...jobs.keys(),
])('the workbook of %s, taken as it stands → its columns are the fields, its page is not read', async (kind) => {
  const { path, job, table } = await written(kind)
  const titles = table.columns.map(({ title }) => title)
  const accepted = await accept(path, job.fields, { map: {}, given: {}, lastYear: 2026 })
  try {
    expect(accepted.sheet).toBe('Modelo')
    // Of calc the service describes the others.
    const known = kind === 'calc' ? titles.slice(0, OF_LOTE) : titles
    expect(accepted.mapping.map(({ heading }) => heading).toSorted()).toEqual(known.toSorted())
    expect(accepted.remarks.map(({ code }) => code)).not.toContain('told_comments')
  } finally {
    await accepted.close()
  }
})

test('a template with long examples → no text is wider than its column', async () => {
  const { path, table } = await written('calc', 'atualizacaoMonetaria')
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.readFile(path)
  for (const [at, { kind }] of table.columns.entries()) {
    if (kind !== 'text') continue
    const longest = Math.max(...table.rows.map((row) => String(row[at] ?? '').length))
    expect(workbook.worksheets[0]!.getColumn(at + 1).width).toBeGreaterThan(longest + 1)
  }
})

test('the workbook of calc, no type named → long lines have room, the table stays legible on paper, and its fields are told', async () => {
  const { path } = await written('calc')
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.readFile(path)
  const [sheet, page] = workbook.worksheets
  const rows = page!.getRows(1, page!.rowCount)!
  const of = (label: string) => rows.find((row) => row.getCell(1).value === label)!
  expect([of('Nome do cálculo (-p name)').height, of('Tipo do cálculo (-p type)').height]).toEqual([
    15, 60,
  ])
  expect(of('Parcelas: data').getCell(2).value).toBe(
    'campo do tipo de cálculo; o que pode ter é dito por lote template calc --type TIPO',
  )
  expect(sheet!.pageSetup).toMatchObject({ fitToPage: true, fitToWidth: 1 })
  const wide = new exceljs.Workbook()
  await wide.xlsx.readFile((await written('calc', 'calculosJudiciais')).path)
  expect(wide.worksheets[0]!.pageSetup.fitToWidth).toBe(2)
})

test.each(
  CALC_TYPES,
)('the workbook of calc for %s → headings in words, each read as the field that it stands for', async (type) => {
  const { path, table } = await written('calc', type)
  const titles = table.columns.map(({ title }) => title)
  expect(titles.filter((title) => /[._]/.test(title))).toEqual([])
  const told = table.columns.map(({ about }) => /no serviço: (.+)$/.exec(about)?.[1] ?? '')
  expect(told.filter(Boolean)).toHaveLength(titles.length - OF_LOTE)
  const request = engine.request(path, 'calc', [`type=${type}`])
  const { input } = await engine.submit(engine.app(), request)
  expect(input.mapping.map(({ heading }) => heading).toSorted()).toEqual(titles.toSorted())
})

test('the workbook of correct → dates and amounts are typed, and indices are a list to choose from', async () => {
  const { path } = await written('correct')
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.readFile(path)
  const [sheet, page] = workbook.worksheets
  expect(sheet!.getCell('C2').value).toEqual(new Date('2019-03-15T00:00:00Z'))
  expect(sheet!.getCell('D2')).toMatchObject({ value: 12345.67, numFmt: '[$-416]#,##0.00' })
  const { type, formulae } = sheet!.getCell('F2').dataValidation
  expect([type, ...formulae]).toEqual([
    'list',
    expect.stringMatching(/^'LEIA-ME'!\$E\$2:\$E\$\d+$/),
  ])
  expect(page!.getColumn(5).values).toContain('ipca')
  expect(sheet!.getCell('C2').dataValidation).toMatchObject({
    type: 'date',
    prompt: 'obrigatória; data, como 31/12/2024',
  })
})

test.each([
  ['correct', 'Base da SELIC', 'opcional; a (o valor corrigido), am (o valor corrigido e a multa)'],
  ['correct', 'Índice (-p index)', 'texto'],
  ['people', 'Nome do meio', 'opcional; texto'],
  ['people', 'Quem procurar (-p who)', 'lawyers (advogados), parties (partes)'],
  ['publications', 'OAB', 'basta esta, ou outra das que dizem o que se procura'],
  ['calc', 'Grupo', 'as linhas do mesmo grupo são um cálculo só; opcional; texto'],
])('the instructions of %s, «%s» → what may be typed: %s', async (kind, title, about) => {
  const { readMe } = await templateFor(engine.app(), jobs.get(kind)!, 'modelo.xlsx', {})
  expect(readMe.lines.find(([first]) => first === title)?.[1]).toContain(about)
})

test('no further column and no parameter → no heading for them', async () => {
  for (const job of jobs.values()) {
    const { readMe } = await templateFor(engine.app(), job, 'modelo.xlsx', {})
    const headings = [...readMe.lines.entries()].filter(([at, [first, text]]) => {
      const next = readMe.lines[at + 1]
      return first !== '' && text === '' && (next === undefined || next[0] === '')
    })
    expect(headings).toEqual([])
  }
})

test.each(
  CALC_TYPES,
)('the workbook of %s, as the service describes it → is calculated as it stands', async (type) => {
  const { path, template } = await written('calc', type)
  const pairs = template.args.filter((_, at) => template.args[at - 1] === '-p')
  const manifest = await engine.run(engine.request(path, 'calc', pairs))
  const { read, ok, warned, ignored } = manifest.rows!
  expect(ok + warned).toBe(read - ignored)
  expect(ok + warned).toBeGreaterThan(0)
})
