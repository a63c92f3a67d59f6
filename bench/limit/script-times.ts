import type { Redis } from 'ioredis'

const DRAIN_MS = 500
const AT_ONCE = 20_000

/** What a run has cost Redis. */
export interface ScriptTimes {
  /** Scripts run, each of them one round trip of a client. */
  scripts: number
  /** Of the script that was asked for, in microseconds within redis-server. */
  microseconds: number[]
}

export interface ScriptWatch {
  /** What was run until now. */
  sum(): Promise<ScriptTimes>
  end(): void
}

/**
 * Empties Redis and counts from now on, until it is ended. The time of each run of a script is told
 * by the slow log, which is only kept if one is asked for: it notes the commands inside of a script
 * as well, which makes the script a little slower.
 */
export async function watchScripts(redis: Redis, sha: string | undefined): Promise<ScriptWatch> {
  await redis.flushall()
  await redis.config('SET', 'slowlog-log-slower-than', sha === undefined ? -1 : 0)
  await redis.config('SET', 'slowlog-max-len', AT_ONCE)
  await redis.slowlog('RESET')
  await redis.config('RESETSTAT')
  const microseconds: number[] = []
  const drain = async () => {
    const all = await redis.multi().slowlog('GET', AT_ONCE).slowlog('RESET').exec()
    microseconds.push(...timesOf(all?.[0]?.[1] as SlowEntry[], sha!))
  }
  let draining = Promise.resolve()
  const drainNext = () => {
    draining = draining.then(drain).catch(() => undefined)
  }
  const timer = sha === undefined ? undefined : setInterval(drainNext, DRAIN_MS)
  return {
    sum: async () => {
      if (sha !== undefined) {
        await draining
        await drain()
      }
      return { scripts: scriptsIn(await redis.info('commandstats')), microseconds }
    },
    end: () => clearInterval(timer),
  }
}

/** Id, when, microseconds, command with its arguments. */
type SlowEntry = [number, number, number, string[], ...unknown[]]

function timesOf(entries: SlowEntry[], sha: string): number[] {
  return entries
    .filter(([, , , [command, script]]) => /^evalsha$/i.test(command ?? '') && script === sha)
    .map(([, , us]) => us)
}

/** How often scripts were run, by the text of `INFO commandstats`. */
export function scriptsIn(stats: string): number {
  return [...stats.matchAll(/^cmdstat_(?:eval|evalsha):calls=(\d+)/gm)]
    .map((match) => Number(match[1]))
    .reduce((a, b) => a + b, 0)
}
