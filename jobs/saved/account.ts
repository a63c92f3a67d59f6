import type { FreeReads } from '../../src/core/job/job.js'
import type { CalcType } from '../../src/services/calculation/inputs.js'
import {
  type CalcSummary,
  type ListInput,
  listAll,
  listCalcs,
} from '../../src/services/calculation/list.js'
import { isRecord } from '../../src/services/classify-response.js'
import { routeAndPath } from '../../src/services/endpoint.js'

/**
 * Reads the saved calculations of the account; undefined if the service does not show the list to
 * this credential.
 */
export async function readList(
  reads: FreeReads,
  type?: CalcType,
): Promise<CalcSummary[] | undefined> {
  let isShown = true
  const ask = async (input: ListInput) => {
    const answer = await reads.get(...routeAndPath(listCalcs, input))
    const found = answer.is === 'found' && isRecord(answer.body) ? answer.body.calculations : []
    isShown &&= answer.is === 'found' && Array.isArray(found)
    return { calculations: Array.isArray(found) ? (found.filter(isRecord) as CalcSummary[]) : [] }
  }
  const all: CalcSummary[] = []
  for await (const one of listAll(ask, type ? { type } : {})) all.push(one)
  return isShown ? all : undefined
}
