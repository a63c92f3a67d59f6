import type { CallRequest, RefusedStep, StepAnswer } from '../../src/core/job/job.js'
import { exportCalc, openCalc, patchCalc, runCalc } from '../../src/services/calculation/calc.js'
import type { CalcType } from '../../src/services/calculation/inputs.js'
import { callRequest } from '../../src/services/endpoint.js'
import { type ExportFormat, exportedName, readFiles } from './exports.js'
import type { Json } from './values.js'

/** A step on one calculation, named like the service's routes. */
export type Step = { do: 'create' } | LaterStep
export type LaterStep = { do: 'open' | 'patch' | 'run' } | { do: 'export'; format: ExportFormat }

export interface StepTaken {
  step: Step
  answer: StepAnswer
}

/** Returns the steps on a calculation that was created or opened, unless the service refuses one. */
export function stepsAfter(
  fields: Record<string, Json>,
  formats: readonly ExportFormat[],
): LaterStep[] {
  return [
    ...(Object.keys(fields).length > 0 ? [{ do: 'patch' } as const] : []),
    { do: 'run' },
    ...formats.map((format) => ({ do: 'export', format }) as const),
  ]
}

/**
 * Returns the steps taken, each with its answer, and the next step. A refusal is the end, except
 * that of an export; the failure of an export is none either.
 * @param endsAt whether a refusal of the step is the end
 */
export function progressIn<S extends Step>(
  steps: readonly S[],
  answers: readonly StepAnswer[],
  endsAt = (step: Step): boolean => step.do !== 'export',
): { taken: StepTaken[]; next?: S } {
  const taken = answers.flatMap((answer, at) => (steps[at] ? [{ step: steps[at], answer }] : []))
  const isOver = taken.some(({ step, answer }) => answer.is === 'refused' && endsAt(step))
  const next = isOver ? undefined : steps[answers.length]
  return next ? { taken, next } : { taken }
}

/** A PATCH sets the same values again, so that it may be repeated, for one unit. */
export function callOf(
  step: LaterStep,
  { type, id, subject }: { type: CalcType; id: string; subject?: string | undefined },
  fields: Record<string, Json>,
): CallRequest {
  const place = { type, id }
  switch (step.do) {
    case 'open':
      return callRequest(openCalc, place)
    case 'patch':
      return callRequest(patchCalc, { ...place, fields })
    case 'run':
      return callRequest(runCalc, place)
    case 'export': {
      const { format } = step
      const fileName = exportedName({ ...place, subject }, format)
      const request = callRequest(exportCalc, { ...place, format })
      return { ...request, fileName, failureIsAnswer: true }
    }
  }
}

export function refusalOf(taken: readonly StepTaken[], name: Step['do']): RefusedStep | undefined {
  const answer = answerOf(taken, name)
  return answer?.is === 'refused' ? answer : undefined
}

export function bodyOf(taken: readonly StepTaken[], name: Step['do']): unknown {
  const answer = answerOf(taken, name)
  return answer?.is === 'answered' ? (answer.body ?? null) : undefined
}

function answerOf(taken: readonly StepTaken[], name: Step['do']): StepAnswer | undefined {
  return taken.find(({ step }) => step.do === name)?.answer
}

/** Reads the files of the exports; `place` is what names the calculation in their lines. */
export function filesOf(taken: readonly StepTaken[], place: Record<string, string>) {
  const exported = taken.flatMap(({ step, answer }) =>
    step.do === 'export' ? [{ format: step.format, answer }] : [],
  )
  return readFiles(exported, place)
}
