import { Halt } from '../errors.js'
import type { CallRequest, ItemOutcome, Job, Knowledge } from '../job.js'
import { BatchRecords } from '../records/batch-records.js'
import { halves, keys } from '../records/keys.js'
import { type Sentence, sentence } from '../sentence.js'
import type { Answer } from '../services/answer.js'
import type { Called } from '../services/caller.js'
import type { AttemptRecord, OutcomeRecord, TaskRecord, TaskRef } from '../task.js'
import { closeAttempt, mayBeInFlight, openAgain, openAttempt, readAttempts } from './attempts.js'
import { backoffMs, MOST_ATTEMPTS } from './backoff.js'
import { mayDivide, rememberPack, smallEnough } from './divide.js'
import type { ExecuteWorld, Settled } from './world.js'

/** Everything that is known of a task while it is being settled. */
interface Work {
  ref: TaskRef
  records: BatchRecords
  job: Job
  knowledge: Knowledge
  task: TaskRecord
  request: CallRequest
  /** Unique at the service, for what can be looked up there. */
  name: string
  attempts: AttemptRecord[]
  world: ExecuteWorld
  signal: AbortSignal
}

type Step = { is: 'again' } | { is: 'divide' } | Settled

/** Brings one task to its outcomes: whatever was done before is found in the bucket, not repeated. */
export async function settleTask(ref: TaskRef, job: Job, knowledge: Knowledge, world: ExecuteWorld): Promise<Settled> {
  const records = new BatchRecords(world.bucket, ref.batch)
  if (await isSettled(ref, world)) return { is: 'settled', rows: 0, calls: 0 }
  if (await isDivided(ref, world)) return settleHalves(ref, job, knowledge, world)
  const task = await records.task(ref.task)
  if (!(await smallEnough(task.items.length, job, world))) return divide(ref, job, knowledge, world)
  const work = await prepare({ ref, records, job, knowledge, task, world })
  const calls = work.attempts.length
  for (;;) {
    const step = await oneStep(work)
    if (step.is === 'again') continue
    if (step.is === 'divide') return divide(ref, job, knowledge, world)
    return step.is === 'settled' ? { ...step, calls: work.attempts.length - calls } : step
  }
}

async function prepare(known: Pick<Work, 'ref' | 'records' | 'job' | 'knowledge' | 'task' | 'world'>): Promise<Work> {
  const { ref, job, task, world } = known
  const name = `lote ${ref.batch} ${ref.task}`
  const request = job.request(task.parameters, task.items, name)
  return {
    ...known,
    name,
    request: { ...request, units: world.unitsOf(request.route, request.units) },
    attempts: await readAttempts(world.bucket, ref.batch, ref.task),
    signal: world.stopping,
  }
}

/** One attempt, or the reason why there is none. */
async function oneStep(work: Work): Promise<Step> {
  const { world, ref } = work
  if (world.stopping.aborted) return { is: 'stopped' }
  if ((await world.bucket.size(keys.cancelled(ref.batch))) !== undefined) return { is: 'cancelled' }
  const open = await lostOrInFlight(work)
  if (open) return open
  if (failuresOf(work).length >= MOST_ATTEMPTS) return giveUp(work)
  const called = await attempt(work)
  if (called === 'taken') return { is: 'later', ms: 1_000 }
  if (called === undefined) return { is: 'stopped' }
  return conclude(work, called)
}

/** An attempt without an end: of another process that may be waiting, or of one that is gone. */
async function lostOrInFlight(work: Work): Promise<Step | undefined> {
  const last = work.attempts.at(-1)
  if (!last || last.ended) return undefined
  const now = work.world.clock.now()
  if (mayBeInFlight(last, work.world.owner, now)) {
    return { is: 'later', ms: Math.min(5_000, Math.max(500, last.deadlineMs - now)) }
  }
  // The outcome may have been written between our look and theirs.
  if (await isSettled(work.ref, work.world)) return { is: 'settled', rows: 0, calls: 0 }
  await endAttempt(work, last, { as: 'unknown', reason: 'the process that sent it is gone' })
  return afterLoss(work)
}

/** Repeats where repeating is safe; else looks first, and says so when it cannot be found out. */
async function afterLoss(work: Work): Promise<Step> {
  if (work.request.repeatable) return { is: 'again' }
  await work.world.clock.sleep(LOOK_UP_AFTER_MS, work.signal)
  const found = (await work.job.lookUp?.(work.name, work.world.reads)) ?? { is: 'unclear' as const }
  if (found.is === 'absent') return { is: 'again' }
  const note = sentence('row_uncertain', { id: found.is === 'present' ? found.id : '', name: work.name })
  return allItems(work, 'failed', note)
}

/** A service may list what it has just created a moment late. */
const LOOK_UP_AFTER_MS = 3_000

/** Units, write-ahead, call. `taken` when another process began this attempt first. */
async function attempt(work: Work): Promise<Called | 'taken'> {
  const { world, ref, request } = work
  const n = work.attempts.length + 1
  const call = `${ref.batch}.${ref.task}.${n}`
  const began: { record?: AttemptRecord } = {}
  try {
    return await world.caller.call(
      {
        ...request,
        id: call,
        beforeSend: async (grant) => {
          const now = world.clock.now()
          const record: AttemptRecord = {
            call,
            task: ref.task,
            attempt: n,
            route: request.route,
            units: request.units,
            book: world.book,
            grant: grant.id,
            grantedAtMs: now,
            deadlineMs: now + world.timeoutMs + 1_000,
            owner: world.owner,
          }
          if (began.record) return openAgain(world.bucket, ref.batch, Object.assign(began.record, record))
          if (!(await openAttempt(world.bucket, ref.batch, record))) throw new Taken()
          began.record = record
          work.attempts.push(record)
        },
      },
      work.signal,
    )
  } catch (error) {
    if (error instanceof Taken) return 'taken'
    throw error
  }
}

class Taken extends Error {}

async function conclude(work: Work, called: NonNullable<Called>): Promise<Step> {
  const { answer } = called
  const { world } = work
  if (answer.is !== 'broken' || answer.sent) world.reachability.answered()
  switch (answer.is) {
    case 'answered':
      return readOutcomes(work, called, answer)
    case 'wait':
      await endLast(work, called, 'wait', `${answer.from} asked to wait ${answer.waitMs} ms`)
      world.log.warn({ ...work.ref, book: world.book, waitMs: answer.waitMs, from: answer.from }, 'limit answered 429')
      return { is: 'again' }
    case 'refused':
      await endLast(work, called, 'refused', `${answer.code}: ${answer.message}`)
      return refused(work, answer)
    case 'halt':
      await endLast(work, called, 'halt', `${answer.code}: ${answer.message}`)
      return { is: 'halted', halt: new Halt(answer.why, { code: answer.code, message: answer.message }) }
    case 'unknown':
      await endLast(work, called, 'unknown', answer.reason)
      return lost(work)
    case 'broken':
      await endLast(work, called, 'broken', answer.reason)
      return broken(work, answer)
  }
}

async function lost(work: Work): Promise<Step> {
  const next = await afterLoss(work)
  if (next.is !== 'again') return next
  // A pack too large to be computed in time never will be: two losses are evidence enough.
  if (failuresOf(work).length >= 2 && mayDivide(work.task.items.length)) return { is: 'divide' }
  await waitAfterFailure(work)
  return { is: 'again' }
}

async function broken(work: Work, answer: Answer & { is: 'broken' }): Promise<Step> {
  const { world } = work
  if (!answer.sent && world.reachability.notReached(world.clock.now())) {
    return { is: 'halted', halt: new Halt('unreachable', { reason: answer.reason }) }
  }
  await waitAfterFailure(work)
  return { is: 'again' }
}

function waitAfterFailure(work: Work): Promise<void> {
  const failures = Math.max(1, work.attempts.filter((a) => a.ended?.as === 'broken' || a.ended?.as === 'unknown').length)
  return work.world.clock.sleep(backoffMs(failures, work.world.random), work.signal)
}

async function refused(work: Work, answer: Answer & { is: 'refused' }): Promise<Step> {
  const { task, job, world } = work
  const said = sentence('row_refused', { code: answer.code, message: answer.message })
  if (answer.about === 'parameters' || task.items.length === 1) return allItems(work, 'rejected', said)
  if (answer.about === 'size') await rememberPack(task.items.length, job, world)
  if (await mayDivideFurther(work)) return { is: 'divide' }
  return allItems(work, 'failed', sentence('row_refused_together', { code: answer.code, message: answer.message, rows: task.items.length }))
}

/** Finding one bad row among 500 takes 18 calls; past this the fault is not in one row. */
const MOST_DIVISIONS = 20

async function mayDivideFurther({ ref, world }: Work): Promise<boolean> {
  let divisions = 0
  for await (const _ of world.bucket.list(`${keys.splits(ref.batch)}${ref.task.slice(0, 7)}`)) divisions += 1
  return divisions < MOST_DIVISIONS
}

async function readOutcomes(work: Work, called: NonNullable<Called>, answer: Answer & { is: 'answered' }): Promise<Step> {
  const read = work.job.read(work.task.parameters, work.task.items, answer, work.knowledge)
  const last = work.attempts.at(-1)!
  const call = {
    id: last.call,
    attempt: last.attempt,
    route: last.route,
    units: last.units,
    status: answer.status,
    grantedAtMs: called.grantedAtMs,
    answeredAtMs: called.answeredAtMs,
  }
  if (read.is === 'read') {
    return write(work, { task: work.ref.task, call, items: read.items, totals: read.totals, answer: answer.body })
  }
  const items = work.task.items.map(() => failedItem('failed', read.problem))
  return write(work, { task: work.ref.task, call, items, totals: {}, answer: answer.body })
}

function giveUp(work: Work): Promise<Step> {
  const last = failuresOf(work).at(-1)!
  const facts = { attempts: failuresOf(work).length, reason: last.ended?.reason ?? '' }
  return allItems(work, 'failed', sentence('row_service_failed', facts))
}

function allItems(work: Work, outcome: 'rejected' | 'failed', said: Sentence): Promise<Step> {
  const items = work.task.items.map(() => failedItem(outcome, said))
  return write(work, { task: work.ref.task, items, totals: {} })
}

function failedItem(outcome: 'rejected' | 'failed', said: Sentence): ItemOutcome {
  return { outcome, figures: {}, notes: [said] }
}

async function write(work: Work, record: OutcomeRecord): Promise<Step> {
  await work.records.writeOutcome(record)
  return { is: 'settled', rows: record.items.length, calls: 0 }
}

async function divide(ref: TaskRef, job: Job, knowledge: Knowledge, world: ExecuteWorld): Promise<Settled> {
  await world.bucket.create(keys.split(ref.batch, ref.task), JSON.stringify({ into: halves(ref.task) }))
  return settleHalves(ref, job, knowledge, world)
}

async function settleHalves(ref: TaskRef, job: Job, knowledge: Knowledge, world: ExecuteWorld): Promise<Settled> {
  const sum = { rows: 0, calls: 0 }
  for (const task of halves(ref.task)) {
    const settled = await settleTask({ ...ref, task }, job, knowledge, world)
    if (settled.is !== 'settled') return settled
    sum.rows += settled.rows
    sum.calls += settled.calls
  }
  return { is: 'settled', ...sum }
}

async function isSettled(ref: TaskRef, world: ExecuteWorld): Promise<boolean> {
  return (await world.bucket.size(keys.outcome(ref.batch, ref.task))) !== undefined
}
async function isDivided(ref: TaskRef, world: ExecuteWorld): Promise<boolean> {
  return (await world.bucket.size(keys.split(ref.batch, ref.task))) !== undefined
}

/** Attempts that count: sent, and failed or lost. A 429 and a call that never left do not. */
function failuresOf(work: Work): AttemptRecord[] {
  return work.attempts.filter(({ ended }) => ended?.as === 'unknown' || (ended?.as === 'broken' && ended.status !== undefined))
}

function endLast(work: Work, called: NonNullable<Called>, as: NonNullable<AttemptRecord['ended']>['as'], reason: string): Promise<void> {
  return endAttempt(work, work.attempts.at(-1)!, { as, reason, ...(called.status === undefined ? {} : { status: called.status }) })
}

async function endAttempt(work: Work, record: AttemptRecord, ended: Omit<NonNullable<AttemptRecord['ended']>, 'atMs'>): Promise<void> {
  record.ended = { ...ended, atMs: work.world.clock.now() }
  await closeAttempt(work.world.bucket, work.ref.batch, record, record.ended)
}
