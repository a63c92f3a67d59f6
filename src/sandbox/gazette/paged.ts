import type { Page } from './query.js'

/**
 * Returns one page of the results in the pagination envelope of the contract: these four keys and
 * no other. Only its items are converted.
 */
export function paged<From, To>(
  all: readonly From[],
  { limit, offset }: Page,
  write: (one: From) => To,
) {
  return { total: all.length, limit, offset, items: all.slice(offset, offset + limit).map(write) }
}
