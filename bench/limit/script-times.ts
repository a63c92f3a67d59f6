import type { Redis } from 'ioredis'

const DRAIN_MS = 500
const AT_ONCE = 20_000

/** The load of a run on Redis. */
export interface ScriptTimes {
  /** Number of script runs, each of them one round trip of a client. */
  scripts: number
  /** Durations of the requested script within redis-server, in microseconds. */
  microseconds: number[]
}

export interface ScriptWatch {
  /** The totals so far. */
  sum(): Promise<ScriptTimes>
  end(): void
}

/**
 * Empties Redis and counts until `end`. Durations come from the slow log, which is active only if a
 * script is given: it also logs the commands inside a script, which slows the script a little.
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

/** Id, time, microseconds, command with its arguments. */
type SlowEntry = [number, number, number, string[], ...unknown[]]

function timesOf(entries: SlowEntry[], sha: string): number[] {
  return entries
    .filter(([, , , [command, script]]) => /^evalsha$/i.test(command ?? '') && script === sha)
    .map(([, , us]) => us)
}

/** Returns the number of script runs in the text of `INFO commandstats`. */
export function scriptsIn(stats: string): number {
  return [...stats.matchAll(/^cmdstat_(?:eval|evalsha):calls=(\d+)/gm)]
    .map((match) => Number(match[1]))
    .reduce((a, b) => a + b, 0)
}
