import type { Cell } from '../../spreadsheets/cell.js'
import { cellText } from '../cells/cell-text.js'
import { looseAmount } from '../cells/loose-amount.js'
import { normaliseHeading } from '../find/normalise-heading.js'
import { columnName, type Table } from '../find/table.js'
import type { Doubt } from './doubt.js'
import type { Example } from './format-evidence.js'

const REVISED =
  /^(?:nov[oa]s? (?:valor|vl|vlr|montante|saldo|preco|parcela|aluguel)|(?:(?:valor|vl|vlr|montante|parcela|aluguel|preco)s?(?: d[aeo])? )?(?:nov[oa]|revist[oa]|revisad[oa]|revisao|retificad[oa]|repactuad[oa]|renegociad[oa]|renegociac(?:ao|oes)|negociad[oa]|ajustad[oa]|acordad[oa]|reduzid[oa]|homologad[oa]|reconhecid[oa]|incontrovers[oa]|aprovad[oa]))$/

/** What is left of an amount; where it is more, it has interest in it, or sums the lines above. */
const LEFT =
  /^(?:(?:valor|vl|vlr|montante|saldo|principal|parcela|titulo|debito)s? )?(?:(?:ainda )?em aberto|aberto|pendente|remanescente|restante|residual|a receber|inadimplente|nao pag[oa])$|^(?:saldo|valor) (?:devido|a pagar|que falta|faltante)$/

/** Asks about a column of amounts that replaced those to be corrected, or of what is left of them. */
export class RevisedAmounts implements Doubt {
  private readonly columns: number[]
  private readonly left: number[]
  private differing: (Example & { column: string }) | undefined

  constructor(
    private readonly table: Table,
    private readonly amount: number,
  ) {
    const taken = new Set(table.columns.values())
    const found = (of: RegExp) =>
      table.headings.flatMap((heading, at) =>
        !taken.has(at) && of.test(normaliseHeading(heading)) ? [at] : [],
      )
    this.columns = found(REVISED)
    this.left = found(LEFT)
  }

  observeItem(cells: readonly Cell[], line: number): void {
    if (this.differing) return
    const amount = looseAmount(cells[this.amount])
    if (amount === undefined) return
    const other = (at: number) => looseAmount(cells[at]) ?? amount
    const column =
      this.columns.find((at) => other(at) !== amount) ??
      this.left.find((at) => other(at) < amount && other(at) >= 0)
    if (column === undefined) return
    const named = columnName(this.table.headings, column)
    this.differing = { line, value: cellText(cells[column]).trim(), column: named }
  }

  found(): ReturnType<Doubt['found']> {
    return this.differing ? [{ code: 'ask_revised', facts: { ...this.differing } }] : []
  }
}
