import { expect, test } from 'vitest'
import { agreedConventions } from '../../../jobs/correct/agreed-conventions.js'
import type { ComparedRow } from '../../../jobs/correct/figure-row.js'

/** Rows by the names of the conventions that give their figures. */
const agreedOf = (...fitting: string[][]) => {
  const rows = fitting.map((names) => ({ fitting: names.map((name) => ({ name })) }))
  const agreed = agreedConventions(rows as unknown as ComparedRow[])
  return agreed && [...agreed]
}

test.each([
  ['fewer than three rows that show one', [['a'], ['a'], []], undefined],
  ['three rows of one', [['a'], ['a'], ['a']], ['a']],
  [
    'two that fit as many rows',
    [
      ['a', 'b'],
      ['a', 'b'],
      ['b', 'a'],
    ],
    ['a', 'b'],
  ],
  ['one row in five against it', [['a'], ['a'], ['a'], ['a'], ['b']], ['a']],
  ['one row in four against it', [['a'], ['a'], ['a'], ['b']], undefined],
  ['rows that show none, which do not count', [['a'], ['a'], ['a'], [], [], []], ['a']],
])('conventions of a call, %s → %j', (_, fitting, agreed) => {
  expect(agreedOf(...fitting)).toEqual(agreed)
})
