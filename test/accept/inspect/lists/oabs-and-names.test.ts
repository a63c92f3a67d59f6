import { expect, test } from 'vitest'
import type { Table } from '../../../../src/accept/find/table.js'
import { OabsAndNames } from '../../../../src/accept/inspect/lists/oabs-and-names.js'

const TABLE = {
  headings: ['OAB', 'Nome do advogado'],
  columns: new Map([['oab_numero', 0]]),
} as unknown as Table

test.each([
  [['Ana Lima', 'Ana Lima', 'Ana Lima'], ['told_consecutive_oabs']],
  [['Ana Lima', 'Rui Reis', 'Bia Sá'], []],
  [['', '', ''], []],
])('registrations that go up by one beside %j → told only where one name stands beside all', (names, codes) => {
  const seen = new OabsAndNames(TABLE)
  for (const [at, name] of names.entries()) seen.observeItem([`SP 10000${at + 1}`, name], at + 2)
  expect(seen.remarks().map(({ code }) => code)).toEqual(codes)
})
