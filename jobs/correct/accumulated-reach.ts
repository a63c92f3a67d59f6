import { addMonths } from '../../src/values/dates.js'
import { D } from '../../src/values/decimal.js'
import type { Series } from './series.js'

/**
 * Returns whether the accumulated value of a month has its own variation in it (`end`) or not
 * (`start`): two months show it.
 */
export function reachOf({ months }: Pick<Series, 'months'>): 'start' | 'end' | undefined {
  for (const [month, { accumulated, value }] of Object.entries(months)) {
    const next = months[addMonths(month, 1)]
    if (accumulated === undefined || next?.accumulated === undefined) continue
    const growth = new D(next.accumulated).div(accumulated).minus(1).times(100)
    const fits = (of: string | undefined) => of !== undefined && growth.minus(of).abs().lt('0.001')
    if (fits(value) !== fits(next.value)) return fits(value) ? 'start' : 'end'
  }
  return undefined
}
