import type { Window } from '../core/window.js'
import type { AccessLogEntry, Service } from './access-log.js'

export type Limits = Record<Service, readonly Window[]>

/**
 * Returns a text for every window that held more operations of an account than its limit, computed
 * from the access log alone.
 */
export function violationsOf(entries: readonly AccessLogEntry[], limits: Limits): string[] {
  const arrivals = new Map<string, { windows: readonly Window[]; log: number[] }>()
  for (const { service, account, at, units } of entries) {
    if (service === null || account === null || units === 0) continue
    const owner = `${service} account ${account}`
    const known = arrivals.get(owner) ?? { windows: limits[service], log: [] }
    for (let unit = 0; unit < units; unit++) known.log.push(at)
    arrivals.set(owner, known)
  }
  return [...arrivals].flatMap(([owner, { windows, log }]) => {
    const inOrder = log.toSorted((a, b) => a - b)
    return windows.flatMap((window) => violationsIn(owner, inOrder, window))
  })
}

function violationsIn(owner: string, log: readonly number[], { units, ms }: Window): string[] {
  return log.flatMap((at, index) => {
    const first = log[index - units]
    if (first === undefined || first <= at - ms) return []
    return [`${owner}: more than ${units} operations in the ${ms} ms up to ${at}`]
  })
}
