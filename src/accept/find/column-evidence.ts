import type { Field } from '../../core/job/job.js'
import { type Cell, isBlank, isNumber } from '../../spreadsheets/cell.js'
import type { SourceLine } from '../../spreadsheets/source.js'
import { isState, readOneOab, stateIn } from '../../values/oab.js'
import { isValidCaseNumber } from '../cells/case-number.js'
import { cellText, readChoice, readYesNo } from '../cells/cell-text.js'
import { compactMonth, readDateText } from '../cells/date.js'
import { isBareKey } from '../cells/keys.js'
import { isMoney, looseAmount } from '../cells/loose-amount.js'
import { readOab } from '../cells/oab.js'
import type { Mapped } from './map-columns.js'
import type { Candidate } from './match-columns.js'
import type { Table } from './table.js'

/** The evidence in the cells below a heading. */
export interface ColumnEvidence {
  filled: number
  /** Cells with a value that only this field has. */
  proofs: number
  /** Some cell has a value that this field cannot have. */
  isRefuted: boolean
  /** Cells of digits alone, without cents or a mark. */
  digits: number
}

/** More digits than an amount in whole reais has. */
const A_NUMBER = /^\s*(?:0\d+|\d{8,})\s*$/

type Examine = (cell: Cell, line: readonly Cell[], cells: ColumnEvidence) => void

/** Returns the function that looks in a cell for proof or refutation of the field. */
export function examinerOf(
  { type, name, choices = [] }: Field,
  { columns }: Table,
  fit: Candidate['fit'],
): Examine {
  if (type === 'amount') {
    return (cell, _, cells) => {
      const amount = looseAmount(cell)
      // Under "Salário", whole numbers are money too; under "Benefício" they may be its number.
      const isWhole = fit === 'begins' && amount !== undefined && !A_NUMBER.test(cellText(cell))
      if (isMoney(cell) || isWhole) cells.proofs += 1
      else if (amount === undefined) cells.isRefuted = true
    }
  }
  if (type === 'date') return examineDate
  if (type === 'case') {
    return (cell, _, cells) => {
      if (isValidCaseNumber(cell)) cells.proofs += 1
    }
  }
  if (type === 'choice') {
    return (cell, _, cells) => {
      if (readChoice(cell, choices).is === 'value') cells.proofs += 1
    }
  }
  if (name === 'tribunal') {
    return (cell, _, cells) => {
      if (OF_A_COURT.test(cellText(cell))) cells.proofs += 1
    }
  }
  if (name === 'arquivo') {
    return (cell, _, cells) => {
      if (isBareKey(cell, { name, type })) cells.proofs += 1
      else cells.isRefuted = true
    }
  }
  const registrations = columns.get('oab_numero')
  if (name !== 'oab_uf' || registrations === undefined) return () => undefined
  return (cell, line, cells) => examineState(cell, line[registrations], cells)
}

/** The acronym of a court, or words of its name: neither "SSP/SP" nor "3ª Vara Cível". */
const OF_A_COURT =
  /(?<!\p{L})(?:tj|trf|trt|tre|tjm|stf|stj|tst|tse|stm|cnj|csjt|cjf|tribunal|supremo)(?:[ -]?\p{L}{2,4})?(?!\p{L})/iu

/** A cell that is no date is an error of its row; a period shows another kind of column. */
function examineDate(cell: Cell, _: readonly Cell[], cells: ColumnEvidence): void {
  const isDay =
    compactMonth(cell) !== undefined ||
    (isNumber(cell) ? cell.date === true : readDateText(cellText(cell), 9999).is === 'date')
  if (isDay) cells.proofs += 1
  const read = isDay ? undefined : readDateText(cellText(cell), 9999)
  if (read?.is === 'trouble' && (read.code === 'cell_period' || isMoney(cell)))
    cells.isRefuted = true
}

/** A state column completes registrations; beside another state it is of something else. */
function examineState(cell: Cell, registration: Cell | undefined, cells: ColumnEvidence): void {
  const text = cellText(cell)
  const state = stateIn(text) ?? text.trim().toUpperCase()
  const read = readOab(registration)
  const oab = read.is === 'value' ? readOneOab(read.value) : undefined
  if (!oab) return
  if (oab.uf === undefined && isState(state)) cells.proofs += 1
  if (oab.uf !== undefined && oab.uf !== state) cells.isRefuted = true
}

/** Decides whether the cells of a column allow it to be the field. */
export function isProved(
  { type }: Field,
  fit: Candidate['fit'],
  { proofs, filled, isRefuted }: ColumnEvidence,
  isPair = false,
): boolean {
  const needsMost = type === 'date' || (type === 'case' && fit === 'open')
  return !isRefuted && (isPair || (proofs > 0 && (!needsMost || proofs * 2 > filled)))
}

/** "Juros inclusos?" on whose lines somebody answered yes or no is no column of rates. */
const ASKS = /\?\s*$|\b(?:inclu[is]|embut)/i

export function leaveAnswers(
  { columns, matches }: Mapped,
  items: readonly SourceLine[],
  fields: readonly Field[],
): void {
  const rates = fields.filter(({ type }) => type === 'percent' || type === 'fee')
  for (const [at, { field, column, heading, how }] of [...matches.entries()].reverse()) {
    const cells = items.map((line) => line.cells[column]).filter((cell) => !isBlank(cell))
    // "1" and "0" are rates, too.
    const isAnswer = (cell?: Cell) =>
      typeof cell === 'string' && !/\d/.test(cell) && readYesNo(cell).is === 'value'
    const isRate = rates.some(({ name }) => name === field) && how !== 'mapped'
    if (!isRate || !ASKS.test(heading) || cells.length === 0 || !cells.every(isAnswer)) continue
    matches.splice(at, 1)
    columns.delete(field)
  }
}
