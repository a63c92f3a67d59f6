import type { Redis } from 'ioredis'
import { CLOCK } from '../../src/rate-limit/scripts/prelude.js'
import { scriptOf } from '../../src/rate-limit/scripts/run.js'
import { SCRIPTS, type SlidingWindowsScripts } from '../../src/rate-limit/sliding-windows.js'

const NOW = 'test:now'

/** The real scripts, in which only the source of time is another: a key that the test sets. */
export const CLOCKED: SlidingWindowsScripts = Object.fromEntries(
  Object.entries(SCRIPTS).map(([name, { lua }]) => [
    name,
    scriptOf(lua.replace(CLOCK, `local now = tonumber(redis.call('GET', '${NOW}'))`)),
  ]),
) as unknown as SlidingWindowsScripts

export async function setClock(redis: Redis, nowMs: number): Promise<void> {
  await redis.set(NOW, nowMs)
}

/** As long as the instants of today: numbers of this length must come through Lua unharmed. */
export const START_MS = 1_795_213_000_123
