import type { YearTable } from '../series/table.js'
import { CannotCalculate } from './cannot-calculate.js'
import { brazilianMonth, type Month, monthOf } from './day.js'
import { D, ZERO } from './decimal.js'

/** A monthly series as the engine reads it, in either form of the catalogue. */
export interface Series {
  name: string
  first: Month
  /** The last published month. */
  last: Month
  /** What was published for the month (percent, or reais); undefined outside first to last. */
  value(month: Month): D | undefined
  /**
   * Percent by which an amount grows in the month; zero when it is not published yet.
   * Throws {@link CannotCalculate} for a month before the series.
   */
  variation(month: Month): D
}

/** `perc`: the published values are the variations. `publishedTo` cuts the series there. */
export function percentages(name: string, table: YearTable, publishedTo?: Month): Series {
  const published = publishedValues(table, publishedTo)
  return {
    name,
    ...published,
    variation: (month) => published.value(refuseEarlier(name, published.first, month)) ?? ZERO,
  }
}

/** `moeda`: the published values are prices; an amount grows from one month's to the next one's. */
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
  // Decimal reads the shortest text of a number, so 0.86 is 86 hundredths exactly.
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
