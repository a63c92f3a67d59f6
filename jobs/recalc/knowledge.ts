import type { FreeReads, Knowledge } from '../../src/job.js'
import { CALC_TYPES, type CalcType } from '../../src/services/calculation/inputs.js'
import {
  type CalcSummary,
  type ListInput,
  listAll,
  listCalcs,
} from '../../src/services/calculation/list.js'
import { routeAndPath } from '../../src/services/endpoint.js'
import { isRecord } from '../../src/services/verdict.js'
import { readType, type TypeInfo } from '../saved/types.js'

/** A saved calculation as the list of the account shows it. */
export interface ListedCalc {
  type?: CalcType
  name?: string
  /** `YYYY-MM-DDTHH:mm`, by the clock of the service; absent of one that was never changed. */
  updatedAt?: string
}

export interface RecalcKnowledge extends Knowledge {
  types: Partial<Record<CalcType, TypeInfo>>
  /** By their ids; undefined where the list cannot be had. */
  calcs: Record<string, ListedCalc> | undefined
}

/** What the types are and which calculations there are: all free. */
export async function readKnowledge(reads: FreeReads): Promise<RecalcKnowledge> {
  const types: RecalcKnowledge['types'] = {}
  for (const type of CALC_TYPES) {
    const info = await readType(type, reads)
    if (info) types[type] = info
  }
  const list = await readList(reads)
  const calcs = list && Object.fromEntries(list.map((one) => [String(one.calcId), listed(one)]))
  return { types, calcs }
}

/** Undefined where the service does not show the list to this credential. */
export async function readList(reads: FreeReads): Promise<CalcSummary[] | undefined> {
  let isShown = true
  const ask = async (input: ListInput) => {
    const answer = await reads.get(...routeAndPath(listCalcs, input))
    const found = answer.is === 'found' && isRecord(answer.body) ? answer.body.calculations : []
    isShown &&= answer.is === 'found' && Array.isArray(found)
    return { calculations: Array.isArray(found) ? (found.filter(isRecord) as CalcSummary[]) : [] }
  }
  const all: CalcSummary[] = []
  for await (const one of listAll(ask, {})) all.push(one)
  return isShown ? all : undefined
}

export function listed({ type, name, updatedAt }: CalcSummary): ListedCalc {
  const known = CALC_TYPES.find((one) => one === type)
  const at = minuteOf(updatedAt)
  return {
    ...(known ? { type: known } : {}),
    ...(name ? { name } : {}),
    ...(at === undefined ? {} : { updatedAt: at }),
  }
}

/** Stamps are `YYYYMMDDHHmm` as text or `YYYYMMDDHHmmss` as a number. */
export function minuteOf(stamp: string | number | null | undefined): string | undefined {
  const [, year, month, day, hour, minute] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(?:\d\d)?$/.exec(String(stamp ?? '')) ?? []
  return year === undefined ? undefined : `${year}-${month}-${day}T${hour}:${minute}`
}
