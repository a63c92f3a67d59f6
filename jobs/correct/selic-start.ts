import type { Parameters } from '../../src/core/job/job.js'
import { type IsoDate, monthOf } from '../../src/values/dates.js'

/** The day with which EC 113 begins: where SELIC starts for a service that is told no date. */
const EC_113 = '2021-12-01'

/** The first day of SELIC: that which was asked for, or in version 1 the first of its month. */
export function selicStart({ selicFrom, selicVersion }: Parameters): IsoDate {
  const from = typeof selicFrom === 'string' ? selicFrom : EC_113
  return selicVersion === '1' ? `${monthOf(from)}-01` : from
}
