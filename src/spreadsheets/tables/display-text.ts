import type { TableCell } from './table.js'

const NUMBER = /^([+-]?)(\d+)(?:\.(\d+))?((?:[eE].*)?)$/

/** Returns a cell in Brazilian notation: 31/12/2024, 12/2024, 31/12/2024 14:05. */
export function displayText(cell: TableCell, numberText: (text: string) => string): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  if ('number' in cell) return numberText(cell.number)
  if ('month' in cell) return reversed(cell.month)
  if ('day' in cell) return reversed(cell.day)
  const [day = '', time = ''] = cell.minute.split('T')
  return `${reversed(day)} ${time}`
}

function reversed(iso: string): string {
  return iso.split('-').reverse().join('/')
}

/** Returns `1234.5` as `1234,5`; digits and exponent stay. */
export function decimalComma(number: string): string {
  return number.replace('.', ',')
}

/** Returns `1234.5` as `1.234,5`. */
export function brazilian(number: string): string {
  const [, sign = '', whole, fraction, exponent = ''] = NUMBER.exec(number) ?? []
  if (whole === undefined) return number
  const grouped = exponent ? whole : thousands(whole)
  return `${sign}${grouped}${fraction === undefined ? '' : `,${fraction}`}${exponent}`
}

/** `1234567` as `1.234.567`, for numbers of any length. */
function thousands(digits: string): string {
  const first = digits.slice(0, digits.length % 3)
  return [...(first ? [first] : []), ...(digits.slice(first.length).match(/\d{3}/g) ?? [])].join(
    '.',
  )
}

/** Notation of figures for people. */
export interface Numbers {
  text(number: string): string
  mark: ',' | '.'
}
export const BRAZILIAN: Numbers = { text: brazilian, mark: ',' }
export const AS_WRITTEN: Numbers = { text: (number) => number, mark: '.' }
