import type { Page } from './query.js'

/** The pagination envelope of the contract: these four keys and no other. */
export interface Paged<T> {
  total: number
  limit: number
  offset: number
  items: T[]
}

/** Returns one page of the results; only its items are converted. */
export function paged<From, To>(
  all: readonly From[],
  { limit, offset }: Page,
  write: (one: From) => To,
): Paged<To> {
  return { total: all.length, limit, offset, items: all.slice(offset, offset + limit).map(write) }
}
