import type { Manifest } from '../../core/batch.js'
import type { FreeReads, Job } from '../../core/job/job.js'
import type { ExecuteDeps } from '../../execute/deps.js'
import { executeTask } from '../../execute/execute-task.js'
import { OutageDetector } from '../../execute/outage-detector.js'
import { PackLimits } from '../../execute/pack-limit.js'
import { Recent } from '../../execute/recent.js'
import { missingTasks } from '../../gather/missing.js'
import { tasksWithOpenCalls } from '../../gather/open-calls.js'
import { BatchRecords } from '../../records/batch-records.js'
import { isCancelled } from '../../records/control.js'
import { readKnowledge } from '../../records/prefetch.js'
import { InFlightCalls } from '../../runtime/in-flight-calls.js'
import { Caller } from '../../services/caller.js'
import { FREE_ONLY_GATE } from '../../services/free-only-gate.js'
import type { Exchange } from '../../services/http.js'
import type { Engine } from '../engine.js'
import { type BatchEnd, publishEnd } from './complete-batch.js'
import { followOrLead } from './run-batch.js'

/** How often it looks for calls whose end is not recorded. */
const LOOK_EVERY_MS = 1_000
/** A call that was recorded too late to be sent is ended a moment after a look that found none. */
const QUIET_LOOKS = 2

/**
 * Ends a cancelled batch from its records, without the account that it was submitted with: no call
 * is made. A call that may still be in flight is waited for; one that was lost and cannot be
 * repeated is told as uncertain, because nobody can look it up without the key.
 */
export function endCancelled(
  manifest: Manifest,
  engine: Engine,
  stopping: AbortSignal,
): Promise<BatchEnd> {
  const leading = (held: Manifest, lost: AbortSignal) =>
    conclude(held, engine, AbortSignal.any([stopping, lost]))
  return followOrLead(manifest, engine, leading, stopping)
}

/** Whether a batch is cancelled and no end of a call is missing: then its records say everything. */
export async function isAtRest(manifest: Manifest, engine: Engine): Promise<boolean> {
  const bucket = await engine.bucket()
  return (
    (await isCancelled(bucket, manifest.id)) && (await openCalls(manifest, engine)).open.size === 0
  )
}

async function conclude(
  manifest: Manifest,
  engine: Engine,
  stopping: AbortSignal,
): Promise<BatchEnd> {
  if (manifest.state !== 'open') return { is: 'stopped' }
  for (let quiet = 0; ; ) {
    if (stopping.aborted) return { is: 'stopped' }
    const { open, missing } = await openCalls(manifest, engine)
    if (open.size > 0) await settleStored(open, manifest, engine, stopping)
    quiet = open.size > 0 ? 0 : quiet + 1
    if (quiet === QUIET_LOOKS) {
      const state = missing.size === 0 ? 'finished' : 'cancelled'
      const { jobs, clock } = engine
      return publishEnd(manifest, state, { bucket: await engine.bucket(), jobs, clock })
    }
    await engine.clock.sleep(LOOK_EVERY_MS, stopping)
  }
}

async function openCalls(
  { id, job, plan }: Manifest,
  engine: Engine,
): Promise<Record<'open' | 'missing', Set<string>>> {
  const records = new BatchRecords(await engine.bucket(), id)
  const missing = await missingTasks(records.bucket, id, plan.tasks)
  const open = await tasksWithOpenCalls(records, { job: engine.job(job), plan }, missing)
  return { open, missing }
}

/** Settles these tasks as far as their records tell how their calls ended. */
async function settleStored(
  tasks: ReadonlySet<string>,
  manifest: Manifest,
  engine: Engine,
  stopping: AbortSignal,
): Promise<void> {
  const { id: batch, plan, lane } = manifest
  const deps = await withoutService(manifest, engine, stopping)
  const job = withoutLookUp(engine.job(manifest.job))
  const { knowledge } = await readKnowledge(new BatchRecords(deps.bucket, batch), job, plan)
  for (const task of tasks) await executeTask({ batch, task }, { job, knowledge, lane }, deps)
}

function withoutLookUp(job: Job): Job {
  const { lookUp: _lookUp, ...rest } = job
  return rest
}

/** Everything that settles tasks but a service: of a cancelled batch no call is sent. */
async function withoutService(
  { book, job }: Manifest,
  engine: Engine,
  stopping: AbortSignal,
): Promise<ExecuteDeps> {
  const { clock, jobs, owner, random, log } = engine
  const bucket = await engine.bucket()
  const never = () => Promise.reject(new Error('a cancelled batch makes no call'))
  const reads: FreeReads = { get: never, tryGet: never }
  const nowhere: Exchange = {
    service: engine.job(job).service,
    send: never,
    redactorFor: () => (text) => text,
  }
  return {
    bucket,
    jobs,
    owner,
    clock,
    random,
    log,
    book,
    reads,
    stopping,
    timeoutMs: 0,
    caller: new Caller(nowhere, FREE_ONLY_GATE, clock.now),
    costOf: (_route, units) => ({ units, unpriced: false }),
    inFlight: new InFlightCalls(),
    onUnderWay: () => undefined,
    outage: new OutageDetector(),
    packLimits: new PackLimits({ bucket, book, clock }),
    cancelled: new Recent(clock),
  }
}
