import type {
  CallRequest,
  FreeReads,
  LookUpResult,
  Parameters,
  Price,
  StepAnswer,
  TaskState,
} from '../../src/core/job/job.js'
import { createCalc, exportCalc, patchCalc, runCalc } from '../../src/services/calculation/calc.js'
import type { CalcType } from '../../src/services/calculation/inputs.js'
import { isRecord } from '../../src/services/classify-response.js'
import { callRequest } from '../../src/services/endpoint.js'
import { type ExportFormat, exportedName } from '../saved/exports.js'
import { lookUp as lookUpName, savedName } from '../saved/look-up.js'
import { mergeRows } from './merge-rows.js'
import type { CalcItem } from './plan-row.js'

export type CalcStep = { do: 'create' | 'patch' | 'run' } | { do: 'export'; format: ExportFormat }

/**
 * The steps of a calculation; none if its rows contradict each other, so that nothing is created.
 */
function stepsOf(items: readonly CalcItem[], parameters: Parameters): CalcStep[] {
  const made = mergeRows(items, parameters)
  if (made.is === 'wrong') return []
  return [
    { do: 'create' },
    ...(Object.keys(made.fields).length > 0 ? [{ do: 'patch' } as const] : []),
    { do: 'run' },
    ...items[0]!.formats.map((format) => ({ do: 'export', format }) as const),
  ]
}

export interface StepTaken {
  step: CalcStep
  answer: StepAnswer
}

/** Returns the steps taken, each with its answer, and the next step. */
export function progressOf({
  items,
  parameters,
  answers,
}: Pick<TaskState<CalcItem>, 'items' | 'parameters' | 'answers'>): {
  taken: StepTaken[]
  next?: CalcStep
} {
  const steps = stepsOf(items, parameters)
  const taken = answers.flatMap((answer, at) => (steps[at] ? [{ step: steps[at], answer }] : []))
  const isOver = taken.some(({ step, answer }) => step.do !== 'export' && answer.is === 'refused')
  const next = isOver ? undefined : steps[answers.length]
  return next ? { taken, next } : { taken }
}

export function next(asking: TaskState<CalcItem>): CallRequest | undefined {
  const step = progressOf(asking).next
  return step && { ...request(asking, step), refusalIsAnswer: true }
}

/** A PATCH sets the same values again, so that it may be repeated, for one unit. */
function request(
  { items, parameters, name, answers }: TaskState<CalcItem>,
  step: CalcStep,
): CallRequest {
  const type = parameters.type as CalcType
  const made = mergeRows(items, parameters)
  if (made.is === 'wrong') throw new Error('rows that contradict each other make no calculation')
  if (step.do === 'create')
    return callRequest(createCalc, { type, name: savedName(name, made.name) })
  const { id } = createdBy(answers)
  const place = { type, id }
  switch (step.do) {
    case 'patch':
      return callRequest(patchCalc, { ...place, fields: made.fields })
    case 'run':
      return callRequest(runCalc, place)
    case 'export': {
      const fileName = exportedName({ ...place, subject: items[0]!.subject }, step.format)
      return { ...callRequest(exportCalc, { ...place, format: step.format }), fileName }
    }
  }
}

/**
 * The hash is absent if the answer of the creation was lost and the calculation was found in the
 * list.
 */
export function createdBy([created]: readonly StepAnswer[]): { id: string; hash?: string } {
  const body = created?.is === 'answered' && isRecord(created.body) ? created.body : {}
  const { calcId, hash } = body
  return { id: String(calcId ?? ''), ...(typeof hash === 'string' ? { hash } : {}) }
}

/**
 * Looks for the calculation in the list by its unique name, which costs no units. Only the creation
 * needs this, because it must not be repeated.
 */
export async function lookUp(
  { name, parameters }: TaskState<CalcItem>,
  reads: FreeReads,
  sentAtMs: number,
): Promise<LookUpResult> {
  const type = parameters.type as CalcType
  const found = await lookUpName({ callName: name, type, sentAtMs }, reads)
  if (found.is !== 'present' || found.id === '') return found
  return { ...found, body: { calcId: found.id, type } }
}

export function price(items: readonly CalcItem[], parameters: Parameters): Price {
  const steps = stepsOf(items, parameters).length
  return { calls: steps, units: steps }
}
