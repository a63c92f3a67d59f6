import type { App } from './app.js'

export interface Readiness {
  ok: boolean
  redis: boolean
  /** It took a write: full, or no more than readable, a storage still answers what is asked of it. */
  bucket: boolean
}

/** Who asks wants to know now, and not when a store that stalls is given up. */
const ANSWER_MS = 5_000
/** However often it is asked, the storage is written to once in this time. */
const WRITE_EVERY_MS = 15_000

/** Whether Redis and the bucket take a write, as often as it is asked. */
export function readinessOf(app: App): () => Promise<Readiness> {
  let written: { atMs: number; done: Promise<void> } | undefined
  const write = () => {
    const now = app.clock.now()
    if (!written || now - written.atMs >= WRITE_EVERY_MS)
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

/** One name for each process: none takes away what another has just written. */
async function writeOnce(app: App): Promise<void> {
  const bucket = await app.bucket()
  const key = `.ready/${app.owner.instance}`
  await bucket.put(key, 'lote')
  await bucket.delete(key)
}

/** Whether what is asked is done in time. */
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
