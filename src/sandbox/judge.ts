import type { Window } from '../core/window.js'
import type { JournalEntry, Service } from './access-log.js'

/** The configured windows, by service. */
export type Limits = Record<Service, readonly Window[]>

/**
 * Returns a text for every window that held more operations of an account than its limit, computed
 * from the access log alone.
 */
export function violationsOf(entries: readonly JournalEntry[], limits: Limits): string[] {
  const arrivals = new Map<string, { windows: readonly Window[]; log: number[] }>()
  for (const { service, account, at, units } of entries) {
    if (service === null || account === null || units === 0) continue
    const whose = `${service} account ${account}`
    const known = arrivals.get(whose) ?? { windows: limits[service], log: [] }
    for (let unit = 0; unit < units; unit++) known.log.push(at)
    arrivals.set(whose, known)
  }
  return [...arrivals].flatMap(([whose, { windows, log }]) => {
    const inOrder = log.toSorted((a, b) => a - b)
    return windows.flatMap((window) => overfull(whose, inOrder, window))
  })
}

function overfull(whose: string, log: readonly number[], { units, ms }: Window): string[] {
  return log.flatMap((at, index) => {
    const first = log[index - units]
    if (first === undefined || first <= at - ms) return []
    return [`${whose}: more than ${units} operations in the ${ms} ms up to ${at}`]
  })
}
