import { createHash } from 'node:crypto'
import { isRecord } from '../classify-response.js'
import { idOf, leavesOf, onlyOne } from './named-in.js'

/** Returns a key that identifies an item of a list. */
export type KeyOf = (item: unknown) => string

/**
 * The key by id; an item without one is identified by its content, whatever the order of its
 * fields.
 */
export const byId: KeyOf = (item) => {
  const id = idOf(item)
  return id === undefined ? byContent(item) : `id:${id}`
}

/**
 * The key by case number, which identifies a case (contract, "Resources"). The contract does not
 * show its field in a list, so a number counts when an entry holds only one. The content is the
 * last resort, as a case's aggregates change with its publications.
 */
export const byCaseNumber: KeyOf = (item) => {
  if (!isRecord(item) || idOf(item) !== undefined) return byId(item)
  const number = onlyOne(leavesOf(item), ({ value }) => caseDigits(value))
  return number === undefined ? byId(item) : `case:${number}`
}

/** Returns the 20 digits of a case number, with or without its mask; undefined for other values. */
export function caseDigits(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  const isNumber = /^(?:\d{20}|\d{7}-\d{2}\.\d{4}\.\d\.\d{2}\.\d{4})$/.test(text)
  return isNumber ? text.replace(/\D/g, '') : undefined
}

function byContent(item: unknown): string {
  return `content:${createHash('sha256').update(canonical(item)).digest('hex')}`
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    isRecord(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
