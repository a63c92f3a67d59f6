import { expect, test } from 'vitest'
import type { Table } from '../../../../src/accept/find/table.js'
import { SecondAmounts } from '../../../../src/accept/inspect/settled/second-amounts.js'

const TABLE = { headings: ['Devido', 'Cota', 'Recebido'], columns: new Map([['valor', 0]]) }

/** The questions about 1,200 lines of 100.00 with a quota of 90.00, whose rest varies. */
function askedOf(restOf: (line: number) => string): string[] {
  const amounts = new SecondAmounts(TABLE as unknown as Table, 0)
  for (let line = 2; line < 1_202; line += 1)
    amounts.observeItem(
      [line % 2 ? '100,00' : '110,00', line % 2 ? '90,00' : '99,00', restOf(line)],
      line,
    )
  return amounts.found().map(({ code }) => code)
}
const rest = (line: number) => (line % 2 ? '10,00' : '11,00')

test.each<[string, string[], (line: number) => string]>([
  ['on every line', [], rest],
  ['on all lines but the last', ['ask_deducted'], (line) => (line === 1_201 ? '3,00' : rest(line))],
])('columns that add up to the amount %s → %j is asked', (_, asked, restOf) => {
  expect(askedOf(restOf)).toEqual(asked)
})
