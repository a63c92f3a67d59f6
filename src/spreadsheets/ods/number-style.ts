import type { TagAttributes } from '../xlsx/tag-stream.js'

/** More digits than any format shows; the file states the count. */
const MOST_DIGITS = 30

/** Decides whether an element is a number style of OpenDocument. */
export function isNumberStyle(name: string): boolean {
  return /^(?:number|currency|percentage|date|time|text|boolean)-style$/.test(name)
}

/** Decides whether a part of a number style is literal text, quoted or a currency. */
export function wantsText(name: string): boolean {
  return name === 'text' || name === 'currency-symbol'
}

/** Returns the piece of an Excel format code that corresponds to a part of a number style. */
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

/** Returns the text of a part: a currency in brackets, a percent sign unquoted, all else quoted. */
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
  const count = Number(value)
  return Number.isInteger(count) && count >= 0 ? Math.min(count, MOST_DIGITS) : otherwise
}

function monthCode(isTextual: boolean, isLong: boolean): string {
  return 'm'.repeat((isTextual ? 3 : 1) + (isLong ? 1 : 0))
}
