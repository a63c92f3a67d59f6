import type { Readable } from 'node:stream'
import type { ColumnKind, SheetToWrite, Value } from '../../spreadsheets/sheet.js'
import { writeWorkbook } from '../../spreadsheets/xlsx/write.js'
import {
  type Figure,
  type FigureKind,
  figureText,
  headingOf,
  NOTICE,
  type Statement,
} from './statement.js'

const COLUMN_KINDS: Record<FigureKind, ColumnKind> = {
  text: 'text',
  money: 'money',
  factor: 'factor',
  integer: 'integer',
  hours: 'money',
}

/**
 * Returns the bytes of a workbook with a summary and the memory. The same statement gives the same
 * bytes.
 */
export function xlsxOf(statement: Statement): Readable {
  const { createdAt } = statement
  const title = headingOf(statement)
  return writeWorkbook([summary(statement), memory(statement)], {
    title,
    creator: 'sandbox',
    createdAt,
  })
}

function summary(statement: Statement): SheetToWrite {
  const { parameters, totals, remarks } = statement
  const rows: Value[][] = [
    [{ bold: NOTICE }],
    [{ bold: headingOf(statement) }],
    [],
    [{ bold: 'Parâmetros' }],
    ...parameters,
    [],
    [{ bold: 'Totais' }],
    ...totals.map(({ title, value, kind }) => [title, figureText(value, kind)]),
    ...remarks.map((remark) => [remark]),
  ]
  return { name: 'Resumo', widths: [34, 60], rows }
}

function memory({ columns, rows }: Statement): SheetToWrite {
  return {
    name: 'Memória',
    columns: columns.map(({ title, kind }) => ({ title, kind: COLUMN_KINDS[kind] })),
    rows: rows.map((row) => columns.map(({ key, kind }) => cellOf(row[key], kind))),
  }
}

function cellOf(figure: Figure | undefined, kind: FigureKind): Value {
  if (figure === undefined || kind === 'text' || typeof figure === 'string') {
    return figureText(figure, 'text')
  }
  return { n: String(figure) }
}
