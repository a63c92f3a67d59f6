import { monthIn } from '../services/calculation/catalogue.js'
import { isRecord } from '../services/classify-response.js'
import { Exact, writeExact } from '../services/exact-json.js'
import { BRAZILIAN, shown } from '../spreadsheets/tables/shown.js'
import type { TableCell } from '../spreadsheets/tables/table.js'

/** A value of an answer as a cell; what the contract does not show is shown as it came. */
export function cellOf(value: unknown): TableCell {
  if (value === null || value === undefined) return null
  if (value instanceof Exact) return { number: value.text }
  if (typeof value === 'string') return value
  if (typeof value === 'number') return { number: String(value) }
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  return writeExact(value)
}

/** `YYYY-MM-DD` as a day, `YYYY-MM` as a month; any other text as it is. */
export function dateCell(value: unknown): TableCell {
  if (typeof value !== 'string') return cellOf(value)
  const day = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(value)?.[0]
  if (day) return { day }
  return /^\d{4}-\d{2}$/.test(value) ? { month: value } : value
}

/** An object that the contract does not show, in words: `from: 01/2013; to: 01/2026`. */
export function inWords(value: unknown): string {
  if (!isRecord(value) || value instanceof Exact) return shown(dateCell(value), BRAZILIAN.text)
  return Object.entries(value)
    .map(([name, one]) => `${name}: ${inWords(one)}`)
    .join('; ')
}

/** The text under a name, where there is one. */
export function textAt(value: unknown, name: string): string | undefined {
  const found = isRecord(value) ? value[name] : undefined
  return typeof found === 'string' && found !== '' ? found : undefined
}

/** `YYYY-MM-DD` of a date, the first of a month; undefined for what is neither. */
export function dayIn(value: unknown): string | undefined {
  const [, isoDay] = /^(\d{4}-\d{2}-\d{2})(?:$|T)/.exec(String(value)) ?? []
  if (isoDay) return isoDay
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(String(value)) ?? []
  if (year) return `${year}-${month}-${day}`
  const found = monthIn(value)
  return found && `${found}-01`
}
