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
  const ask = async (input: ListInput) => {
    const page = await readPage(input, (route, path) => reads.get(route, path))
    // An empty page would pass for a list that moves, and be asked for again.
    if (page === undefined) throw new NotShown()
    return { calculations: page }
  }
  const all: CalcSummary[] = []
  try {
    for await (const one of listAll(ask, type ? { type } : {})) all.push(one)
  } catch (error) {
    if (error instanceof NotShown) return undefined
    throw error
  }
  return all
}

class NotShown extends Error {}

/**
 * Reads a page of the list; undefined if the service does not show it.
 * @throws PageRefused when the page may be shown without a `limit`
 */
export async function readPage(
  input: ListInput,
  read: FreeReads['get'],
): Promise<CalcSummary[] | undefined> {
  const answer = await read(...routeAndPath(listCalcs, input))
  if (answer.is === 'absent' && answer.status === 400 && input.limit) throw new PageRefused()
  const list = answer.is === 'found' && isRecord(answer.body) ? answer.body.calculations : undefined
  return Array.isArray(list) ? (list.filter(isRecord) as CalcSummary[]) : undefined
}

class PageRefused extends Error {
  readonly status = 400
}
