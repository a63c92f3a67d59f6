import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { READERS } from './readers.js'

/** What one reader took for one file, in a process of its own. */
export interface Took {
  rows: number
  seconds: number
  /** Of all threads. */
  cpuSeconds: number
  /** The longest that nothing else could run. */
  blockedMs: number
  /** The longest that its own thread computed at a stretch: a busy machine adds nothing to it. */
  stretchMs: number
}

/** How long the main thread has computed, by the kernel. */
const computedMs = () =>
  Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'latin1').split(' ')[0]) / 1e6

/** Looks each millisecond that it can; what lies between two looks is a stretch. */
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

async function take(name: string, path: string): Promise<Took> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const stretches = watchStretches()
  const began = performance.now()
  const rows = await READERS[name]!(path)
  const seconds = (performance.now() - began) / 1_000
  // A turn of its own, or a block at the very end would not be seen.
  await new Promise((resolve) => setTimeout(resolve, 20))
  stretches.end()
  const { user, system } = process.cpuUsage()
  return {
    ...{ rows, seconds, cpuSeconds: (user + system) / 1e6 },
    ...{ blockedMs: delay.max / 1e6, stretchMs: stretches.longestMs },
  }
}

console.log(JSON.stringify(await take(process.argv[2]!, process.argv[3]!)))
