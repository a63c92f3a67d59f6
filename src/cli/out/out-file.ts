import { access, constants, stat } from 'node:fs/promises'
import { dirname, extname } from 'node:path'
import { Readable } from 'node:stream'
import { UserError } from '../../core/errors.js'
import type { ParentFault, PlaceFacts } from '../../messages/place-fault.js'
import { codeOf } from '../../services/http.js'
import { csvText } from '../../spreadsheets/tables/csv.js'
import type { Table } from '../../spreadsheets/tables/table.js'
import { type ReadMe, workbookOf } from '../../spreadsheets/tables/workbook.js'

/** The contents of a file; a file of one table has the first. */
export interface ForFile {
  readMe: ReadMe
  tables: [Table, ...Table[]]
}

/** Refuses an unusable place for a file before any call to the service. */
export async function checkTableOut(out: string): Promise<void> {
  const refuse = (why: PlaceFacts) => UserError.usage('table_out_not_usable', { path: out, ...why })
  if (kindOf(out) === undefined) throw refuse({ fault: 'not-table' })
  const found = await stat(out).catch(() => undefined)
  if (found?.isDirectory()) throw refuse({ fault: 'folder' })
  await access(dirname(out), constants.W_OK).catch((error: Error) => {
    throw refuse(folderFault(dirname(out), error))
  })
}

const FAULTS: Record<string, ParentFault> = {
  ENOENT: 'missing',
  ENOTDIR: 'not-folder',
  EACCES: 'denied',
  EPERM: 'denied',
  EROFS: 'read-only',
}

/** Returns why nothing can be written to a folder. */
export function folderFault(dir: string, error: Error): PlaceFacts {
  const errno = codeOf(error)
  const fault = FAULTS[errno]
  return fault ? { fault, dir } : { fault: 'other', dir, errno }
}

/** Returns the bytes of the kind of file that the name tells. */
export function bytesOf(out: string, { readMe, tables }: ForFile, nowMs: number): Readable {
  if (isWorkbook(out)) return workbookOf(readMe, tables, nowMs)
  const [table] = tables
  return Readable.from(csvText(readMe.rehearsal ? marked(table) : table), { objectMode: false })
}

export function isWorkbook(out: string): boolean {
  return kindOf(out) === 'xlsx'
}

function kindOf(out: string): 'csv' | 'xlsx' | undefined {
  const extension = extname(out).toLowerCase()
  if (extension === '.csv') return 'csv'
  return extension === '.xlsx' ? 'xlsx' : undefined
}

/** A CSV file has no first page for the mark of a rehearsal. */
function marked({ columns, rows, ...table }: Table): Table {
  return {
    ...table,
    columns: [...columns, { title: 'Origem', kind: 'text' }],
    rows: rows.map((row) => [...row, 'ENSAIO (sandbox)']),
  }
}
