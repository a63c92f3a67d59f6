import { D, fromJson } from '../../src/values/decimal.js'

/**
 * A number of an answer whose fields no contract shows. Of texts only those that can be read in one
 * way: `1.234` is a thousand to some and one and a bit to others.
 */
export function decimalIn(value: unknown): D | undefined {
  if (typeof value === 'number') return fromJson(value)
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (/^-?\d+(?:\.\d{1,2}|\.\d{4,})?$/.test(text)) return new D(text)
  if (/^-?(?:\d+|\d{1,3}(?:\.\d{3})+),\d+$/.test(text)) {
    return new D(text.replaceAll('.', '').replace(',', '.'))
  }
  return undefined
}
