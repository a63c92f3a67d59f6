import type { FreeReads } from '../../src/core/job/job.js'
import { CALC_TYPES, type CalcType } from '../../src/services/calculation/inputs.js'
import type { CalcSummary } from '../../src/services/calculation/list.js'
import { HOLDS_ANSWERS } from '../answer-check.js'
import { readList } from '../saved/account.js'
import { CHECKS_RUNS } from '../saved/check-run.js'
import { readReferences, type SavedKnowledge } from '../saved/references.js'
import { readType, type TypeInfo } from '../saved/types.js'

/** A saved calculation as the list of the account shows it. */
export interface ListedCalc {
  type?: CalcType
  name?: string
  /**
   * `YYYY-MM-DDTHH:mm`, by the clock of the service; absent if the calculation was never changed.
   */
  updatedAt?: string
}

export interface RecalcKnowledge extends SavedKnowledge {
  types: Partial<Record<CalcType, TypeInfo>>
  /** By id; undefined if the list cannot be read. */
  calcs: Record<string, ListedCalc> | undefined
}

/**
 * Reads the descriptions of the types and the list of saved calculations; all of it costs no units.
 */
export async function readKnowledge(reads: FreeReads): Promise<RecalcKnowledge> {
  const types: RecalcKnowledge['types'] = {}
  for (const type of CALC_TYPES) {
    const info = await readType(type, reads)
    if (info) types[type] = info
  }
  const list = await readList(reads)
  const calcs = list && Object.fromEntries(list.map((one) => [String(one.calcId), listed(one)]))
  const tables = list?.filter(({ type }) => type === 'tabelasJudiciais')
  const references = await readReferences(
    reads,
    tables?.map(({ calcId }) => calcId),
  )
  return { types, calcs, references, isDeep: true, ...HOLDS_ANSWERS, ...CHECKS_RUNS }
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

/**
 * Returns the minute of a stamp, which is `YYYYMMDDHHmm` as text or `YYYYMMDDHHmmss` as a number.
 */
export function minuteOf(stamp: string | number | null | undefined): string | undefined {
  const [, year, month, day, hour, minute] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(?:\d\d)?$/.exec(String(stamp ?? '')) ?? []
  return year === undefined ? undefined : `${year}-${month}-${day}T${hour}:${minute}`
}
