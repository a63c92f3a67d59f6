import { type Cell, isNumber } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import { hidesDay } from '../../cells/date.js'
import type { Example } from '../../cells/example.js'
import { plainHeading } from '../../find/heading-words.js'
import { columnName, type Table } from '../../find/table.js'
import type { DebtCheck, Found } from '../check.js'

/** Schools and statistics count by such parts, and not by months. */
const HEADS_PARTS =
  /^(?:(?:ano|data|n|no) )?(?:semestre|quadrimestre|trimestre|bimestre|periodo letivo|ano letivo|ano semestre|safra|etapa letiva)\b/
/** "2019/2", which is also how February of that year is written. */
const PART = /^(?:(\d{4})[/-]0?([1-6])|0?([1-6])[/-](\d{4}))$/
/** Months of a year, each with two digits: "01/2019", "02/2020". */
const HEADS_MONTHS = /\b(?:mes|competencia|referencia|ref|vencimento)\b/
const PADDED = /^(?:\d{4}[/-]0|0)/
/** Where no heading says so, halves of at least two years have to show it. */
const FEWEST_LINES = 4
const FEWEST_YEARS = 2
const HALVES = 2

/** Asks about "2019/1" and "2019/2" in the column of due dates: halves of a year, read as months. */
export class PartsOfYear implements DebtCheck {
  private readonly isHeaded: boolean
  private readonly isOfMonths: boolean
  private example: Example | undefined
  private readonly years = new Set<string>()
  private readonly parts = new Set<string>()
  private lines = 0
  private isOther = false

  constructor(
    private readonly table: Table,
    private readonly due: number | undefined,
  ) {
    const heading = due === undefined ? '' : plainHeading(table.headings[due] ?? '')
    this.isHeaded = HEADS_PARTS.test(heading)
    this.isOfMonths = !this.isHeaded && HEADS_MONTHS.test(heading)
  }

  observeItem(cells: readonly Cell[], line: number): void {
    if (this.due === undefined || this.isOther) return
    const cell = cells[this.due]
    const value = cellText(cell).trim()
    const [, year, part, partBefore, yearBehind] = PART.exec(value) ?? []
    const isMonth = isNumber(cell) && cell.date === true && hidesDay(cell.format)
    const isPart = part !== undefined || partBefore !== undefined || isMonth
    if (!isPart || (this.isOfMonths && PADDED.test(value))) {
      this.isOther = value !== '' && !this.isHeaded
      return
    }
    this.example ??= { line, value }
    this.lines += 1
    this.years.add(year ?? yearBehind ?? '')
    this.parts.add(part ?? partBefore ?? '')
  }

  found(): Found {
    if (!this.example || !(this.isHeaded || this.areHalves())) return []
    const column = columnName(this.table.headings, this.due!)
    return [{ code: 'ask_part_of_year', facts: { ...this.example, column } }]
  }

  private areHalves(): boolean {
    const { isOther, lines, years, parts } = this
    if (isOther || lines < FEWEST_LINES || years.size < FEWEST_YEARS) return false
    return parts.size === HALVES && parts.has('1') && parts.has('2')
  }
}
