import { expect, test } from 'vitest'
import { contentOf, type EarlierRow, matchRows } from '../../../src/batches/patch/match-rows.js'

const earlierOf = (texts: string): EarlierRow[] =>
  [...texts].map((text, at) => ({ id: `b:${at + 2}`, line: at + 2, content: text }))

/** `x@3`: a row that says x and carries the id of line 3. */
function match(before: string, after: string[]) {
  const earlier = earlierOf(before)
  const mended = after.map((text, at) => {
    const [content = '', line] = text.split('@')
    return { n: at + 1, line: at + 2, content, ...(line ? { rowId: `b:${line}` } : {}) }
  })
  const { ids, rows } = matchRows(earlier, mended, new Map(earlier.map((one) => [one.id, one])))
  const { same, changed, added, removed } = rows
  const told = after.map((_, at) => ids.get(at + 1)?.slice(2) ?? '-').join(' ')
  return [told, [same, changed, added, removed].join(' ')]
}

test.each<[string, string[], string, string]>([
  ['abc', ['a', 'b', 'c'], '2 3 4', '3 0 0 0'],
  ['abc', ['c', 'b', 'a'], '4 3 2', '3 0 0 0'],
  ['abc', ['a', 'x', 'c'], '2 3 4', '2 1 0 0'],
  ['abc', ['a', 'c'], '2 4', '2 0 0 1'],
  ['abc', ['a', 'x', 'b', 'c'], '2 - 3 4', '3 0 1 0'],
  // One row in the place of two: which of them it was, nothing says.
  ['abcd', ['a', 'x', 'd'], '2 - 5', '2 0 1 2'],
  ['aab', ['a', 'b'], '2 4', '2 0 0 1'],
  ['abc', ['x@4', 'a@2'], '4 2', '1 1 0 1'],
  // A row that was copied to begin a new one: the copy that says the same is the row.
  ['ab', ['x@2', 'a@2', 'b@3'], '- 2 3', '2 0 1 0'],
  ['ab', ['a@2', 'x', 'b@3'], '2 - 3', '2 0 1 0'],
])('%s, then %j → rows %s; same, changed, added, removed: %s', (before, after, ids, counts) => {
  expect(match(before, after)).toEqual([ids, counts])
})

/** `a1` says a of the subject 1. */
test.each<[string[], string[], string]>([
  // Sorted anew, with another amount: the only row of its case is the row.
  [['a1', 'b2', 'c3'], ['c3', 'x1', 'b2'], '4 2 3'],
  // Two rows of one case: which was which, only their places tell.
  [['a1', 'b1', 'c2'], ['x1', 'y1', 'c2'], '2 3 4'],
  [['a1', 'b2'], ['x3', 'b2'], '- 3'],
])('%j, then %j of cases → rows %s', (before, after, told) => {
  const rowOf = (text: string, at: number) => ({
    id: `b:${at + 2}`,
    line: at + 2,
    n: at + 1,
    content: text[0]!,
    subject: text[1]!,
  })
  const { ids } = matchRows(before.map(rowOf), after.map(rowOf), new Map())
  expect(after.map((__, at) => ids.get(at + 1)?.slice(2) ?? '-').join(' ')).toBe(told)
})

test('cells that say the same in another format or with blanks after them → alike', () => {
  const one = contentOf(['a', { n: '1', format: '0.00' }, null, ''])
  expect(contentOf(['a ', { n: '1' }])).toBe(one)
  expect(contentOf(['a', '1'])).not.toBe(one)
})
