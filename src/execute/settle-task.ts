import { BatchRecords } from '../records/batch-records.js'
import { halves, keys } from '../records/keys.js'
import { sentence } from '../sentence.js'
import type { TaskRef } from '../task.js'
import { attemptCall } from './attempt.js'
import { isGivenUp, readAttempts } from './attempts.js'
import { conclude, giveUp } from './conclude.js'
import { markDivided, mayDivideRefused, smallEnough } from './divide.js'
import { lostOrInFlight } from './lost.js'
import { settleAll, settleByStored } from './outcome.js'
import { callName, type Step, type TaskWork, type Work } from './work.js'
import type { BatchFacts, ExecuteWorld, Settled } from './world.js'

/** Brings one task to its outcomes: whatever was done before is found in the bucket, not repeated. */
export async function settleTask(
  ref: TaskRef,
  facts: BatchFacts,
  world: ExecuteWorld,
): Promise<Settled> {
  const { bucket } = world
  const there = async (key: string) => (await bucket.size(key)) !== undefined
  if (await there(keys.outcome(ref.batch, ref.task))) return { is: 'settled', rows: 0, calls: 0 }
  const answered = await settleAnswered(ref, { ...facts, world })
  if (answered) return answered
  const step = (await there(keys.split(ref.batch, ref.task)))
    ? ({ is: 'divide' } as const)
    : await settleWhole(ref, { ...facts, world })
  if (step.is !== 'divide') return step
  await markDivided(world, ref)
  return settleHalves(ref, facts, world)
}

/** An answer without an outcome: whoever got it died in between. It is read, not asked for again. */
async function settleAnswered(
  ref: TaskRef,
  known: BatchFacts & Pick<TaskWork, 'world'>,
): Promise<Settled | undefined> {
  const records = new BatchRecords(known.world.bucket, ref.batch)
  const stored = await records.answer(ref.task)
  if (!stored) return undefined
  return settleByStored({ ...known, ref, records, task: await records.task(ref.task) }, stored)
}

async function settleHalves(
  ref: TaskRef,
  facts: BatchFacts,
  world: ExecuteWorld,
): Promise<Settled> {
  const sum = { rows: 0, calls: 0 }
  let refused: Extract<Settled, { is: 'settled' }>['refused']
  let all = true
  for (const task of halves(ref.task)) {
    const settled = await settleTask({ ...ref, task }, facts, world)
    if (settled.is !== 'settled') return settled
    sum.rows += settled.rows
    sum.calls += settled.calls
    refused ??= settled.refused
    all &&= settled.refused !== undefined
  }
  // Refused in all its parts, it was refused as a whole.
  return { is: 'settled', ...sum, ...(all && refused ? { refused } : {}) }
}

async function settleWhole(
  ref: TaskRef,
  known: BatchFacts & Pick<TaskWork, 'world'>,
): Promise<Exclude<Step, { is: 'again' }>> {
  const records = new BatchRecords(known.world.bucket, ref.batch)
  const base = { ...known, ref, records, task: await records.task(ref.task) }
  const request = requestOf(base)
  if (request instanceof Error) return cannotAsk(base, request)
  const attempts = await readAttempts(known.world.bucket, ref.batch, ref.task)
  const before = attempts.length
  const work: Work = { ...base, ...request, attempts, overlong: 0 }
  for (;;) {
    const step = await oneStep(work)
    if (step.is === 'again') continue
    return step.is === 'settled' ? { ...step, calls: attempts.length - before } : step
  }
}

function requestOf({ ref, job, task, world }: TaskWork): Pick<Work, 'request' | 'untold'> | Error {
  try {
    const request = job.request(task.parameters, task.items, callName(ref))
    const { units, untold } = world.costOf(request.route, request.units)
    return { request: { ...request, units }, untold }
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** Items of which the job can make no request would fail in the same way for ever. */
async function cannotAsk(work: TaskWork, error: Error): Promise<Exclude<Step, { is: 'again' }>> {
  if (work.task.items.length > 1 && (await mayDivideRefused(work))) return { is: 'divide' }
  return settleAll(work, 'failed', sentence('unexpected', { message: error.message }))
}

/** One attempt, or the reason why there is none. */
async function oneStep(work: Work): Promise<Step> {
  const { world, ref, task, job, attempts } = work
  if (world.stopping.aborted) return { is: 'stopped' }
  if ((await world.bucket.size(keys.cancelled(ref.batch))) !== undefined) return { is: 'cancelled' }
  const open = await lostOrInFlight(work)
  if (open) return open
  if (!(await smallEnough(task.items.length, job, world))) return { is: 'divide' }
  if (isGivenUp(attempts)) return giveUp(work)
  const made = await attemptCall(work)
  return made.is === 'called' ? conclude(work, made) : made
}
