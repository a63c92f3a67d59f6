import type { IsoDate } from '../../src/values/dates.js'
import { D } from '../../src/values/decimal.js'

/**
 * Returns the months of 30 days between two days, as the courts' statements count; the 31st counts
 * as the 30th.
 */
export function months30(from: IsoDate, to: IsoDate): D {
  const days = (date: string) => {
    const [year, month, day] = date.split('-').map(Number) as [number, number, number]
    return year * 360 + month * 30 + Math.min(day, 30)
  }
  return new D(days(to) - days(from)).div(30)
}
