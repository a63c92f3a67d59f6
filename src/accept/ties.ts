import type { Field } from '../job.js'
import { type Sentence, sentence } from '../sentence.js'
import { isBlank } from '../sheets/cell.js'
import { isClosingCaseNumber } from './case-number.js'
import type { Mapped } from './columns.js'
import { tableLines } from './lines.js'
import type { Candidate } from './match-columns.js'
import { columnName, labelOf, type Table } from './table.js'

type Tie = Mapped['ties'][number]

/** What the cells below a heading are. */
interface Cells {
  filled: number
  closingNumbers: number
}

/**
 * Reads the table once for the columns that its headings leave open. What their cells settle is
 * added to the table; what a person has to settle comes back as questions.
 */
export async function settleTies(table: Table, ties: Tie[]): Promise<Sentence[]> {
  const seen = await countCells(table, ties)
  return ties.flatMap((tie) => {
    const winner = settledByCells(tie, seen)
    if (winner === undefined) return unsettled(tie, seen, table)
    const { column, heading, fit } = winner
    const how = tie.candidates.length > 1 ? 'evidence' : fit
    table.columns.set(tie.field.name, column)
    table.matches.push({ field: tie.field.name, column, heading, how })
    if (tie.candidates.length > 1) table.told.push(tellTie('told_tie_settled', tie, table, column))
    return []
  })
}

async function countCells(table: Table, ties: Tie[]): Promise<Map<number, Cells>> {
  const columns = ties.flatMap(({ candidates }) => candidates.map(({ column }) => column))
  const seen = new Map(columns.map((column) => [column, { filled: 0, closingNumbers: 0 }]))
  const cases = new Set(
    ties
      .filter(({ field }) => field.type === 'case')
      .flatMap(({ candidates }) => candidates.map(({ column }) => column)),
  )
  for await (const { filled, ignored } of tableLines(table)) {
    if (ignored) continue
    for (const [column, cells] of seen) {
      const cell = filled[column] ?? null
      if (isBlank(cell)) continue
      cells.filled += 1
      if (cases.has(column) && isClosingCaseNumber(cell)) cells.closingNumbers += 1
    }
  }
  return seen
}

/** A column without a value is no candidate; of several, case numbers prove themselves. */
function settledByCells(
  { field, candidates }: Tie,
  seen: Map<number, Cells>,
): Candidate | undefined {
  const filled = candidates.filter(({ column }) => seen.get(column)!.filled > 0)
  const proved =
    field.type === 'case' ? filled.filter(({ column }) => seen.get(column)!.closingNumbers > 0) : []
  if (proved.length === 1) return proved[0]
  return filled.length === 1 && candidates.length > 1 ? filled[0] : undefined
}

/**
 * Columns that change a figure or tell one debt from another are asked for; of those that only
 * describe, none is used.
 */
function unsettled(tie: Tie, seen: Map<number, Cells>, table: Table): Sentence[] {
  const { field, candidates } = tie
  const isEmpty = candidates.every(({ column }) => seen.get(column)!.filled === 0)
  if (candidates.length === 1 || (isEmpty && !field.required)) return []
  if (matters(field)) {
    const code = field.required ? 'ask_tie' : 'ask_tie_optional'
    return [tellTie(code, tie, table)]
  }
  table.told.push(tellTie('told_tie_unused', tie, table))
  return []
}

function matters(field: Field): boolean {
  return (
    field.required === true ||
    field.asked === true ||
    field.parameter !== undefined ||
    field.type !== 'text'
  )
}

function tellTie(
  code: 'ask_tie' | 'ask_tie_optional' | 'told_tie_settled' | 'told_tie_unused',
  { field, candidates }: Tie,
  { headings }: Table,
  column?: number,
): Sentence {
  return sentence(code, {
    field: field.name,
    label: labelOf(field.name),
    candidates: candidates.map((candidate) => columnName(headings, candidate.column)),
    ...(column === undefined ? {} : { column: columnName(headings, column) }),
  })
}
