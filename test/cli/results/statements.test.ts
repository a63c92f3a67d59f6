import { expect, test } from 'vitest'
import { statementsProgress } from '../../../src/cli/results/statements.js'

test('many statements → told every five seconds, and not where all are made sooner', () => {
  const told: string[] = []
  let nowMs = 0
  const output = { language: 'pt' as const, tell: (text: string) => void told.push(text) }
  const hear = statementsProgress(output, () => nowMs)
  for (const [atMs, done] of [
    [4_000, 90],
    [5_000, 120],
    [9_000, 210],
    [10_500, 240],
  ] as const) {
    nowMs = atMs
    hear(done, 2_000)
  }
  expect(told).toEqual(['Demonstrativos: 120 de 2.000', 'Demonstrativos: 240 de 2.000'])
})
