import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, expect } from 'vitest'
import { jobs } from '../../../jobs/index.js'
import { planWarnings } from '../../../src/batches/submission/plan-warnings.js'
import { type Prepared, prepare, type Request } from '../../../src/batches/submission/prepare.js'
import { UserError } from '../../../src/core/errors.js'
import type { Parameters as Given } from '../../../src/core/job/job.js'
import { readParameters } from '../../../src/core/job/parse-parameters.js'
import type { RowRecord, TaskRecord } from '../../../src/core/task.js'
import { planBatch } from '../../../src/dispatch/plan.js'
import { openDocuments } from '../../../src/documents/open.js'
import { translateWhole } from '../../../src/messages/index.js'
import type { Sentence } from '../../../src/messages/message-code.js'
import { workbook } from '../../accept/support/workbook.js'
import { readsAt } from '../../jobs/support.js'
import { startStandIn } from '../../support/stand-in.js'

type Sheets = Parameters<typeof workbook>[0]

/** A sheet as an office or a court has it, and what a careful person expects of it. */
export interface OfficeSheet {
  /** What it is. */
  sheet: string
  job: string
  /** As `-p` takes them. */
  parameters: string[]
  map?: Record<string, string>
  /** Lines of a CSV, or the sheets of a workbook. */
  lines: string[] | Sheets
  encoding?: 'latin1' | 'utf16le'
  /** Of the file, without its ending, where that says something. */
  named?: string
  /** Files that lie beside it. */
  documents?: string[]
  /**
   * `asks CODE`, `refuses CODE`; else each line: what is sent of it, `! CODE` where it is rejected,
   * `~ code` where it is told with a note, `- kind` where it is ignored, `= line` where that line has its result.
   */
  expects: string[]
  /** Also told before anything is paid. */
  tells?: string[]
}

/** A sheet with what a careful person would do with it, written down before it was read. */
export type JudgedSheet = OfficeSheet & { careful: string }

export interface Outcome {
  /** As `expects` has them. */
  rows: string[]
  told: string[]
  /** In Portuguese, as the user reads it. */
  said: string
  /** Each sentence of the batch, then those of its rows, with its facts. */
  facts: string[]
}

/** Its rows and what it tells as they were written down before, and every fact of it as it was approved. */
export async function expectCareful(desk: ReturnType<typeof officeDesk>, given: OfficeSheet) {
  const outcome = await desk(given)
  expect(outcome.rows).toEqual(given.expects)
  expect(outcome.told).toEqual(expect.arrayContaining(given.tells ?? []))
  expect(outcome.facts.join('\n')).toMatchSnapshot()
  return outcome
}

/** What becomes of such sheets before anything is paid, by the free reads of a sandbox. */
export function officeDesk(): (given: OfficeSheet) => Promise<Outcome> {
  const withSheet = officeFolder()
  return (given) =>
    withSheet(given, async (request, reads) => {
      try {
        return await planned(request, reads)
      } catch (error) {
        if (!(error instanceof UserError)) throw error
        const verb = error.status === 4 ? 'asks' : 'refuses'
        return {
          rows: error.sentences.map(({ code }) => `${verb} ${code}`),
          told: [],
          said: said(error.sentences),
          facts: error.sentences.map(factsOf),
        }
      }
    })
}

type Using<T> = (request: Request, reads: ReturnType<typeof readsAt>) => Promise<T>

/** A sheet as a file, and the free reads of a sandbox. */
export function officeFolder(): <T>(given: OfficeSheet, use: Using<T>) => Promise<T> {
  let folder = ''
  let reads = readsAt(undefined as never)
  let files = 0
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lote-offices-'))
    const sandbox = await startStandIn({})
    reads = readsAt(sandbox)
    return async () => {
      await sandbox.close()
      await rm(folder, { recursive: true, force: true })
    }
  })
  return async (given, use) => {
    files += 1
    const own = join(folder, String(files))
    await mkdir(own)
    const isText = Array.isArray(given.lines)
    const file = join(own, `${given.named ?? 'planilha'}.${isText ? 'csv' : 'xlsx'}`)
    await writeFile(file, await contentOf(given))
    for (const name of given.documents ?? []) await writeDocument(join(own, name), name)
    const { documents, close } = await openDocuments(file, { mostBytes: 1_000 }, noStore)
    try {
      return await use({ ...requestOf(file, given), documents }, reads)
    } finally {
      await close()
    }
  }
}

const noStore = () => Promise.reject(new Error('no store was expected'))

async function writeDocument(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

async function contentOf({ lines, encoding }: OfficeSheet): Promise<Uint8Array> {
  if (!Array.isArray(lines)) return workbook(lines)
  const text = `${encoding === 'utf16le' ? '\uFEFF' : ''}${lines.join('\r\n')}\r\n`
  return Buffer.from(text, encoding ?? 'utf8')
}

function requestOf(file: string, { job: kind, parameters: pairs, map = {} }: OfficeSheet): Request {
  const job = jobs.get(kind)!
  const parameters = readParameters(pairs, job)
  const accept = { map, lastYear: 2026, given: parameters }
  const knowledge = { today: '2026-12-31' }
  return { file, job, parameters, accept, duplicates: 'warn', lane: 'normal', knowledge }
}

export async function planned(request: Request, reads: ReturnType<typeof readsAt>) {
  const prepared = await prepare(request, { reads })
  try {
    const rows: RowRecord[] = []
    const tasks = new Map<string, TaskRecord>()
    const sink = {
      rows: async (_: number, some: RowRecord[]) => void rows.push(...some),
      task: async (id: string, record: TaskRecord) => void tasks.set(id, record),
    }
    const { parameters, knowledge } = prepared
    const options = { parameters, knowledge, duplicates: 'warn' as const }
    const plan = await planBatch(prepared.accepted.rows(), request.job, sink, options)
    const price = { calls: 0, units: 0, freeCalls: 0, estimateMs: 0 }
    const told = planWarnings(request, prepared, plan, price)
    return {
      rows: rows.map((row) => shown(row, tasks, prepared)),
      told: told.map(({ code }) => code),
      said: said(told),
      facts: [...told.map(factsOf), ...rows.flatMap(factsOfRow)],
    }
  } finally {
    await prepared.accepted.close()
  }
}

function factsOf({ code, facts }: Sentence): string {
  return facts === undefined ? code : `${code} ${JSON.stringify(facts)}`
}

function factsOfRow({ line, problems = [], notes = [] }: RowRecord): string[] {
  return [...problems, ...notes].map((sentence) => `${line} ${factsOf(sentence)}`)
}

function said(sentences: Sentence[]): string {
  const texts = sentences.map((one) => [translateWhole('pt', one), translateWhole('en', one)])
  for (const text of texts.flat()) expect(text).not.toMatch(/undefined|NaN|\[object/)
  return texts.map(([pt]) => pt).join('\n')
}

function shown(row: RowRecord, tasks: Map<string, TaskRecord>, { parameters }: Prepared): string {
  const { line, ignored, problems, notes = [] } = row
  if (ignored) return `${line} - ${ignored}`
  if (problems) return `${line} ! ${codes(problems)}`
  if (row.duplicateOf !== undefined) return `${line} = ${row.duplicateOf}`
  const task = tasks.get(row.task!)!
  const own = differing(task.parameters, parameters)
  const item = JSON.stringify(task.items[row.item!]).replaceAll('"', '')
  return [`${line} ${item}`, ...own, ...(notes.length > 0 ? [`~ ${codes(notes)}`] : [])].join(' ')
}

function codes(sentences: Sentence[]): string {
  return sentences.map(({ code }) => code).join(' ')
}

/** What the line's own cells say otherwise than the batch. */
function differing(own: Given, ofBatch: Given): string[] {
  return Object.entries(own).flatMap(([name, value]) =>
    ofBatch[name] === value ? [] : [`${name}=${value}`],
  )
}
