import type { Cell } from '../../../spreadsheets/cell.js'
import type { D } from '../../../values/decimal.js'
import { cellText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { hasPercentSign } from '../../cells/percent.js'
import { fitOf } from '../../find/match-columns.js'
import { type Table, unusedColumns } from '../../find/table.js'
import { type ChargeCheck, possibleValues } from './charges.js'

/** "Correção" in reais stands under a heading of an index. */
const CHARGES = ['juros_percentual', 'multa_percentual', 'honorarios', 'indice']

/**
 * Finds charges that, added to the amount, give the total of every row: they are in reais, however
 * small.
 */
export class AddedCharges {
  private readonly charges: { field: string; column: number }[]
  private totals: number[]
  private readonly first = new Map<string, Example>()
  private rows = 0

  constructor(private readonly table: Table) {
    const { columns } = table
    this.charges = CHARGES.flatMap((field) => {
      const column = columns.get(field)
      return column === undefined ? [] : [{ field, column }]
    })
    this.totals = unusedColumns(table, (heading) => fitOf('valor', heading) === 'doubtful')
  }

  observeItem(cells: readonly Cell[], line: number): void {
    const amount = this.table.columns.get('valor')
    if (amount === undefined || this.charges.length === 0 || this.totals.length === 0) return
    const added = this.charges.filter(({ column }) => isAdded(cells[column]))
    if (added.length === 0) return
    const addends = [amount, ...added.map(({ column }) => column)].map((at) =>
      possibleValues(cells[at] ?? null),
    )
    this.totals = this.totals.filter((at) => isSum(addends, possibleValues(cells[at] ?? null)))
    this.rows += 1
    for (const { field, column } of added) {
      if (!this.first.has(field)) this.first.set(field, { line, value: cellText(cells[column]) })
    }
  }

  /** Adds what the sums show to the checks of the charges concerned. */
  addTo(charges: ReadonlyMap<string, ChargeCheck>): void {
    if (this.rows === 0 || this.totals.length === 0) return
    for (const [field, example] of this.first) {
      charges.get(field)?.record('ask_charge_in_reais', example)
    }
  }
}

function isAdded(cell: Cell | undefined): boolean {
  if (cell == null || hasPercentSign(cell)) return false
  return possibleValues(cell).some((value) => value.gt(0))
}

/** Compares to the cent, under one of the conventions; a missing number is no evidence of a sum. */
function isSum(addends: D[][], total: D[]): boolean {
  if (total.length === 0 || addends.some((values) => values.length === 0)) return false
  return [0, -1].some((way) => {
    const sum = addends.map((values) => values.at(way)!).reduce((a, b) => a.plus(b))
    return sum.toDecimalPlaces(2).eq(total.at(way)!.toDecimalPlaces(2))
  })
}
