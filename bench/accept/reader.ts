import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { READERS } from './readers.js'

/** The measurements of one reader for one file, in a process of its own. */
export interface Measurement {
  rows: number
  seconds: number
  /** CPU time of all threads. */
  cpuSeconds: number
  /** The longest delay of the event loop. */
  blockedMs: number
  /**
   * The longest uninterrupted computation of the main thread; the load of the machine does not
   * change it.
   */
  stretchMs: number
}

/** CPU time of the main thread, as the kernel counts it. */
const computedMs = () =>
  Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'latin1').split(' ')[0]) / 1e6

/**
 * Samples the CPU time every millisecond, if the event loop allows; the time between two samples is
 * one computation.
 */
function watchStretches(): { longestMs: number; end(): void } {
  const watch = { longestMs: 0, end: () => clearInterval(timer) }
  let last = computedMs()
  const timer = setInterval(() => {
    const now = computedMs()
    watch.longestMs = Math.max(watch.longestMs, now - last)
    last = now
  }, 1)
  return watch
}

async function take(name: string, path: string): Promise<Measurement> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const stretches = watchStretches()
  const began = performance.now()
  const rows = await READERS[name]!(path)
  const seconds = (performance.now() - began) / 1_000
  // A pause, so that a block at the very end is measured too.
  await new Promise((resolve) => setTimeout(resolve, 20))
  stretches.end()
  const { user, system } = process.cpuUsage()
  return {
    rows,
    seconds,
    cpuSeconds: (user + system) / 1e6,
    blockedMs: delay.max / 1e6,
    stretchMs: stretches.longestMs,
  }
}

console.log(JSON.stringify(await take(process.argv[2]!, process.argv[3]!)))
