import { expect, test } from 'vitest'
import { addressesIn } from '../../src/watches/addresses.js'

test.each<[string, string[], string[]]>([
  ['ana@x.com', ['ana@x.com'], []],
  ['Ana <ana@x.com>', ['ana@x.com'], []],
  ['Ana Lúcia <Ana@X.com>; rui@x.com', ['ana@x.com', 'rui@x.com'], []],
  ['"Silva, Ana" <ana@x.com>, <rui@x.com>', ['ana@x.com', 'rui@x.com'], []],
  ['bia@x.com / c@x.com', ['bia@x.com', 'c@x.com'], []],
  ['bia@x.com|c@x.com/d@x.com', ['bia@x.com', 'c@x.com', 'd@x.com'], []],
  ['bia@x.com, Ana <ana@x.com>', ['ana@x.com', 'bia@x.com'], []],
  ['bia@x.com Ana <ana@x.com>', ['ana@x.com', 'bia@x.com'], []],
  ['ana@x.com\nana@x.com', ['ana@x.com'], []],
  ['Ana <ana@x>', [], ['ana@x']],
  ['Rui; Ana <ana@x.com>', ['ana@x.com'], ['Rui']],
  ['Rui', [], ['Rui']],
  ['', [], []],
])('%j names %j, and %j is no address', (cell, good, bad) => {
  const found = addressesIn(cell)
  expect(found.good.toSorted()).toEqual(good)
  expect(found.bad).toEqual(bad)
})
