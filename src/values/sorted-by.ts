/** Sorts by keys that are computed once; equal ones keep their order. */
export function sortedBy<T>(all: readonly T[], keyOf: (one: T) => string): T[] {
  const keyed = all.map((one) => ({ one, key: keyOf(one) }))
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ one }) => one)
}
