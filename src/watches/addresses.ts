import type { FieldValue } from '../job.js'
import { isAddress } from '../notices/target.js'

/** The addresses in a cell, in small letters, and what is none. */
export function addressesIn(value: FieldValue | undefined): { good: string[]; bad: string[] } {
  const all = typeof value === 'string' ? value.split(/[\s;,]+/).filter(Boolean) : []
  const good = all.filter(isAddress).map((one) => one.toLowerCase())
  return { good: [...new Set(good)], bad: all.filter((one) => !isAddress(one)) }
}
