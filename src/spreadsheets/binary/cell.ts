import type { CellObject } from '@e965/xlsx'
import type { Cell, NumberCell } from '../cell.js'
import { sourceOf } from '../formula-source.js'
import { DAYS_TO_1904 } from '../serial.js'
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

/** Returns a cell as the library read it; a double gets its shortest digits. */
export function binaryCell(read: CellObject | undefined, is1904: boolean): Cell {
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
