import { readFile, writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { batchDifference } from '../../src/batches/batch-difference.js'
import { pendingOf } from '../../src/batches/pending-workbook.js'
import type { Manifest } from '../../src/core/batch.js'
import { Outcomes } from '../../src/gather/outcomes.js'
import { render } from '../../src/publish/render.js'
import { BatchRecords } from '../../src/records/batch-records.js'
import { VERSION } from '../../src/runtime/version.js'
import { markWorkbook } from '../../src/spreadsheets/marked/mark-workbook.js'
import type { Marking } from '../../src/spreadsheets/marked/marking.js'
import type { SheetToWrite } from '../../src/spreadsheets/sheet.js'
import { writeWorkbook } from '../../src/spreadsheets/xlsx/write.js'
import type { Bucket } from '../../src/storage/bucket.js'
import { openFolder } from '../../src/storage/folder.js'
import { writeLawyerWorkbook } from '../../src/watches/per-lawyer-workbook.js'
import { testFolder } from '../spreadsheets/support/folder.js'
import { partsOf, zipOf } from '../spreadsheets/support/zip.js'
import { lote } from '../support/cli.js'
import { unpackBucket } from '../support/stored-bucket.js'

interface Fault {
  description: string
  path: { xpath: string; partUri: string }
}
/** The validator of Microsoft's Open XML SDK: the schemas of ECMA-376 and what Excel asks beyond them. */
const SDK = '@ooxml-tools/validate'
const { default: validate } = (await import(SDK)) as {
  default(file: Uint8Array, format: 'xlsx', office: string): Promise<Fault[]>
}

/** Of exceljs; the standard allows any order (CT_Font is a choice), the SDK that of its first edition. */
const ORDER_OF_A_FONT = /^\/xl\/styles\.xml \/x:styleSheet\S+\/x:font\[\d+\]: .*unexpected child/

async function faultsIn(workbook: Uint8Array): Promise<string[]> {
  const faults = await validate(new Uint8Array(workbook), 'xlsx', 'Microsoft365')
  return faults.map(({ path, description }) => `${path.partUri} ${path.xpath}: ${description}`)
}

const folder = testFolder()
let bucket: Bucket
let manifests: Manifest[]

beforeAll(async () => {
  await unpackBucket(`${VERSION}.zip`, folder.path('data'))
  bucket = await openFolder(folder.path('data'))
  manifests = []
  for await (const key of bucket.list('batches/')) {
    const id = /^batches\/([^/]+)\/manifest\.json$/.exec(key)?.[1]
    if (id !== undefined) manifests.push((await new BatchRecords(bucket, id).manifest())!)
  }
})

const jobOf = (kind: string) => jobs.get(kind)!
const ofJob = (kind: string) => manifests.filter(({ job }) => job === kind)

describe('each kind of workbook → nothing that Excel would repair', () => {
  test.each([...jobs.keys()].filter((kind) => kind !== 'report'))('%s', async (kind) => {
    const all = ofJob(kind)
    expect(all.length).toBeGreaterThan(0)
    for (const { finishedAt, ...manifest } of all) {
      const outcomes = new Outcomes(new BatchRecords(bucket, manifest.id))
      const ended = { ...manifest, finishedAt: finishedAt! }
      const deps = { bucket, outcomes, sheets: 'all' as const }
      const { workbook } = await render(ended, jobOf(kind), deps)
      expect(await faultsIn(await buffer(workbook)), manifest.id).toEqual([])
    }
  })

  test('each lawyer’s own', async () => {
    const keys = await writeLawyerWorkbook(ofJob('watch')[0]!, bucket)
    const books = keys.filter((key) => key.endsWith('.xlsx'))
    expect(books.length).toBeGreaterThan(0)
    for (const key of books) expect(await faultsIn((await bucket.get(key))!), key).toEqual([])
  })

  test('the rows to mend', async () => {
    const withRejected = ofJob('correct').find(({ rows }) => rows!.rejected > 0)!
    const { workbook } = await pendingOf(withRejected, bucket)
    expect(await faultsIn(await buffer(workbook))).toEqual([])
  })

  test('two batches compared', async () => {
    const [before, now] = ofJob('correct')
    const engine = { bucket: async () => bucket, job: jobOf }
    const { workbook } = await batchDifference(engine, before!, now!)
    expect(await faultsIn(await buffer(workbook()))).toEqual([])
  })

  test.each([
    ['gazette', 'noite', '-p', 'from=2026-11-17', '-p', 'to=2026-11-20'],
    ['portfolio', 'carteira.csv', '--sandbox'],
  ])('the report %s', async (...report) => {
    const path = folder.path('relatorio.xlsx')
    const env = { STORAGE_URL: `file:${folder.path('data')}` }
    const made = await lote(['report', ...report, '--out', path], env, folder.path('.'))
    expect([0, 3], made.stderr).toContain(made.status)
    expect(await faultsIn(await readFile(path))).toEqual([])
  })

  test('a marked copy, of a workbook without a theme', async () => {
    const [from, to] = [folder.path('deles.xlsx'), folder.path('marcada.xlsx')]
    await writeFile(from, writeWorkbook([TABLE], MADE))
    expect((await partsOf(from)).has('xl/theme/theme1.xml')).toBe(false)
    await markWorkbook({ from, to }, MARKING)
    const faults = await faultsIn(await readFile(to))
    expect(faults.filter((fault) => !ORDER_OF_A_FONT.test(fault))).toEqual([])
  })

  test('a sheet to begin from', async () => {
    const path = folder.path('modelo.xlsx')
    const made = await lote(['template', 'correct', '--out', path], {}, folder.path('.'))
    expect(made.status, made.stderr).toBe(0)
    const faults = await faultsIn(await readFile(path))
    expect(faults.filter((fault) => !ORDER_OF_A_FONT.test(fault))).toEqual([])
  })
})

const MADE = { title: 'T', creator: 'lote', createdAt: new Date(0) }
const TABLE: SheetToWrite = {
  name: 'Plan1',
  columns: [
    { title: 'Processo', kind: 'text' },
    { title: 'Valor', kind: 'text' },
  ],
  rows: [['x', '1']],
}
const MARKING: Marking = {
  ...{ sheet: 'Plan1', header: 1, width: 2 },
  columns: [{ title: 'ID da linha', kind: 'id', width: 10 }],
  rows: [{ line: 2, values: ['lote-1:2'], marks: [{ column: 1, text: 'Olhe.', is: 'warned' }] }],
}

const PAGE: SheetToWrite = {
  name: 'A',
  widths: [20, 40],
  rows: [[{ title: 'Título' }]],
  charts: ([undefined, 'beside', 'stacked'] as const).map((columns, at) => ({
    title: 'T',
    categories: ['a', 'b'],
    series: [{ name: 's', values: ['1', '2'] }],
    ...(columns ? { columns } : {}),
    place: { column: 0, row: 3 + 11 * at, columns: 2, rows: 10 },
  })),
}

test('the validator itself, an axis without its place and margins before the cells → both told', async () => {
  const path = folder.path('certa.xlsx')
  const book = writeWorkbook([PAGE], MADE)
  await writeFile(path, book)
  expect(await faultsIn(await readFile(path))).toEqual([])
  const parts = Object.fromEntries(await partsOf(path))
  const chart = 'xl/charts/chart1.xml'
  const sheet = 'xl/worksheets/sheet1.xml'
  const broken = await zipOf({
    ...parts,
    [chart]: parts[chart]!.replace('<c:axPos val="l"/>', ''),
    [sheet]: parts[sheet]!.replace(/(<sheetData>.*)(<pageMargins[^>]*>)/s, '$2$1'),
  })
  const faults = await faultsIn(broken)
  expect(faults).toHaveLength(2)
  expect(faults.join()).toMatch(/charts\/chart1.*axPos/)
  expect(faults.join()).toMatch(/sheet1/)
})
