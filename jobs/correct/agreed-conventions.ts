import type { ComparedRow } from './figure-row.js'

/** With fewer rows than this, agreement may be chance. */
const FEWEST = 3
/** If a larger share of the rows contradicts a convention, the rows do not agree on it. */
const MOST_AGAINST = 0.2

/**
 * Returns the conventions of counting months that fit the most rows of a call; undefined if too few
 * rows show one.
 */
export function agreedConventions(rows: readonly ComparedRow[]): ReadonlySet<string> | undefined {
  const fittingRows = rows.filter(({ fitting }) => fitting.length > 0)
  const votes = new Map<string, number>()
  for (const { fitting } of fittingRows)
    for (const { name } of fitting) votes.set(name, (votes.get(name) ?? 0) + 1)
  const most = Math.max(0, ...votes.values())
  if (most < FEWEST) return undefined
  const agreed = new Set([...votes].flatMap(([name, count]) => (count === most ? [name] : [])))
  const against = fittingRows.filter(({ fitting }) => !fitting.some(({ name }) => agreed.has(name)))
  return against.length > fittingRows.length * MOST_AGAINST ? undefined : agreed
}
