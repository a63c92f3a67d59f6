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
    const { grupo: group, valor: amount } = row.fields
    if (amount === undefined && group !== undefined) return this.firstOfGroup(row)
    const key = hash48(identity(row.fields, row.cells))
    const earlier = this.lines.get(key)
    if (earlier === undefined) this.lines.set(key, row.line)
    return earlier
  }

  /** A row without words repeats any with its figures, and any such row repeats one without words. */
  private firstOfGroup({ line, fields, cells }: Parameters<Repeats['firstLineOf']>[0]) {
    const [figures, words] = ofGroup(fields, cells)
    const [own, any, bare] = [` ${words}`, '', ' '].map((of) => hash48(figures + of))
    const earlier = this.lines.get(own!) ?? this.lines.get(words === '' ? any! : bare!)
    if (earlier !== undefined) return earlier
    this.lines.set(own!, line)
    if (!this.lines.has(any!)) this.lines.set(any!, line)
    return undefined
  }
}

function identity(fields: RowFields, cells: Cell[]): string {
  const { numero_processo: caseNumber, data_base: date, valor: amount } = fields
  if (amount === undefined) return JSON.stringify(cells)
  if (caseNumber !== undefined) return JSON.stringify([caseNumber, date, amount])
  return JSON.stringify([date, amount, cells.map(plain)])
}

/** The figures of a row of a group, and its words that are not said of the whole group. */
function ofGroup(fields: RowFields, cells: Cell[]): [figures: string, words: string] {
  const common = Object.entries(fields).flatMap(([name, value]) =>
    name.includes('.') ? [] : [plain(String(value))],
  )
  const own = cells.map((cell) => (isBlank(cell) || common.includes(plain(cell)) ? null : cell))
  const isFigure = (cell: Cell) => typeof cell !== 'string' || /\d/.test(cell)
  const words = own.flatMap((cell) => (cell === null || isFigure(cell) ? [] : [plain(cell)]))
  const figures = own.map((cell) => (isFigure(cell) ? cell : null))
  return [JSON.stringify([fields.grupo, figures]), words.join(' ')]
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
