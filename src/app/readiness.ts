import type { App } from './app.js'

export interface Readiness {
  ok: boolean
  redis: boolean
  bucket: boolean
}

/** Who asks wants to know now, and not when a store that stalls is given up. */
const ANSWER_MS = 5_000

/** Whether Redis takes a write and the bucket answers: full, Redis still answers to a ping. */
export async function readiness(app: App): Promise<Readiness> {
  const [redis, bucket] = await Promise.all([
    answers(app, async () => {
      const name = `${app.queuePrefix()}:ready`
      const connection = await app.readyRedis()
      await connection.set(name, '1', 'PX', ANSWER_MS)
    }),
    answers(app, async () => {
      await (await app.bucket()).size('ready')
    }),
  ])
  return { ok: redis && bucket, redis, bucket }
}

async function answers(app: App, ask: () => Promise<void>): Promise<boolean> {
  const over = new AbortController()
  const asked = ask().then(
    () => true,
    () => false,
  )
  const late = app.clock.sleep(ANSWER_MS, over.signal).then(() => false)
  return Promise.race([asked, late]).finally(() => over.abort())
}
