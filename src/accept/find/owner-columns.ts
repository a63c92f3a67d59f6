import { type Cell, isBlank } from '../../spreadsheets/cell.js'
import { fitOf } from './match-columns.js'
import { normaliseHeading } from './normalise-heading.js'
import type { Table } from './table.js'

/** Fields that name the party or the file that an amount belongs to. */
export const OWNERS = [
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

/** Returns the columns whose cells assign an amount to a party, which a sum never has. */
export function ownerColumns({ headings }: Pick<Table, 'headings'>): ReadonlySet<number> {
  const isOwner = (heading: string) =>
    COUNTS.test(normaliseHeading(heading)) || OWNERS.some((field) => fitOf(field, heading))
  return new Set(headings.flatMap((heading, column) => (isOwner(heading) ? [column] : [])))
}

/** Whose a debt is, and not which of his debts it is. */
export const PARTIES = ['cliente', 'parte_contraria', 'numero_processo']
const NAMED =
  /^(?:nome|razao social|cpf|cnpj|autora?|reclamante|exequente|requerente|fornecedora?|prestadora?)\b/

/** Returns the columns whose cells are equal on all lines of what one debtor owes. */
export function partyColumns({ headings }: Pick<Table, 'headings'>): readonly number[] {
  return headings.flatMap((heading, column) => {
    const isOfParty = PARTIES.some((field) => fitOf(field, heading))
    return isOfParty || NAMED.test(normaliseHeading(heading)) ? [column] : []
  })
}

export function hasOwner(cells: readonly Cell[], owners: ReadonlySet<number>): boolean {
  for (const column of owners) if (!isBlank(cells[column])) return true
  return false
}
