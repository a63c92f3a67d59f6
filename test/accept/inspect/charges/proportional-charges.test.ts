import { expect, test } from 'vitest'
import type { Table } from '../../../../src/accept/find/table.js'
import { ProportionalCharges } from '../../../../src/accept/inspect/charges/proportional-charges.js'

type Line = [amount: number | string, charge: number | string]

/** `2 of 3 at 10`: the rows that show a proportion, and its percentage. */
function shown(lines: Line[], field = 'juros', heading = 'Juros'): string | undefined {
  const columns = new Map([
    ['valor', 0],
    [field, 1],
  ])
  const charges = new ProportionalCharges({ columns, headings: ['Valor', heading] } as Table, [
    field,
  ])
  for (const [at, cells] of lines.entries()) charges.observeItem(field, cells.map(String), at + 2)
  let found: string | undefined
  const follow = ({ rows, of_rows, ratio }: Record<string, unknown>) => {
    found = `${rows} of ${of_rows}${ratio === undefined ? '' : ` at ${ratio}`}`
  }
  charges.addTo(new Map([[field, { follow }]]) as never)
  return found
}

/** Amounts from 10 on, each with a tenth of it, and some great ones with 7 each. */
const tenths = (count: number, great: number): Line[] => [
  ...Array.from({ length: great }, (_, at): Line => [10_000 + at, 7]),
  ...Array.from({ length: count }, (_, at): Line => [10 * (at + 1), at + 1]),
]

test.each<[string, Line[], string | undefined]>([
  ['three of five', [...tenths(3, 0), [40, 9], [50, 9]], '3 of 5 at 10'],
  ['three of six', [...tenths(3, 0), [40, 9], [50, 9], [60, 9]], undefined],
  ['two, round', tenths(2, 0), undefined],
  [
    'two, of which one is not round',
    [
      [10, 1],
      [12, '1,2'],
    ],
    '2 of 2 at 10',
  ],
  ['one', [[12, '1,2']], undefined],
  [
    'half a cent off',
    [
      [100, 10],
      [200, 20],
      ['300,05', '30,01'],
      ['400,10', '40,00'],
    ],
    '3 of 4 at 10',
  ],
  ['zero, and a minus', [...tenths(3, 0), [40, 0], [50, -5], [0, 5]], '3 of 3 at 10'],
  ['a sign of percent', [...tenths(3, 0), [40, '9%']], '3 of 3 at 10'],
  ['behind eleven greater amounts', tenths(12, 11), '12 of 23 at 10'],
  ['behind twelve', tenths(13, 12), undefined],
  ['more than the rows that are kept', [...tenths(2_000, 0), [1, 1]], '2000 of 2000 at 10'],
])('charges that are a share of their amounts, %s → shown by %s', (_, lines, expected) => {
  expect(shown(lines)).toBe(expected)
})

test.each<[string, Line[], string, string | undefined]>([
  [
    '2 %',
    [
      [150, 3],
      [150, 3],
    ],
    'multa',
    '2 of 2 at 2',
  ],
  [
    '10 %',
    [
      [150, 15],
      [150, 15],
    ],
    'multa',
    '2 of 2 at 10',
  ],
  [
    '3 %',
    [
      [150, '4,5'],
      [150, '4,5'],
    ],
    'multa',
    undefined,
  ],
  [
    'the figure of a rate',
    [
      [500, 10],
      [500, 10],
    ],
    'multa',
    undefined,
  ],
  [
    'rounded',
    [
      ['150,25', '3,01'],
      ['150,25', '3,01'],
    ],
    'multa',
    '2 of 2 at 2',
  ],
  [
    'a cent off',
    [
      ['150,25', '3,02'],
      ['150,25', '3,02'],
    ],
    'multa',
    undefined,
  ],
  [
    'of interest',
    [
      [150, 3],
      [150, 3],
    ],
    'juros',
    undefined,
  ],
])('equal charges, fines of %s → shown as such', (_, lines, field, expected) => {
  expect(shown(lines, field)).toBe(expected)
})

test.each<[string, (number | string)[], string, string | undefined]>([
  ['four', ['1,11', '2,23', '3,37', '4,41'], 'Juros', '4 of 4'],
  ['three', ['1,11', '2,23', '3,37'], 'Juros', undefined],
  ['four of five', ['1,11', '2,23', '3,37', '4,41', 1], 'Juros', '4 of 5'],
  ['three of four', ['1,11', '2,23', '3,37', 1], 'Juros', undefined],
  ['halves', ['1,5', '2,5', '3,5', '4,5'], 'Juros', undefined],
  ['two equal ones', ['1,11', '1,11', '3,37', '4,41'], 'Juros', undefined],
  ['under a heading of rates', ['1,11', '2,23', '3,37', '4,41'], 'Taxa de juros', undefined],
])('charges that vary, %s → shown by their own rows', (_, charges, heading, expected) => {
  const amounts = [100, 150, 170, 190, 210]
  expect(
    shown(
      charges.map((one, at) => [amounts[at]!, one]),
      'juros',
      heading,
    ),
  ).toBe(expected)
})
