import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { jobs } from '../../jobs/index.js'
import type { Manifest } from '../../src/batch.js'
import type { Job } from '../../src/job.js'
import { BatchRecords } from '../../src/records/batch-records.js'
import { callName, halves, keys, taskId } from '../../src/records/keys.js'
import type { JournalEntry } from '../../src/sandbox/index.js'
import type { AttemptRecord, OutcomeRecord } from '../../src/task.js'
import type { Rig } from './rig.js'

const GONE = 'process that sent it is gone'

/** Where it happened. */
export type Scene = Pick<Rig, 'dir' | 'sandbox' | 'bucket' | 'store'>

/** What is known beside the records and the service's journal. */
export interface Witnessed {
  /** Processes that were killed. */
  killed: ReadonlySet<number>
  /** When the store had a key, where a proxy saw it. */
  writtenAtMs: ReadonlyMap<string, number>
  /** The service was told to answer 429, so that one is no sign of a limit that was broken. */
  refusals: number
}

export interface Judged {
  faults: string[]
  calls: number
  /** Calls that a task was asked with beyond the first, but for those that were told to wait. */
  repeated: number
  /** Tasks of which it could not be found out whether their call was answered. */
  uncertain: number
  /** Calls that were under way in a process when it was killed. */
  inFlight: number
}

/** A task that a call was to settle, and all that is known of it. */
interface Told {
  task: string
  attempts: AttemptRecord[]
  outcome: OutcomeRecord | undefined
  /** Its requests as the service saw them. */
  arrivals: JournalEntry[]
  answeredAtMs: number | undefined
  settledAtMs: number | undefined
  /** The call whose answer is stored. */
  answeredBy: string | undefined
}

/** Holds records, journal and service of a finished batch to each other. */
export async function judge(rig: Scene, batch: string, seen: Witnessed): Promise<Judged> {
  const records = new BatchRecords(rig.bucket, batch)
  const manifest = (await records.manifest())!
  const told = await allTold(rig, manifest, records, seen)
  const faults = [
    ...rowFaults(manifest),
    ...(await resultFaults(rig, manifest)),
    ...told.flatMap((one) => taskFaults(one, seen)),
    ...(await creationFaults(rig, told, batch)),
    ...rig.sandbox.violations(),
    ...refusedFaults(rig, seen),
  ]
  return {
    faults,
    calls: told.reduce((sum, { arrivals }) => sum + arrivals.length, 0),
    repeated: told.reduce((sum, one) => sum + repeatsOf(one), 0),
    uncertain: told.filter(({ outcome }) => isUncertain(outcome)).length,
    inFlight: told.reduce((sum, one) => sum + inFlightOf(one, seen).length, 0),
  }
}

function rowFaults({ rows, plan, state }: Manifest): string[] {
  if (state !== 'finished' || !rows) return [`the batch is ${state}`]
  const { read, ...ends } = rows
  const sum = Object.values(ends).reduce((a, b) => a + b, 0)
  return [
    ...(sum === read && read === plan.rows
      ? []
      : [`rows: ${JSON.stringify(rows)} of ${plan.rows}`]),
    ...(rows.pending === 0 ? [] : [`${rows.pending} rows are pending`]),
    ...(rows.rejected === plan.rejected ? [] : [`${rows.rejected} rows are rejected`]),
  ]
}

async function resultFaults({ bucket }: Scene, { result }: Manifest): Promise<string[]> {
  const bytes = result && (await bucket.get(result.key))
  if (!bytes) return ['there is no workbook']
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return sha256 === result.sha256 ? [] : ['the workbook is not the one of the manifest']
}

async function allTold(
  rig: Scene,
  manifest: Manifest,
  records: BatchRecords,
  seen: Witnessed,
): Promise<Told[]> {
  const job = jobs.get(manifest.job)! as Job
  const journal = new Map<string, JournalEntry[]>()
  for (const entry of rig.sandbox.journal()) {
    const name = nameOf(entry.method, entry.path, entry.body)
    journal.set(name, [...(journal.get(name) ?? []), entry])
  }
  const all: Told[] = []
  const tell = async (task: string): Promise<void> => {
    const { parameters, items } = await records.task(task)
    const name = callName({ batch: manifest.id, task })
    const { method, path, body } = job.next({ parameters, items, name, answers: [] }, {})!
    const attempts: AttemptRecord[] = []
    for await (const one of records.attempts(keys.attemptsOf(manifest.id, task))) attempts.push(one)
    all.push({
      task,
      attempts,
      outcome: await records.outcome(task),
      arrivals: journal.get(nameOf(method, `/calc${path}`, body)) ?? [],
      answeredBy: (await records.answer(task))?.record.call.id,
      answeredAtMs: await writtenAt(rig, keys.answer(manifest.id, task), seen),
      settledAtMs: await writtenAt(rig, keys.outcome(manifest.id, task), seen),
    })
    if (await records.divided(task)) for (const half of halves(task)) await tell(half)
  }
  for (let n = 1; n <= manifest.plan.tasks; n += 1) await tell(taskId(n))
  return all
}

function nameOf(method: string, path: string, body: unknown): string {
  return JSON.stringify([method, path, body])
}

/** When an object was in the store; of a folder, when its file got its name. */
async function writtenAt(
  { dir, store }: Scene,
  key: string,
  { writtenAtMs }: Witnessed,
): Promise<number | undefined> {
  if (store) return writtenAtMs.get(key)
  const found = await stat(join(dir, 'data', key)).catch(() => undefined)
  return found?.ctimeMs
}

function taskFaults(told: Told, seen: Witnessed): string[] {
  const faults = [...arrivalFaults(told), ...lossFaults(told, seen), ...outcomeFaults(told, seen)]
  return faults.map((fault) => `${told.task}: ${fault}`)
}

function arrivalFaults({ attempts, arrivals, answeredAtMs }: Told): string[] {
  const late = arrivals.filter(({ at }) => answeredAtMs !== undefined && at > answeredAtMs)
  const sent = attempts.filter(({ units }) => units > 0)
  const excused = attempts.filter(({ ended }) => ended && ended.as !== 'refused')
  const came = `${arrivals.length} calls came to the service`
  return [
    ...(late.length > 0 ? [`asked ${late.length} times after its answer was recorded`] : []),
    ...(arrivals.length > sent.length ? [`${came}, ${sent.length} are written down`] : []),
    ...(arrivals.length > 1 + excused.length ? [`${came}, ${excused.length} told as lost`] : []),
  ]
}

/** After its deadline nobody waits for an answer, also where the process lives. */
function lossFaults({ attempts }: Told, { killed }: Witnessed): string[] {
  return attempts
    .filter(({ ended, deadlineMs }) => ended?.reason.includes(GONE) && ended.atMs < deadlineMs)
    .filter(({ owner }) => !killed.has(owner.pid))
    .map(({ call }) => `${call} is told as lost with its process, which nobody killed`)
}

function outcomeFaults(told: Told, seen: Witnessed): string[] {
  const { attempts, outcome, answeredAtMs = Infinity, settledAtMs = 0 } = told
  const failed = outcome?.items.find((item) => item.outcome === 'failed')
  if (!isUncertain(outcome)) return failed ? [`failed: ${JSON.stringify(failed.notes)}`] : []
  const isLost =
    inFlightOf(told, seen).length > 0 ||
    attempts.some(({ ended }) => ended?.as === 'unknown' || ended?.as === 'broken')
  return [
    ...(isLost ? [] : ['uncertain, and no call of it was lost']),
    // An answer may come to who had stood still, when it was told as uncertain already.
    ...(answeredAtMs < settledAtMs ? ['told as uncertain, and was answered'] : []),
  ]
}

/** Attempts of a process that was killed, of which it could tell no end. */
function inFlightOf({ attempts, answeredBy }: Told, { killed }: Witnessed): AttemptRecord[] {
  return attempts.filter(
    ({ call, owner, ended }) =>
      killed.has(owner.pid) && call !== answeredBy && (!ended || ended.reason.includes(GONE)),
  )
}

function repeatsOf({ arrivals }: Told): number {
  return Math.max(0, arrivals.filter(({ status }) => status !== 429).length - 1)
}

function isUncertain(outcome: OutcomeRecord | undefined): boolean {
  return (
    outcome?.items.some(({ notes }) => notes.some(({ code }) => code === 'row_uncertain')) ?? false
  )
}

/** What calls made at the service: once what was answered, at most once what is uncertain. */
async function creationFaults(rig: Scene, told: Told[], batch: string): Promise<string[]> {
  const made = new Map<string, number>()
  for (const name of await savedNames(rig)) made.set(name, (made.get(name) ?? 0) + 1)
  return told.flatMap(({ task, outcome, arrivals }) => {
    const name = callName({ batch, task })
    const count = made.get(name) ?? 0
    if (count > 1) return [`${task}: made ${count} times at the service`]
    const creates = arrivals.some(({ body }) => (body as { save?: boolean } | undefined)?.save)
    const answered = outcome?.items.some(
      (item) => item.outcome === 'ok' || item.outcome === 'warned',
    )
    if (creates && answered && count === 0)
      return [`${task}: answered, and not made at the service`]
    return []
  })
}

async function savedNames({ sandbox }: Scene): Promise<string[]> {
  const names: string[] = []
  for (let offset = 0; ; offset += 500) {
    const answer = await fetch(`${sandbox.calc}/v1/calc?limit=500&offset=${offset}`, {
      headers: { authorization: `Bearer ${sandbox.apiKey}` },
    })
    const { calculations } = (await answer.json()) as { calculations: { name: string | null }[] }
    names.push(...calculations.map(({ name }) => name ?? ''))
    if (calculations.length < 500) return names
  }
}

/** A 429 of the service itself says that we asked more than we may. */
function refusedFaults({ sandbox }: Scene, { refusals }: Witnessed): string[] {
  const found = sandbox.journal().filter(({ status }) => status === 429).length
  return found > refusals ? [`${found} answers of 429, and ${refusals} were asked for`] : []
}
