import { expect, test } from 'vitest'
import { EarlyAbort, SAMPLE, spread } from '../../src/gather/early-abort.js'

const WRONG = { code: 'INDEX_NOT_FOUND', message: 'Índice inexistente.' }

function sampleOf(refused: number, answered: number): EarlyAbort {
  const sample = new EarlyAbort()
  for (let i = 0; i < answered; i += 1) sample.count()
  for (let i = 0; i < refused; i += 1) sample.count(WRONG)
  return sample
}

test.each([
  [SAMPLE, 0, true],
  [6, 4, true],
  [5, 5, false],
  [0, SAMPLE, false],
  // No sample yet: a batch of so few tasks is seen through.
  [SAMPLE - 1, 0, false],
])('%i refused and %i answered: stopped early is %s', (refused, answered, stopped) => {
  const verdict = sampleOf(refused, answered).verdict()
  expect(verdict).toEqual(stopped ? { refused, of: SAMPLE, ...WRONG } : undefined)
})

test('what comes after the sample changes nothing', () => {
  const sample = sampleOf(0, SAMPLE)
  for (let i = 0; i < 100; i += 1) sample.count(WRONG)
  expect(sample.verdict()).toBeUndefined()
})

test('rows of one task that were refused alone are a sample, as long as nothing was answered', () => {
  const alone = { ...WRONG, alone: 6 }
  const sample = new EarlyAbort()
  sample.count(alone)
  expect(sample.verdict()).toEqual({ refused: 6, of: 6, ...WRONG })
  const answered = sampleOf(0, 1)
  answered.count(alone)
  expect(answered.verdict()).toBeUndefined()
})

test('rows of one task refused alone, and another settled by an earlier coordinator → goes on', () => {
  const sample = new EarlyAbort(1)
  sample.count({ ...WRONG, alone: 6 })
  expect(sample.verdict()).toBeUndefined()
})

test('the sample is taken from all over the batch, and every task comes once', () => {
  const tasks = Array.from({ length: 95 }, (_, i) => `t${i}`)
  const order = spread(tasks)
  expect(order.slice(0, SAMPLE)).toEqual([0, 9, 18, 27, 36, 45, 54, 63, 72, 81].map((i) => `t${i}`))
  expect([...order].sort()).toEqual([...tasks].sort())
  expect(spread(['a', 'b'])).toEqual(['a', 'b'])
})

test('refused rows beside an answer, in a whole sample → counted as tasks', () => {
  const sample = sampleOf(0, 4)
  for (let i = 0; i < 6; i += 1) sample.count({ ...WRONG, alone: 9 })
  expect(sample.verdict()).toEqual({ refused: 6, of: SAMPLE, ...WRONG })
})
