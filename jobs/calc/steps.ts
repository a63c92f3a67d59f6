import type {
  CallRequest,
  FreeReads,
  LookUpResult,
  Parameters,
  Price,
  StepAnswer,
  TaskState,
} from '../../src/core/job/job.js'
import { createCalc } from '../../src/services/calculation/calc.js'
import type { CalcType } from '../../src/services/calculation/inputs.js'
import { isRecord } from '../../src/services/classify-response.js'
import { callRequest } from '../../src/services/endpoint.js'
import { isAnothers, lookUp as lookUpName, savedName } from '../saved/look-up.js'
import { callOf, progressIn, type Step, stepsAfter } from '../saved/steps.js'
import type { TypeInfo } from '../saved/types.js'
import { mergeRows } from './merge-rows.js'
import type { CalcItem, CalcKnowledge } from './plan-row.js'

/**
 * The steps of a calculation; none if its rows contradict each other, so that nothing is created.
 */
function stepsOf(
  items: readonly CalcItem[],
  parameters: Parameters,
  isNew: boolean,
  info: TypeInfo | undefined,
): Step[] {
  const made = mergeRows(items, parameters, isNew, info)
  return made.is === 'wrong'
    ? []
    : [{ do: 'create' }, ...stepsAfter(made.fields, items[0]!.formats)]
}

export function progressOf(
  { items, parameters, answers }: Pick<TaskState<CalcItem>, 'items' | 'parameters' | 'answers'>,
  info: TypeInfo | undefined,
) {
  return progressIn(stepsOf(items, parameters, answers.length === 0, info), answers)
}

export function next(
  asking: TaskState<CalcItem>,
  { info }: Partial<CalcKnowledge>,
): CallRequest | undefined {
  const step = progressOf(asking, info).next
  return step && { ...request(asking, step), refusalIsAnswer: true }
}

function request(
  { items, parameters, name, answers }: TaskState<CalcItem>,
  step: Step,
): CallRequest {
  const type = parameters.type as CalcType
  const made = mergeRows(items, parameters, false)
  if (made.is === 'wrong') throw new Error('rows that contradict each other make no calculation')
  if (step.do === 'create')
    return {
      ...callRequest(createCalc, { type, name: savedName(name, made.name) }),
      holds: 'calcId',
    }
  const { subject } = items[0]!
  return callOf(step, { type, id: createdBy(answers).id, subject }, made.fields)
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

/** Decides whether the creation was answered with the id of a calculation that is not its own. */
export function createdAnothers(
  { name, parameters, answers }: TaskState<CalcItem>,
  reads: FreeReads,
  sentAtMs: number,
): Promise<boolean> {
  const made = { callName: name, type: parameters.type as CalcType, sentAtMs }
  return isAnothers(createdBy(answers).id, made, reads)
}

export function price(
  items: readonly CalcItem[],
  parameters: Parameters,
  { info }: Partial<CalcKnowledge>,
): Price {
  const steps = stepsOf(items, parameters, true, info).length
  return { calls: steps, units: steps }
}
