import { EXIT, UserError } from '../../core/errors.js'
import type { FreeReads, Job, Knowledge, Parameters } from '../../core/job/job.js'
import { LAST_PUBLISHED } from '../../core/job/parse-parameters.js'
import { sentence } from '../../messages/message-code.js'
import { addDays, addMonths } from '../../values/dates.js'

interface Given {
  job: Job
  parameters: Parameters
  accept: { given: Parameters }
  knowledge?: Knowledge
}

/**
 * Replaces *último mês publicado* by a day: the last day of that month, but never a future one. The
 * catalogue has the month, for free.
 *
 * @throws UserError (2) when no index of the whole batch has it
 */
export async function settlePublished<Request extends Given>(
  request: Request,
  reads: FreeReads,
): Promise<Request> {
  const { job, parameters, accept, knowledge } = request
  const names = Object.keys(parameters).filter((name) => parameters[name] === LAST_PUBLISHED)
  if (names.length === 0) return request
  const month = await job.lastPublished?.(parameters, reads)
  if (month === undefined) {
    throw new UserError(EXIT.usage, [sentence('last_published_unknown', { name: names[0] })])
  }
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const today = String(knowledge?.today)
  const day = last < today ? last : today
  const settled = { ...parameters, ...Object.fromEntries(names.map((name) => [name, day])) }
  return { ...request, parameters: settled, accept: { ...accept, given: settled } }
}
