import { expect, test } from 'vitest'
import { jobs } from '../../jobs/index.js'

const LISTS = new Map(
  [...jobs.values()].flatMap(({ sheets }) =>
    (sheets.lists ?? []).map(({ list }) => [list, { lines: 3, tally: new Map() }] as const),
  ),
)
const told = { parameters: { night: '2026-11-16' }, knowledge: {} }
// What a document holds only its answer tells.
const listing = [...jobs.values()].filter(
  ({ kind, sheets }) => sheets.sums.length === 0 && kind !== 'extract',
)

test.each(
  listing.map(({ kind, sheets }) => [kind, sheets] as const),
)('%s, nothing is summed → the first page says how much was found', (_kind, { firstPage }) => {
  expect(firstPage?.(LISTS, told).figures?.[0]).toEqual([expect.any(String), expect.any(Number)])
})
