import type { Cell } from '../../spreadsheets/cell.js'
import { cellText } from '../cells/cell-text.js'
import { looseAmount } from '../cells/loose-amount.js'
import { normaliseHeading } from '../find/normalise-heading.js'
import { columnName, type Table } from '../find/table.js'
import type { Doubt } from './doubt.js'
import type { Example } from './format-evidence.js'

const REVISED =
  /^(?:nov[oa]s? (?:valor|vl|vlr|montante|saldo|preco|parcela|aluguel)|(?:(?:valor|vl|vlr|montante|parcela|aluguel|preco)s?(?: d[aeo])? )?(?:nov[oa]|revist[oa]|revisad[oa]|revisao|retificad[oa]|repactuad[oa]|renegociad[oa]|renegociac(?:ao|oes)|negociad[oa]|ajustad[oa]|acordad[oa]|reduzid[oa]|homologad[oa]|reconhecid[oa]|incontrovers[oa]|aprovad[oa]))$/

/** Asks about a column of amounts that replaced those to be corrected. */
export class RevisedAmounts implements Doubt {
  private readonly columns: number[]
  private differing: (Example & { column: string }) | undefined

  constructor(
    private readonly table: Table,
    private readonly amount: number,
  ) {
    const taken = new Set(table.columns.values())
    this.columns = table.headings.flatMap((heading, at) =>
      !taken.has(at) && REVISED.test(normaliseHeading(heading)) ? [at] : [],
    )
  }

  observeItem(cells: readonly Cell[], line: number): void {
    if (this.differing) return
    const amount = looseAmount(cells[this.amount])
    const column = this.columns.find((at) => {
      const other = looseAmount(cells[at])
      return other !== undefined && amount !== undefined && other !== amount
    })
    if (column === undefined) return
    const named = columnName(this.table.headings, column)
    this.differing = { line, value: cellText(cells[column]).trim(), column: named }
  }

  found(): ReturnType<Doubt['found']> {
    return this.differing ? [{ code: 'ask_revised', facts: { ...this.differing } }] : []
  }
}
