import { createHash } from 'node:crypto'
import { isRecord } from '../verdict.js'

/** What tells one item of a list from another. */
export type KeyOf = (item: unknown) => string

/** By `id`; an item without one is known by what it holds, whatever the order of its fields. */
export const byId: KeyOf = (item) => {
  const id = isRecord(item) ? item.id : undefined
  return isName(id) ? `id:${id}` : byContent(item)
}

/**
 * A case is identified by its number (contract, "Resources"); under which name it stands in a list
 * is not shown, so it counts where an entry holds one number only. Its aggregates change as it is
 * published about: its content is the last resort.
 */
export const byCaseNumber: KeyOf = (item) => {
  if (!isRecord(item) || isName(item.id)) return byId(item)
  const numbers = new Set(Object.values(item).flatMap((value) => caseDigits(value) ?? []))
  return numbers.size === 1 ? `case:${[...numbers][0]}` : byId(item)
}

/** The 20 digits of a case number, with its mask or without it; undefined of anything else. */
export function caseDigits(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  const isNumber = /^(?:\d{20}|\d{7}-\d{2}\.\d{4}\.\d\.\d{2}\.\d{4})$/.test(text)
  return isNumber ? text.replace(/\D/g, '') : undefined
}

function isName(id: unknown): id is string | number {
  return typeof id === 'number' || (typeof id === 'string' && id !== '')
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
