import type { IsoDate } from '../../src/values/dates.js'
import { D } from '../../src/values/decimal.js'

/** Months of 30 days from a day to another, as the courts' statements count; the 31st is the 30th. */
export function months30(from: IsoDate, to: IsoDate): D {
  const days = (date: string) => {
    const [year, month, day] = date.split('-').map(Number) as [number, number, number]
    return year * 360 + month * 30 + Math.min(day, 30)
  }
  return new D(days(to) - days(from)).div(30)
}
