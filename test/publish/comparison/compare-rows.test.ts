import { expect, test } from 'vitest'
import {
  type Compared,
  type Comparing,
  compareRow,
  type Side,
} from '../../../src/publish/comparison/compare-rows.js'
import { comparisonSheet } from '../../../src/publish/comparison/comparison.js'
import { comparisonTotals } from '../../../src/publish/comparison/comparison-totals.js'

const COMPARING: Comparing = {
  titleOf: (parameter) => parameter,
  headingOf: () => 'Valor original',
  isAmount: (field) => field === 'valor',
  parameterOf: () => undefined,
  columnChanged: () => undefined,
  monthsChanged: () => [],
}
const REJECTED: Side = { line: 2, outcome: 'rejected', fields: {} }
const MENDED: Side = { line: 2, outcome: 'ok', figure: '10.00', fields: { valor: '4.00' } }
const SAME: Side = { line: 3, outcome: 'ok', figure: '5.00', fields: { valor: '2.00' } }
const ROWS = [
  compareRow({ before: REJECTED, now: MENDED }, COMPARING),
  compareRow({ before: SAME, now: SAME }, COMPARING),
]

async function lastLine(rows: readonly Compared[]) {
  const each = async function* () {
    yield* rows
  }
  const totals = await comparisonTotals(each())
  return comparisonSheet(each, totals, { about: '', hasCases: false }).total!
}

test('a cell that could not be read and was mended → it was not read, not unstated', () => {
  expect(ROWS[0]!.causes[0]!.text).toBe('Valor original: não lido → 4,00')
})

test.each([
  ['45000', '46000.5', '45.000,00 → 46.000,50'],
  ['-0.125', '1e3', '-0,125 → 1.000,00'],
])('an amount that changed from %s to %s → both as money', (before, now, said) => {
  const side = (valor: string, figure: string): Side => ({ ...SAME, figure, fields: { valor } })
  const { causes } = compareRow({ before: side(before, '1'), now: side(now, '2') }, COMPARING)
  expect(causes.map(({ text }) => text)).toEqual([`Valor original: ${said}`])
})

const AS_READ_ME = 'Com as linhas a que falta um dos valores, como em Leia-me.'

test('a row with a value on one side → the last line sums what the first page sums', async () => {
  const total = await lastLine(ROWS)
  expect(total.slice(1, 4)).toEqual([{ n: '5' }, { n: '15' }, { n: '10' }])
  expect(total.at(-1)).toBe(AS_READ_ME)
})

test('a row that came for one that went, of the same value → the last line says which it sums', async () => {
  const came = compareRow({ now: SAME }, COMPARING)
  const went = compareRow({ before: SAME }, COMPARING)
  const total = await lastLine([came, went])
  expect(total.slice(1, 4)).toEqual([{ n: '5' }, { n: '5' }, { n: '0' }])
  expect(total.at(-1)).toBe(AS_READ_ME)
})

test('rows with both values → the last line has no remark', async () => {
  const total = await lastLine([compareRow({ before: SAME, now: MENDED }, COMPARING)])
  expect(total.at(-1)).toBeNull()
})
