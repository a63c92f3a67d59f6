import type { Field } from '../../core/job/job.js'
import { type Sentence, sentence } from '../../messages/message-code.js'
import { isBlank } from '../../spreadsheets/cell.js'
import type { Merge, SourceLine } from '../../spreadsheets/source.js'
import { columnLetters } from '../../spreadsheets/xlsx/reference.js'
import { cellText } from '../cells/cell-text.js'
import { isForeignCurrency, withoutReal } from '../cells/currency.js'
import { statesCorrected } from '../inspect/terms/stated-corrections.js'
import { letterToColumn } from './apply-column-map.js'
import { columnName, labelOf, type Table, type TableOptions } from './table.js'

/** Returns the questions that titles of groups and merged headings raise. */
export function headingQuestions(
  table: Table,
  first: readonly SourceLine[],
  merges: readonly Merge[],
  fields: readonly Field[],
  options: TableOptions,
): Sentence[] {
  const groups = groupTitles(table, first, merges)
  return fields.flatMap((field) => {
    const column = table.columns.get(field.name)
    if (column === undefined) return []
    const merged = field.type === 'amount' ? mergedOver(column, table, first, merges) : []
    const isByLetter = letterToColumn(options.map[field.name] ?? '') !== undefined
    if (merged.length > 1 && !isByLetter) return [mergedQuestion(field, column, merged, table)]
    if (options.map[field.name] !== undefined) return []
    const group = groups.get(column)
    return group === undefined ? [] : groupQuestion(field, column, group, table)
  })
}

/** The title of the group above each heading. */
function groupTitles(
  { header, headings }: Table,
  first: readonly SourceLine[],
  merges: readonly Merge[],
): Map<number, string> {
  const [upper, lower] = header.texts
  if (upper && lower) return extendedTitles(upper, lower)
  const groups = new Map<number, string>()
  const above = first.find(({ line }) => line === header.top - 1)?.cells ?? []
  const begins = headings.findIndex((heading) => heading.trim() !== '')
  for (const { top, left, right } of merges) {
    // A merge from the first column with nothing to its right is the title of the whole table.
    const isWhole = left <= begins && above.every((cell, at) => at <= right || isBlank(cell))
    if (top !== header.top - 1 || right === left || isWhole) continue
    for (let at = left; at <= right; at += 1) groups.set(at, cellText(above[left]))
  }
  return groups
}

/** A title extends over blank cells, merged or not, as long as there is a heading below. */
function extendedTitles(upper: readonly string[], lower: readonly string[]): Map<number, string> {
  const groups = new Map<number, string>()
  let group = ''
  for (const [column, text] of lower.entries()) {
    const own = upper[column]?.trim() ?? ''
    group = text.trim() === '' ? '' : own || group
    if (group !== '') groups.set(column, group)
  }
  return groups
}

/** The filled columns below a heading that is merged over several columns. */
function mergedOver(
  column: number,
  { header }: Table,
  first: readonly SourceLine[],
  merges: readonly Merge[],
): number[] {
  const over = merges.find(
    ({ top, bottom, left, right }) =>
      top <= header.bottom && bottom >= header.bottom && left === column && right > left,
  )
  if (!over) return []
  const below = first.filter(({ line }) => line > header.bottom)
  const columns = Array.from({ length: over.right - over.left + 1 }, (_, i) => over.left + i)
  return columns.filter((at) => below.some(({ cells }) => !isBlank(cells[at])))
}

function mergedQuestion(
  field: Field,
  column: number,
  merged: number[],
  { headings }: Table,
): Sentence {
  return sentence('ask_merged_heading', {
    field: field.name,
    label: labelOf(field.name),
    column: columnName(headings, column),
    columns: merged.map(columnLetters),
  })
}

const CORRECTED = /atuali[sz]ad|corrigid/i
const PAID = /\b(?:pagament|pag[oa]s?\b|recebid|recebiment|abatiment)/i

function groupQuestion(
  field: Field,
  column: number,
  group: string,
  { headings }: Table,
): Sentence[] {
  const { type, name } = field
  const isRate = type === 'percent' || type === 'fee'
  const isForeign = isForeignCurrency(group)
  const isOfMoney = isForeign || withoutReal(group) !== group.trim()
  const isOther = CORRECTED.test(group) || statesCorrected(group) || PAID.test(group) || isForeign
  const facts = {
    field: name,
    label: labelOf(name),
    column: columnName(headings, column),
    letter: columnLetters(column),
    group,
    required: field.required === true,
  }
  // "Multa (%)" states its own unit.
  const saysPercent = (headings[column] ?? '').includes('%')
  if (isRate) return isOfMoney && !saysPercent ? [sentence('ask_group_reais', facts)] : []
  const isAsked =
    type === 'amount' ? isOther : type === 'date' && field.required && PAID.test(group)
  return isAsked ? [sentence('ask_group_title', facts)] : []
}
