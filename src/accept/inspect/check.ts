import type { Facts } from '../../messages/message.js'
import type { MessageCode, Sentence } from '../../messages/message-code.js'
import type { Cell } from '../../spreadsheets/cell.js'
import type { CellComment } from '../../spreadsheets/source.js'
import { firstText } from '../cells/cell-text.js'
import type { DateOrder } from '../cells/date.js'
import type { Example } from '../cells/example.js'
import type { TableLine } from '../read/lines.js'

export type Found = { code: MessageCode; facts: Facts }[]

export interface Marks {
  isStruck: boolean
  /** It may be a sum of others, and is rejected. */
  maySum: boolean
}

/** Looks at the lines of a table. */
export interface Check {
  observeLine?(line: TableLine): void
  observeItem?(cells: readonly Cell[], line: number, marks: Marks): void
  /**
   * Examines a cell of an item whose text is new in its column, or was forgotten, where the first of
   * equal texts tells what they all do.
   */
  observeNew?(cell: Cell, column: number, line: number): void
  /**
   * Decides whether items with the cell in the column are examined by {@link observeHeard}. Asked
   * about each text when it is new in its column, or was forgotten, and about blank cells.
   */
  hears?(cell: Cell, column: number, line: number): boolean
  /** The same of all plain figures of a column, whatever their digits; asked at the first. */
  hearsFigures?(column: number): boolean
  /** Examines an item with a cell that the check hears. */
  observeHeard?(cells: readonly Cell[], line: number, marks: Marks): void
  observeOtherLine?(cells: readonly Cell[], line: number, kind: 'title' | 'note'): void
  observeComment?(comment: CellComment): void
  /** Examines the names of the sheet and of the file too, like a title. */
  readsNames?: true
}

/** A check whether the amounts are unfit for correction. */
export interface DebtCheck extends Check {
  /** Returns questions, with the dates read in the given order. */
  found?(order: DateOrder): Found
  /** Returns messages for the user that need no answer. */
  remarks?(order: DateOrder): Sentence[]
}

/** What decides whether a check of the table asks. */
export interface AskContext {
  /** Columns that the user named for fields, or `''` for none. */
  map: Readonly<Record<string, string>>
  /** Nobody can answer now: messages stand in the place of questions. */
  instead: boolean
  /** Amounts have a decimal dot. */
  isDotted: boolean
}

/** A check of what the table holds besides its debts. */
export interface TableCheck extends Check {
  questions?(context: AskContext): Sentence[]
  remarks?(context: AskContext): Sentence[]
}

/** Returns the value that is shown of a line, or more facts of it, if its cells raise the question. */
type Finds = (cells: readonly Cell[], marks?: Marks) => string | Facts | undefined

/** A check that asks once, about the first line in whose cells something is found. */
export function askOnce(
  code: MessageCode,
  finds: { item?: Finds; text?: Says; otherLine?: Finds },
  example?: Example,
) {
  let first: Facts | undefined = example && { ...example }
  const keep = (line: number, found: string | Facts | undefined) => {
    if (found !== undefined)
      first = { line, ...(typeof found === 'string' ? { value: found } : found) }
  }
  const hears = (cell: Cell) => typeof cell === 'string' && finds.text?.(cell) === true
  return {
    hears,
    observeHeard(cells: readonly Cell[], line: number) {
      if (!first) keep(line, said(hears)(cells))
    },
    observeItem(cells: readonly Cell[], line: number, marks?: Marks) {
      if (!first) keep(line, finds.item?.(cells, marks))
    },
    observeOtherLine(cells: readonly Cell[], line: number) {
      if (!first) keep(line, finds.otherLine?.(cells))
    },
    found: (): Found => (first ? [{ code, facts: first }] : []),
  } satisfies DebtCheck
}

/** Decides whether a text that is no plain figure raises the question. */
type Says = (text: string) => boolean

/** Finds the first text that says it. */
export function said(says: Says): Finds {
  return (cells) => firstText(cells, says)?.trim()
}
