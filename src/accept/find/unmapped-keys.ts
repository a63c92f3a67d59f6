import type { Field } from '../../core/job/job.js'
import { type Cell, isBlank } from '../../spreadsheets/cell.js'
import { isCaseSequence } from '../../values/case-number.js'
import { oabsIn } from '../../values/oab.js'
import { isValidCaseNumber } from '../cells/case-number.js'
import { cellText } from '../cells/cell-text.js'
import { holdsKey } from '../cells/keys.js'
import { plainText } from '../cells/plain-text.js'
import { normaliseHeading } from './normalise-heading.js'

/** The key of an item in a column that no field uses. */
export interface UnmappedKey {
  field: Field
  column: number
  /** The column repeats the heading of the column in use: a second list stands beside the first. */
  isTwin: boolean
}

/** Shorter numbers are more likely floors, rooms or files than registrations. */
const LEAST_DIGITS = 3
const OF_THE_BAR = /^(?!.*\b(?:ano|data)\b).*\boab\b/

/** Finds keys of items that would be ignored because they stand beside the columns in use. */
export class UnmappedKeys {
  private readonly taken: ReadonlySet<number>
  private readonly headings: readonly string[]
  private readonly sought: readonly Field[]
  private readonly asked: readonly string[]
  private readonly twins: ReadonlyMap<number, Field>

  constructor(
    private readonly columns: ReadonlyMap<string, number>,
    headings: readonly string[],
    fields: readonly Field[],
  ) {
    this.taken = columnsRead(columns, fields)
    this.headings = headings.map(normaliseHeading)
    this.sought = fields.filter(({ asked, type }) => asked && (type === 'oab' || type === 'case'))
    this.asked = fields.flatMap(({ asked, name }) => (asked ? [name] : []))
    this.twins = new Map(fields.flatMap((field) => this.twinsOf(field)))
  }

  keysIn(cells: readonly Cell[]): UnmappedKey[] {
    if (this.sought.length === 0 && this.twins.size === 0) return []
    return cells.flatMap((cell, column): UnmappedKey[] => {
      if (this.taken.has(column) || isBlank(cell)) return []
      const twin = this.twins.get(column)
      if (twin) return [{ field: twin, column, isTwin: true }]
      const heading = this.headings[column] ?? ''
      return this.sought
        .filter((field) => isValueOf(field, cell, heading))
        .map((field) => ({ field, column, isTwin: false }))
    })
  }

  /**
   * Finds the key in another cell, even within a sentence, of a line that lacks it in its column
   * and has no other search term.
   */
  replacementIn(cells: readonly Cell[]): UnmappedKey | undefined {
    const isThere = (name: string) => !isBlank(cells[this.columns.get(name) ?? -1])
    const asksOther = this.asked.some(isThere)
    const lacks = ({ field }: UnmappedKey) => (field.required ? !isThere(field.name) : !asksOther)
    return this.keysIn(cells).find(lacks) ?? this.mentionedIn(cells).find(lacks)
  }

  private mentionedIn(cells: readonly Cell[]): UnmappedKey[] {
    if (this.sought.length === 0) return []
    return cells.flatMap((cell, column): UnmappedKey[] => {
      const field = this.sought.find((one) => holdsKey(cell, one) || isShortCase(one, cell))
      return field ? [{ field, column, isTwin: false }] : []
    })
  }

  private twinsOf(field: Field): [number, Field][] {
    const column = this.columns.get(field.name)
    if (column === undefined || !(field.required || field.asked)) return []
    const heading = unnumbered(this.headings[column] ?? '')
    if (heading === '') return []
    return this.headings.flatMap((other, at): [number, Field][] =>
      !this.taken.has(at) && unnumbered(other) === heading ? [[at, field]] : [],
    )
  }
}

/** The columns whose cells are used; one that is only compared may name another registration. */
export function columnsRead(
  columns: ReadonlyMap<string, number>,
  fields: readonly Field[],
): Set<number> {
  const compared = new Set(fields.flatMap((one) => (one.isCompared ? [one.name] : [])))
  return new Set([...columns].flatMap(([name, at]) => (compared.has(name) ? [] : [at])))
}

/** A sequence of digits that may be a case number: no question, but the line is reported. */
function isShortCase({ type }: Field, cell: Cell): boolean {
  return type === 'case' && typeof cell === 'string' && isCaseSequence(cell)
}

/** `Valor 2`: programs number a repeated heading. */
function unnumbered(heading: string): string {
  return heading.replace(/ ?\d{1,2}$/, '')
}

/** A registration with its state or under a heading of registrations; a valid case number. */
function isValueOf({ type }: Field, cell: Cell, heading: string): boolean {
  if (type === 'case') return isValidCaseNumber(cell)
  const text = cellText(cell)
  if (!/\d{2}/.test(text)) return false
  const likely = oabsIn(plainText(text)).filter(({ digits }) => digits.length >= LEAST_DIGITS)
  return (
    likely.some(({ uf }) => uf !== undefined) || (likely.length > 0 && OF_THE_BAR.test(heading))
  )
}
