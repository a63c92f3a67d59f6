import { createHash } from 'node:crypto'
import { isRecord } from '../classify-response.js'
import { idOf, leavesOf, onlyOne } from './named-in.js'

/** What tells one item of a list from another. */
export type KeyOf = (item: unknown) => string

/** By its id; an item without one is known by what it holds, whatever the order of its fields. */
export const byId: KeyOf = (item) => {
  const id = idOf(item)
  return id === undefined ? byContent(item) : `id:${id}`
}

/**
 * A case is identified by its number (contract, "Resources"); under which name it stands in a list
 * is not shown, so it counts where an entry holds one number only. Its aggregates change as it is
 * published about: its content is the last resort.
 */
export const byCaseNumber: KeyOf = (item) => {
  if (!isRecord(item) || idOf(item) !== undefined) return byId(item)
  const number = onlyOne(leavesOf(item), ({ value }) => caseDigits(value))
  return number === undefined ? byId(item) : `case:${number}`
}

/** The 20 digits of a case number, with its mask or without it; undefined of anything else. */
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
