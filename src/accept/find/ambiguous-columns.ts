import type { Field } from '../../core/job/job.js'
import { type Sentence, sentence } from '../../messages/message-code.js'
import { type Cell, isBlank } from '../../spreadsheets/cell.js'
import { isState, readOneOab, stateIn } from '../../values/oab.js'
import { isClosingCaseNumber } from '../cells/case-number.js'
import { cellText } from '../cells/cell-text.js'
import { isMoney, looseAmount } from '../cells/loose-amount.js'
import { readOab } from '../cells/oab.js'
import { tableLines } from '../read/lines.js'
import type { Mapped } from './map-columns.js'
import { type Candidate, isProvedByCells } from './match-columns.js'
import { columnName, labelOf, type Table } from './table.js'

type Tie = Mapped['ties'][number]

/** What the cells below a heading are. */
interface Cells {
  filled: number
  /** Cells that only the field can have. */
  proofs: number
  /** One that the field cannot have. */
  isRefuted: boolean
}

/**
 * Reads the table once for the columns that its headings leave open. What their cells settle is
 * added to the table; what a person has to settle comes back as questions.
 */
export async function resolveTies(table: Table, ties: Tie[]): Promise<Sentence[]> {
  const seen = await countCells(table, ties)
  return ties.flatMap((tie) => {
    const winner = settledByCells(tie, seen)
    if (winner === undefined) return unsettled(tie, seen, table)
    const { column, heading, fit } = winner
    const isOnlyMoney = tie.otherwise !== undefined
    const how = isOnlyMoney || tie.candidates.length > 1 ? 'evidence' : fit
    table.columns.set(tie.field.name, column)
    table.matches.push({ field: tie.field.name, column, heading, how })
    if (isOnlyMoney) table.told.push(tellTie('told_only_money', tie, table, column))
    else if (tie.candidates.length > 1)
      table.told.push(tellTie('told_tie_settled', tie, table, column))
    return []
  })
}

async function countCells(table: Table, ties: Tie[]): Promise<Map<number, Cells>> {
  const looks = ties.flatMap(({ field, candidates }) =>
    candidates.map(({ column }) => ({ column, look: lookFor(field, table) })),
  )
  const nothing = (): Cells => ({ filled: 0, proofs: 0, isRefuted: false })
  const seen = new Map(looks.map(({ column }) => [column, nothing()]))
  // Each may become a column of the table: a line that has words in one is no note.
  const known = new Set([...table.roles.known, ...looks.map(({ column }) => column)])
  const open = { ...table, roles: { ...table.roles, known } }
  for await (const { filled, ignored } of tableLines(open)) {
    if (ignored) continue
    for (const [column, cells] of seen) if (!isBlank(filled[column])) cells.filled += 1
    for (const { column, look } of looks) {
      const cell = filled[column] ?? null
      if (!isBlank(cell)) look(cell, filled, seen.get(column)!)
    }
  }
  return seen
}

type Look = (cell: Cell, line: readonly Cell[], cells: Cells) => void

/** What proves a column of the field, or refutes it. */
function lookFor({ type, name }: Field, { columns }: Table): Look {
  if (type === 'amount') {
    return (cell, _, cells) => {
      if (isMoney(cell)) cells.proofs += 1
      else if (looseAmount(cell) === undefined) cells.isRefuted = true
    }
  }
  if (type === 'case') {
    return (cell, _, cells) => {
      if (isClosingCaseNumber(cell)) cells.proofs += 1
    }
  }
  const registrations = columns.get('oab_numero')
  if (name !== 'oab_uf' || registrations === undefined) return () => undefined
  return (cell, line, cells) => lookAtState(cell, line[registrations], cells)
}

/** A state belongs to a registration that has none; beside one that has another it is somebody else's. */
function lookAtState(cell: Cell, registration: Cell | undefined, cells: Cells): void {
  const text = cellText(cell)
  const state = stateIn(text) ?? text.trim().toUpperCase()
  const read = readOab(registration)
  const oab = read.is === 'value' ? readOneOab(read.value) : undefined
  if (!oab) return
  if (oab.uf === undefined && isState(state)) cells.proofs += 1
  if (oab.uf !== undefined && oab.uf !== state) cells.isRefuted = true
}

/** A column without a value is no candidate; some prove themselves. */
function settledByCells(
  { field, candidates, otherwise }: Tie,
  seen: Map<number, Cells>,
): Candidate | undefined {
  const filled = candidates.filter(({ column }) => seen.get(column)!.filled > 0)
  const proved =
    isProvedByCells(field) || otherwise
      ? filled.filter(({ column, fit }) => fit !== 'doubtful' && isProved(seen.get(column)!))
      : []
  if (proved.length === 1) return proved[0]
  if (otherwise) return undefined
  return filled.length === 1 && candidates.length > 1 ? filled[0] : undefined
}

function isProved({ proofs, isRefuted }: Cells): boolean {
  return proofs > 0 && !isRefuted
}

/** Of a registration that has no state of its own. */
function askState({ column, heading }: Candidate, { headings }: Table): Sentence {
  const facts = { column: columnName(headings, column), heading }
  return sentence('ask_state_beside_court', {
    ...facts,
    beside: columnName(headings, column - 1),
  })
}

/**
 * Columns that change a figure or tell one debt from another are asked for; of those that only
 * describe, none is used.
 */
function unsettled(tie: Tie, seen: Map<number, Cells>, table: Table): Sentence[] {
  const { field, candidates } = tie
  const [only] = candidates
  if (only?.fit === 'doubtful') {
    return seen.get(only.column)!.proofs > 0 ? [askState(only, table)] : []
  }
  const isEmpty = candidates.every(({ column }) => seen.get(column)!.filled === 0)
  if (tie.otherwise) return [tie.otherwise]
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
  code: 'ask_tie' | 'ask_tie_optional' | 'told_tie_settled' | 'told_tie_unused' | 'told_only_money',
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
