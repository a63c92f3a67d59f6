import type { Cell } from '../../spreadsheets/cell.js'
import { type DateOrder, readDate } from '../cells/date.js'
import { normaliseText } from '../find/normalise-heading.js'
import type { Doubt } from './doubt.js'
import type { Example } from './format-evidence.js'

const LIMITING =
  /\b(?:limitad[oa]s?|prescric(?:ao|oes)|prescrit[oa]s?|imprescrit[oa]s?|somente|apenas|exclusivamente)\b/
const FROM =
  /(?:a partir d[eo]|desde|ap[oó]s|posteriores? a|vencid[oa]s? de)\s+(?:o dia\s+)?(\d{2})\/(\d{2})\/(\d{4})/iu
const UNTIL = /(?:at[ée]|anteriores? a|antes de)\s+(?:o dia\s+)?(\d{2})\/(\d{2})\/(\d{4})/iu
const LINES_LISTED = 5
const MOST_ROWS = 100_000

interface Limit extends Example {
  from?: string
  until?: string
}

/** Asks about a title that limits the claim to due dates, if lines exceed the limit. */
export class StatedLimits implements Doubt {
  private limit: Limit | undefined
  private readonly days: { line: number; day: Record<DateOrder, string | undefined> }[] = []

  constructor(
    private readonly due: number | undefined,
    private readonly lastYear: number,
  ) {}

  observeItem(cells: readonly Cell[], line: number): void {
    if (this.due === undefined || this.days.length >= MOST_ROWS) return
    const cell = cells[this.due]
    this.days.push({ line, day: { dmy: this.dayIn(cell, 'dmy'), mdy: this.dayIn(cell, 'mdy') } })
  }

  observeOtherLine(cells: readonly Cell[], line: number): void {
    for (const cell of cells) {
      if (typeof cell !== 'string' || !LIMITING.test(normaliseText(cell))) continue
      const from = dayOf(FROM.exec(cell))
      const until = dayOf(UNTIL.exec(cell))
      if (from ?? until) this.limit ??= { line, value: cell.trim(), from, until }
    }
  }

  private dayIn(cell: Cell | undefined, order: DateOrder): string | undefined {
    const read = readDate(cell, order, this.lastYear)
    return read.is === 'value' ? read.value : undefined
  }

  found(order: DateOrder): ReturnType<Doubt['found']> {
    if (!this.limit) return []
    const { line, value, from = '', until = '9999' } = this.limit
    const beyond = this.days.filter(
      ({ day: { [order]: day } }) => day && (day < from || day > until),
    )
    if (beyond.length === 0) return []
    const lines = beyond.slice(0, LINES_LISTED).map((one) => String(one.line))
    return [{ code: 'ask_stated_limit', facts: { line, value, lines, count: beyond.length } }]
  }
}

function dayOf(match: RegExpExecArray | null): string | undefined {
  return match ? `${match[3]}-${match[2]}-${match[1]}` : undefined
}
