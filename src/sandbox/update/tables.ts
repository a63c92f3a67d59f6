import type { Catalogue } from '../catalogue/catalogue.js'
import { isoMonth, type Month } from '../engine/day.js'
import type { Regime } from '../engine/regime.js'
import { Refusal } from '../refusal.js'

/** What `tabela` and `indiceAtualizacao` name: an index or a judicial table. */
export interface UpdateTable {
  /** The slug; `tabela-<id>` for a table without one. Indices and tables share this id space. */
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

/** Throws the 404 of a name that {@link tablesOf} does not have. */
export function tableNamed(tables: readonly UpdateTable[], id: string): UpdateTable {
  const found = tables.find((table) => table.id === id)
  if (found) return found
  throw new Refusal(404, 'NOT_FOUND', `Tabela ou índice inexistente: ${id}.`)
}

/** One entry of `listaTabelas`: `{id, nome, tipo, inicio, fim}`, months as `YYYY-MM`. */
export function tableAnswer({ id, nome, tipo, first, last }: UpdateTable) {
  return { id, nome, tipo, inicio: isoMonth(first), fim: isoMonth(last) }
}
