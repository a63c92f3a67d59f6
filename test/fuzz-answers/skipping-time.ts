/**
 * Time that is skipped while this process only waits: an hour of `retryAfter` takes a moment. It
 * replaces the globals, so that whoever waits in the process, its Redis too, has the same time.
 * Imported before anything that keeps a global timer for itself.
 */
const real = { now: Date.now, setTimeout, clearTimeout, setInterval, clearInterval }
/** Shorter timers belong to clients and servers, and are over soon. */
const SHORTEST_MS = 500
/** Nothing has happened for so long: everybody waits. */
const IDLE_MS = 20
/** Locks and leases of half a minute are renewed on the way. */
const LONGEST_STEP_MS = 5_000

interface Pending {
  dueMs: number
  fire(): void
}

let offsetMs = 0
let busyUntil = 0
let calls = 0
const pending = new Map<NodeJS.Timeout, Pending>()

/** What skipped so far. */
export const skippedMs = (): number => offsetMs
export const realNow = (): number => real.now()

/** Something is under way that takes real time: nothing is skipped before it is over. */
export function underWay(): () => void {
  calls += 1
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    calls -= 1
    touch()
  }
}

export function touch(): void {
  busyUntil = performance.now() + IDLE_MS
}

Date.now = () => real.now() + offsetMs

const later = (fire: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): NodeJS.Timeout => {
  if (!(ms >= SHORTEST_MS)) return real.setTimeout(fire, ms, ...args)
  const timer = real.setTimeout(() => run(), ms)
  const run = () => {
    pending.delete(timer)
    real.clearTimeout(timer)
    fire(...args)
  }
  pending.set(timer, { dueMs: Date.now() + ms, fire: run })
  return timer
}

const every = (fire: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): NodeJS.Timeout => {
  const timer = real.setInterval(() => run(), ms)
  const run = () => {
    if (pending.has(timer)) pending.set(timer, { dueMs: Date.now() + ms, fire: run })
    fire(...args)
  }
  if (ms >= SHORTEST_MS) pending.set(timer, { dueMs: Date.now() + ms, fire: run })
  return timer
}

const clear =
  (how: typeof clearTimeout) => (timer: NodeJS.Timeout | string | number | undefined) => {
    if (typeof timer === 'object') pending.delete(timer)
    how(timer)
  }

globalThis.setTimeout = Object.assign(later, real.setTimeout) as unknown as typeof setTimeout
globalThis.setInterval = Object.assign(every, real.setInterval) as unknown as typeof setInterval
globalThis.clearTimeout = clear(real.clearTimeout) as typeof clearTimeout
globalThis.clearInterval = clear(real.clearInterval) as typeof clearInterval

real
  .setInterval(() => {
    if (calls > 0 || pending.size === 0 || performance.now() < busyUntil) return
    // An answer that is being written down is not late because we are.
    if (process.getActiveResourcesInfo().some((name) => name.startsWith('FSReq'))) return touch()
    const nextMs = Math.min(...[...pending.values()].map(({ dueMs }) => dueMs))
    offsetMs += Math.min(LONGEST_STEP_MS, Math.max(0, nextMs - Date.now()))
    const due = [...pending.values()].filter(({ dueMs }) => dueMs <= Date.now())
    touch()
    for (const { fire } of due.sort((a, b) => a.dueMs - b.dueMs)) fire()
  }, 5)
  .unref()
