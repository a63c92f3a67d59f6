import type { Field } from '../../core/job/job.js'
import { type Sentence, sentence } from '../../messages/message-code.js'
import { type Cell, isBlank } from '../../spreadsheets/cell.js'
import type { SourceLine } from '../../spreadsheets/source.js'
import { readOneOab, stateIn } from '../../values/oab.js'
import { cellText } from '../cells/cell-text.js'
import { readOab } from '../cells/oab.js'
import type { Mapped } from './map-columns.js'
import { type Candidate, fitOf } from './match-columns.js'
import { normaliseHeading } from './normalise-heading.js'
import { columnName, labelOf, type Table } from './table.js'

const NUMBER =
  /^(?:n|no|nr|nro|num|numero|inscricao|registro|matricula)(?: (?:d[ae] )?(?:inscricao|registro|oab))?$/
/** Row numbers of a list have as few digits; registrations are rarely so short. */
const LEAST_DIGITS = 3
/** Share of the filled cells; a cell of another kind is an error of its row. */
const MOST = 0.8

/**
 * Assigns "OAB; Nº" where the states stand below one heading and the numbers below the other. A
 * message reports it, because the user did not say so.
 */
export function partRegistrations(
  mapped: Mapped,
  headings: readonly string[],
  items: readonly SourceLine[],
  fields: readonly Field[],
): Sentence[] {
  const parts = fields.filter(({ name }) => name === 'oab_numero' || name === 'oab_uf')
  const isSaid = mapped.matches.some(({ field, how }) => how === 'mapped' && field === 'oab_numero')
  if (parts.length < 2 || isSaid) return []
  const cells = (at: number) => items.map((line) => line.cells[at]).filter((one) => !isBlank(one))
  const columns = headings.map((_, at) => at)
  const hasState =
    mapped.columns.has('oab_uf') || mapped.ties.some(({ field }) => field.name === 'oab_uf')
  // A state without a heading may be that of an address: it never stands in for one that has its own.
  const isHeaded = (at: number) => isOab(headings[at]) || (!hasState && isSecondOf(at, headings))
  const states = columns.filter((at) => isHeaded(at) && mostly(cells(at), isStateAlone))
  const numbers = columns.filter(
    (at) => (isHeaded(at) || isNumber(headings[at])) && mostly(cells(at), isNumberAlone),
  )
  const state = states[0]
  const number = numbers[0]
  if (state === undefined || number === undefined || states.length + numbers.length > 2) return []
  const found = { oab_numero: number, oab_uf: state }
  mapped.ties = mapped.ties.filter(({ field }) => !Object.hasOwn(found, field.name))
  mapped.matches = mapped.matches.filter(
    ({ field, column }) => !Object.hasOwn(found, field) && column !== state && column !== number,
  )
  for (const [field, column] of Object.entries(found))
    mapped.matches.push({ field, column, heading: headings[column]!, how: 'evidence' })
  mapped.columns = new Map(mapped.matches.map(({ field, column }) => [field, column]))
  return [
    sentence('told_tie_settled', {
      field: 'oab_numero',
      label: labelOf('oab_numero'),
      candidates: [state, number].map((at) => columnName(headings, at)),
      column: columnName(headings, number),
    }),
  ]
}

function isOab(heading = ''): boolean {
  return fitOf('oab_numero', heading) !== undefined
}

/** The second column below an "OAB" that was merged over two, or has nothing beside it. */
function isSecondOf(at: number, headings: readonly string[]): boolean {
  return headings[at]?.trim() === '' && isOab(headings[at - 1])
}

function isNumber(heading = ''): boolean {
  return NUMBER.test(normaliseHeading(heading))
}

function mostly(cells: readonly (Cell | undefined)[], is: (cell: Cell | undefined) => boolean) {
  return cells.length > 0 && cells.filter(is).length >= cells.length * MOST
}

export function isStateAlone(cell: Cell | undefined): boolean {
  const text = cellText(cell)
  return !/\d/.test(text) && stateIn(text) !== undefined
}

export function isNumberAlone(cell: Cell | undefined): boolean {
  const read = readOab(cell)
  const oab = read.is === 'value' ? readOneOab(read.value) : undefined
  return oab !== undefined && oab.uf === undefined && oab.digits.length >= LEAST_DIGITS
}

/** The question about a state for registrations without one. */
export function stateQuestion(
  { column, heading }: Candidate,
  { headings }: Pick<Table, 'headings'>,
): Sentence {
  const facts = { column: columnName(headings, column), heading }
  return sentence('ask_state_beside_court', {
    ...facts,
    beside: columnName(headings, column - 1),
  })
}
