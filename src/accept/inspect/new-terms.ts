import { type Cell, isBlank } from '../../spreadsheets/cell.js'
import { cellText } from '../cells/cell-text.js'
import { normaliseHeading } from '../find/normalise-heading.js'
import { columnName, type Table } from '../find/table.js'
import type { Doubt } from './doubt.js'
import type { Example } from './format-evidence.js'

const TERM =
  '(?:indice|indexador|tabela|correcao|juros|taxa|percentual|multa|honorarios|data base|termo inicial|citacao)'
const NEW_TERM = new RegExp(
  `^(?:nov[oa]s? (?:\\p{L}+ )?${TERM}|${TERM}(?: \\p{L}+){0,2} (?:nov|corret|substitut|fixad|determinad|deferid)[oa]s?)\\b`,
  'u',
)

/** "Novo índice", "Juros fixados": terms that the sheet wants, and that no field takes. */
export class NewTerms implements Doubt {
  private readonly columns: number[]
  private said: (Example & { column: string }) | undefined

  constructor(private readonly table: Table) {
    const taken = new Set(table.columns.values())
    this.columns = table.headings.flatMap((heading, at) =>
      !taken.has(at) && NEW_TERM.test(normaliseHeading(heading)) ? [at] : [],
    )
  }

  look(cells: readonly Cell[], line: number): void {
    const at = this.said ? undefined : this.columns.find((one) => !isBlank(cells[one]))
    if (at === undefined) return
    const value = cellText(cells[at]).trim()
    this.said = { line, value, column: columnName(this.table.headings, at) }
  }

  found(): ReturnType<Doubt['found']> {
    return this.said ? [{ code: 'ask_new_terms', facts: { ...this.said } }] : []
  }
}
