import { isWithin } from '../runtime/clock.js'
import type { App } from './app.js'

export interface Readiness {
  ok: boolean
  redis: boolean
  /** The storage took a write; a full or read-only storage still answers reads. */
  bucket: boolean
}

/** The health check wants an answer now, and not when a stalled store is given up. */
const ANSWER_MS = 5_000
/** The storage is written to at most once in this time, however often readiness is requested. */
const WRITE_EVERY_MS = 15_000

/** Returns a function that tests whether Redis and the bucket take a write. */
export function readinessOf(app: App): () => Promise<Readiness> {
  let written: { atMs: number; done: Promise<void> } | undefined
  const write = () => {
    const now = app.clock.now()
    if (!written || !isWithin(WRITE_EVERY_MS, written.atMs, now))
      written = { atMs: now, done: writeOnce(app) }
    return written.done
  }
  return async () => {
    const [redis, bucket] = await Promise.all([
      answers(app, () => writeRedis(app)),
      answers(app, write),
    ])
    return { ok: redis && bucket, redis, bucket }
  }
}

export async function writeRedis(app: App): Promise<void> {
  const connection = await app.readyRedis()
  await connection.set(`${app.queuePrefix()}:ready`, '1', 'PX', ANSWER_MS)
}

/**
 * Each process has a key of its own, so that none deletes the key that another has just written.
 */
async function writeOnce(app: App): Promise<void> {
  const bucket = await app.bucket()
  const key = `.ready/${app.owner.instance}`
  await bucket.put(key, 'lote')
  await bucket.delete(key)
}

/** Decides whether `ask` succeeds in time. */
export async function answers(
  app: App,
  ask: () => Promise<void>,
  inMs = ANSWER_MS,
): Promise<boolean> {
  const over = new AbortController()
  const asked = ask().then(
    () => true,
    () => false,
  )
  const late = app.clock.sleep(inMs, over.signal).then(() => false)
  return Promise.race([asked, late]).finally(() => over.abort())
}
