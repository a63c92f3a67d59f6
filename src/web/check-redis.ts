import { answers, writeRedis } from '../app/readiness.js'
import { UserError } from '../core/errors.js'
import type { WebContext } from './context.js'

/** A busy machine may keep a Redis that is well from answering for seconds. */
const REDIS_MS = 8_000
/** A Redis that restarts is connected again by then; one that is gone is not waited for. */
const GONE_MS = 2_000
const AGAIN_MS = 1_000

/**
 * Checks Redis before a long operation, which would wait for Redis without end.
 * @throws UserError (1) if Redis accepts no write in time
 */
export async function checkRedis({ app, redisMs = REDIS_MS }: WebContext): Promise<void> {
  const { status } = await app.readyRedis()
  const inMs = status === 'ready' ? redisMs : Math.min(GONE_MS, redisMs)
  if (!(await answers(app, () => writeRedis(app), inMs))) throw UserError.other('answer_late')
}

/**
 * Runs an operation, and checks Redis until it ends; the operation is abandoned if Redis accepts no
 * writes any more.
 * @throws UserError (1) if Redis accepts no write in time
 */
export async function whileRedis<T>(context: WebContext, ask: () => Promise<T>): Promise<T> {
  const over = new AbortController()
  const asked = ask().finally(() => over.abort())
  await Promise.race([asked, checkAgain(context, over.signal)])
  return asked
}

async function checkAgain(context: WebContext, over: AbortSignal): Promise<void> {
  for (;;) {
    await context.app.clock.sleep(AGAIN_MS, over)
    if (over.aborted) return
    await checkRedis(context)
  }
}
