import type { Manifest } from '../../core/batch.js'
import type { AccountWorker } from '../../execute/account-worker.js'
import type { Progress } from '../../gather/deps.js'
import { BatchRecords } from '../../records/batch-records.js'
import { keys } from '../../records/keys.js'
import { takeLease } from '../../redis/lease.js'
import type { Engine } from '../engine.js'
import { type BatchEnd, completeBatch } from './complete-batch.js'
import { oneAtATime } from './one-at-a-time.js'

const FOLLOW_EVERY_MS = 1_000

export interface Watching {
  stopping: AbortSignal
  progress?(progress: Progress): void
}

/**
 * Leads a batch to its end in this process, or follows the process that leads it and takes over
 * when that ends.
 */
export async function runBatch(
  manifest: Manifest,
  engine: Engine,
  execution: AccountWorker,
  watching: Watching,
): Promise<BatchEnd> {
  try {
    const leading: Lead = (held, lost) => lead(lost, held, engine, execution, watching)
    return await followOrLead(manifest, engine, leading, watching.stopping)
  } catch (error) {
    // Redis was away when this process had to end, and was not waited for.
    if (!watching.stopping.aborted) throw error
    engine.log.warn({ batch: manifest.id, err: error }, 'stopped')
    return { is: 'stopped' }
  }
}

/** Leads a batch under its lease, unless its last leader has just ended it. */
type Lead = (manifest: Manifest, lost: AbortSignal) => Promise<BatchEnd>

/** Calls `leading` once no other process leads the batch; returns when the batch has ended. */
export async function followOrLead(
  manifest: Manifest,
  engine: Engine,
  leading: Lead,
  stopping: AbortSignal,
): Promise<BatchEnd> {
  const redis = (await engine.redis()).connect('lease')
  const key = `${engine.queuePrefix()}:${leadOf(manifest.id)}`
  const records = new BatchRecords(await engine.bucket(), manifest.id)
  try {
    for (;;) {
      const now = (await records.manifest()) ?? manifest
      if (now.state !== 'open') {
        // The process that published the batch may have died before it deleted the marker.
        await records.bucket.delete(keys.openBatch(manifest.id))
        return { is: 'finished', manifest: now }
      }
      if (stopping.aborted) return { is: 'stopped' }
      const lease = await takeLease(redis, key, engine.owner)
      if (!lease) {
        await engine.clock.sleep(FOLLOW_EVERY_MS, stopping)
        continue
      }
      try {
        // Read again under the lease, as its last holder may just have published the batch.
        const held = (await records.manifest()) ?? now
        const conducted = await leading(held, lease.lost)
        if (conducted.is !== 'stopped' || stopping.aborted) return conducted
      } finally {
        await lease.release()
      }
    }
  } finally {
    redis.disconnect()
  }
}

/** Runs `act` while no process may lead the batch. */
export function underBatchLease<T>(
  engine: Engine,
  batch: string,
  act: () => Promise<T>,
): Promise<T> {
  return oneAtATime(engine, leadOf(batch), act)
}

const leadOf = (batch: string) => `lead:${batch}`

/**
 * Notes the limits under which the batch goes on, which `verify` checks: they may have changed
 * since its submission.
 */
async function noteWindows(
  manifest: Manifest,
  { windows }: AccountWorker,
  records: BatchRecords,
): Promise<Manifest> {
  const known = manifest.windows ?? []
  const more = windows.filter(
    ({ units, ms }) => !known.some((one) => one.units === units && one.ms === ms),
  )
  if (more.length === 0) return manifest
  const noted = { ...manifest, windows: [...known, ...more] }
  await records.writeManifest(noted)
  return noted
}

async function lead(
  lost: AbortSignal,
  manifest: Manifest,
  engine: Engine,
  execution: AccountWorker,
  watching: Watching,
): Promise<BatchEnd> {
  if (manifest.state !== 'open') return { is: 'stopped' }
  const bucket = await engine.bucket()
  const noted = await noteWindows(manifest, execution, new BatchRecords(bucket, manifest.id))
  const { log, clock } = engine
  const { id: batch, job, account, plan, quote } = noted
  const facts = { batch, job, account, service: engine.job(job).service }
  log.info({ ...facts, rows: plan.rows, calls: quote.calls, units: quote.units }, 'batch begun')
  const beganMs = clock.now()
  const end = await completeBatch(noted, {
    bucket,
    queue: execution.queue,
    move: (batch, to) => execution.gate.move(batch, to),
    jobs: engine.jobs,
    clock: engine.clock,
    stopping: AbortSignal.any([watching.stopping, lost]),
    halted: execution.halted,
    progress: watching.progress,
  })
  log.info(
    { ...facts, ...endOf(end), seconds: Math.round((clock.now() - beganMs) / 1000) },
    'batch ended',
  )
  return end
}

/** How a batch ended under this lead, with its counts where it has ended for good. */
function endOf(end: BatchEnd): Record<string, unknown> {
  if (end.is === 'halted') return { ended: end.is, why: end.halt.why }
  if (end.is === 'stopped') return { ended: end.is }
  const { state, rows, calls, units } = end.manifest
  return { ended: state, rows: rows?.read, ...rows, calls, units: units?.spent }
}
