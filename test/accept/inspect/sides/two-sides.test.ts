import { expect, test } from 'vitest'
import type { Table } from '../../../../src/accept/find/table.js'
import { TwoSides } from '../../../../src/accept/inspect/sides/two-sides.js'
import type { Cell } from '../../../../src/spreadsheets/cell.js'

/** What is asked of a second column beside the amount; `debit` where it is asked about elsewhere. */
function askedOf(heading: string, lines: Cell[][], debit?: number) {
  const roles = { typed: new Map(), maybeSigns: [], debit, amounts: [1] }
  const table = { headings: ['Valor', heading], roles } as unknown as Table
  const sides = new TwoSides(table, 0)
  for (const [at, cells] of lines.entries()) sides.observeItem(cells, at + 2)
  return sides.found()
}
const cellsOf = (...words: (Cell | undefined)[]): Cell[][] =>
  words.map((word) => ['10,00', word ?? null])

test.each([
  ['Natureza', ['Débito', 'Crédito']],
  ['Situação', ['A receber', 'A pagar']],
  ['Indicador', ['D', 'C']],
  ['E/S', ['E', 'S']],
  ['Chave de lançamento', ['40', '50']],
])('%s tells %j → asked, with the first line of either side', (heading, [one, other]) => {
  const asked = askedOf(heading, cellsOf(one, one, undefined, other, other))
  expect(asked).toEqual([
    {
      code: 'ask_two_sides',
      facts: { line: 2, value: one, column: `B «${heading}»`, otherLine: 5, other },
    },
  ])
})

test.each<[string, string, Cell[][], number?]>([
  ['one side alone', 'Natureza', cellsOf('Débito', 'Débito')],
  ['another word among them', 'Natureza', cellsOf('Débito', 'Crédito', 'Ajuste')],
  [
    'payments with a minus',
    'Natureza',
    [
      ['10,00', 'Débito'],
      ['-4,00', 'Crédito'],
    ],
  ],
  ['cards', 'Forma de pagamento', cellsOf('Débito', 'Crédito')],
  ['what is asked elsewhere', 'D/C', cellsOf('Débito', 'Crédito'), 1],
  ['letters under another heading', 'Letra', cellsOf('D', 'C')],
])('%s → not asked', (_, heading, lines, debit) => {
  expect(askedOf(heading, lines, debit)).toEqual([])
})
