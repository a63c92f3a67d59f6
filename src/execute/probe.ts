import type { CallRequest } from '../core/job/job.js'
import { askingOf } from '../records/batch-records.js'
import { callName, keys, rootOf } from '../records/keys.js'
import { jobOf } from '../records/prefetch.js'
import type { Answer } from '../services/answer.js'
import { isSilence } from './outage-detector.js'
import { type CallMade, sendAttempt } from './send-attempt.js'
import { endAttempt, endUnsent, type TaskContext } from './task-context.js'

/** A probe is made after this many failures in one outage without an answer in between. */
const FAILURES_BEFORE = 2
/** How many answers of the batch are searched for a call to repeat. */
const MOST_SEARCHED = 20

/**
 * Whether a call may be repeated to test the service, at no cost but its units. A PATCH would
 * overwrite what another batch may have changed since.
 */
export function isProbe({ method, repeatable, document, as = 'json' }: CallRequest): boolean {
  return repeatable && method !== 'PATCH' && !document && as !== 'file'
}

/**
 * Tests whether the service is up although this task fails: an answered call on the same route is
 * made once more; without one, a call that the job knows, or a call of another row. The probe is
 * recorded and counted like any attempt, but not as an attempt at the task.
 */
export async function isServiceUp(
  work: TaskContext,
  { attempt }: CallMade,
  failures: number,
): Promise<boolean> {
  const { outage, inFlight } = work.deps
  if (failures < FAILURES_BEFORE || !outage.beginProbe()) return false
  try {
    const request = await probeOf(work)
    if (!request) return false
    inFlight.over(attempt.call)
    return await isAnswered(work, request)
  } finally {
    outage.endProbe()
  }
}

/**
 * Chooses the call to probe with. The calls of a row follow one another, so where no call of the
 * route is known, a call of another row will do. An answer to the row itself, or to a prefetch,
 * shows nothing about the other rows.
 */
async function probeOf(work: TaskContext): Promise<CallRequest | undefined> {
  const { deps, request, job, ref, task } = work
  const { route } = request
  const known =
    deps.outage.answeredOn(route) ?? (await answeredInBatch(work, route)) ?? job.probe?.(route)
  if (known || task.reading) return known
  return deps.outage.answeredForOtherRows(ref) ?? (await answeredInBatch(work))
}

async function isAnswered(work: TaskContext, request: CallRequest): Promise<boolean> {
  const probing: TaskContext = { ...work, request, isProbe: true }
  const made = await sendAttempt(probing)
  work.lastAttempt = probing.lastAttempt
  if (made.is !== 'called') return false
  const { answer, attempt, status } = made
  if (answer.is === 'broken' && !answer.sent) {
    await endUnsent(work, attempt, answer.reason)
    return false
  }
  const isUp = !isSilence(answer)
  await endAttempt(work, attempt, {
    as: isUp ? 'probed' : 'unknown',
    reason: reasonOf(answer),
    status,
  })
  if (isUp) work.deps.outage.answered()
  return isUp
}

function reasonOf(answer: Answer): string {
  if (answer.is === 'answered') return 'asked to see whether the service answers'
  return 'reason' in answer ? answer.reason : answer.message
}

/**
 * Finds an answered call of the batch on the route, or on any route, for a process that has
 * received no answer itself.
 */
async function answeredInBatch(
  work: TaskContext,
  route?: string,
): Promise<CallRequest | undefined> {
  const { deps, ref, task } = work
  if (task.reading) return undefined
  const prefix = keys.answers(ref.batch)
  let looked = 0
  for await (const key of deps.bucket.list(prefix)) {
    if (looked++ >= MOST_SEARCHED) return undefined
    const [of = '', step] = key.slice(prefix.length).split('.')
    const request = await callAnswered(work, of, step === 'json' ? 0 : Number(step), route)
    if (request) return request
  }
  return undefined
}

/** Makes the call of a stored answer again, from what the job knew before it. */
async function callAnswered(
  work: TaskContext,
  task: string,
  step: number,
  route: string | undefined,
): Promise<CallRequest | undefined> {
  const { records, ref, deps, knowledge } = work
  if (rootOf(task) === rootOf(ref.task)) return undefined
  const stored = await records.answers(task)
  const record = stored[step]?.record
  if (!record || record.failed || record.refused) return undefined
  if (route !== undefined && record.call.route !== route) return undefined
  const asked = await records.task(task)
  if (route === undefined && asked.reading) return undefined
  const name = callName({ batch: ref.batch, task })
  const asking = askingOf({ name, record: asked, stored: stored.slice(0, step) })
  const request = jobOf(asked, work.job).next(asking, knowledge)
  if (!request || !isProbe(request)) return undefined
  return { ...request, units: deps.costOf(request.route, request.units).units }
}
