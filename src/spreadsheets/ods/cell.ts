import type { Cell, NumberCell } from '../cell.js'
import { sourceOf } from '../formula-source.js'
import { NUMBER, serialOfIso } from '../xlsx/read-cell.js'
import type { CellStyle } from '../xlsx/read-styles.js'
import type { TagAttributes } from '../xlsx/tag-stream.js'

export interface RawOdsCell {
  type: string
  isError: boolean
  hasFormula: boolean
  formula: string | undefined
  value: string | undefined
  /** The currency of an amount, by ISO 4217 or as a symbol. */
  currency: string | undefined
  style: string | undefined
}

const DURATION = /^PT(\d{1,9})H(\d{1,4})M(\d{1,4}(?:[.,]\d{1,9})?)S$/
const SHORT_DAY = 'dd/mm/yyyy'

export function rawCell(attributes: TagAttributes): RawOdsCell {
  const type = attributes.get('office:value-type') ?? ''
  return {
    type,
    isError: attributes.get('calcext:value-type') === 'error',
    hasFormula: attributes.get('table:formula') !== undefined,
    formula: attributes.get('table:formula'),
    value: attributes.get(VALUES[type] ?? 'office:value'),
    currency: type === 'currency' ? attributes.get('office:currency') : undefined,
    style: attributes.get('table:style-name'),
  }
}

const VALUES: Readonly<Record<string, string>> = {
  string: 'office:string-value',
  date: 'office:date-value',
  time: 'office:time-value',
  boolean: 'office:boolean-value',
}

/** Converts a cell; `shown` is the text of its paragraphs. */
export function odsCell(raw: RawOdsCell, shown: string, style: CellStyle): Cell {
  const flag = raw.hasFormula ? ({ formula: true } as const) : undefined
  if (raw.isError) return { e: shown, ...flag }
  if (raw.type === '' && shown === '') return flag ? { formula: true } : null
  if (raw.type === 'boolean') return { b: raw.value === 'true', ...flag }
  const number = numberOf(raw)
  if (number === undefined) return shown || raw.value || null
  const cell: NumberCell = { n: number, ...flag, ...sourceOf(raw.formula) }
  const format = formatOf(raw, style)
  if (format !== undefined) cell.format = format
  if (raw.type === 'date' || style.date) cell.date = true
  return cell
}

function numberOf({ type, value = '' }: RawOdsCell): string | undefined {
  if (type === 'date') return serialOfIso(value)
  if (type === 'time') return timeOf(value)
  return type !== 'string' && NUMBER.test(value) ? value : undefined
}

/** Converts a time of day or a duration to a fraction of a day. */
function timeOf(value: string): string | undefined {
  const [, hours, minutes, seconds] = DURATION.exec(value) ?? []
  if (hours === undefined) return undefined
  const parts = [hours, minutes, seconds!.replace(',', '.')].map(Number)
  return String((parts[0]! * 3600 + parts[1]! * 60 + parts[2]!) / 86_400)
}

function formatOf(raw: RawOdsCell, { format }: CellStyle): string | undefined {
  if (format !== undefined) return format
  if (raw.currency !== undefined) return `[$${raw.currency.replace(/[[\]]/g, '')}] #,##0.00`
  if (raw.type === 'percentage') return '0%'
  return raw.type === 'date' ? SHORT_DAY : undefined
}
