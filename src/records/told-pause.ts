import { z } from 'zod'
import type { Bucket } from '../storage/bucket.js'
import { keys } from './keys.js'
import { printed } from './record-format.js'

const PAUSE = printed<{ until: string }>('lote/told-pause', z.object({ until: z.iso.datetime() }))

/** Returns until when the service last asked to wait; -Infinity when it never did. */
export async function pausedUntil(ledgers: readonly Bucket[], book: string): Promise<number> {
  const key = keys.toldPause(book)
  const told = await Promise.all(ledgers.map((bucket) => PAUSE.getReadable(bucket, key)))
  return Math.max(...told.flatMap((one) => (one ? [Date.parse(one.until)] : [])))
}

/** Notes until when the service asked to wait, unless it has asked to wait for longer. */
export async function notePause(
  ledgers: readonly Bucket[],
  book: string,
  untilMs: number,
): Promise<void> {
  if ((await pausedUntil(ledgers, book)) >= untilMs) return
  const until = new Date(untilMs).toISOString()
  await Promise.all(ledgers.map((bucket) => PAUSE.put(bucket, keys.toldPause(book), { until })))
}
