import { isRecord } from '../../src/services/classify-response.js'
import { D } from '../../src/values/decimal.js'
import { compacted } from '../../src/values/folded.js'
import { dayOf } from '../answer-check.js'
import type { FigureRow } from '../correct/figure-row.js'
import { amountOf } from './amounts.js'
import { NOMINAL } from './uncorrected.js'

/**
 * Counts the entries of a calculation without a line in the memory. They are known only where every
 * line of the memory is an entry of one and the same list: a service may show a list in other
 * lines, or not at all.
 */
export function missingEntries(
  fields: Record<string, unknown>,
  rows: readonly FigureRow[],
): number {
  for (const list of Object.values(fields)) {
    const entries = Array.isArray(list) ? list.map(entryOf) : []
    if (entries.length === 0 || !entries.every((entry) => entry !== undefined)) continue
    const left = [...entries]
    const isOfList = rows.every(({ item: { date, amount } }) => {
      const at = left.indexOf(keyOf(date, new D(amount)))
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
    if (isOfList) return left.length
  }
  return 0
}

/** The day and the amount of an entry, if it tells exactly one of each. */
function entryOf(entry: unknown): string | undefined {
  if (!isRecord(entry)) return undefined
  const days = Object.values(entry).flatMap((value) => dayOf(value) ?? [])
  const amounts = Object.entries(entry).flatMap(([name, value]) =>
    NOMINAL.test(compacted(name)) ? (amountOf(value) ?? []) : [],
  )
  return days.length === 1 && amounts.length === 1 ? keyOf(days[0]!, amounts[0] as D) : undefined
}

function keyOf(date: string, amount: D): string {
  return `${date} ${amount.toFixed()}`
}
