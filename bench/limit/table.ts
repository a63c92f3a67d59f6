import type { Window } from '../../src/core/window.js'
import { answersMs } from './answers.js'
import type { Limit } from './options.js'
import { percentile, possibleMs } from './possible.js'
import type { RunResult } from './run.js'
import type { Verdict } from './verdict.js'

export interface Row {
  title: string
  ran: RunResult
}

/** `60/1s`, as in the option. */
export function nameOf({ units, ms }: Window): string {
  return `${units}/${ms / 1_000}s`
}

/** Returns one burst as a Markdown table; the other rows are compared with the first. */
export function tableOf(rows: readonly Row[], { short, long }: Limit): string {
  const head = [
    'limiter',
    `over ${nameOf(short)} (most)`,
    `over ${nameOf(long)} (most)`,
    'fixed windows',
    'token bucket',
    'share of the possible',
    'finished',
    'compared',
    'scripts a call',
  ]
  const own = rows[0]?.ran.finishMs
  const lines = rows.map(({ title, ran }) => [title, ...cellsOf(ran, { short, long }, own)])
  return [head, head.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function cellsOf(ran: RunResult, limit: Limit, ownMs: number | undefined): string[] {
  const { verdicts } = ran.judged
  const whole = ran.answered === ran.calls
  const seconds = `${(ran.finishMs / 1_000).toFixed(1)} s`
  return [
    ...verdicts.map(({ over, worst }) => `${over} (${worst})`),
    fixed(verdicts),
    String(sum(verdicts, ({ bucket }) => bucket)),
    whole ? `${(100 * shareOf(ran, limit)).toFixed(1)} %` : '',
    whole ? seconds : `no: ${ran.answered} of ${ran.calls} in ${seconds}`,
    whole && ownMs !== undefined ? `${(ran.finishMs / ownMs).toFixed(2)}` : '',
    (ran.redis.scripts / ran.calls).toFixed(1),
  ]
}

function fixed(verdicts: readonly Verdict[]): string {
  const least = sum(verdicts, (verdict) => verdict.fixed.least)
  const most = sum(verdicts, (verdict) => verdict.fixed.most)
  return least === most ? String(least) : `${least} to ${most}`
}

function sum(verdicts: readonly Verdict[], part: (verdict: Verdict) => number): number {
  return verdicts.map(part).reduce((a, b) => a + b, 0)
}

/**
 * Returns the shortest possible span of the arrivals, by {@link possibleMs}, divided by their
 * actual span.
 */
export function shareOf({ calls, seed, judged }: RunResult, { short, long }: Limit): number {
  return possibleMs(answersMs(calls, seed), [short, long]) / judged.spanMs
}

/**
 * Returns the durations of the grants within redis-server and their number; undefined without
 * grants.
 */
export function grantsOf({ calls, redis: { microseconds } }: RunResult): string | undefined {
  const median = percentile(microseconds, 0.5)
  const p99 = percentile(microseconds, 0.99)
  if (median === undefined || p99 === undefined) return undefined
  const aCall = (microseconds.length / calls).toFixed(1)
  return `${milliseconds(median)} at the median and ${milliseconds(p99)} at p99, ${aCall} a call`
}

function milliseconds(us: number): string {
  return `${(us / 1_000).toFixed(3)} ms`
}
