import type { Manifest, Quote } from '../../core/batch.js'
import type { Progress } from '../../gather/deps.js'
import type { RateLimiter } from '../../rate-limit/limiter.js'
import type { Connection } from '../../services/connection.js'
import type { Engine } from '../engine.js'
import type { BatchEnd } from './complete-batch.js'
import { runBatch } from './run-batch.js'

/** The sources from which a progress display is computed, besides the counts. */
interface Underway {
  manifest: Manifest
  gate: RateLimiter
  /** Returns in how many milliseconds `tasks` more tasks will be settled. */
  finishMs(tasks: number): Promise<number>
  /** Returns the latest quote, which answers may change. */
  quote(): Promise<Quote>
}

/** Starts a display of the progress of a batch, until it has ended. */
export type ShowProgress = (underway: Underway) => {
  update(progress: Progress): void
  end(): Promise<void>
}

/** Executes a stored batch in this process, to its end or until it is stopped. */
export async function runInProcess(
  engine: Engine,
  connection: Connection,
  manifest: Manifest,
  { stopping, show }: { stopping: AbortSignal; show?: ShowProgress | undefined },
): Promise<BatchEnd> {
  const worker = await engine.execute(connection, stopping)
  try {
    const forecast = await engine.forecast(connection, worker.gate)
    const shown = show?.({
      manifest,
      gate: worker.gate,
      finishMs: (missing) => forecast.leftMs(manifest, missing, manifest.lane),
      quote: () => forecast.quoteOf(manifest),
    })
    const progress = shown && ((now: Progress) => shown.update(now))
    return await runBatch(manifest, engine, worker, { stopping, progress }).finally(() =>
      shown?.end(),
    )
  } finally {
    await worker.close()
  }
}
