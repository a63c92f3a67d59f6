import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { CellObject, DenseWorkSheet, Range, WorkBook } from '@e965/xlsx'
import type { Bounds } from '../bounds.js'
import { type Cell, isBlank, type NumberCell } from '../cell.js'
import { Comments } from '../comments.js'
import { sourceOf } from '../formula-source.js'
import { DAYS_TO_1904 } from '../serial.js'
import {
  type SourceFile,
  type SourceLine,
  type SourceSheet,
  tooBig,
  UnreadableFile,
} from '../source.js'
import { countedBytes } from '../thread/bytes-read.js'
import type { Archive } from '../xlsx/archive.js'
import { isDateFormat } from '../xlsx/formats.js'

/** Errors by the number that binary workbooks store (MS-XLS 2.5.10). */
const ERRORS: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
  43: '#GETTING_DATA',
}

interface Reading {
  path: string
  bounds: Bounds
  is1904: boolean
}

/** These options spare the library work whose result nobody uses. */
const OPTIONS = {
  type: 'buffer',
  dense: true,
  cellNF: true,
  cellStyles: true,
  cellText: false,
  cellHTML: false,
} as const

/**
 * Opens a package of binary parts (.xlsb). Each part is unzipped once against its bounds and its
 * checksum, because the library then unzips it without either.
 */
export async function openXlsb(archive: Archive, bounds: Bounds): Promise<SourceFile> {
  const { path } = archive
  try {
    let bytes = 0
    for (const { name, size } of archive.parts()) {
      bytes += size
      if (bytes > bounds.binaryBytes) {
        throw tooBig(path, { bound: 'binaryBytes', most: bounds.binaryBytes, part: name })
      }
      for await (const _ of archive.text(name));
    }
  } finally {
    await archive.close()
  }
  return openBinary(path, 'xlsb', bounds)
}

/** Opens a workbook of Excel 97 to 2003 or older, which is held in memory as a whole. */
export async function openXls(path: string, bounds: Bounds): Promise<SourceFile> {
  if ((await stat(path)).size > bounds.binaryBytes) {
    throw tooBig(path, { bound: 'binaryBytes', most: bounds.binaryBytes })
  }
  return openBinary(path, 'xls', bounds)
}

async function openBinary(
  path: string,
  format: 'xls' | 'xlsb',
  bounds: Bounds,
): Promise<SourceFile> {
  const workbook = await parsed(path)
  if (workbook.SheetNames.length > bounds.sheets) {
    throw tooBig(path, { bound: 'sheets', most: bounds.sheets })
  }
  const is1904 = workbook.Workbook?.WBProps?.date1904 === true
  const reading = { path, bounds, is1904 }
  return {
    format,
    sheets: workbook.SheetNames.flatMap((name, at) => sheetOf(workbook, name, at, reading)),
    facts: { ...(is1904 ? { is1904 } : {}), ...commentsOf(workbook).fact },
    close: async () => {},
  }
}

async function parsed(path: string): Promise<WorkBook> {
  const { size } = await stat(path)
  const chunks: Buffer[] = []
  for await (const chunk of countedBytes(createReadStream(path), size)) chunks.push(chunk)
  const { read } = await import('@e965/xlsx')
  try {
    return read(Buffer.concat(chunks), OPTIONS)
  } catch (error) {
    // The library has no error classes: damage makes it throw any kind of error.
    const message = String((error as Partial<Error> | undefined)?.message ?? error)
    const code = /password|encrypt/i.test(message) ? 'encrypted' : 'damaged'
    throw new UnreadableFile(code, path, message.slice(0, 200), { cause: error })
  }
}

function commentsOf(workbook: WorkBook): Comments {
  const comments = new Comments()
  for (const sheet of workbook.SheetNames) {
    const rows = (workbook.Sheets[sheet] as DenseWorkSheet | undefined)?.['!data'] ?? []
    for (const [at, row = []] of rows.entries()) {
      for (const [column, cell] of row.entries()) {
        for (const { t: text = '' } of cell?.c ?? [])
          comments.add({ sheet, line: at + 1, column, text })
      }
    }
  }
  return comments
}

/** Sheets of charts and macros have no cells and are left out. */
function sheetOf(workbook: WorkBook, name: string, at: number, reading: Reading): SourceSheet[] {
  const sheet = workbook.Sheets[name] as DenseWorkSheet | undefined
  if (!sheet?.['!data'] || (sheet['!type'] ?? 'sheet') !== 'sheet') return []
  return [
    {
      name,
      hidden: (workbook.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0,
      lines: () => linesOf(sheet, reading),
      merges: async () => mergesOf(sheet, reading),
      hiddenColumns: async () => hiddenColumnsOf(sheet),
    },
  ]
}

async function* linesOf(sheet: DenseWorkSheet, reading: Reading): AsyncGenerator<SourceLine> {
  const rows = sheet['!rows'] ?? []
  for (const [at, read] of sheet['!data'].entries()) {
    if (!read) continue
    const cells = cellsOf(read, at + 1, reading)
    if (cells.every(isBlank)) continue
    yield { line: at + 1, cells, ...(rows[at]?.hidden ? { hidden: true } : {}) }
  }
}

function cellsOf(
  read: (CellObject | undefined)[],
  line: number,
  { path, bounds, is1904 }: Reading,
): Cell[] {
  const refuse = (bound: 'columns' | 'cellCharacters' | 'lineCharacters') =>
    tooBig(path, { bound, most: bounds[bound], line })
  if (read.length > bounds.columns) throw refuse('columns')
  let characters = 0
  const cells = Array.from(read, (each) => {
    const cell = binaryCell(each, is1904)
    if (typeof cell !== 'string') return cell
    if (cell.length > bounds.cellCharacters) throw refuse('cellCharacters')
    characters += cell.length
    return cell
  })
  if (characters > bounds.lineCharacters) throw refuse('lineCharacters')
  while (cells.length > 0 && cells.at(-1) === null) cells.pop()
  return cells
}

function hiddenColumnsOf(sheet: DenseWorkSheet): number[] {
  const columns = sheet['!cols'] ?? []
  return [...columns.keys()].filter((at) => columns[at]?.hidden || columns[at]?.width === 0)
}

function mergesOf(sheet: DenseWorkSheet, { path, bounds }: Reading) {
  const merges = sheet['!merges'] ?? []
  if (merges.length > bounds.merges) throw tooBig(path, { bound: 'merges', most: bounds.merges })
  return merges.map(({ s, e }: Range) => ({ top: s.r + 1, bottom: e.r + 1, left: s.c, right: e.c }))
}

/** Returns a cell as the library read it; a double gets its shortest digits. */
function binaryCell(read: CellObject | undefined, is1904: boolean): Cell {
  if (!read) return null
  const flag = read.f === undefined ? undefined : ({ formula: true } as const)
  const { t: type, v: value } = read
  if (type === 'b') return { b: value === true, ...flag }
  if (type === 'e') return { e: ERRORS[Number(value)] ?? '#ERRO', ...flag }
  if (type === 'n' && Number.isFinite(value)) return numberCell(read, is1904)
  if (value === undefined || type === 'z') return flag ? { formula: true } : null
  return String(value) || null
}

function numberCell({ v: value, z, f }: CellObject, is1904: boolean): Cell {
  const cell: NumberCell = { n: String(value) }
  if (typeof z === 'string' && !/^general$/i.test(z)) {
    cell.format = z
    if (isDateFormat(z)) cell.date = true
  }
  if (cell.date && is1904) cell.n = String(Number(value) + DAYS_TO_1904)
  if (f !== undefined) Object.assign(cell, { formula: true }, sourceOf(f))
  return cell
}
