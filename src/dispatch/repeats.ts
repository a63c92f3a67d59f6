import { createHash } from 'node:crypto'
import type { RowFields } from '../core/job/job.js'
import { type Cell, isBlank, isNumber } from '../spreadsheets/cell.js'

/**
 * Finds identical rows: the same case, date and amount; without a case number or an amount, all
 * cells the same. Beside an amount, capitals, blanks and the spelling of a number do not count; a
 * filter may be exact. Stores 6 bytes of hash a row: different rows collide once in 10^2 batches of
 * a million rows, which only leads to a note "compare".
 */
export class Repeats {
  private readonly lines = new Map<number, number>()

  /** Returns the line of the first identical row; undefined for the first. */
  firstLineOf(row: { line: number; fields: RowFields; cells: Cell[] }): number | undefined {
    const key = hash48(identity(row.fields, row.cells))
    const earlier = this.lines.get(key)
    if (earlier === undefined) this.lines.set(key, row.line)
    return earlier
  }
}

function identity(fields: RowFields, cells: Cell[]): string {
  const { numero_processo: caseNumber, data_base: date, valor: amount, grupo: group } = fields
  if (amount === undefined && group !== undefined) return ofGroup(fields, cells)
  if (amount === undefined) return JSON.stringify(cells)
  if (caseNumber !== undefined) return JSON.stringify([caseNumber, date, amount])
  return JSON.stringify([date, amount, cells.map(plain)])
}

/** Of what is said of the whole group, the name for one, only the first row may tell it. */
function ofGroup(fields: RowFields, cells: Cell[]): string {
  const common = Object.entries(fields).flatMap(([name, value]) =>
    name.includes('.') ? [] : [plain(String(value))],
  )
  const own = cells.map((cell) => (isBlank(cell) || common.includes(plain(cell)) ? null : cell))
  return JSON.stringify([fields.grupo, own])
}

/** "R$ 1.500,00", "1500" and the number 1500 are the same cell. */
function plain(cell: Cell): string {
  if (typeof cell !== 'string') return isNumber(cell) ? cell.n : JSON.stringify(cell)
  return cell
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^r\$ ?(?=\d)/, '')
    .replace(/(?<=\d)\.(?=\d{3}(?!\d))/g, '')
    .replace(/^(\d+)[.,]0{1,2}$/, '$1')
}

function hash48(text: string): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, 6)
}
