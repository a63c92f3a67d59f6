import type { CallRequest, Price, StepAnswer, TaskState } from '../../src/core/job/job.js'
import { exportCalc, openCalc, patchCalc, runCalc } from '../../src/services/calculation/calc.js'
import { callRequest } from '../../src/services/endpoint.js'
import { type ExportFormat, exportedName } from '../saved/exports.js'
import type { RecalcItem } from './plan-row.js'

export type RecalcStep = { do: 'open' | 'patch' | 'run' } | { do: 'export'; format: ExportFormat }

/**
 * A calculation of the former generation cannot be opened, but its stored statement can be
 * exported.
 */
const STORED_STATEMENT: RecalcStep = { do: 'export', format: 'pdf' }

/** All steps of a calculation, unless the service refuses one. */
function stepsOf({ values, formats, leftAlone }: RecalcItem): RecalcStep[] {
  if (leftAlone !== undefined) return []
  return [
    { do: 'open' },
    ...(Object.keys(values).length > 0 ? [{ do: 'patch' } as const] : []),
    { do: 'run' },
    ...formats.map((format) => ({ do: 'export', format }) as const),
  ]
}

export interface StepTaken {
  step: RecalcStep
  answer: StepAnswer
}

/** Returns the steps taken, each with its answer, and the next step. */
export function progressOf(
  item: RecalcItem,
  answers: readonly StepAnswer[],
): { taken: StepTaken[]; next?: RecalcStep } {
  const [opened] = answers
  const isLegacy = opened?.is === 'refused' && opened.code === 'LEGACY_CALC_READ_ONLY'
  const steps = isLegacy ? [stepsOf(item)[0]!, STORED_STATEMENT] : stepsOf(item)
  const taken = answers.flatMap((answer, at) => (steps[at] ? [{ step: steps[at], answer }] : []))
  const isOver = taken.some(
    ({ step, answer }) => step.do !== 'export' && answer.is === 'refused' && !isLegacy,
  )
  const next = isOver ? undefined : steps[answers.length]
  return next ? { taken, next } : { taken }
}

export function next({ items, answers }: TaskState<RecalcItem>): CallRequest | undefined {
  const item = items[0]!
  const step = progressOf(item, answers).next
  // A refusal concerns one calculation: it ends its rows and not the batch.
  return step && { ...request(item, step), refusalIsAnswer: true }
}

/** A PATCH sets the same values again, so that it may be repeated, for one unit. */
function request({ id, type, subject, values }: RecalcItem, step: RecalcStep): CallRequest {
  const place = { type, id }
  switch (step.do) {
    case 'open':
      return callRequest(openCalc, place)
    case 'patch':
      return callRequest(patchCalc, { ...place, fields: values })
    case 'run':
      return callRequest(runCalc, place)
    case 'export': {
      const { format } = step
      const fileName = exportedName({ ...place, subject }, format)
      return { ...callRequest(exportCalc, { ...place, format }), fileName }
    }
  }
}

/** Returns the price of a calculation: one unit for each step, so that refusals make it cheaper. */
export function price(items: readonly RecalcItem[]): Price {
  const steps = stepsOf(items[0]!).length
  return { calls: steps, units: steps }
}
