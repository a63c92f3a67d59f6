import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { jobs } from '../../jobs/index.js'
import type { Manifest } from '../../src/core/batch.js'
import type { RowCounts } from '../../src/core/outcome.js'
import type { OutcomeRecord } from '../../src/core/task.js'
import { BatchRecords } from '../../src/records/batch-records.js'
import { keys, taskId } from '../../src/records/keys.js'
import { verify } from '../../src/verify/verify.js'
import { asObjects, readWorkbook } from '../support/workbook.js'
import type { Case } from './cases.js'
import type { Played, Ran } from './one-case.js'
import type { Exchange } from './proxy.js'

/** What the same batch comes to when nothing is done to its answers. */
export interface Reference {
  /** How often each paid request is made. */
  asked: ReadonlyMap<string, number>
  /** Numbers of the figures of each task's items, in their order. */
  figures: ReadonlyMap<string, string[][]>
}

export async function referenceOf(played: Played): Promise<Reference> {
  const { batch = '', seen, all } = played
  if (all.some(({ status }) => status !== 0 && status !== 3)) {
    throw new Error(`undisturbed: ${all.map(({ stderr }) => stderr).join('\n')}`)
  }
  const asked = new Map<string, number>()
  for (const one of seen.filter(({ isPaid }) => isPaid)) {
    const name = requestOf(one, batch)
    asked.set(name, (asked.get(name) ?? 0) + 1)
  }
  return { asked, figures: figuresIn(await outcomesOf(played)) }
}

/** Holds what was stored to what was on the wire, by none of the code that wrote it but the reading of records. */
export async function judge(
  one: Case,
  played: Played,
  reference: Reference,
): Promise<Omit<Ran, 'skippedMs'>> {
  const { batch, seen, all, first, bucket } = played
  const mutated = seen.filter(({ mutation }) => mutation !== undefined).length
  const manifest = batch ? await new BatchRecords(bucket, batch).manifest() : undefined
  const faults = [
    ...all.flatMap(({ unexpected }) => unexpected.map((error) => `unexpected: ${error}`)),
    ...paidTwice(seen, batch ?? '', reference, await probesOf(played)),
    ...(manifest?.state === 'finished'
      ? await finishedFaults(one, played, manifest, reference)
      : [
          `not finished: ${all.map(({ status, stderr }) => `${status} ${stderr.slice(-400)}`).join(' | ')}`,
        ]),
  ]
  return {
    faults,
    mutated,
    paid: seen.filter(({ isPaid }) => isPaid).length,
    rows: manifest?.rows,
    status: first.status,
  }
}

/** Calls that were answered before, and asked again to see whether the service is up (decision 0006). */
async function probesOf({ bucket, batch }: Played): Promise<number> {
  if (!batch) return 0
  const records = new BatchRecords(bucket, batch)
  let probes = 0
  for await (const { probe } of records.attempts(keys.attempts(batch))) probes += probe ? 1 : 0
  return probes
}

/** Nothing that was answered whole is asked again, but for probes, and where two rows ask the same. */
function paidTwice(
  seen: readonly Exchange[],
  batch: string,
  { asked }: Reference,
  probes: number,
): string[] {
  const answered = new Map<string, number>()
  const faults: string[] = []
  for (const one of seen.filter(({ isPaid }) => isPaid)) {
    const name = requestOf(one, batch)
    const before = answered.get(name) ?? 0
    const most = Math.max(1, asked.get(name) ?? 0)
    if (before >= most) faults.push(`paid again after a whole answer: ${name.slice(0, 300)}`)
    if (one.isWhole) answered.set(name, before + 1)
  }
  return faults.length > probes ? faults : []
}

function requestOf({ method, path, sent }: Exchange, batch: string): string {
  const text = `${method} ${path} ${sent.replace(/--+[\w-]+/g, '--')}`
  return batch === '' ? text : text.replaceAll(batch, 'BATCH')
}

async function finishedFaults(
  one: Case,
  played: Played,
  manifest: Manifest,
  reference: Reference,
): Promise<string[]> {
  const { problems } = await verify(manifest, {
    bucket: played.bucket,
    job: jobs.get(manifest.job)!,
  })
  return [
    ...problems.map(({ code, facts }) => `verify: ${code} ${JSON.stringify(facts)}`),
    ...(await rowFaults(one, played, manifest)),
    ...(await figureFaults(played, reference)),
  ]
}

/** Each line of the file in one outcome: by the counts, and by the workbook. */
async function rowFaults(one: Case, played: Played, { rows, id }: Manifest): Promise<string[]> {
  // With the header, which is told as ignored.
  const lines = (await readFile(played.file, 'utf8')).trim().split('\n').length
  const { read = 0, ...ends }: Partial<RowCounts> = rows ?? {}
  const sum = Object.values(ends).reduce((a, b) => a + b, 0)
  const counted =
    sum === read && read === lines && ends.pending === 0
      ? []
      : [`rows: ${JSON.stringify(rows)} of ${lines}`]
  if (one.isNight) return counted
  const workbook = await readWorkbook(join(played.dir, 'data', 'batches', id, 'result.xlsx'))
  const isOfRows = ([header = []]: unknown[][]) =>
    header.includes('Linha') && header.includes('Situação')
  // The first one has each row once; others have what was found for it, or what is wrong with it.
  const found = asObjects([...workbook.values()].find(isOfRows) ?? [[]])
    .map(({ Linha }) => Number(Linha))
    .sort((a, b) => a - b)
  const expected = Array.from({ length: lines }, (_, at) => at + 1)
  return String(found) === String(expected)
    ? counted
    : [...counted, `lines of the workbook: ${found} of ${expected}`]
}

/** A number of a row that is answered was in an answer, or is a sum or a difference of two that were. */
async function figureFaults(played: Played, reference: Reference): Promise<string[]> {
  const came = new Set(played.seen.flatMap(({ text }) => numbersIn(text)))
  for (const number of numbersIn(await readFile(played.file, 'utf8'))) came.add(number)
  const faults: string[] = []
  for (const [task, outcome] of await outcomesOf(played)) {
    for (const [at, item] of outcome.items.entries()) {
      if (item.outcome !== 'ok') continue
      const own = numbersOf(item.figures)
      const known = new Set(reference.figures.get(task)?.[at] ?? [])
      const strange = own.filter((n) => !came.has(n) && !known.has(n) && !isDerived(n, own))
      if (strange.length > 0) faults.push(`${task} ${at}: ${strange.join(' ')} came in no answer`)
    }
  }
  return faults
}

function isDerived(number: string, among: readonly string[]): boolean {
  const wanted = Number(number)
  return among.some((a) =>
    among.some((b) => Math.abs(Math.abs(Number(a) - Number(b)) - Math.abs(wanted)) < 0.011),
  )
}

const numbersOf = (figures: Record<string, string>): string[] =>
  Object.values(figures)
    .filter((text) => /^-?\d+\.\d+$/.test(text))
    .map((text) => cents(Number(text)))
const cents = (value: number): string => value.toFixed(2)

/** As JSON writes them, and as people in Brazil do. */
function numbersIn(text: string): string[] {
  const found = text.slice(0, 2_000_000).match(/-?\d+(?:[.,]\d+)*(?:[eE][+-]?\d+)?/g) ?? []
  return found.flatMap((one) =>
    [one, one.replace(/\./g, '').replace(',', '.')].map(Number).filter(Number.isFinite).map(cents),
  )
}

function figuresIn(outcomes: Map<string, OutcomeRecord>): Map<string, string[][]> {
  return new Map(
    [...outcomes].map(([task, { items }]) => [task, items.map((item) => numbersOf(item.figures))]),
  )
}

async function outcomesOf({ bucket, batch = '' }: Played): Promise<Map<string, OutcomeRecord>> {
  const records = new BatchRecords(bucket, batch)
  const manifest = await records.manifest()
  const all = new Map<string, OutcomeRecord>()
  const add = async (task: string): Promise<void> => {
    const outcome = await records.outcome(task)
    if (outcome) all.set(task, outcome)
    else if (await records.divided(task))
      for (const half of ['a', 'b']) await add(`${task}.${half}`)
  }
  for (let n = 1; n <= (manifest?.plan.tasks ?? 0); n += 1) await add(taskId(n))
  return all
}
