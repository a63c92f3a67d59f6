import { expect, test } from 'vitest'
import type { PrunePlan } from '../../src/retention/plan.js'
import { pruneSentences } from '../../src/retention/summary.js'

const NONE: PrunePlan = {
  batches: [],
  ledger: 0,
  notices: [],
  firings: [],
  uploads: [],
  open: [],
  untold: [],
  headless: [],
}
const codes = (plan: PrunePlan, isDone = false) =>
  pruneSentences(plan, isDone, String).map(({ code }) => code)

test('nothing is kept back → the plan, or what was done of it, alone', () => {
  expect(codes(NONE)).toEqual(['prune_plan'])
  expect(codes(NONE, true)).toEqual(['prune_done'])
})

test('uploads, open batches, untold nights and answers of nobody → each has its sentence', () => {
  const plan = { ...NONE, uploads: ['u'], open: ['a'], untold: ['b'], headless: ['c'] }
  expect(codes(plan)).toEqual([
    'prune_plan',
    'prune_uploads',
    'prune_open',
    'prune_untold',
    'prune_headless',
  ])
})
