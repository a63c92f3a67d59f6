import { createHash } from 'node:crypto'
import type { Manifest } from '../../src/core/batch.js'
import type { AttemptRecord, OutcomeRecord } from '../../src/core/task.js'
import { BatchRecords } from '../../src/records/batch-records.js'
import { callName } from '../../src/records/keys.js'
import type { AccessLogEntry } from '../../src/sandbox/index.js'
import type { Rig } from './rig.js'
import {
  type Arrivals,
  allTold,
  arrivalsAt,
  grouped,
  type Step,
  type Told,
  withoutProbes,
} from './told.js'

const GONE = 'process that sent it is gone'

/** Where it happened. */
export type Scene = Pick<Rig, 'dir' | 'sandbox' | 'bucket' | 'store'>

/** What is known beside the records and the service's journal. */
export interface Witnessed {
  /** Processes that were ended at once. */
  killed: ReadonlySet<number>
  /** When the store had a key, where a proxy saw it. */
  writtenAtMs: ReadonlyMap<string, number>
  /** The service was told to answer 429, so that one is no sign of a limit that was broken. */
  refusals: number
}

export interface Judged {
  faults: string[]
  calls: number
  /** Calls that were made beyond the first, but for those that were told to wait. */
  repeated: number
  /** Tasks of which it could not be found out whether their call was answered. */
  uncertain: number
  /** Calls that were under way in a process when it was killed. */
  inFlight: number
  /**
   * Calls whose answer did not come to a process that was not ended: a busy machine is late, too, and
   * one that stands still is taken for gone at the deadline.
   */
  lost: number
}

/** Holds records, journal and service of a finished batch to each other. */
export async function judge(rig: Scene, batch: string, seen: Witnessed): Promise<Judged> {
  const records = new BatchRecords(rig.bucket, batch)
  const manifest = (await records.manifest())!
  const told = await allTold(rig, manifest, records, seen)
  const arrivals = withoutProbes(arrivalsAt(rig), told)
  const asked = askedIn(told, arrivals)
  const faults = [
    ...rowFaults(manifest),
    ...(await resultFaults(rig, manifest)),
    ...asked.flatMap(arrivalFaults),
    ...strangers(arrivals, asked),
    ...told.flatMap((one) => taskFaults(one, seen)),
    ...(await creationFaults(rig, told, asked, batch)),
    ...rig.sandbox.violations(),
    ...refusedFaults(rig, seen),
  ]
  const judged = {
    calls: asked.reduce((sum, { arrivals }) => sum + arrivals.length, 0),
    repeated: asked.reduce((sum, one) => sum + repeatsOf(one), 0),
    uncertain: told.filter(({ outcome }) => isUncertain(outcome)).length,
    inFlight: told.reduce((sum, one) => sum + inFlightOf(one, seen).length, 0),
    lost: told.flatMap(({ attempts }) => attempts).filter((one) => isLost(one, seen)).length,
  }
  return { ...judged, faults: [...faults, ...boundFaults(judged)] }
}

/** Each call that was made again, and each that is uncertain, is one of which no answer came. */
function boundFaults({ repeated, uncertain, inFlight, lost }: Omit<Judged, 'faults'>): string[] {
  if (repeated + uncertain <= inFlight + lost) return []
  const told = `${repeated} calls were made again and ${uncertain} are uncertain`
  return [`${told}: ${inFlight} were in flight at kills, and ${lost} lost`]
}

function isLost({ ended, owner }: AttemptRecord, { killed }: Witnessed): boolean {
  if (ended?.reason.includes(GONE)) return !killed.has(owner.pid)
  return ended?.as === 'unknown' || (ended?.as === 'broken' && ended.status !== undefined)
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
    ...(plan.toCall > 0 ? [] : ['nothing was asked']),
  ]
}

async function resultFaults({ bucket }: Scene, { result }: Manifest): Promise<string[]> {
  const bytes = result && (await bucket.get(result.key))
  if (!bytes) return ['there is no workbook']
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return sha256 === result.sha256 ? [] : ['the workbook is not the one of the manifest']
}

/** One question, the tasks that put it, and how it came to the service. */
interface Asked {
  request: string
  by: { task: string; step: Step }[]
  arrivals: readonly AccessLogEntry[]
}

function askedIn(told: Told[], arrivals: Arrivals): Asked[] {
  const all = told.flatMap(({ task, steps }) => steps.map((step) => ({ task, step })))
  return [...grouped(all, ({ step }) => step.request)].map(([request, by]) => ({
    request,
    by,
    arrivals: arrivals.get(request) ?? [],
  }))
}

function arrivalFaults({ by, arrivals }: Asked): string[] {
  const answeredAtMs = Math.max(...by.map(({ step }) => step.answeredAtMs ?? Infinity))
  const attempts = by.flatMap(({ step }) => step.attempts)
  const late = arrivals.filter(({ at }) => at > answeredAtMs)
  const sent = attempts.filter(wasSent)
  const excused = attempts.filter(({ ended }) => ended && ended.as !== 'refused')
  const came = `${arrivals.length} calls came to the service`
  const faults = [
    ...(late.length > 0 ? [`asked ${late.length} times after its answer was recorded`] : []),
    ...(arrivals.length > sent.length ? [`${came}, ${sent.length} are written down`] : []),
    ...(arrivals.length > by.length + excused.length
      ? [`${came}, ${excused.length} told as lost`]
      : []),
  ]
  const tasks = by.map(({ task }) => task).join(' ')
  return faults.map((fault) => `${tasks}: ${fault}`)
}

/** An attempt that was begun and could not leave was no call. */
function wasSent({ ended }: AttemptRecord): boolean {
  return ended?.as !== 'broken' || ended.status !== undefined
}

/** Calls that cost units, and that no task has asked. */
function strangers(arrivals: Arrivals, asked: Asked[]): string[] {
  const known = new Set(asked.map(({ request }) => request))
  return [...arrivals]
    .filter(([request, came]) => !known.has(request) && came.some(({ units }) => units > 0))
    .map(([request]) => `no task asked ${request}`)
}

function taskFaults(told: Told, seen: Witnessed): string[] {
  const faults = [...lossFaults(told, seen), ...outcomeFaults(told, seen), ...givenUp(told)]
  return faults.map((fault) => `${told.task}: ${fault}`)
}

/** After its deadline nobody waits for an answer, also where the process lives. */
function lossFaults({ attempts }: Told, { killed }: Witnessed): string[] {
  return attempts
    .filter(({ ended, deadlineMs }) => ended?.reason.includes(GONE) && ended.atMs < deadlineMs)
    .filter(({ owner }) => !killed.has(owner.pid))
    .map(({ call }) => `${call} is told as lost with its process, which nobody killed`)
}

function outcomeFaults(told: Told, seen: Witnessed): string[] {
  const { attempts, outcome, steps, settledAtMs = 0 } = told
  const failed = outcome?.items.find((item) => item.outcome === 'failed')
  if (!isUncertain(outcome)) return failed ? [`failed: ${JSON.stringify(failed.notes)}`] : []
  const lost = steps[attempts.at(-1)?.step ?? 0]
  const isLost =
    inFlightOf(told, seen).length > 0 ||
    attempts.some(({ ended }) => ended?.as === 'unknown' || ended?.as === 'broken')
  return [
    ...(isLost ? [] : ['uncertain, and no call of it was lost']),
    // An answer may come to who had stood still, when it was told as uncertain already.
    ...((lost?.answeredAtMs ?? Infinity) < settledAtMs
      ? ['told as uncertain, and was answered']
      : []),
  ]
}

/** Faults are few: whatever failed was worth another attempt. */
function givenUp({ steps }: Told): string[] {
  return steps.flatMap(({ failed }) => (failed === undefined ? [] : [`given up: ${failed}`]))
}

/** Attempts of a process that was killed, of which it could tell no end. */
function inFlightOf({ attempts, steps }: Told, { killed }: Witnessed): AttemptRecord[] {
  const answered = new Set(steps.map(({ answeredBy }) => answeredBy))
  return attempts.filter(
    ({ call, owner, ended }) =>
      killed.has(owner.pid) && !answered.has(call) && (!ended || ended.reason.includes(GONE)),
  )
}

function repeatsOf({ by, arrivals }: Asked): number {
  const askers = by.filter(({ step }) => step.attempts.some(wasSent)).length
  return Math.max(0, arrivals.filter(({ status }) => status !== 429).length - askers)
}

function isUncertain(outcome: OutcomeRecord | undefined): boolean {
  return (
    outcome?.items.some(({ notes }) => notes.some(({ code }) => code === 'row_uncertain')) ?? false
  )
}

/** What calls made at the service: once what was answered, at most once what is uncertain. */
async function creationFaults(
  rig: Scene,
  told: Told[],
  asked: Asked[],
  batch: string,
): Promise<string[]> {
  const saved = await savedNames(rig)
  const makers = new Set(
    asked.filter(({ arrivals }) => arrivals.some(makes)).flatMap(({ by }) => by.map(taskOf)),
  )
  return told.flatMap(({ task, outcome }) => {
    const name = callName({ batch, task })
    const count = saved.filter((one) => one === name || one.startsWith(`${name} - `)).length
    if (count > 1) return [`${task}: made ${count} times at the service`]
    const answered = outcome?.items.some(
      (item) => item.outcome === 'ok' || item.outcome === 'warned',
    )
    if (makers.has(task) && answered && count === 0)
      return [`${task}: answered, and not made at the service`]
    return []
  })
}

function taskOf({ task }: { task: string }): string {
  return task
}

/** Whether a calculation is saved by it. */
function makes({ method, path, body }: AccessLogEntry): boolean {
  if (method === 'POST' && path === '/calc/v1/calc') return true
  return (body as { save?: boolean } | undefined)?.save === true
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
