import { UserError } from '../core/errors.js'
import type { IndexEntry, TableEntry } from '../services/calculation/catalogue.js'
import type { CalculationClient } from '../services/calculation/client.js'
import { ServiceError } from '../services/service-error.js'

/** Two families with routes and ids of their own; contract, "Index versus judicial table". */
export type CatalogueKind = 'index' | 'table'

/** An index or a judicial table of the catalogue. */
export type Entry = Partial<IndexEntry> & Partial<TableEntry>

export async function entryOf(
  client: CalculationClient,
  kind: CatalogueKind,
  ref: string,
): Promise<Entry> {
  return kind === 'index' ? client.indices.get(ref) : client.tables.get(ref)
}

interface About {
  kind: CatalogueKind
  ref: string
  /** The command, so that its message can name the right one. */
  verb: 'show' | 'series'
}

/**
 * Translates the refusals of the catalogue's routes into user errors that name the entry; returns
 * any other error unchanged.
 */
export function refusalAbout(error: unknown, { kind, ref, verb }: About): unknown {
  if (!(error instanceof ServiceError) || error.verdict !== 'refused') return error
  const { status, code, serviceMessage: message } = error
  if (code === 'INDEX_LEGACY_ID') {
    return UserError.usage('catalogue_legacy', { ref, verb, right: rightId(ref, message), message })
  }
  if (code === 'INDEX_NOT_TABLE') return UserError.usage('catalogue_other_kind', { kind, ref })
  if (status === 404) return UserError.usage('catalogue_unknown', { kind, ref })
  // The contract gives the composite index no code; ENGINE_ERROR is the code of an engine that
  // cannot calculate.
  const isComposite = kind === 'index' && status === 422 && code !== 'ENGINE_ERROR'
  return isComposite ? UserError.usage('series_composite', { ref }) : error
}

/** The id from the message; by the contract it is 1000 less than the legacy id. */
function rightId(ref: string, message: string): string | undefined {
  const right = String(Number(ref) - 1000)
  return message.match(/\d+/g)?.includes(right) ? right : undefined
}
