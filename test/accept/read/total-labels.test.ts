import { expect, test } from 'vitest'
import type { Roles } from '../../../src/accept/find/table.js'
import { labelOfSum, maySumCompany, summingWords } from '../../../src/accept/read/totals.js'

const ROLES = { names: new Set([2]), amounts: [1] } as unknown as Roles
const labelOf = (text: string) => labelOfSum([text, '10,00'], ROLES)?.is

test.each([
  ['Total', 'sum'],
  ['TOTAIS', 'sum'],
  ['Grand total', 'sum'],
  ['Soma parcial', 'sum'],
  ['Subtotal', 'sum'],
  ['Saldo total', 'sum'],
  ['T O T A L   G E R A L', 'sum'],
  ['Quantidade de títulos', 'count'],
  ['Saldo em', 'balance'],
  ['Saldo', 'carried'],
  ['A transportar', 'carried'],
  ['Transporte', 'carried'],
  ['Média', 'statistic'],
  ['Maior valor', 'statistic'],
  ['Desvio padrão', 'statistic'],
])('«%s» → a %s, and not within longer words', (text, is) => {
  expect(labelOf(text)).toBe(is)
  for (const glued of [`x${text}`, `${text}x`]) expect(labelOf(glued)).not.toBe(is)
})

test.each<[string, string | undefined]>([
  ['Total Ana', 'perhaps'],
  ['Ana Total', 'perhaps'],
  ['Total Seguros S.A.', undefined],
  ['Total de Sá', 'sum'],
  ['Subtotal Seguros S.A.', 'sum'],
  ['Total 2024', 'sum'],
  ['Quantidade de títulos 2 x', undefined],
  ['T O T', undefined],
])('«%s» → %s', (text, is) => {
  expect(labelOf(text)).toBe(is)
})

test('a name that begins with a total → only in the first cell, and no count without an amount', () => {
  expect(labelOfSum(['1', '10,00', null, 'Total Ana'], ROLES)).toBeUndefined()
  expect(labelOfSum([null, '10,00', null, 'Total'], ROLES)).toEqual({ column: 3, is: 'sum' })
  expect(labelOfSum([null, '10,00', 'Total'], ROLES)).toBeUndefined()
  expect(labelOfSum(['Quantidade de títulos', null], ROLES)).toBeUndefined()
})

test.each([
  ['Total Banco X S.A.', true],
  ['Total Banco X', false],
  ['Banco Total S.A.', false],
  ['Saldo Banco S.A.', false],
])('«%s» without a date → may sum those of a company: %s', (text, expected) => {
  expect(maySumCompany([null, text])).toBe(expected)
})

test.each([
  ['Resultado da execução', true],
  ['Geraldo', false],
  ['Quantidade de títulos: 2', true],
])('«%s» → has words for sums: %s', (text, expected) => {
  expect(summingWords([text], {} as Roles) !== undefined).toBe(expected)
  expect(summingWords([text, '1000420-47.2021'], { case: 1 } as Roles)).toBeUndefined()
  expect(summingWords([text, 'x 123'], { case: 1 } as Roles) !== undefined).toBe(expected)
})
