import { D, fromJson } from '../../src/values/decimal.js'

/**
 * Returns a number of an answer whose fields the contract does not show. Texts count only if they
 * have one reading: `1.234` may mean a thousand or a little more than one.
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
