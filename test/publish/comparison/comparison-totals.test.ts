import { expect, test } from 'vitest'
import type { Compared } from '../../../src/publish/comparison/compare-rows.js'
import {
  comparisonLines,
  comparisonTotals,
} from '../../../src/publish/comparison/comparison-totals.js'

type Side = string | null | undefined

/** A row with a figure on each side; null is a row without one, undefined no row. */
function row(before: Side, now: Side, moves: string, ...groups: string[]): Compared {
  const side = (figure: Side) =>
    figure === undefined ? undefined : { figure: figure ?? undefined }
  const causes = groups.map((group) => ({ group }))
  return { before: side(before), now: side(now), moves, causes } as unknown as Compared
}

async function* each(rows: Compared[]) {
  yield* rows
}

const totalsOf = (...rows: Compared[]) => comparisonTotals(each(rows))
/** Rows that go from 0 to 1, 2, 3 ..., each by a cause of its own. */
const changes = (count: number) =>
  Array.from({ length: count }, (_, at) => row('0', `${at + 1}`, `${at + 1}`, `c${at}`))

test('rows of every kind → counted, summed, and by cause with the greatest first', async () => {
  const totals = await totalsOf(
    row('10', '10', '0'),
    row('10', '12', '2', 'a'),
    row('10', '5', '-5', 'b'),
    row(undefined, '3', '3', 'new'),
    row('4', undefined, '-4', 'gone'),
    row(null, null, '0'),
    row(null, '1', '1', 'a'),
  )
  expect(totals).toMatchObject({
    rows: { both: 5, changed: 3, added: 1, removed: 1 },
    neither: 1,
    oneSided: 3,
    before: '34',
    now: '31',
    difference: '-3',
  })
  expect(totals.causes).toEqual([
    { cause: 'b', rows: 1, difference: '-5' },
    { cause: 'gone', rows: 1, difference: '-4' },
    { cause: 'a', rows: 2, difference: '3' },
    { cause: 'new', rows: 1, difference: '3' },
  ])
  expect(totals.largest.map(({ moves }) => moves)).toEqual(['-5', '-4', '3', '2', '1'])
  const said =
    '4 linhas comparadas, 3 com diferença; 1 nova; 1 que saiu; 1 sem valor nos dois lotes, fora da conta.'
  expect(comparisonLines(totals)[3]).toEqual(['Linhas', said])
})

test.each([
  [20, 20, 40],
  [21, 20, 40],
  [40, 20, 40],
  [41, 20, 41],
  [45, 20, 41],
  [100, 20, 41],
])('%i changed rows → the %i largest of all, and %i causes at most', async (count, largest, causes) => {
  const totals = await totalsOf(...changes(count))
  expect(totals.largest.map(({ moves }) => Number(moves))).toEqual(
    Array.from({ length: largest }, (_, at) => count - at),
  )
  expect(totals.causes).toHaveLength(Math.min(count, causes))
  const others = totals.causes.find(({ cause }) => cause === 'outras causas')
  expect(others?.rows ?? 0).toBe(Math.max(0, count - 40))
})

test('nothing changed → said, without counts of zero', async () => {
  const lines = comparisonLines(await totalsOf(row('1', '1', '0')))
  expect(lines[3]).toEqual(['Linhas', '1 linha comparada, 0 com diferença.'])
  expect(lines.at(-1)).toEqual(['', 'Nada mudou.'])
})
