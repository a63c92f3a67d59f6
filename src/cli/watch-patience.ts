import type { App } from '../app/app.js'
import type { BatchEnd } from '../batches/complete-batch.js'
import type { Manifest } from '../core/batch.js'
import { UserError } from '../core/errors.js'
import { parseDurationMs } from '../core/window.js'
import { PATIENCE_MS } from '../gather/patience.js'
import type { BatchRecords } from '../records/batch-records.js'
import { readWaiting } from '../records/control.js'
import type { Connection } from '../services/connection.js'
import { workOn } from './finish.js'
import type { Output } from './output.js'

/** A service that was given up is asked again after this, while the night may still wait. */
const LONGEST_PAUSE_MS = 60_000

/** @throws UserError on what is no length of time */
export function patienceFrom(text: string | undefined): number {
  if (text === undefined) return PATIENCE_MS
  const ms = parseDurationMs(text)
  if (ms !== undefined) return ms
  const expected = 'uma duração, como 20m, 90s ou 1h'
  throw UserError.usage('bad_option', { option: '--patience', expected, got: text })
}

/** One that an older release left halfway waits no longer than the night that finds it. */
export async function withPatience(
  manifest: Manifest,
  patienceMs: number,
  records: BatchRecords,
): Promise<Manifest> {
  if (manifest.state !== 'open' || manifest.patienceMs !== undefined) return manifest
  const patient = { ...manifest, patienceMs }
  await records.writeManifest(patient)
  return patient
}

/**
 * Works a night to its end. Where its service goes down after a part of it was read, it is asked again
 * until the night was waited for long enough; where nothing was read, that is for whoever runs it.
 */
export async function workPatiently(
  app: App,
  connection: Connection,
  manifest: Manifest,
  voice: Output,
  stopping?: AbortSignal,
): Promise<BatchEnd> {
  for (;;) {
    const conducted = await workOn(app, connection, manifest, voice, stopping)
    const leftMs = await leftToWait(conducted, manifest, app)
    if (leftMs === undefined || stopping?.aborted) return conducted
    await app.clock.sleep(Math.min(LONGEST_PAUSE_MS, leftMs), stopping)
  }
}

async function leftToWait(
  conducted: BatchEnd,
  { id, patienceMs }: Manifest,
  app: App,
): Promise<number | undefined> {
  if (conducted.is !== 'halted' || patienceMs === undefined) return undefined
  const { why } = conducted.halt
  if (why !== 'service_down' && why !== 'unreachable') return undefined
  const waiting = await readWaiting(await app.bucket(), id)
  return waiting && Math.max(0, waiting.sinceMs + patienceMs - app.clock.now())
}
