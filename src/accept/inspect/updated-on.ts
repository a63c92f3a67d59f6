import type { Cell } from '../../spreadsheets/cell.js'
import { cellText } from '../cells/cell-text.js'
import { readDate } from '../cells/date.js'
import { normaliseHeading } from '../find/normalise-heading.js'
import type { Table } from '../find/table.js'
import type { Doubt } from './doubt.js'
import type { Example } from './format-evidence.js'

const HEADING =
  /^(?:valor(?:es)? |saldo |debito )?(?:atualizad|corrigid|posicionad)[oa]s? (?:ate|em|para)$/

/** Asks about "Atualizado em" with one date on all lines: that of the amounts, not of an edit. */
export class UpdatedOn implements Doubt {
  private readonly column: number
  private readonly days = new Set<string>()
  private first: Example | undefined
  private lines = 0

  constructor(
    private readonly table: Table,
    private readonly lastYear: number,
  ) {
    const used = new Set(table.columns.values())
    this.column = table.headings.findIndex(
      (heading, at) => !used.has(at) && HEADING.test(normaliseHeading(heading)),
    )
  }

  observeItem(cells: readonly Cell[], line: number): void {
    const cell = cells[this.column]
    const read = readDate(cell, 'dmy', this.lastYear)
    if (read.is !== 'value') return
    this.lines += 1
    this.days.add(read.value)
    this.first ??= { line, value: `${this.table.headings[this.column]} ${cellText(cell)}`.trim() }
  }

  found(): ReturnType<Doubt['found']> {
    const isOne = this.lines > 1 && this.days.size === 1
    return isOne && this.first ? [{ code: 'ask_said_corrected', facts: { ...this.first } }] : []
  }
}
