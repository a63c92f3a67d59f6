import type { Parameters } from '../../core/job/job.js'
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

/** Beside saved calculations: the target date, or the day on which they were made. */
const BARE_DAY = /^(?:data|dia|dt|ate)$/

/** Asks about unused columns with terms to apply: "Novo índice", "Juros fixados". */
export class NewTerms implements Doubt {
  private readonly columns: number[]
  private example: (Example & { column: string }) | undefined

  constructor(
    private readonly table: Table,
    given: Parameters,
  ) {
    const { columns, headings } = table
    const taken = new Set(columns.values())
    const isUntilSaid = given.updateTo !== undefined || columns.has('data_atualizacao')
    const mayBeUntil = columns.has('calc_id') && !isUntilSaid
    const isTerm = (text: string) => NEW_TERM.test(text) || (mayBeUntil && BARE_DAY.test(text))
    this.columns = headings.flatMap((heading, at) =>
      !taken.has(at) && isTerm(normaliseHeading(heading)) ? [at] : [],
    )
  }

  observeItem(cells: readonly Cell[], line: number): void {
    const at = this.example ? undefined : this.columns.find((one) => !isBlank(cells[one]))
    if (at === undefined) return
    const value = cellText(cells[at]).trim()
    this.example = { line, value, column: columnName(this.table.headings, at) }
  }

  found(): ReturnType<Doubt['found']> {
    return this.example ? [{ code: 'ask_new_terms', facts: { ...this.example } }] : []
  }
}
