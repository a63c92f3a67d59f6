import type { Readable } from 'node:stream'
import { VERSION } from '../../runtime/version.js'
import { excelSerial } from '../serial.js'
import type { ColumnKind, SheetToWrite, Value } from '../sheet.js'
import { momentSerials } from '../xlsx/moment.js'
import { REHEARSAL } from '../xlsx/paper.js'
import { writeWorkbook } from '../xlsx/write.js'
import { BRAZILIAN } from '../xlsx/write-styles.js'
import type { Table, TableCell, TableColumn } from './table.js'

/** The first sheet, which explains the others. */
export interface ReadMe {
  title: string
  rehearsal: boolean
  lines: [label: string, text: string][]
}

/** No kind of column has a format for months and minutes: each cell has its own. */
const KINDS: Readonly<Record<TableColumn['kind'], ColumnKind>> = {
  text: 'text',
  number: 'original',
  integer: 'integer',
  month: 'original',
  day: 'date',
  minute: 'original',
}
const WIDTHS: Readonly<Partial<Record<TableColumn['kind'], number>>> = {
  month: 11,
  minute: 18,
  number: 20,
}

/** Writes a workbook: a page that explains the tables, and a sheet for each. */
export function workbookOf(
  readMe: ReadMe,
  tables: readonly Table[],
  createdAtMs: number,
): Readable {
  return writeWorkbook([readMeSheet(readMe), ...tables.map(sheetOf)], {
    title: readMe.title,
    creator: `lote ${VERSION}`,
    createdAt: new Date(createdAtMs),
    paper: { foot: readMe.title, ...(readMe.rehearsal ? { banner: REHEARSAL } : {}) },
  })
}

function readMeSheet({ title, rehearsal, lines }: ReadMe): SheetToWrite {
  const warning: Value[][] = rehearsal
    ? [
        [
          { bold: 'ENSAIO' },
          { bold: 'O que está nesta pasta vem do ambiente de ensaio (sandbox),' },
        ],
        ['', { bold: 'e não do serviço. Não use em juízo.' }],
        [],
      ]
    : []
  const rows = [[{ title }], [], ...warning, ...lines]
  return { name: 'Leia-me', widths: [22, 96], rows, portrait: true }
}

function sheetOf({ name, columns, rows }: Table): SheetToWrite {
  const momentSerial = momentSerials()
  return {
    name,
    columns: columns.map(({ title, kind, width = WIDTHS[kind] }) => ({
      title,
      kind: KINDS[kind],
      ...(width === undefined ? {} : { width }),
    })),
    rows: rows.map((row) => row.map((cell) => sheetValue(cell, momentSerial))),
  }
}

type MomentSerial = ReturnType<typeof momentSerials>

function sheetValue(cell: TableCell, momentSerial: MomentSerial): Value {
  if (cell === null || typeof cell === 'string') return cell
  if ('number' in cell) return { n: cell.number }
  if ('day' in cell) return { date: cell.day }
  const [serial, text, format] =
    'month' in cell
      ? [excelSerial(`${cell.month}-01`), cell.month, `${BRAZILIAN}mm/yyyy`]
      : [momentSerial(cell.minute), cell.minute, `${BRAZILIAN}dd/mm/yyyy hh:mm`]
  return serial === undefined ? text : { n: String(serial), date: true, format }
}
