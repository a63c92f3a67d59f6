import { Decimal } from 'decimal.js'

/** How a figure is printed. `hours` are decimal hours. */
export type FigureKind = 'text' | 'money' | 'factor' | 'integer' | 'hours'

export type Figure = Decimal | number | string | boolean

export interface StatementColumn {
  key: string
  title: string
  kind: FigureKind
}

export interface Statement {
  title: string
  /** The name of the calculation; null if it has none. */
  name: string | null
  parameters: [label: string, text: string][]
  columns: StatementColumn[]
  rows: Readonly<Record<string, Figure>>[]
  totals: { title: string; kind: FigureKind; value: Figure }[]
  /** Printed under the totals. */
  remarks: string[]
  /** The only time in the file, so that equal statements give equal bytes. */
  createdAt: Date
}

/** Printed on every export, so that none passes for one of the real service. */
export const NOTICE = 'Ambiente de ensaio (sandbox): sem valor'

/** Minimum and maximum number of decimals. */
const PLACES: Record<Exclude<FigureKind, 'text'>, [least: number, most: number]> = {
  money: [2, 2],
  factor: [0, 10],
  integer: [0, 0],
  hours: [2, 2],
}

/** Returns a figure in Brazilian notation, `1.234,56`; text stays unchanged. */
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

/** Returns the title, followed by the name if there is one. */
export function headingOf({ title, name }: Statement): string {
  return name === null ? title : `${title}: ${name}`
}
