import { readFile, rm, writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { expect } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { pendingOf } from '../../src/batches/patch/pending-workbook.js'
import { batchDifference } from '../../src/batches/rerun/batch-difference.js'
import type { Manifest } from '../../src/core/batch.js'
import { Outcomes } from '../../src/gather/outcomes.js'
import { render } from '../../src/publish/render.js'
import { BatchRecords } from '../../src/records/batch-records.js'
import { type Clock, systemClock } from '../../src/runtime/clock.js'
import { VERSION } from '../../src/runtime/version.js'
import { markWorkbook } from '../../src/spreadsheets/marked/mark-workbook.js'
import type { Marking } from '../../src/spreadsheets/marked/marking.js'
import type { SheetToWrite } from '../../src/spreadsheets/sheet.js'
import { writeWorkbook } from '../../src/spreadsheets/xlsx/write.js'
import type { Bucket } from '../../src/storage/bucket.js'
import { openFolder } from '../../src/storage/folder.js'
import { writeLawyerWorkbook } from '../../src/watches/per-lawyer-workbook.js'
import { inProcess } from '../cli/in-process.js'
import { unpackBucket } from '../support/stored-bucket.js'

import {
  busyLawyer,
  everyEnd,
  indexMovement,
  monthsCompared,
  nightWithFailures,
  threeMonths,
  weekWithGaps,
} from './made-workbooks.js'

/** What the release of this build has stored: a batch of each job, and two nights. */
export interface Stored {
  bucket: Bucket
  manifests: readonly Manifest[]
  path(name: string): string
}

export async function storedIn(path: Stored['path']): Promise<Stored> {
  await unpackBucket(`${VERSION}.zip`, path('data'))
  const bucket = await openFolder(path('data'))
  const manifests: Manifest[] = []
  for await (const key of bucket.list('batches/')) {
    const id = /^batches\/([^/]+)\/manifest\.json$/.exec(key)?.[1]
    if (id !== undefined) manifests.push((await new BatchRecords(bucket, id).manifest())!)
  }
  return { bucket, manifests, path }
}

type Make = (stored: Stored) => Promise<Buffer[]>

const jobOf = (kind: string) => jobs.get(kind)!
const ofJob = ({ manifests }: Stored, kind: string) => manifests.filter(({ job }) => job === kind)

const ofEachJob = [...jobs.keys()].map((kind): [string, Make] => [
  kind,
  async (stored) => {
    const all = ofJob(stored, kind).map(({ finishedAt, ...manifest }) => {
      const outcomes = new Outcomes(new BatchRecords(stored.bucket, manifest.id))
      const ended = { ...manifest, finishedAt: finishedAt! }
      return render(ended, jobOf(kind), { bucket: stored.bucket, outcomes, sheets: 'all' })
    })
    return Promise.all(all.map(async (one) => buffer((await one).workbook)))
  },
])

/** The morning after the last night that is stored. */
const MORNING: Clock = { ...systemClock, now: () => Date.parse('2026-11-21T09:00:00Z') }

/** By a command of the program. */
async function made({ path }: Stored, args: string[], data = 'data'): Promise<Buffer[]> {
  const out = path('feita.xlsx')
  await rm(out, { force: true })
  const env = { STORAGE_URL: `file:${path(data)}` }
  const { status, said } = await inProcess([...args, '--out', out], env, MORNING)
  expect([0, 3], said).toContain(status)
  return [await readFile(out)]
}

const templates = [...jobs.keys()].map((kind): [string, Make] => [
  `template ${kind}`,
  (stored) => made(stored, ['template', kind]),
])

/** Each kind of workbook by its name, and how it is made of what is stored. */
export const EACH_WORKBOOK: readonly (readonly [kind: string, make: Make])[] = [
  ...ofEachJob,
  [
    'each lawyer’s own',
    async (stored) => {
      const keys = await writeLawyerWorkbook(ofJob(stored, 'watch')[0]!, stored.bucket)
      const books = keys.filter((key) => key.endsWith('.xlsx'))
      return Promise.all(books.map(async (key) => (await stored.bucket.get(key))!))
    },
  ],
  [
    'the rows to mend',
    async (stored) => {
      const rejected = ofJob(stored, 'correct').find(({ rows }) => rows!.rejected > 0)!
      return [await buffer((await pendingOf(rejected, stored.bucket)).workbook)]
    },
  ],
  [
    'two batches compared',
    async (stored) => {
      const [before, now] = ofJob(stored, 'correct')
      const engine = { bucket: async () => stored.bucket, job: jobOf }
      return [await buffer(await (await batchDifference(engine, before!, now!)).workbook())]
    },
  ],
  [
    'report gazette',
    (stored) => {
      const period = ['-p', 'from=2026-11-17', '-p', 'to=2026-11-20']
      return made(stored, ['report', 'gazette', 'noite', ...period])
    },
  ],
  [
    'report portfolio',
    (stored) => made(stored, ['report', 'portfolio', 'carteira.csv', '--sandbox']),
  ],
  [
    'a marked copy, of a workbook without a theme',
    async ({ path }) => {
      const from = path('deles.xlsx')
      const to = path('marcada.xlsx')
      await writeFile(from, writeWorkbook([TABLE], MADE))
      await markWorkbook({ from, to }, MARKING)
      return [await readFile(to)]
    },
  ],
  ['each end of a row', ({ path }) => everyEnd(path('ends'))],
  [
    'two months of a portfolio compared',
    async ({ path }) => [await monthsCompared(path('months'))],
  ],
  [
    'report portfolio, of three months',
    async (stored) => {
      await threeMonths(stored.path('months'))
      return made(stored, ['report', 'portfolio', 'carteira.csv'], 'months')
    },
  ],
  ['report index, with changes', async () => [await indexMovement()]],
  ['report gazette, of a week with gaps', async () => [await weekWithGaps()]],
  ['a lawyer’s own, of a busy night', async () => [await busyLawyer()]],
  ['watch, with failures', async ({ path }) => [await nightWithFailures(path('failures'))]],
  ...templates,
]

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
  sheet: 'Plan1',
  header: 1,
  width: 2,
  columns: [{ title: 'ID da linha', kind: 'id', width: 10 }],
  rows: [{ line: 2, values: ['lote-1:2'], marks: [{ column: 1, text: 'Olhe.', is: 'warned' }] }],
}
