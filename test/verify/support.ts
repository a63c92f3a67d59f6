import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { jobs } from '../../jobs/index.js'
import type { Manifest } from '../../src/core/batch.js'
import type { Job } from '../../src/core/job/job.js'
import type { Sentence } from '../../src/messages/message-code.js'
import { BatchRecords } from '../../src/records/batch-records.js'
import { keys } from '../../src/records/keys.js'
import type { Bucket } from '../../src/storage/bucket.js'
import { openFolder } from '../../src/storage/folder.js'
import { verify } from '../../src/verify/verify.js'
import { partsOf, zipOf } from '../spreadsheets/support/zip.js'
import { lote } from '../support/cli.js'
import { portfolio } from '../support/portfolio.js'
import { lendRedis, reclaimRedis } from '../support/spare-redis.js'
import { startStandIn } from '../support/stand-in.js'

const SETS = ['ipca', 'inpc']
/** More rows than ride in one call; and some that cannot be calculated. */
export const ROWS = 1_010
const WRONG = ['Total geral;;999,00;;', ';Sem data;10,00;31/02/2020;ipca']

const BY_INDEX = { headings: ['Índice'], cells: (i: number) => [SETS[i % 2]!] }

/** A batch that was really run, for a test to damage. */
export interface Batch {
  dir: string
  bucket: Bucket
  id: string
  records: BatchRecords
  manifest(): Promise<Manifest>
  /** What is wrong, each as its code and the facts that matter. */
  problems(file?: string): Promise<string[]>
  all(file?: string): Promise<Sentence[]>
  /** The stored workbook as a file, of which parts may be changed. */
  copyOf(edits?: Record<string, (xml: string) => string>): Promise<string>
  /** Changes the text of a part of the stored workbook. */
  editResult(part: string, edit: (xml: string) => string): Promise<void>
  /** A workbook of all its sheets, of which a part may be changed. */
  allSheets(part?: string, edit?: (xml: string) => string): Promise<string>
}

/** One batch, run once by the built program; each call gives a copy of its storage. */
export function useBatch(count = ROWS, more = BY_INDEX): () => Promise<Batch> {
  let home: string
  let id: string
  let copies = 0
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'lote-verify-test-'))
    const sandbox = await startStandIn({})
    const runDir = join(home, 'run')
    lendRedis(runDir)
    try {
      const env = {
        STORAGE_URL: `file:${join(home, 'first')}`,
        LOTE_RUN_DIR: runDir,
        CALC_BASE_URL: sandbox.calc,
        CALC_API_KEY: sandbox.apiKey,
      }
      const file = join(home, 'carteira.csv')
      await writeFile(file, `${portfolio(count, more)}${WRONG.join('\r\n')}\r\n`)
      const asked = [
        'run',
        file,
        '--job',
        'correct',
        '-p',
        'updateTo=31/12/2024',
        '--json',
        '--yes',
      ]
      const run = await lote(asked, env, home)
      if (!run.report?.batch) throw new Error(run.stderr)
      id = run.report.batch
    } finally {
      await sandbox.close()
      await reclaimRedis(runDir)
    }
  })
  afterAll(() => rm(home, { recursive: true, force: true }))
  return async () => {
    copies += 1
    const dir = join(home, `copy-${copies}`)
    await cp(join(home, 'first'), dir, { recursive: true })
    return batchIn(dir, id)
  }
}

async function batchIn(dir: string, id: string): Promise<Batch> {
  const bucket = await openFolder(dir)
  const records = new BatchRecords(bucket, id)
  const job = jobs.get('correct')! as Job
  const manifest = async () => (await records.manifest())!
  const all = async (file?: string) =>
    (await verify(await manifest(), { bucket, job, ...(file ? { file } : {}) })).problems
  const edited = async (path: string, part: string, edit: (xml: string) => string) => {
    const parts = await partsOf(path)
    const found = parts.get(part)!
    const changed = edit(found)
    if (changed === found) throw new Error(`${part} is as it was`)
    return zipOf(Object.fromEntries(parts.set(part, changed)))
  }
  const copyOf = async (edits: Record<string, (xml: string) => string> = {}) => {
    const path = join(dir, 'pasta.xlsx')
    await writeFile(path, (await bucket.get(keys.result(id)))!)
    for (const [part, edit] of Object.entries(edits))
      await writeFile(path, await edited(path, part, edit))
    return path
  }
  const editResult = async (part: string, edit: (xml: string) => string) =>
    bucket.put(keys.result(id), await edited(join(dir, keys.result(id)), part, edit))
  const allSheets = async (part?: string, edit?: (xml: string) => string) => {
    const path = join(dir, 'todas.xlsx')
    const env = { STORAGE_URL: `file:${dir}`, LOTE_RUN_DIR: join(dir, 'run') }
    const asked = ['result', id, '--sheets', 'all', '--out', path]
    const told = await lote(asked, env, dir)
    if (told.status !== 0) throw new Error(told.stderr)
    if (part && edit) await writeFile(path, await edited(path, part, edit))
    return path
  }
  const problems = async (file?: string) => (await all(file)).map((problem) => brief(problem, id))
  return { dir, bucket, id, records, manifest, problems, all, copyOf, editResult, allSheets }
}

/** `verify_cell Resultado 12 J`: the code and where, without the words. */
function brief({ code, facts }: Sentence, id: string): string {
  const { key, sheet, line, column, cell, label, title, call, what, figure } = facts
  const where = [String(key ?? '').replace(`batches/${id}/`, ''), sheet, line, column, label]
  // A cell that is not named by its line and column.
  const more = [
    line === undefined ? cell : undefined,
    title,
    call === undefined ? undefined : String(call).replace(`${id}.`, ''),
  ]
  return [code, ...where, ...more, what, figure]
    .filter((one) => one !== undefined && one !== '')
    .join(' ')
}

/** The n-th worksheet of the workbook, in the order of its sheets. */
export const SHEETS = {
  Resultado: 'xl/worksheets/sheet2.xml',
  'Por processo': 'xl/worksheets/sheet3.xml',
  'Por cliente': 'xl/worksheets/sheet4.xml',
  Memória: 'xl/worksheets/sheet6.xml',
  Resumo: 'xl/worksheets/sheet7.xml',
  /** Of a workbook of all sheets. */
  'Entrada original': 'xl/worksheets/sheet12.xml',
}

/** The whole element of a row of a worksheet. */
export function rowXml(xml: string, row: number): string {
  const found = new RegExp(`<row r="${row}"[^>]*>.*?</row>`, 's').exec(xml)
  if (!found) throw new Error(`no row ${row}`)
  return found[0]
}
