import { expect, test } from 'vitest'
import type { Table } from '../../../../src/accept/find/table.js'
import { SharedIds } from '../../../../src/accept/inspect/repeats/shared-ids.js'

function askedOf(headings: string, ...lines: string[]) {
  const ids = new SharedIds({ headings: headings.split(';') } as unknown as Table, 0)
  for (const [at, line] of lines.entries()) ids.observeItem(line.split(';'), at + 2)
  return ids.found().map(({ facts: { one, other } }) => [one, other])
}

test.each([
  ['Cálculo nº 700023', '700023'],
  ['700.023', '700023'],
  ['ID: 700023', '700023,00'],
  ['700.000', '700.000'],
])('%s beside %s, of two clients → asked', (one, other) => {
  const asked = askedOf('Cálculo;Cliente', `${one};Ana`, `${other};Beto`)
  expect(asked).toEqual([['Ana', 'Beto']])
})

test('700.000, which may be 700, beside 700 and 700000 → not asked', () => {
  expect(askedOf('Cálculo;Cliente', '700.000;Ana', '700;Beto', '700000;Caio')).toEqual([])
})

test('one calculation of one client, a line for each opponent → not asked', () => {
  const headings = 'Cálculo;Cliente;Parte contrária'
  expect(askedOf(headings, '700023;Ana;Banco Vale', '700023;Ana;Loja Sol')).toEqual([])
  expect(askedOf(headings, '700023;Ana;Banco Vale', '700023;Beto;Loja Sol')).toHaveLength(1)
})

test('two opponents without a client, or two cases of one client → asked', () => {
  expect(askedOf('Cálculo;Parte contrária', '700023;Vale', '700023;Sol')).toHaveLength(1)
  expect(askedOf('Cálculo;Cliente;Pasta', '700023;Ana;P-1', '700023;Ana;P-2')).toHaveLength(1)
})
