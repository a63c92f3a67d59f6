import { type Cell, isBlank } from '../../spreadsheets/cell.js'
import { fitOf } from '../find/match-columns.js'
import { normaliseHeading } from '../find/normalise-heading.js'
import type { Table } from '../find/table.js'

/** Fields that say whose an amount is, or by which name somebody knows it. */
const OWNERS = [
  'pasta',
  'documento',
  'cliente',
  'parte_contraria',
  'numero_acao_originaria',
  'numero_execucao',
  'numero_precatorio',
]
/** Running numbers. */
const COUNTS = /^(?:n|no|nr|num|numero|item|itens|ordem|seq|sequencia|sequencial|linha)$/

/** Columns whose cells say that an amount is of somebody, which a sum is of nobody. */
export function ownerColumns({ headings }: Pick<Table, 'headings'>): ReadonlySet<number> {
  const isOwner = (heading: string) =>
    COUNTS.test(normaliseHeading(heading)) || OWNERS.some((field) => fitOf(field, heading))
  return new Set(headings.flatMap((heading, column) => (isOwner(heading) ? [column] : [])))
}

export function hasOwner(cells: readonly Cell[], owners: ReadonlySet<number>): boolean {
  for (const column of owners) if (!isBlank(cells[column])) return true
  return false
}
