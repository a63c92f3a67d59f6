import type { Field, FieldValue, RowFields } from '../../core/job/job.js'
import type { Facts } from '../../messages/message.js'
import { type MessageCode, type Sentence, sentence } from '../../messages/message-code.js'
import { type Cell, isBlank, isNumber } from '../../spreadsheets/cell.js'
import { columnLetters } from '../../spreadsheets/xlsx/reference.js'
import { printOab, readOneOab, stateIn, stateInHeading } from '../../values/oab.js'
import { type Read, readAmount } from '../cells/amount.js'
import { readCaseNumber } from '../cells/case-number.js'
import { cellText, readOther, unreadableCell } from '../cells/cell-text.js'
import {
  drawsNothing,
  isOldCurrency,
  isOtherUnit,
  isReal,
  unitOfFormat,
} from '../cells/currency.js'
import { atMonthEnd, compactMonth, readDate } from '../cells/date.js'
import { isDitto } from '../cells/ditto.js'
import { columnName, labelOf, type Table } from '../find/table.js'
import type { Conventions } from '../inspect/formats/survey-columns.js'
import { type Ignored, type TableLine, tableLines } from './lines.js'
import { RunningSums } from './sums.js'
import { labelOfSum, maySumCompany, summingWords } from './totals.js'

/** A parsed row of the input: its fields, or the problems of its cells. */
export interface AcceptedRow {
  /** Position among the rows of the batch, from 1. */
  n: number
  line: number
  cells: Cell[]
  hidden: boolean
  /** `<batch>:<line>` in an earlier batch, if the file has it. */
  rowId?: string
  /** The file holds only some rows of that batch. */
  isOfSomeRows?: true
  fields: RowFields
  ignored?: Ignored
  /** Problems of cells; a row with one is rejected. */
  problems: Sentence[]
  /** Remarks about a usable row. */
  notes: Sentence[]
}

/** Reads every non-blank line of the table's sheet, in order. */
export async function* readRows(
  table: Table,
  fields: readonly Field[],
  conventions: Conventions,
  lastYear: number,
): AsyncGenerator<AcceptedRow> {
  const reading = { table, fields, conventions, lastYear }
  const sums = new RunningSums(table)
  let n = 0
  for await (const line of tableLines(table)) {
    n += 1
    yield rowOf(n, line, reading, sums)
  }
}

interface Reading {
  table: Table
  fields: readonly Field[]
  conventions: Conventions
  lastYear: number
}

function rowOf(n: number, line: TableLine, reading: Reading, sums: RunningSums): AcceptedRow {
  const { line: number, original: cells, hidden, ignored, rowId, isOfSomeRows } = line
  const row: AcceptedRow = {
    n,
    line: number,
    cells,
    hidden: hidden || hidesAmount(line, reading.table),
    ...(rowId === undefined ? {} : { rowId }),
    ...(isOfSomeRows ? { isOfSomeRows } : {}),
    fields: {},
    problems: [],
    notes: [],
  }
  if (ignored) {
    sums.add()
    return { ...row, ignored }
  }
  const read = readFields({ ...row }, line, reading)
  const amount = read.fields.valor as string | undefined
  const isTotal = sums.isTotal(line, amount)
  if (isTotal === true || sums.isLabelledTotal(line, amount)) {
    sums.add()
    return { ...row, ignored: 'total' }
  }
  const words =
    amount !== undefined && line.doubt === undefined && sums.isSumOfSeveral(amount)
      ? summingWords(line.cells, reading.table.roles)
      : undefined
  if (words !== undefined) {
    sums.add()
    const problem = maybeTotal(words, line, reading.table)
    return { ...read, problems: [...read.problems, problem] }
  }
  if (amount !== undefined && !isTotal) sums.add(amount, line.filled)
  return read
}

/** An amount that its format hides is as little seen as a hidden row. */
function hidesAmount({ cells }: TableLine, { roles }: Table): boolean {
  return roles.amounts.some((at) => {
    const cell = cells[at]
    return isNumber(cell) && drawsNothing(cell.format ?? '', cell.n)
  })
}

function readFields(row: AcceptedRow, line: TableLine, reading: Reading): AcceptedRow {
  for (const field of reading.fields) {
    const column = reading.table.columns.get(field.name)
    if (column !== undefined) readField(field, column, row, line, reading)
  }
  // A user who follows the message and fills in the date of a sum would make it a debt.
  if (line.doubt === 'total' || maySumCompany(line.cells)) {
    row.problems = row.problems.map(({ code, facts }) => sentence(code, { ...facts, maySum: true }))
  }
  row.problems.push(
    ...lineProblems(line, reading.table),
    ...unmappedKeyProblem(line, reading.table),
  )
  return row
}

/** The key of the line is in an unused column. */
function unmappedKeyProblem(
  { filled }: TableLine,
  { roles, columns, headings }: Table,
): Sentence[] {
  const found = roles.unmappedKeys.replacementIn(filled)
  if (!found) return []
  const { name } = found.field
  const taken = columns.get(name)
  const facts = { field: name, label: labelOf(name), letter: columnLetters(found.column) }
  return [
    sentence('line_key_elsewhere', {
      ...facts,
      column: columnName(headings, found.column),
      value: cellText(filled[found.column]),
      taken: taken === undefined ? '' : columnName(headings, taken),
    }),
  ]
}

function readField(
  field: Field,
  column: number,
  row: AcceptedRow,
  line: TableLine,
  reading: Reading,
): void {
  const cell = line.filled[column] ?? null
  const read = readKey(field, column, cell, reading)
  if (read.is === 'value') row.fields[field.name] = read.value
  const said = codeOf(read, field, line.shared?.has(column) === true)
  if (!said) return
  if (said.code === 'cell_not_oab' && isSwapped(line.filled, column, reading.table))
    said.code = 'cell_oab_turned'
  const { name } = field
  const facts: Facts = { field: name, label: labelOf(name), column: columnLetters(column) }
  const message = sentence(said.code, {
    ...facts,
    value: received(cell, said.code),
    line: line.shared?.get(column),
    ...(said.code === 'cell_not_a_choice' ? { choices: [...(field.choices ?? [])] } : {}),
    ...(read.is === 'value' ? { read: String(read.value) } : {}),
  })
  row[said.as].push(message)
}

/** Decides whether a cell says what is asked or whose the debt is, for which `idem` is no answer. */
function mustName({ name, type, ...field }: Field, { columns }: Table): boolean {
  if (!['text', 'case', 'oab'].includes(type) || name.endsWith('descricao')) return false
  const isAsked = field.asked ?? field.required ?? field.parameter !== undefined
  return isAsked || name === 'oab_uf' || (columns.has('valor') && name !== 'documento')
}

function readKey(field: Field, column: number, cell: Cell, reading: Reading): Read<FieldValue> {
  if (mustName(field, reading.table) && isDitto(cellText(cell)))
    return { is: 'trouble', code: 'row_ditto' }
  if (field.type === 'case') return readCase(cell, field)
  const read = readCell(field, cell, reading)
  if (field.type !== 'oab' || read.is !== 'value') return read
  // Under "OAB/SP nº", in a heading or a title, a number alone is one of São Paulo.
  const uf = stateInHeading(reading.table.headings[column] ?? '') ?? reading.conventions.uf
  const oab = readOneOab(String(read.value))
  return uf && oab && !oab.uf ? { ...read, value: printOab({ ...oab, uf }) } : read
}

/** The state and the number are in each other's column. */
function isSwapped(cells: readonly Cell[], number: number, { columns }: Table): boolean {
  const state = cellText(cells[columns.get('oab_uf') ?? -1])
  return stateIn(cellText(cells[number])) !== undefined && readOneOab(state) !== undefined
}

/** The value with the unit of its format, if that is the problem. */
function received(cell: Cell, code: MessageCode): string {
  if (code !== 'cell_other_unit' || !isNumber(cell)) return cellText(cell)
  return `${cellText(cell)} ${unitOfFormat(cell.format ?? '', cell.n)}`
}

/** The message about a cell, as a problem of its row or as a note. */
function codeOf(
  read: Read<FieldValue>,
  field: Field,
  isShared: boolean,
): { as: 'problems' | 'notes'; code: MessageCode } | undefined {
  if (read.is === 'value') return read.note ? { as: 'notes', code: read.note } : undefined
  if (read.is === 'blank') {
    if (isShared) return { as: 'problems', code: 'cell_merged_amount' }
    return field.required ? { as: 'problems', code: 'cell_missing' } : undefined
  }
  // A descriptive cell does not keep its row from being computed.
  const describes = !field.required && !field.parameter && describesOnly(field, read.code)
  return { as: describes ? 'notes' : 'problems', code: read.code }
}

function describesOnly({ type }: Field, code: MessageCode): boolean {
  if (code === 'row_ditto') return false
  return type === 'text' || (type === 'case' && code !== 'cell_case_digits_lost')
}

function readCell(field: Field, cell: Cell, { conventions, lastYear }: Reading): Read<FieldValue> {
  const { marks, orders, serials, months, isFeeFixed, is1904 } = conventions
  if (field.type === 'amount') return readAmount(cell, marks.get(field.name), field.mayBeZero)
  if (field.type === 'date') {
    const isSerial = serials.has(field.name) && typeof cell === 'string'
    const month = months.has(field.name) ? compactMonth(cell, true) : undefined
    const day = isSerial ? { n: cell.trim() } : (month ?? cell)
    const read = readDate(day, orders.get(field.name) ?? 'dmy', lastYear, is1904)
    return field.endsPeriod ? atMonthEnd(read) : read
  }
  return readOther(field, cell, marks.get(field.name), isFeeFixed)
}

function readCase(cell: Cell, { asked }: Field): Read<string> {
  const unreadable = unreadableCell(cell)
  if (unreadable) return unreadable
  const read = readCaseNumber(cell)
  if (!read) return { is: 'blank' }
  if (read.trouble) return { is: 'trouble', code: read.trouble }
  // Where the number only identifies the party of a figure, no other number is missed.
  const isReported =
    read.note !== undefined && (asked === true || read.note !== 'note_case_left_out')
  return { is: 'value', value: read.text, ...(isReported ? { note: read.note } : {}) }
}

function maybeTotal(
  value: string,
  { cells }: TableLine,
  { roles }: Pick<Table, 'roles'>,
): Sentence {
  const isDated = roles.needed.some((at) => !isBlank(cells[at]))
  return sentence(isDated ? 'line_maybe_total' : 'line_maybe_total_undated', { value })
}

/** Problems of the line as a whole: a possible sum or note, or another currency. */
function lineProblems(line: TableLine, { roles }: Table): Sentence[] {
  const problems: Sentence[] = []
  if (line.doubt === 'note') {
    const [key] = roles.keys.filter(({ column }) => !isBlank(line.filled[column]))
    const facts = { label: labelOf(key!.field.name), column: columnLetters(key!.column) }
    problems.push(
      sentence('line_maybe_note', { ...facts, value: cellText(line.filled[key!.column]) }),
    )
  }
  if (line.doubt === 'total') {
    const label = labelOfSum(line.cells, roles)
    problems.push(maybeTotal(cellText(label && line.cells[label.column]), line, { roles }))
  }
  const currencies = roles.currency === undefined ? [] : [roles.currency]
  for (const column of [...currencies, ...roles.adjacent]) {
    const value = cellText(line.filled[column])
    const isOther = column === roles.currency ? !isReal(value) : isOtherUnit(value)
    const facts = { label: labelOf('valor'), column: columnLetters(column), value }
    if (isOldCurrency(value)) problems.push(sentence('cell_old_currency', facts))
    else if (isOther) problems.push(sentence('cell_foreign_currency', facts))
  }
  return problems
}
