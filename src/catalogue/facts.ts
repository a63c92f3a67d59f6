import { monthIn } from '../services/calculation/catalogue.js'
import { isRecord } from '../services/classify-response.js'
import { Exact, writeExact } from '../services/exact-json.js'
import { BRAZILIAN, displayText } from '../spreadsheets/tables/display-text.js'
import type { TableCell } from '../spreadsheets/tables/table.js'
import { D } from '../values/decimal.js'

/**
 * Returns a value of an answer as a cell; a value of a form that the contract does not show is
 * written as JSON.
 */
export function cellOf(value: unknown): TableCell {
  if (value === null || value === undefined) return null
  if (value instanceof Exact) return { number: plainDigits(value.text) }
  if (typeof value === 'string') return value
  if (typeof value === 'number') return { number: plainDigits(String(value)) }
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  return writeExact(value)
}

/** Some services write each figure as `4.2E-1`, which a table must not show to people. */
function plainDigits(text: string): string {
  return /e/i.test(text) ? new D(text).toFixed() : text
}

/** Returns `YYYY-MM-DD` as a day, `YYYY-MM` as a month, and any other text unchanged. */
export function dateCell(value: unknown): TableCell {
  if (typeof value !== 'string') return cellOf(value)
  const day = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(value)?.[0]
  if (day) return { day }
  return /^\d{4}-\d{2}$/.test(value) ? { month: value } : value
}

/** Describes an object of a form that the contract does not show: `from: 01/2013; to: 01/2026`. */
export function inWords(value: unknown): string {
  if (!isRecord(value) || value instanceof Exact)
    return displayText(dateCell(value), BRAZILIAN.text)
  return Object.entries(value)
    .map(([name, one]) => `${name}: ${inWords(one)}`)
    .join('; ')
}

/** Returns the text under a name; undefined when there is none. */
export function textAt(value: unknown, name: string): string | undefined {
  const found = isRecord(value) ? value[name] : undefined
  return typeof found === 'string' && found !== '' ? found : undefined
}

/** Returns `YYYY-MM-DD` of a date, the first day of a month; undefined for other values. */
export function dayIn(value: unknown): string | undefined {
  const [, isoDay] = /^(\d{4}-\d{2}-\d{2})(?:$|T)/.exec(String(value)) ?? []
  if (isoDay) return isoDay
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(String(value)) ?? []
  if (year) return `${year}-${month}-${day}`
  const found = monthIn(value)
  return found && `${found}-01`
}
