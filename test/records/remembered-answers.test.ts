import { expect, test } from 'vitest'
import { fingerprint } from '../../src/records/remembered-answers.js'

const of = (headings: string[], job = 'correct') => fingerprint({ job, headings })
const HEADINGS = ['Data', 'Valor', 'Saldo']

test.each([
  ['empty columns behind the last heading', [...HEADINGS, '', ' ']],
  ['spaces and broken lines', ['Data ', '\nValor', 'Saldo']],
])('%s → the same headings', (_, headings) => {
  expect(of(headings)).toBe(of(HEADINGS))
})

test.each([
  ['another order', ['Data', 'Saldo', 'Valor']],
  ['one more', [...HEADINGS, 'Obs']],
  ['one less', ['Data', 'Valor']],
  ['an empty column between', ['Data', '', 'Valor', 'Saldo']],
  ['another unit in a heading', ['Data', 'Valor (mil)', 'Saldo']],
  ['texts that are divided otherwise', ['Data Valor', 'Saldo']],
])('%s → other headings', (_, headings) => {
  expect(of(headings)).not.toBe(of(HEADINGS))
})

test('another job → another fingerprint', () => {
  expect(of(HEADINGS, 'calc')).not.toBe(of(HEADINGS))
})
