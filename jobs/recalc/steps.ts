import type { CallRequest, Price, StepAnswer, TaskState } from '../../src/core/job/job.js'
import { callOf, type LaterStep, progressIn, stepsAfter } from '../saved/steps.js'
import type { RecalcItem } from './plan-row.js'

/**
 * A calculation of the former generation cannot be opened, but its stored statement can be
 * exported.
 */
const STORED_STATEMENT: LaterStep = { do: 'export', format: 'pdf' }

function stepsOf({ values, formats, leftAlone }: RecalcItem): LaterStep[] {
  return leftAlone === undefined ? [{ do: 'open' }, ...stepsAfter(values, formats)] : []
}

export function progressOf(item: RecalcItem, answers: readonly StepAnswer[]) {
  const [opened] = answers
  const isLegacy = opened?.is === 'refused' && opened.code === 'LEGACY_CALC_READ_ONLY'
  return isLegacy
    ? progressIn([{ do: 'open' }, STORED_STATEMENT], answers, () => false)
    : progressIn(stepsOf(item), answers)
}

export function next({ items, answers }: TaskState<RecalcItem>): CallRequest | undefined {
  const item = items[0]!
  const step = progressOf(item, answers).next
  // A refusal concerns one calculation: it ends its rows and not the batch.
  return step && { ...callOf(step, item, item.values), refusalIsAnswer: true }
}

/** Returns the price of a calculation: one unit for each step, so that refusals make it cheaper. */
export function price(items: readonly RecalcItem[]): Price {
  const steps = stepsOf(items[0]!).length
  return { calls: steps, units: steps }
}
