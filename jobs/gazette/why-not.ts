import type { StepAnswer } from '../../src/core/job/job.js'
import { isRecord } from '../../src/services/classify-response.js'
import { hasId, idOf } from '../../src/services/gazette/named-in.js'

/** Returns the service's reason for a missing answer; empty if there is none. */
export function whyNot(answer: StepAnswer | undefined): string {
  if (answer?.is === 'refused') return answer.message
  return answer?.is === 'failed' ? answer.reason : ''
}

export const OF_ANOTHER = 'o serviço respondeu com outro registro'

/**
 * Decides whether a record that was asked for by its id is another one. It may lie in the only
 * record of the answer; a record without an `id` may be any.
 */
export function isAnother(body: unknown, id: string | number | undefined): boolean {
  if (!isRecord(body)) return false
  const values = Object.values(body)
  const [inner, ...others] = values.filter(isRecord)
  const isWrapped =
    others.length === 0 && values.every((one) => isRecord(one) || Array.isArray(one))
  const record = isWrapped && inner ? inner : body
  return record.id !== undefined && idOf(record) === record.id && !hasId(record, id)
}
