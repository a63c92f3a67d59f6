import type { YearTable } from '../series/table.js'
import { CannotCalculate } from './cannot-calculate.js'
import { brazilianMonth, type Month, monthOf } from './day.js'
import { D, ZERO } from './decimal.js'

/** A monthly series as the engine reads it, of either type of the catalogue. */
export interface Series {
  name: string
  first: Month
  /** The last published month. */
  last: Month
  /** The published value of the month (percent, or reais); undefined outside first to last. */
  value(month: Month): D | undefined
  /**
   * Growth of an amount in the month, in percent; zero if the month is not published yet.
   * @throws CannotCalculate for a month before the series
   */
  variation(month: Month): D
}

/** Type `perc`: the published values are the variations. `publishedTo` cuts the series. */
export function percentages(name: string, table: YearTable, publishedTo?: Month): Series {
  const published = publishedValues(table, publishedTo)
  return {
    name,
    ...published,
    variation: (month) => published.value(refuseEarlier(name, published.first, month)) ?? ZERO,
  }
}

/**
 * Type `moeda`: the published values are prices; an amount grows from the price of the month to
 * that of the next.
 */
export function prices(name: string, table: YearTable, publishedTo?: Month): Series {
  const published = publishedValues(table, publishedTo)
  return {
    name,
    ...published,
    variation: (month) => {
      const now = published.value(refuseEarlier(name, published.first, month))
      const next = published.value(month + 1)
      return now && next ? next.div(now).minus(1).times(100) : ZERO
    },
  }
}

function publishedValues(table: YearTable, publishedTo: Month = Number.POSITIVE_INFINITY) {
  const years = Object.keys(table).map(Number)
  const first = monthOf(Math.min(...years), 1)
  const last = Math.min(monthOf(Math.max(...years), 12), publishedTo)
  // Decimal parses the shortest text of a number, so that 0.86 is exactly 86 hundredths.
  const values = years
    .sort((a, b) => a - b)
    .flatMap((year) => (table[year] ?? []).map((value) => new D(value)))
  const value = (month: Month) => (month > last ? undefined : values[month - first])
  return { first, last, value }
}

function refuseEarlier(name: string, first: Month, month: Month): Month {
  if (month >= first) return month
  const needed = brazilianMonth(month)
  throw new CannotCalculate(`A série ${name} começa em ${brazilianMonth(first)}; falta ${needed}.`)
}
