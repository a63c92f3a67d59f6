import type { Catalogue } from '../catalogue/catalogue.js'
import { isoMonth, type Month } from '../engine/day.js'
import type { Regime } from '../engine/regime.js'
import { Refusal } from '../refusal.js'

/** An index or a judicial table, which `tabela` and `indiceAtualizacao` may name. */
export interface UpdateTable {
  /** The slug, or `tabela-<id>` for a table without one. Indices and tables share these ids. */
  id: string
  nome: string
  tipo: 'indice' | 'tabela'
  regime: Regime
  first: Month
  last: Month
}

export function tablesOf({ indices, tables }: Catalogue): UpdateTable[] {
  return [
    ...indices.map(({ slug, name, regime, first, last }) => ({
      id: slug,
      nome: name,
      tipo: 'indice' as const,
      regime,
      first,
      last,
    })),
    ...tables.map(({ id, slug, name, regime }) => ({
      id: slug ?? `tabela-${id}`,
      nome: name,
      tipo: 'tabela' as const,
      regime,
      first: regime.bands[0]?.from ?? 0,
      last: regime.bands.at(-1)?.series.last ?? 0,
    })),
  ]
}

/**
 * Finds a table by its id.
 * @throws Refusal 404 if {@link tablesOf} has no such table
 */
export function tableNamed(tables: readonly UpdateTable[], id: string): UpdateTable {
  const found = tables.find((table) => table.id === id)
  if (found) return found
  throw new Refusal(404, 'NOT_FOUND', `Tabela ou índice inexistente: ${id}.`)
}

/**
 * Returns one entry of `listaTabelas`: `{id, nome, tipo, inicio, fim}`, with months as `YYYY-MM`.
 */
export function tableAnswer({ id, nome, tipo, first, last }: UpdateTable) {
  return { id, nome, tipo, inicio: isoMonth(first), fim: isoMonth(last) }
}
