import type { FieldValue } from '../core/job/job.js'
import { isAddress } from '../notices/target.js'

/**
 * `Ana <ana@x.com>`, `"Silva, Ana" <ana@x.com>`, `<ana@x.com>`: the name begins the cell or follows
 * a separator.
 */
const NAMED = /(?:"[^"]*"\s*|(?<![^\s;,/|])[^@<>;,/|"\n]{0,100})<([^<>]*)>/g
const BETWEEN = /[\s;,/|]+/

/** Reads the addresses in a cell, in lower case, and the parts that are no address. */
export function addressesIn(value: FieldValue | undefined): { good: string[]; bad: string[] } {
  const text = typeof value === 'string' ? value : ''
  const named = [...text.matchAll(NAMED)].map(([, address = '']) => address.trim())
  const all = [...named, ...text.replace(NAMED, ' ').split(BETWEEN)].filter(Boolean)
  const good = all.filter(isAddress).map((one) => one.toLowerCase())
  return { good: [...new Set(good)], bad: all.filter((one) => !isAddress(one)) }
}
