import type { IndexEntry } from '../../catalogue/indices.js'
import { indexOf, tableOf } from '../../catalogue/references.js'
import type { TableEntry } from '../../catalogue/tables.js'
import { Refusal } from '../../refusal.js'
import { badFormat, badValue, type Kind } from './kind.js'

/** The `indexador` of a calculation whose table is in `tabelaPersonalizada`. */
const INLINE = -1

/**
 * The id of an index. `INDEX_NOT_FOUND` belongs to `POST /v1/correct` only, and PATCH does not list
 * it: here an unknown index is an invalid value.
 */
export const indexId: Kind<IndexEntry> = {
  tipo: 'integer',
  read(value, at, catalogue) {
    try {
      return indexOf(catalogue, idIn(value, at), 'in-calculation')
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'INDEX_NOT_FOUND') throw error
      throw badValue(at, `o índice ${value} não existe`)
    }
  },
}

/** The id of a judicial table, which is its real `calcId`. */
export const tableId: Kind<TableEntry> = {
  tipo: 'integer',
  read: (value, at, catalogue) => tableOf(catalogue, idIn(value, at), 'in-calculation'),
}

/** The id of a judicial table, or -1. */
export const tableIdOrInline: Kind<TableEntry | 'inline'> = {
  tipo: 'integer',
  read: (value, at, catalogue) =>
    value === INLINE ? 'inline' : tableId.read(value, at, catalogue),
}

function idIn(value: unknown, at: string): number {
  if (typeof value === 'number' && Number.isInteger(value)) return value
  throw badFormat(at, 'esperado um id inteiro')
}
