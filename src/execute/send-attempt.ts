import type { AttemptRecord } from '../core/task.js'
import { laneNumber } from '../rate-limit/fair-queue.js'
import { isCancelled } from '../records/control.js'
import { keys } from '../records/keys.js'
import { isWithin } from '../runtime/clock.js'
import type { Called } from '../services/caller.js'
import { LONGEST_FILE_MS } from '../services/http.js'
import { noteSpent } from './attempt-log.js'
import { formOf } from './document-form.js'
import { LONGEST_RETRY_MS } from './retry-write.js'
import { endUnsent, type StepResult, type TaskContext } from './task-context.js'

/**
 * The longest time between the write-ahead record and the call, with a slow store or a Redis that
 * was away for a moment.
 */
const SEND_WITHIN_MS = 10_000
/** Clocks of other hosts, which compare the deadline with their time, may be ahead of ours. */
const SKEW_MS = 5_000
/**
 * For how long the records that were read of the task stay valid. Another process that makes the
 * next attempt meanwhile collides with the record of that attempt, which only one of them can
 * write.
 */
const READ_VALID_MS = 1_000
/** Another process executes the task: try again a moment later. */
const LATER: StepResult = { is: 'later', ms: 1_000 }

export type CallMade = Extract<Called, { is: 'called' }> & { attempt: AttemptRecord }

/**
 * Takes the units, writes the write-ahead record and makes the call; or returns what happened
 * instead.
 */
export function sendAttempt(work: TaskContext): Promise<CallMade | StepResult> {
  const { document } = work.request
  const { room } = work.deps
  return document && room ? room.run(document.bytes, () => attempt(work)) : attempt(work)
}

async function attempt(work: TaskContext): Promise<CallMade | StepResult> {
  const { deps, ref, request } = work
  const { document } = request
  const n = work.lastAttempt + 1
  const opened: { record?: AttemptRecord } = {}
  let called: Called
  try {
    called = await deps.caller.call(
      {
        ...request,
        id: `${ref.batch}.${ref.task}.${n}`,
        ...(document ? { bodyOf: () => formOf(document, ref.batch, deps.bucket) } : {}),
        unpriced: work.unpriced,
        place: { batch: ref.batch, lane: laneNumber(work.lane) },
        onGranted: () => deps.onUnderWay(ref),
        beforeSend: async (grant) => {
          const isOld = !isWithin(READ_VALID_MS, work.readAtMs, deps.clock.now())
          if (isOld && !(await isStillNeeded(work))) return undefined
          const record = newRecord(work, n, grant.id)
          if (!(await work.lease.renew(record.deadlineMs))) return undefined
          if (!(await work.records.openAttempt(record))) return undefined
          opened.record = record
          work.attempts.push(record)
          work.lastAttempt = n
          // The process that ends a cancelled batch looks for attempts after the mark is set, and
          // this one looks for the mark after the attempt is written: one of the two finds the
          // other.
          if (await isCancelled(deps.bucket, ref.batch)) return undefined
          deps.inFlight.begin(record.call, record.deadlineMs + LONGEST_RETRY_MS)
          await noteSpent(deps, record)
          return record.grantedAtMs + SEND_WITHIN_MS
        },
      },
      deps.stopping,
    )
  } catch (error) {
    // The caller throws only before it sends. An attempt that cannot be closed now is closed at its
    // deadline.
    if (opened.record)
      await endUnsent(work, opened.record, `not sent: ${String(error)}`).catch(() => undefined)
    throw error
  }
  return concluded(work, called, opened.record)
}

async function concluded(
  work: TaskContext,
  called: Called,
  opened: AttemptRecord | undefined,
): Promise<CallMade | StepResult> {
  if (called.is === 'called') return { ...called, attempt: opened! }
  if (called.is === 'withdrawn' && opened) {
    await endUnsent(work, opened, `not sent: ${called.reason}`)
  }
  if (called.is === 'stopped' || work.deps.stopping.aborted) return { is: 'stopped' }
  return LATER
}

function newRecord(work: TaskContext, attempt: number, grant: string): AttemptRecord {
  const { deps, ref, request, answers } = work
  const now = deps.clock.now()
  // A file call is answered when its file begins to arrive; its attempt ends when the file is
  // complete.
  const longestMs = deps.timeoutMs + (request.as === 'file' ? LONGEST_FILE_MS : 0)
  return {
    call: `${ref.batch}.${ref.task}.${attempt}`,
    task: ref.task,
    attempt,
    ...(answers.length > 0 ? { step: answers.length } : {}),
    ...(work.isProbe ? { probe: true } : {}),
    route: request.route,
    units: request.units,
    book: deps.book,
    grant,
    grantedAtMs: now,
    deadlineMs: now + SEND_WITHIN_MS + longestMs + SKEW_MS,
    owner: deps.owner,
  }
}

/**
 * Whether the task still needs the call: it may have waited for units for up to an hour, and
 * another process may have settled it meanwhile.
 */
async function isStillNeeded({ deps, ref, answers }: TaskContext): Promise<boolean> {
  const ends = [
    keys.cancelled(ref.batch),
    keys.answer(ref.batch, ref.task, answers.length),
    keys.outcome(ref.batch, ref.task),
    keys.split(ref.batch, ref.task),
  ]
  const sizes = await Promise.all(ends.map((key) => deps.bucket.size(key)))
  return sizes.every((size) => size === undefined)
}
