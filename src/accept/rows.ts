import type { Field, FieldValue, RowFields } from '../job.js'
import { type Facts, type MessageCode, type Sentence, sentence } from '../sentence.js'
import type { Cell } from '../sheets/cell.js'
import { type Read, readAmount } from './amount.js'
import { readCaseNumber } from './case-number.js'
import { cellText, readOther } from './cells.js'
import { readDate } from './date.js'
import { type Ignored, type TableLine, tableLines } from './lines.js'
import type { Conventions } from './survey.js'
import { columnLetter, labelOf, type Table } from './table.js'

/** A row of the input, read: its fields, or what is wrong with its cells. */
export interface AcceptedRow {
  /** Position among the rows of the batch, from 1. */
  n: number
  line: number
  cells: Cell[]
  hidden: boolean
  fields: RowFields
  ignored?: Ignored
  /** What is wrong, cell by cell; such a row is rejected. */
  problems: Sentence[]
  /** What is worth saying of a row that can be used. */
  notes: Sentence[]
}

/** Reads every non-blank line of the table's sheet, in order; nothing is left out. */
export async function* readRows(
  table: Table,
  fields: readonly Field[],
  conventions: Conventions,
  lastYear: number,
): AsyncIterable<AcceptedRow> {
  let n = 0
  for await (const line of tableLines(table)) {
    n += 1
    const row: AcceptedRow = {
      n,
      line: line.line,
      cells: line.cells,
      hidden: line.hidden,
      fields: {},
      problems: [],
      notes: [],
    }
    if (line.ignored) yield { ...row, ignored: line.ignored }
    else yield readFields(row, line, { table, fields, conventions, lastYear })
  }
}

interface Reading {
  table: Table
  fields: readonly Field[]
  conventions: Conventions
  lastYear: number
}

function readFields(row: AcceptedRow, line: TableLine, reading: Reading): AcceptedRow {
  for (const field of reading.fields) {
    const column = reading.table.columns.get(field.name)
    if (column === undefined) continue
    const cell = line.filled[column] ?? null
    const facts = {
      field: field.name,
      label: labelOf(field.name),
      column: columnLetter(column),
      value: cellText(cell),
    }
    const read =
      field.type === 'case' ? caseField(cell, row, facts) : readCell(field, cell, reading)
    if (read.is === 'value') {
      row.fields[field.name] = read.value
      if (read.note) row.notes.push(sentence(read.note, facts))
    } else if (read.is === 'trouble') row.problems.push(sentence(read.code, facts))
    else if (field.required) row.problems.push(sentence('cell_missing', facts))
  }
  return row
}

function readCell(field: Field, cell: Cell, { conventions, lastYear }: Reading): Read<FieldValue> {
  if (field.type === 'amount') return readAmount(cell, conventions.marks.get(field.name))
  if (field.type === 'date')
    return readDate(cell, conventions.orders.get(field.name) ?? 'dmy', lastYear)
  return readOther(field, cell, conventions.marks.get(field.name))
}

function caseField(cell: Cell, row: AcceptedRow, facts: Facts): Read<string> {
  const read = readCaseNumber(cell)
  if (!read) return { is: 'blank' }
  if (read.trouble) return { is: 'trouble', code: read.trouble satisfies MessageCode }
  if (read.note) row.notes.push(sentence(read.note, facts))
  return { is: 'value', value: read.text }
}
