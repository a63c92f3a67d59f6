import { expect, test } from 'vitest'
import { footText, money, totalText } from '../../../src/publish/statement/statement-text.js'

test.each([
  ['0', '0,00'],
  ['-0.001', '0,00'],
  ['-0.5', '-0,50'],
  ['999.995', '1.000,00'],
  ['1234567.891', '1.234.567,89'],
  ['-98765432109.99', '-98.765.432.109,99'],
])('%s in a statement → %s', (value, shown) => {
  expect(money(value)).toBe(shown)
})

test.each([
  ['0.01', '0,01 (um centavo)'],
  ['1234.565', '1.234,57 (mil duzentos e trinta e quatro reais e cinquenta e sete centavos)'],
  [
    '999999999999.99',
    '999.999.999.999,99 (novecentos e noventa e nove bilhões, novecentos e noventa e nove milhões, novecentos e noventa e nove mil novecentos e noventa e nove reais e noventa e nove centavos)',
  ],
  ['999999999999.995', '1.000.000.000.000,00'],
])('a total of %s → in words below a trillion', (total, words) => {
  expect(totalText({ total })).toBe(`Total do débito: R$ ${words}.`)
})

test('payments beyond the debt → told as such, and no sum below zero', () => {
  expect(totalText({ total: '-2' })).toBe('Os pagamentos passam do débito em R$ 2,00 (dois reais).')
})

test('a day → the total is of that day, and each page names case and batch', () => {
  const content = { on: '2024-12-31' }
  expect(totalText({ ...content, total: '1' })).toBe(
    'Total do débito em 31/12/2024: R$ 1,00 (um real).',
  )
  expect(totalText({ ...content, total: '-2' })).toBe(
    'Os pagamentos passam do débito em 31/12/2024, em R$ 2,00 (dois reais).',
  )
  const filing = { office: {}, date: '2026-11-27', isRehearsal: false, batch: '20261127-a' }
  expect(footText([['Processo', '1']], filing)).toBe('Processo: 1 - Ref. 20261127-a')
})

test('no total, for some line tells none → no sentence', () => {
  expect(totalText({})).toBeUndefined()
})
