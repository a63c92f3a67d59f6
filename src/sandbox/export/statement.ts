import { Decimal } from 'decimal.js'

/** How a figure is written. `hours` are decimal hours. */
export type FigureKind = 'text' | 'money' | 'factor' | 'integer' | 'hours'

export type Figure = Decimal | number | string | boolean

export interface StatementColumn {
  key: string
  title: string
  kind: FigureKind
}

/** What an export shows, whatever its format. */
export interface Statement {
  title: string
  /** Of the calculation; null when it has none. */
  name: string | null
  /** Label and text. */
  parameters: [label: string, text: string][]
  columns: StatementColumn[]
  rows: Readonly<Record<string, Figure>>[]
  totals: { title: string; kind: FigureKind; value: Figure }[]
  /** Printed under the totals. */
  remarks: string[]
  /** The bytes follow from it and from nothing else of the time of writing. */
  createdAt: Date
}

/** On every export: it must never pass for one of the service. */
export const NOTICE = 'Ambiente de ensaio (sandbox): sem valor'

/** Decimals at least and at most. */
const PLACES: Record<Exclude<FigureKind, 'text'>, [least: number, most: number]> = {
  money: [2, 2],
  factor: [0, 10],
  integer: [0, 0],
  hours: [2, 2],
}

/** A figure as Brazilians read it: `1.234,56`; text as it is. */
export function figureText(value: Figure | undefined, kind: FigureKind): string {
  if (value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (typeof value === 'string' || kind === 'text') return String(value)
  const [least, most] = PLACES[kind]
  const rounded = new Decimal(value).toDecimalPlaces(most, Decimal.ROUND_HALF_UP)
  return brazilianNumber(rounded.toFixed(Math.max(least, rounded.decimalPlaces())))
}

function brazilianNumber(digits: string): string {
  const [whole = '', decimals] = digits.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return decimals === undefined ? grouped : `${grouped},${decimals}`
}

export function isNumeric(kind: FigureKind): boolean {
  return kind !== 'text'
}

/** The name as a heading has it. */
export function headingOf({ title, name }: Statement): string {
  return name === null ? title : `${title}: ${name}`
}
