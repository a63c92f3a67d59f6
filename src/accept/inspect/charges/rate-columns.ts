import type { Field, Parameters } from '../../../core/job/job.js'
import type { Cell } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import type { Table } from '../../find/table.js'
import type { Check } from '../check.js'
import { AddedCharges } from './added-charges.js'
import { ChargeCheck } from './charges.js'
import { ProportionalCharges } from './proportional-charges.js'

/** Examines the columns of interest, fines and fees, each by its cells and against the amounts. */
export class RateColumns implements Check {
  readonly checks = new Map<string, ChargeCheck>()
  private readonly columns: { name: string; column: number; isFees: boolean }[]
  private readonly added: AddedCharges
  private readonly proportional: ProportionalCharges

  constructor(
    private readonly table: Table,
    fields: readonly Field[],
    private readonly given: Parameters,
  ) {
    const rates = fields.filter(({ name, ceiling }) => ceiling && table.columns.has(name))
    this.columns = rates.map((field) => {
      const column = table.columns.get(field.name)!
      const check = new ChargeCheck(field, table.headings[column], given)
      this.checks.set(field.name, check)
      return { name: field.name, column, isFees: field.ceiling?.of === 'fees' }
    })
    this.added = new AddedCharges(table)
    this.proportional = new ProportionalCharges(table, [...this.checks.keys()])
  }

  observeItem(cells: readonly Cell[], line: number): void {
    this.added.observeItem(cells, line)
    for (const { name, column, isFees } of this.columns) {
      const check = this.checks.get(name)!
      if (isFees && isFeeFixed(cells, this.table, this.given)) {
        check.observeFixed(cells[column], line)
      } else {
        check.observeCell(cells[column], line)
        this.proportional.observeItem(name, cells, line)
      }
    }
  }

  /** Adds the findings about the whole table to the check of each column. */
  conclude(): void {
    this.added.addTo(this.checks)
    this.proportional.addTo(this.checks)
  }
}

/** Decides whether the fees of a line are an amount, by its own mode or the parameter. */
function isFeeFixed(cells: readonly Cell[], { columns }: Table, given: Parameters): boolean {
  const column = columns.get('honorarios_modo')
  const own = column === undefined ? '' : cellText(cells[column]).trim().toLowerCase()
  const mode = own || (given['honorarios.modo'] ?? given['fields.honorarios_modo'])
  return mode === 'v'
}
