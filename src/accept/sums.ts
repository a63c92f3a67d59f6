import { D } from '../decimal.js'
import type { TableLine } from './lines.js'
import type { Table } from './table.js'
import { isUnlabelled } from './totals.js'

/** Recognises a total without a label: it is what the amounts above it add up to. */
export class RunningSums {
  private all = new D(0)
  private block = new D(0)

  constructor(private readonly table: Table) {}

  /** An amount of an item, or undefined for a line that ends a block of them. */
  add(amount: string | undefined): void {
    if (amount === undefined) {
      this.block = new D(0)
      return
    }
    const value = new D(amount)
    this.all = this.all.plus(value)
    this.block = this.block.plus(value)
  }

  isTotal({ filled }: TableLine, amount: string | undefined): boolean {
    if (amount === undefined || !isUnlabelled(filled, this.table.roles)) return false
    return [this.all, this.block].some((sum) => !sum.isZero() && sum.toDecimalPlaces(2).eq(amount))
  }
}
