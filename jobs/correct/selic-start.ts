import type { Parameters } from '../../src/core/job/job.js'
import { addDays, type IsoDate, monthOf } from '../../src/values/dates.js'

/** The first day of EC 113, from which the service starts SELIC if no date is sent. */
const EC_113 = '2021-12-01'

/**
 * Returns the first day of SELIC: the date that was asked for or, in version 1, the first day of
 * its month.
 */
export function selicStart({ selicFrom, selicVersion }: Parameters): IsoDate {
  const from = typeof selicFrom === 'string' ? selicFrom : EC_113
  return selicVersion === '1' ? `${monthOf(from)}-01` : from
}

/** Returns the SELIC dates that version 1 ignores, because it counts whole months. */
export function wholeMonths({ selic, selicVersion, selicFrom, selicUntil }: Parameters): {
  from?: string
  until?: string
} {
  if (selic !== true || selicVersion !== '1') return {}
  const isFirst = (date: string) => date.endsWith('-01')
  const isLast = (date: string) => isFirst(addDays(date, 1))
  return {
    ...(typeof selicFrom === 'string' && !isFirst(selicFrom) ? { from: selicFrom } : {}),
    ...(typeof selicUntil === 'string' && !isLast(selicUntil) ? { until: selicUntil } : {}),
  }
}

/** The days in which SELIC takes the place of correction and interest. */
export interface SelicSpan {
  from: IsoDate
  /** The last day; absent where SELIC runs up to the update. */
  until?: IsoDate
}

/** Returns the days of SELIC for amounts of these dates; undefined where it reaches none of them. */
export function selicSpan(asked: Parameters, dates: readonly IsoDate[]): SelicSpan | undefined {
  const { selic, selicUntil, updateTo } = asked
  const from = selicStart(asked)
  if (selic !== true || from > String(updateTo)) return undefined
  if (typeof selicUntil !== 'string' || selicUntil >= String(updateTo)) return { from }
  return dates.every((date) => date > selicUntil) ? undefined : { from, until: selicUntil }
}
