import type { CallRequest, RefusedStep, StepAnswer, TaskState } from '../../src/core/job/job.js'
import { callRequest } from '../../src/services/endpoint.js'
import { getProcesso } from '../../src/services/gazette/endpoints.js'

export function nextCall({ parameters, answers }: TaskState): CallRequest | undefined {
  if (answers.length > 0) return undefined
  const numero = String(parameters.numero)
  return { ...callRequest(getProcesso, { numero }), refusalIsAnswer: true }
}

export function isNotFound(answer: StepAnswer): answer is RefusedStep {
  return answer.is === 'refused' && answer.status === 404
}
