import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_MS = 1_000

/**
 * Ends when a process and its children had so long to run: what they wait for a processor, beside
 * others on a busy machine, does not count. Where the system does not tell that, all time counts.
 */
export async function hadToRun(pid, ms, signal) {
  let before = queuedOf(pid)
  for (let leftMs = ms; leftMs > 0; ) {
    await sleep(LOOK_MS, undefined, { signal })
    const now = queuedOf(pid)
    const waited = [...now].map(([each, queuedMs]) => queuedMs - (before.get(each) ?? 0))
    leftMs -= LOOK_MS - Math.min(LOOK_MS, Math.max(0, ...waited))
    before = now
  }
}

/** Milliseconds that each thread of a tree of processes has waited for a processor since its start. */
function queuedOf(pid, found = new Map()) {
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const of = (fact) => readFileSync(`/proc/${pid}/task/${thread}/${fact}`, 'utf8').split(' ')
      found.set(thread, Number(of('schedstat')[1]) / 1e6)
      for (const child of of('children').filter(Boolean)) queuedOf(child, found)
    }
  } catch {
    // It has ended, or the system is none that tells.
  }
  return found
}
