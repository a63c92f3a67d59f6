import type { Parameters } from '../../core/job/job.js'
import type { Cell } from '../../spreadsheets/cell.js'
import { cellText } from '../cells/cell-text.js'
import { type DateOrder, readDate } from '../cells/date.js'
import { normaliseHeading } from '../find/normalise-heading.js'
import type { Table } from '../find/table.js'
import type { Doubt } from './doubt.js'
import type { Example } from './format-evidence.js'

/** A title that names the date up to which claims are counted. */
const INSOLVENCY =
  /\b(?:recuperac(?:ao|oes) judicia(?:l|is)|pedido de recuperacao|falencia|liquidacao extrajudicial)\b/
/** A column with that date: "Data do pedido de RJ", "Quebra em". */
const HEADING =
  /^(?:(?:dt|data|dia)(?: d[aeo])? )?(?:(?:pedido|deferimento|ajuizamento|decretacao|distribuicao)(?: d[aeo])? )?(?:rj|recuperacao(?: judicial)?|falencia|quebra|liquidacao extrajudicial)(?: em)?$/
const DAY = /\b(\d{2})\/(\d{2})\/(\d{4})\b/

/** Asks about a title or a column with the date of an insolvency that no parameter has. */
export class InsolvencyDay implements Doubt {
  private title: Example | undefined
  private readonly columns: readonly number[]
  private readonly ofLines: Record<DateOrder, Example | undefined> = {
    dmy: undefined,
    mdy: undefined,
  }

  constructor(
    private readonly table: Table,
    private readonly given: Parameters,
    private readonly lastYear: number,
  ) {
    const used = new Set(table.columns.values())
    this.columns = table.headings.flatMap((heading, at) =>
      !used.has(at) && HEADING.test(normaliseHeading(heading)) ? [at] : [],
    )
  }

  observeItem(cells: readonly Cell[], line: number): void {
    for (const column of this.columns) {
      for (const order of ['dmy', 'mdy'] as const) {
        const read = readDate(cells[column], order, this.lastYear)
        if (read.is !== 'value' || this.isGiven(read.value)) continue
        const value = `${this.table.headings[column]!.trim()}: ${cellText(cells[column]).trim()}`
        this.ofLines[order] ??= { line, value }
      }
    }
  }

  observeOtherLine(cells: readonly Cell[], line: number): void {
    const value = cells.find((cell) => typeof cell === 'string' && this.saysDay(cell))
    if (typeof value === 'string') this.title ??= { line, value: value.trim() }
  }

  found(order: DateOrder): ReturnType<Doubt['found']> {
    const found = this.title ?? this.ofLines[order]
    return found ? [{ code: 'ask_insolvency_day', facts: { ...found } }] : []
  }

  private saysDay(text: string): boolean {
    const [, day, month, year] = DAY.exec(text) ?? []
    if (day === undefined || !INSOLVENCY.test(normaliseHeading(text))) return false
    return !this.isGiven(`${year}-${month}-${day}`)
  }

  private isGiven(day: string): boolean {
    return Object.values(this.given).includes(day)
  }
}
