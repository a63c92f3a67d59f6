import type { ChildProcess } from 'node:child_process'
import { endChild, startChild } from './children.js'
import type { Contestant, Setup } from './contestant.js'
import type { JudgeReport, JudgeSettings } from './judge.js'
import { Load, type LoadResult } from './load.js'
import type { Options } from './options.js'
import type { RedisProcess } from './redis.js'
import { type ScriptTimes, watchScripts } from './script-times.js'
import type { WorkerSettings } from './worker.js'

export interface Run {
  contestant: Contestant
  calls: number
  options: Options
  redis: RedisProcess
  /** Aborts the run; its processes are ended. */
  signal: AbortSignal
  progress(answered: number, seconds: number): void
}

export interface RunResult extends LoadResult {
  calls: number
  /** The seed of the answers. */
  seed: number
  judged: JudgeReport
  redis: ScriptTimes
}

/** Runs one contestant with one burst of calls, from an empty Redis. */
export async function run(all: Run): Promise<RunResult> {
  const { contestant, calls, options, redis, signal } = all
  const children: ChildProcess[] = []
  const start = <First>(file: string, settings: object) =>
    startChild<First>(file, settings, children, signal)
  const watch = await watchScripts(redis.admin, contestant.grantSha)
  try {
    const { limit, seed, countAt, callers, processes } = options
    const judging: JudgeSettings = { windows: [limit.short, limit.long], seed, countAt }
    const { port } = await start<{ port: number }>('./judge-server.js', judging)
    const judgeUrl = `http://127.0.0.1:${port}`
    const setup: Setup = { redisUrl: redis.url, limit, callers }
    await contestant.fill?.(setup, calls)
    const settings: WorkerSettings = { ...setup, contestant: contestant.name, judgeUrl }
    await Promise.all(Array.from({ length: processes }, () => start('./worker.js', settings)))
    const loaded = await new Load(all, children.slice(1)).run()
    const times = await watch.sum()
    const judged = (await (await fetch(`${judgeUrl}/judged`)).json()) as JudgeReport
    return { calls, seed, ...loaded, judged, redis: times }
  } finally {
    watch.end()
    await Promise.all(children.map(endChild))
  }
}
