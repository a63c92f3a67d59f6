import type { Cell } from '../../spreadsheets/cell.js'
import { cellText, readYesNo } from '../cells/cell-text.js'
import { readDate } from '../cells/date.js'
import { normaliseHeading } from '../find/normalise-heading.js'
import type { Table } from '../find/table.js'
import type { Doubt } from './doubt.js'
import type { Example } from './format-evidence.js'

const HEADING =
  /^(?:valor(?:es)? |saldo |debito )?(?:atualizad|corrigid|posicionad)[oa]s? (?:ate|em|para)$|^data(?: base)? d[eo]s? calculos?$/

/** A column of yes and no, or of ticks. */
const FLAG = /^(?:(?:ja|foi|esta|valor(?:es)?) )*(?:atualizad|corrigid|reajustad)[oa]s?$/

/**
 * Asks about "Atualizado em" with one date on all lines, that of the amounts and not of an edit, and
 * about "Corrigido?" with a yes.
 */
export class UpdatedOn implements Doubt {
  private readonly column: number
  private readonly flag: number
  private flagged: Example | undefined
  private readonly days = new Set<string>()
  private first: Example | undefined
  private lines = 0

  constructor(
    private readonly table: Table,
    private readonly lastYear: number,
  ) {
    const used = new Set(table.columns.values())
    const under = (pattern: RegExp) =>
      table.headings.findIndex(
        (heading, at) => !used.has(at) && pattern.test(normaliseHeading(heading)),
      )
    this.column = under(HEADING)
    this.flag = under(FLAG)
  }

  observeItem(cells: readonly Cell[], line: number): void {
    const yes = readYesNo(cells[this.flag])
    if (yes.is === 'value' && yes.value) this.flagged ??= this.exampleIn(this.flag, cells, line)
    const cell = cells[this.column]
    const read = readDate(cell, 'dmy', this.lastYear)
    if (read.is !== 'value') return
    this.lines += 1
    this.days.add(read.value)
    this.first ??= this.exampleIn(this.column, cells, line)
  }

  private exampleIn(column: number, cells: readonly Cell[], line: number): Example {
    return { line, value: `${this.table.headings[column]} ${cellText(cells[column])}`.trim() }
  }

  found(): ReturnType<Doubt['found']> {
    const isOne = this.lines > 1 && this.days.size === 1
    const found = isOne && this.first ? this.first : this.flagged
    return found ? [{ code: 'ask_said_corrected', facts: { ...found } }] : []
  }
}
