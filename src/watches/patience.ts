import type { Engine } from '../batches/engine.js'
import type { BatchEnd } from '../batches/run/complete-batch.js'
import { runInProcess, type ShowProgress } from '../batches/run/run-in-process.js'
import type { Manifest } from '../core/batch.js'
import type { BatchRecords } from '../records/batch-records.js'
import { readWaiting } from '../records/control.js'
import type { Connection } from '../services/connection.js'

/** Longest pause between two tries while the service is down and the night still waits. */
const LONGEST_PAUSE_MS = 60_000

/**
 * Gives an open batch of an older release, which has no patience of its own, that of the present
 * night.
 */
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
 * Works on a night to its end. If the service fails after a part was read, the work is tried again
 * until the night's patience is over; if nothing was read, the caller decides.
 */
export async function workPatiently(
  engine: Engine,
  connection: Connection,
  manifest: Manifest,
  { untilStopped, show, stopping }: Working,
): Promise<BatchEnd> {
  for (;;) {
    const ended = await untilStopped((stopping) =>
      runInProcess(engine, connection, manifest, { stopping, show }),
    )
    const leftMs = await remainingPatienceMs(ended, manifest, engine)
    if (leftMs === undefined || stopping?.aborted) return ended
    await engine.clock.sleep(Math.min(LONGEST_PAUSE_MS, leftMs), stopping)
  }
}

interface Working {
  untilStopped(doing: (stopping: AbortSignal) => Promise<BatchEnd>): Promise<BatchEnd>
  show?: ShowProgress | undefined
  /** Aborts when the process stops, also between two tries. */
  stopping: AbortSignal | undefined
}

async function remainingPatienceMs(
  ended: BatchEnd,
  { id, patienceMs }: Manifest,
  engine: Engine,
): Promise<number | undefined> {
  if (ended.is !== 'halted' || patienceMs === undefined) return undefined
  const { why } = ended.halt
  if (why !== 'service_down' && why !== 'unreachable') return undefined
  const waiting = await readWaiting(await engine.bucket(), id)
  return waiting && Math.max(0, waiting.sinceMs + patienceMs - engine.clock.now())
}
