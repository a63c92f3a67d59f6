import type { Cell } from '../../spreadsheets/cell.js'
import { readDate } from '../cells/date.js'
import { normaliseHeading } from '../find/normalise-heading.js'
import type { Doubt } from './doubt.js'
import type { Example } from './format-evidence.js'

const ACCELERATED =
  /(?<!\b(?:sem|nao houve|clausula de) )\b(?:vencimento antecipado|antecipac(?:ao|oes) d[oe]s? vencimentos?|antecipad[oa] o vencimento|vencid[oa]s? antecipadamente)\b/
const DAY = /\b(\d{2})\/(\d{2})\/(\d{4})\b/

interface Due {
  line: number
  day: string
}

/** A title by which all instalments fell due on one day, above lines that fall due after it or month by month. */
export class AcceleratedDebt implements Doubt {
  private said: (Example & { day?: string }) | undefined
  private first: Due | undefined
  private last: Due | undefined

  constructor(
    private readonly due: number | undefined,
    private readonly lastYear: number,
  ) {}

  look(cells: readonly Cell[], line: number): void {
    if (this.due === undefined) return
    const read = readDate(cells[this.due], 'dmy', this.lastYear)
    if (read.is !== 'value') return
    const due = { line, day: read.value }
    if (!this.first || due.day < this.first.day) this.first = due
    if (!this.last || due.day > this.last.day) this.last = due
  }

  lookBeside(cells: readonly Cell[], line: number): void {
    const value = cells.find(
      (cell) => typeof cell === 'string' && ACCELERATED.test(normaliseHeading(cell)),
    )
    if (typeof value !== 'string') return
    const [, day, month, year] = DAY.exec(value) ?? []
    this.said ??= { line, value: value.trim(), ...(day && { day: `${year}-${month}-${day}` }) }
  }

  found(): ReturnType<Doubt['found']> {
    if (!this.said || !this.first || !this.last) return []
    const { day = this.first.day, line, value } = this.said
    const row = this.last.line
    return this.last.day > day ? [{ code: 'ask_accelerated', facts: { line, value, row } }] : []
  }
}
