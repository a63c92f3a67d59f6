import { expect, test } from 'vitest'
import { accepting } from '../../support/accepted.js'
import { day, workbook } from '../../support/workbook.js'

const { accepted, refused } = accepting()
const HEADER = ['Cliente', 'Vencimento', 'Valor']
const ASKED = 'ask_some_formulas'
const debts = (name: string, from: number) =>
  [0, 1, 2, 3].map((n) => [name, day(`2020-0${n + 1}-10`), from + n * 17.31])

type Row = (string | number | Date | { formula: string; result: number } | null)[]
const sheet = (...lines: [Row, Row]) =>
  workbook({
    Dívidas: [HEADER, ...debts('Ana', 103), lines[0], ...debts('Bia', 871), lines[1]],
  })
const sums = (first: Row, second: Row): [Row, Row] => [
  [...first, { formula: 'SUM(C2:C5)', result: 515.86 }],
  [...second, { formula: 'SUM(C7:C10)', result: 3587.86 }],
]

test.each<[string, Row, Row]>([
  ['a subtotal', ['Subtotal Ana', null], ['Subtotal Bia', null]],
  ['a balance', ['Saldo', null], ['Saldo', null]],
  ['a name that begins like a sum', ['Total Ana', null], ['Total Bia', null]],
])('formulas on lines of %s, which are no debts → not asked', async (_, first, second) => {
  const { rows } = await accepted(await sheet(...sums(first, second)))
  expect(rows.length).toBeGreaterThan(8)
})

test('formulas on lines of a client without a date → asked about as sums alone', async () => {
  const { codes } = await refused(await sheet(...sums(['Ana', null], ['Bia', null])))
  expect(codes).toEqual(['ask_sum_row'])
})

test('a dated total by a formula → its row is rejected, and its formula not asked about', async () => {
  const dated = (name: string): Row => [name, day('2020-12-31')]
  const { rows } = await accepted(await sheet(...sums(dated('Total'), dated('Total'))))
  expect(rows.flatMap(({ problems }) => problems.map(({ code }) => code))).toEqual([
    'line_maybe_total',
    'line_maybe_total',
  ])
})

test('formulas in the amounts of dated debts → asked', async () => {
  const debt = (name: string): Row => [
    name,
    day('2020-12-31'),
    { formula: '100*1.02', result: 102 },
  ]
  expect((await refused(await sheet(debt('Ana'), debt('Bia')))).codes).toContain(ASKED)
})
