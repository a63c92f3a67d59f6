import type { Window } from '../limits/window.js'
import type { JournalEntry } from './journal.js'

/** Every window that held more of a user's operations than it may, in words; by the journal alone. */
export function violationsOf(
  entries: readonly JournalEntry[],
  windows: readonly Window[],
): string[] {
  const arrivals = new Map<number, number[]>()
  for (const { user, at, units } of entries) {
    if (user === null || units === 0) continue
    const log = arrivals.get(user) ?? []
    for (let unit = 0; unit < units; unit++) log.push(at)
    arrivals.set(user, log)
  }
  return [...arrivals].flatMap(([user, log]) =>
    windows.flatMap((window) =>
      overfull(
        user,
        log.toSorted((a, b) => a - b),
        window,
      ),
    ),
  )
}

function overfull(user: number, log: readonly number[], { units, ms }: Window): string[] {
  return log.flatMap((at, index) => {
    const first = log[index - units]
    if (first === undefined || first <= at - ms) return []
    return [`user ${user}: more than ${units} operations in the ${ms} ms up to ${at}`]
  })
}
