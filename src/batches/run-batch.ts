import type { App } from '../app/app.js'
import type { Manifest } from '../core/batch.js'
import type { Execution } from '../execute/account-worker.js'
import { BatchRecords } from '../records/batch-records.js'
import { keys } from '../records/keys.js'
import { takeLease } from '../redis/lease.js'
import { type Conducted, conduct, type Progress } from './complete-batch.js'

const FOLLOW_EVERY_MS = 1_000

export interface Watching {
  stopping: AbortSignal
  progress?(progress: Progress): void
}

/**
 * Brings a batch to its end in this process, or follows the process that is doing so and takes over
 * if it goes away.
 */
export async function seeThrough(
  manifest: Manifest,
  app: App,
  execution: Execution,
  watching: Watching,
): Promise<Conducted> {
  try {
    return await followOrLead(manifest, app, execution, watching)
  } catch (error) {
    // Redis was away when we had to end, and was not waited for.
    if (!watching.stopping.aborted) throw error
    app.log.warn({ batch: manifest.id, err: error }, 'stopped')
    return { is: 'stopped' }
  }
}

async function followOrLead(
  manifest: Manifest,
  app: App,
  execution: Execution,
  watching: Watching,
): Promise<Conducted> {
  const redis = (await app.redis()).connect('lease')
  const records = new BatchRecords(await app.bucket(), manifest.id)
  try {
    for (;;) {
      const now = (await records.manifest()) ?? manifest
      if (now.state !== 'open') {
        // Who published it may have died before it took the marker away.
        await records.bucket.delete(keys.openBatch(manifest.id))
        return { is: 'finished', manifest: now }
      }
      if (watching.stopping.aborted) return { is: 'stopped' }
      const lease = await takeLease(redis, leadOf(app, manifest.id), app.owner)
      if (!lease) {
        await app.clock.sleep(FOLLOW_EVERY_MS, watching.stopping)
        continue
      }
      try {
        // Read again under the lease: who had it until a moment ago may have published the batch.
        const held = (await records.manifest()) ?? now
        const conducted = await lead(lease.lost, held, app, execution, watching)
        if (conducted.is !== 'stopped' || watching.stopping.aborted) return conducted
      } finally {
        await lease.release()
      }
    }
  } finally {
    redis.disconnect()
  }
}

/** Does something of a batch that nobody may conduct meanwhile. */
export async function leading<T>(app: App, batch: string, act: () => Promise<T>): Promise<T> {
  const redis = (await app.redis()).connect('lease')
  try {
    for (;;) {
      const lease = await takeLease(redis, leadOf(app, batch), app.owner)
      if (lease) return await act().finally(lease.release)
      await app.clock.sleep(FOLLOW_EVERY_MS)
    }
  } finally {
    redis.disconnect()
  }
}

function leadOf(app: App, batch: string): string {
  return `${app.queuePrefix()}:lead:${batch}`
}

/** Under which limits it goes on, for who checks them: they may have changed since it was submitted. */
async function noteWindows(
  manifest: Manifest,
  { windows }: Execution,
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
  app: App,
  execution: Execution,
  watching: Watching,
): Promise<Conducted> {
  if (manifest.state !== 'open') return { is: 'stopped' }
  const bucket = await app.bucket()
  const noted = await noteWindows(manifest, execution, new BatchRecords(bucket, manifest.id))
  return conduct(noted, {
    bucket,
    queue: execution.queue,
    move: (batch, to) => execution.gate.move(batch, to),
    jobs: app.jobs,
    clock: app.clock,
    stopping: AbortSignal.any([watching.stopping, lost]),
    halted: execution.halted,
    progress: watching.progress,
  })
}
