import type { Parameters } from '../../src/core/job/job.js'
import { type IsoDate, monthOf } from '../../src/values/dates.js'

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
