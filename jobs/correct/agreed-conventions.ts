import type { CountedRow } from './figure-row.js'

/** Fewer rows agree by chance. */
const FEWEST = 3
/** Above this share of rows against it, nothing is agreed. */
const MOST_AGAINST = 0.2

/**
 * The conventions of months by which the rows of a call come to their figures: those that the most
 * rows fit. Undefined where too few rows tell it.
 */
export function agreedConventions(rows: readonly CountedRow[]): ReadonlySet<string> | undefined {
  const told = rows.filter(({ fitting }) => fitting.length > 0)
  const votes = new Map<string, number>()
  for (const { fitting } of told)
    for (const { name } of fitting) votes.set(name, (votes.get(name) ?? 0) + 1)
  const most = Math.max(0, ...votes.values())
  if (most < FEWEST) return undefined
  const agreed = new Set([...votes].flatMap(([name, count]) => (count === most ? [name] : [])))
  const against = told.filter(({ fitting }) => !fitting.some(({ name }) => agreed.has(name)))
  return against.length > told.length * MOST_AGAINST ? undefined : agreed
}
