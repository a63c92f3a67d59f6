import type { Asking, CallRequest, RefusedStep, StepAnswer } from '../../src/job.js'
import { callRequest } from '../../src/services/endpoint.js'
import { getProcesso, listTribunals } from '../../src/services/gazette/endpoints.js'

/**
 * The dossier; where there is none, the list of courts, which tells a case without publications from
 * a court whose publications the base does not have.
 */
export function nextCall({ parameters, answers }: Asking): CallRequest | undefined {
  const [dossier] = answers
  const numero = String(parameters.numero)
  if (!dossier) return { ...callRequest(getProcesso, { numero }), refusalTells: true }
  if (answers.length > 1 || !isNotFound(dossier)) return undefined
  // All of them: how the base spells an acronym is not shown, and a filter for another finds nothing.
  return { ...callRequest(listTribunals, {}), refusalTells: true }
}

export function isNotFound(answer: StepAnswer): answer is RefusedStep {
  return answer.is === 'refused' && answer.status === 404
}
