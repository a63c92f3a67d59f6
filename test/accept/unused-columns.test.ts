import { expect, test } from 'vitest'
import { UnusedColumns } from '../../src/accept/inspect/columns/unused-columns.js'
import type { Cell } from '../../src/spreadsheets/cell.js'

function named(values: readonly Cell[]): string {
  const unused = new UnusedColumns({
    headings: ['Valor', 'Situação', ''],
    columns: new Map([['valor', 0]]),
  })
  for (const value of values) unused.observeItem([{ n: '10' }, value, 'fora'])
  return unused.names().join('; ')
}

test.each<[string, Cell[], string]>([
  ['two kinds of rows', ['Aberto', 'Pago', 'aberto ', null], 'B «Situação» (Aberto: 2, Pago: 1)'],
  ['one kind', ['Holerites', 'Holerites'], 'B «Situação» (Holerites: 2)'],
  [
    'two payees, a row each',
    ['Beta Ltda.', 'Gama S.A.'],
    'B «Situação» (Beta Ltda.: 1, Gama S.A.: 1)',
  ],
  ['more values than four', ['a', 'b', 'c', 'd', 'e', 'a'], 'B «Situação»'],
  ['a remark', ['Pago', 'O cliente pediu um prazo maior em maio'], 'B «Situação»'],
  ['a number', ['Pago', { n: '12' }], 'B «Situação»'],
  ['registrations', ['RJ 222222', 'SP 1234'], 'B «Situação»'],
  ['digits alone', ['1', '2'], 'B «Situação»'],
  ['no value', [null, ''], 'B «Situação»'],
])('an unused column of %s → how it is named', (_, values, name) => {
  expect(named(values)).toBe(name)
})
