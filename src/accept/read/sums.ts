import { type Cell, isBlank } from '../../spreadsheets/cell.js'
import { ExactSum } from '../../values/exact-sum.js'
import { cellText } from '../cells/cell-text.js'
import { normaliseText } from '../find/normalise-heading.js'
import { ownerColumns } from '../find/owner-columns.js'
import type { Table } from '../find/table.js'
import type { TableLine } from './lines.js'
import { isFormula, isUnlabelled, labelOfSum } from './totals.js'

/** A single amount equal to the one above it proves nothing. */
const FEWEST_ADDENDS = 2

/** Recognises a total without a label by the sum of the amounts above it. */
export class RunningSums {
  private all = new Sum()
  private block = new Sum()
  private above: readonly Cell[] = []
  private readonly owners: ReadonlySet<number>

  constructor(private readonly table: Table) {
    this.owners = ownerColumns(table)
  }

  /** Adds the amount of an item; without arguments, ends the block. */
  add(amount?: string, cells: readonly Cell[] = []): void {
    this.above = cells
    if (amount === undefined) {
      this.block = new Sum()
      return
    }
    this.all.add(amount)
    this.block.add(amount)
  }

  /** Decides whether a line is a total; `maybe`: it repeats the only amount above. */
  isTotal({ filled }: TableLine, amount: string | undefined): boolean | 'maybe' {
    if (amount === undefined || !this.isUnlabelled(filled)) return false
    if (this.isNumbered(filled)) return false
    const equal = [this.all, this.block].filter((sum) => sum.is(amount))
    return equal.length === 0 ? false : equal.some((sum) => sum.isOfSeveral()) || 'maybe'
  }

  /** Decides whether "Total Caio Reis", which may be a name, is the sum that it seems: it has no date. */
  isLabelledTotal({ doubt, cells }: TableLine, amount: string | undefined): boolean {
    const { roles } = this.table
    if (doubt !== 'total' || amount === undefined) return false
    if (labelOfSum(cells, roles)?.is !== 'perhaps') return false
    if (roles.needed.some((at) => !isBlank(cells[at]))) return false
    if (this.isSumOfSeveral(amount)) return true
    if (this.block.is(amount) && this.namesGroup(cells)) return true
    return roles.amounts.some((at) => isFormula(cells[at])) && this.block.is(amount)
  }

  /** "Total Bia" below the only line of "Bia". */
  private namesGroup(cells: readonly Cell[]): boolean {
    const groups = this.above.map((cell) => `total ${normaliseText(cellText(cell))}`)
    return cells.some((cell, at) => !isBlank(this.above[at]) && sameText(cell, groups[at]!))
  }

  /** Decides whether an amount is the sum of several lines above it, whatever its line says. */
  isSumOfSeveral(amount: string): boolean {
    return [this.all, this.block].some((sum) => sum.is(amount) && sum.isOfSeveral())
  }

  private isUnlabelled(cells: readonly Cell[]): boolean {
    return isUnlabelled(cells, this.table.roles, this.owners)
  }

  /** A running number (1, 2, 3) that continues makes the line an item, whatever its amount is. */
  private isNumbered(cells: readonly Cell[]): boolean {
    const { amounts } = this.table.roles
    return cells.some((cell, at) => {
      const last = cellText(this.above[at]).trim()
      const now = cellText(cell).trim()
      const isCount = /^\d{1,9}$/.test(last) && /^\d{1,9}$/.test(now) && !amounts.includes(at)
      return isCount && Number(now) === Number(last) + 1
    })
  }
}

function sameText(cell: Cell, text: string): boolean {
  return typeof cell === 'string' && normaliseText(cell) === text
}

class Sum {
  private readonly exact = new ExactSum()
  /** The same in floating point, by which almost every amount is ruled out. */
  private approximate = 0
  private addends = 0

  add(amount: string): void {
    this.exact.add(amount)
    this.approximate += Number(amount)
    this.addends += 1
  }
  is(amount: string): boolean {
    const distance = Math.abs(this.approximate - Number(amount))
    if (distance > 1 + Math.abs(this.approximate) * 1e-6) return false
    const value = this.exact.value()
    return !value.isZero() && value.toDecimalPlaces(2).eq(amount)
  }
  isOfSeveral(): boolean {
    return this.addends >= FEWEST_ADDENDS
  }
}
