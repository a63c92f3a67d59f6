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
  ['P/R', ['R', 'P']],
  ['Sinal', ['S', 'H']],
  ['Proventos/Descontos', ['P', 'D']],
  ['Tipo de verba', ['V', 'D']],
  ['+/-', ['+1', '-1']],
  ['Chave de lançamento', ['10', '11']],
  ['Chave lcto', ['21', '20']],
  ['Posting key', ['30', '31']],
  ['PK', ['40', '39']],
  ['BSCHL', ['49', '50']],
  ['PK', ['70', '69']],
  ['PK', ['74', '75']],
  ['PK', ['80', '79']],
  ['PK', ['89', '90']],
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
  ['a letter of a payroll under a kind of bill', 'Tipo', cellsOf('P', 'D')],
  ['the words of a pair among others', 'Natureza', cellsOf('A pagar', 'Não a receber')],
  ['keys of three digits', 'PK', cellsOf('140', '150')],
])('%s → not asked', (_, heading, lines, debit) => {
  expect(askedOf(heading, lines, debit)).toEqual([])
})

test.each([
  ['Natureza', 'Débitos', 'Crédito'],
  ['Natureza', 'CR', 'CP'],
  ['Natureza', 'Receita', 'Custo'],
  ['Natureza', 'Cliente', 'Fornecedores'],
  ['Natureza', 'Entrada', 'Saída'],
  ['Natureza', 'Venda', 'Estorno'],
  ['Natureza', 'Vencimento', 'Desconto'],
  ['Natureza', 'Invoice', 'Payment'],
  ['Natureza', 'Deposit', 'Cash out'],
  ['Natureza', 'A nosso favor', 'Contra'],
  ['Natureza', 'Nosso crédito', 'Nossas dívidas'],
  ['Natureza', 'Soll', 'Haben'],
  ['Natureza', 'Polo ativo', 'Réu'],
  ['Natureza', 'Exequente', 'Devedor'],
  ['D/H', 'D', 'H'],
  ['C/D', 'S', 'H'],
  ['P/D', 'V', 'D'],
  ['Natureza do evento', 'P', 'D'],
  ['Mov.', 'E', 'S'],
  ['A pagar ou receber', 'R', 'P'],
])('under %s, %s and %s → asked where they stand alone, not within words', (heading, one, other) => {
  expect(askedOf(heading, cellsOf(one, other))).toHaveLength(1)
  for (const glued of [`x${one}`, `${one}x`])
    expect(askedOf(heading, cellsOf(glued, other))).toEqual([])
  for (const glued of [`x${other}`, `${other}x`])
    expect(askedOf(heading, cellsOf(one, glued))).toEqual([])
})

test.each([
  ['D/H', 'D', 'C'],
  ['S/H', 'S', 'H'],
  ['P/D', 'V', 'D'],
  ['E/S', 'E', 'S'],
  ['Receber ou pagar', 'R', 'P'],
  ['Chave lcto', '40', '50'],
])('letters under %s → asked, but not under a heading that holds it', (heading, one, other) => {
  expect(askedOf(heading, cellsOf(one, other))).toHaveLength(1)
  for (const glued of [`x${heading}`, `${heading}x`])
    expect(askedOf(glued, cellsOf(one, other))).toEqual([])
})
