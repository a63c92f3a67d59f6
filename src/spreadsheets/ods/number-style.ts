import type { TagAttributes } from '../xlsx/tag-stream.js'

/** More digits than any format shows; the count stands in the file. */
const MOST_DIGITS = 30

/** What a number style of OpenDocument is called as an element. */
export function isNumberStyle(name: string): boolean {
  return /^(?:number|currency|percentage|date|time|text|boolean)-style$/.test(name)
}

/** A part of a number style that is text of the file: the format code has it quoted or as a currency. */
export function wantsText(name: string): boolean {
  return name === 'text' || name === 'currency-symbol'
}

/** The piece of a format code (as Excel writes them) that a part of a number style stands for. */
export function codeOf(name: string, attributes: TagAttributes): string {
  const isLong = attributes.get('number:style') === 'long'
  switch (name) {
    case 'number':
      return numberCode(attributes)
    case 'scientific-number':
      return `${numberCode(attributes)}E+00`
    case 'fraction':
      return '# ?/?'
    case 'day':
      return isLong ? 'dd' : 'd'
    case 'day-of-week':
      return isLong ? 'dddd' : 'ddd'
    case 'month':
      return monthCode(attributes.get('number:textual') === 'true', isLong)
    case 'year':
      return isLong ? 'yyyy' : 'yy'
    case 'text-content':
      return '@'
    default:
      return TIME[name]?.repeat(isLong ? 2 : 1) ?? ''
  }
}

const TIME: Readonly<Record<string, string>> = { hours: 'h', minutes: 'm', seconds: 's' }

/** The text of a part: a currency in brackets, a percent sign as it is, all else quoted. */
export function quotedCode(name: string, text: string): string {
  if (name === 'currency-symbol') return `[$${text.replace(/[[\]]/g, '')}]`
  return /^[%/:.,() -]*$/.test(text) ? text : `"${text.replaceAll('"', '')}"`
}

function numberCode(attributes: TagAttributes): string {
  const whole = digits(attributes.get('number:min-integer-digits'), 1)
  const decimals = digits(attributes.get('number:decimal-places'), 0)
  const shown = '0'.repeat(whole) || '#'
  const grouped = attributes.get('number:grouping') === 'true' ? `#,##${shown}` : shown
  return decimals === 0 ? grouped : `${grouped}.${'0'.repeat(decimals)}`
}

function digits(value: string | undefined, otherwise: number): number {
  const count = Number(value ?? otherwise)
  return Number.isInteger(count) && count >= 0 ? Math.min(count, MOST_DIGITS) : otherwise
}

function monthCode(isTextual: boolean, isLong: boolean): string {
  return 'm'.repeat((isTextual ? 3 : 1) + (isLong ? 1 : 0))
}
