import type { Field } from '../../core/job/job.js'
import { type Sentence, sentence } from '../../messages/message-code.js'
import { type Cell, isBlank } from '../../spreadsheets/cell.js'
import { oabsIn } from '../../values/oab.js'
import { isClosingCaseNumber } from '../cells/case-number.js'
import { cellText } from '../cells/cell-text.js'
import { plainText } from '../cells/plain-text.js'
import { normaliseHeading } from '../find/headings.js'
import { columnLetter, columnName, labelOf, type Table } from '../find/table.js'

interface Found {
  column: number
  /** Whose values they are. */
  field: string
  line: number
  value: string
}

interface Sought {
  field: string
  holds(cell: Cell, heading: string): boolean
}

/** Fewer digits are a floor, a room or a file of some state as likely as a registration. */
const LEAST_DIGITS = 3
const OF_THE_BAR = /^(?!.*\b(?:ano|data)\b).*\boab\b/
const ADDRESS = /[^\s<>"]@[^\s<>"@]+\.[a-z]{2}/i

/**
 * Columns that no field takes, and that hold what is watched, looked for or told: a second registration
 * beside the first would be asked by nobody, and nobody would know.
 */
export class LeftColumns {
  private readonly found: Found[] = []
  private readonly sought: Sought[]
  private readonly taken: ReadonlySet<number>
  private readonly headings: string[]

  constructor(
    private readonly table: Table,
    fields: readonly Field[],
  ) {
    this.sought = soughtBy(fields)
    this.taken = new Set(table.columns.values())
    this.headings = table.headings.map(normaliseHeading)
  }

  look(cells: readonly Cell[], line: number): void {
    if (this.sought.length === 0) return
    for (const [column, cell] of cells.entries()) {
      if (this.taken.has(column) || isBlank(cell)) continue
      for (const { field, holds } of this.sought) {
        if (this.found.some((one) => one.column === column && one.field === field)) continue
        if (!holds(cell, this.headings[column] ?? '')) continue
        this.found.push({ column, field, line, value: cellText(cell) })
      }
    }
  }

  /** Who said which column the field is, or that none is, has said that the others are not. */
  questions(map: Record<string, string>): Sentence[] {
    return this.asked()
      .filter(({ field }) => map[field] === undefined)
      .map((one) => this.say('ask_left_column', one))
  }

  /** `instead`: the same, where nobody is there to ask. */
  told(instead: boolean): Sentence[] {
    const mails = this.found.filter(({ field }) => field === MAILS)
    return [
      ...(instead ? this.asked().map((one) => this.say('told_left_column', one)) : []),
      ...mails.map((one) => this.say('told_left_mails', one)),
    ]
  }

  private asked(): Found[] {
    return this.found.filter(({ field }) => field !== MAILS)
  }

  private say(
    code: 'ask_left_column' | 'told_left_column' | 'told_left_mails',
    { column, field, line, value }: Found,
  ): Sentence {
    const facts = { field, label: labelOf(field), line, value, taken: this.takenFor(field) }
    return sentence(code, { ...facts, column: columnName(this.table.headings, column) })
  }

  /** As `--map` would name it; empty where there is none. */
  private takenFor(field: string): string {
    const column = this.table.columns.get(field)
    if (column === undefined) return ''
    const heading = (this.table.headings[column] ?? '').replace(/\s+/g, ' ').trim()
    const same = this.headings.filter((one) => one === this.headings[column])
    return heading === '' || same.length > 1 ? columnLetter(column) : heading
  }
}

const MAILS = 'responsavel_email'

function soughtBy(fields: readonly Field[]): Sought[] {
  const ofType = (type: Field['type']) => fields.filter((one) => one.asked && one.type === type)
  return [
    ...ofType('oab').map(({ name }) => ({ field: name, holds: holdsOab })),
    ...ofType('case').map(({ name }) => ({ field: name, holds: isClosingCaseNumber })),
    ...fields
      .filter(({ name }) => name === MAILS)
      .map(({ name }) => ({ field: name, holds: (cell: Cell) => ADDRESS.test(cellText(cell)) })),
  ]
}

/** With its state, or under a heading that says what it is. */
function holdsOab(cell: Cell, heading: string): boolean {
  const text = cellText(cell)
  if (!/\d{2}/.test(text)) return false
  const likely = oabsIn(plainText(text)).filter(({ digits }) => digits.length >= LEAST_DIGITS)
  return (
    likely.some(({ uf }) => uf !== undefined) || (likely.length > 0 && OF_THE_BAR.test(heading))
  )
}

/** Headings of columns that no field takes. */
export function unusedIn({ headings, columns }: Pick<Table, 'headings' | 'columns'>): string[] {
  const taken = new Set(columns.values())
  return headings.flatMap((heading, column) =>
    heading.trim() === '' || taken.has(column) ? [] : [columnName(headings, column)],
  )
}
