import { type Sentence, sentence } from '../../messages/message-code.js'
import { isBlank } from '../../spreadsheets/cell.js'
import type { SourceLine } from '../../spreadsheets/source.js'
import { foldWords } from './heading-words.js'
import { HEADINGS } from './headings.js'
import { fitOf } from './match-columns.js'
import { normaliseHeading } from './normalise-heading.js'
import { type ColumnMatch, columnName, labelOf, type Table, type TableOptions } from './table.js'

/**
 * Reports fields whose headings led to hidden columns, and asks where a visible column may be the
 * field as well. A column named by the user is not reported.
 */
export function hiddenColumns(
  table: Table,
  first: readonly SourceLine[],
  { acceptedBefore }: TableOptions,
): { asked: Sentence[]; told: Sentence[] } {
  const { headings, hidden } = table
  const found = table.matches.filter(({ column, how }) => hidden.has(column) && how !== 'mapped')
  const asked =
    acceptedBefore === true
      ? []
      : found.flatMap((match) => hiddenColumnQuestion(match, table, first))
  const columns = found.map(
    ({ field, column }) => `${columnName(headings, column)} (${labelOf(field)})`,
  )
  const messages = columns.length > 0 ? [sentence('told_hidden_columns', { columns })] : []
  return { asked, told: messages }
}

function hiddenColumnQuestion(
  match: ColumnMatch,
  table: Table,
  first: readonly SourceLine[],
): Sentence[] {
  const { headings } = table
  const candidates = visibleCandidates(match, table, first).map((column) =>
    columnName(headings, column),
  )
  if (candidates.length === 0) return []
  return [
    sentence('ask_hidden_column', {
      field: match.field,
      label: labelOf(match.field),
      column: columnName(headings, match.column),
      candidates,
    }),
  ]
}

/**
 * Visible columns with values and a heading that fits the field. Where cells decided, there is no
 * choice.
 */
function visibleCandidates(
  { field, how }: ColumnMatch,
  { headings, header, columns, hidden }: Table,
  first: readonly SourceLine[],
): number[] {
  const taken = new Set(columns.values())
  const rows = first.filter(({ line }) => line > header.bottom)
  return headings.flatMap((heading, column) => {
    const fit = fitOf(field, heading)
    const isLikely = (fit !== undefined && fit !== 'doubtful') || isRival(field, heading)
    const mayBe = how !== 'evidence' && isLikely
    if (!mayBe || hidden.has(column) || taken.has(column)) return []
    return rows.some(({ cells }) => !isBlank(cells[column])) ? [column] : []
  })
}

/** "Emissão" is not the due date, but may be the only date column that the user sees. */
function isRival(field: string, heading: string): boolean {
  return HEADINGS[field]?.rivals.includes(foldWords(normaliseHeading(heading))) === true
}
