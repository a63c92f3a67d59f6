import type { Field } from '../../core/job/job.js'
import { type Sentence, sentence } from '../../messages/message-code.js'
import { type Cell, isBlank } from '../../spreadsheets/cell.js'
import type { SourceLine } from '../../spreadsheets/source.js'
import { readOneOab } from '../../values/oab.js'
import { isValidCaseNumber } from '../cells/case-number.js'
import { cellText } from '../cells/cell-text.js'
import { isDate } from '../cells/date.js'
import { holdsKey } from '../cells/keys.js'
import { isAmount } from '../cells/loose-amount.js'
import { plainText } from '../cells/plain-text.js'
import { labelOfSum } from '../read/totals.js'
import { isWords } from './header.js'
import { matchField } from './match-columns.js'
import { normaliseHeading } from './normalise-heading.js'
import type { Table } from './table.js'

/** Asks about another table above the header, which would pass for titles. */
export function tableAboveQuestion(
  lines: readonly SourceLine[],
  table: Table,
  fields: readonly Field[],
): Sentence[] {
  const { top } = table.header
  const above = lines.filter(({ line }) => line < top)
  const items = above.filter(({ cells }) => isItem(cells, table, fields))
  // A header directly above this one has no lines between that could be lost.
  const headers = above.slice(0, -1).filter(({ cells }) => isHeader(cells, fields))
  const found = items.length > 0 ? items : headers
  if (found.length === 0) return []
  return [sentence('ask_items_above', { header: top, lines: found.map(({ line }) => `${line}`) })]
}

/** A line with an amount and a date, or with a case or registration in the column of this table. */
function isItem(cells: readonly Cell[], table: Table, fields: readonly Field[]): boolean {
  if (cells.some(isLabel) || isSum(cells, table)) return false
  const isOfMoney = table.roles.amounts.length > 0 && table.roles.needed.length > 0
  if (isOfMoney && cells.some(isDate) && cells.some(isAmount)) return true
  return fields.some((field) => {
    const { name, type } = field
    const cell = cells[table.columns.get(name) ?? -1]
    if (isBlank(cell)) return false
    if (type === 'case')
      return isOfMoney ? isCaseAlone(cell!) : isValidCaseNumber(cell!) || holdsKey(cell, field)
    return (type === 'oab' && isOab(cell!, cells)) || (name === 'arquivo' && holdsKey(cell, field))
  })
}

function isSum(cells: readonly Cell[], { roles }: Table): boolean {
  const label = labelOfSum(cells, roles)
  return label !== undefined && label.is !== 'carried'
}

/** The title of a list of debts may name their case: `Processo nº 0001234-…`. */
function isCaseAlone(cell: Cell): boolean {
  return isValidCaseNumber(cell) && !(typeof cell === 'string' && /\p{L}/u.test(cell))
}

/** A registration with its state, possibly in another cell; a number alone may be a year. */
function isOab(cell: Cell, line: readonly Cell[]): boolean {
  const one = readOneOab(plainText(cellText(cell)))
  return (
    one !== undefined &&
    (one.uf !== undefined || line.some((other) => other !== cell && !isBlank(other)))
  )
}

/** `Posição em:`, with its date in the next cell. */
function isLabel(cell: Cell): boolean {
  return typeof cell === 'string' && cell.trim().endsWith(':')
}

function isHeader(cells: readonly Cell[], fields: readonly Field[]): boolean {
  const required = fields.filter((field) => field.required)
  if (required.length < 2 || !isWords(cells)) return false
  const texts = cells.map((cell) => normaliseHeading(cellText(cell)))
  return required.every((field) => matchField(field, texts, texts).is !== 'none')
}
