import { type Cell, isBlank } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { normaliseHeading } from '../../find/normalise-heading.js'
import type { Table } from '../../find/table.js'
import type { Check } from '../check.js'

type Sign = 'debit' | 'credit' | 'plus' | 'minus'

const SIGNS: [Sign, RegExp][] = [
  ['debit', /^d(?:b|[eé]b(?:itos?)?)?\.?$/i],
  ['credit', /^c(?:r|r[eé]d(?:itos?)?)?\.?$/i],
  ['plus', /^\(?\+\)?$/],
  ['minus', /^\(?[-\u2010-\u2015\u2212]\)?$/],
]

/** Finds columns without the heading "D/C" whose cells are all debit and credit marks or signs. */
export class SignColumns implements Check {
  private readonly signs: Map<number, Map<Sign, Example>>

  constructor(private readonly table: Table) {
    const { amounts, maybeSigns, debit } = table.roles
    const columns = amounts.length === 0 ? [] : maybeSigns.filter((at) => at !== debit)
    this.signs = new Map(columns.map((at) => [at, new Map()]))
  }

  observeItem(cells: readonly Cell[], line: number): void {
    for (const [column, signs] of this.signs) {
      const cell = cells[column] ?? null
      if (isBlank(cell)) continue
      const value = cellText(cell).trim()
      const sign = SIGNS.find(([, pattern]) => pattern.test(value))?.[0]
      if (!sign) this.signs.delete(column)
      else if (!signs.has(sign)) signs.set(sign, { line, value })
    }
  }

  /** Returns a credit cell of each column that distinguishes payments from debts. */
  found(): { column: number; example: Example }[] {
    return [...this.signs].flatMap(([column, signs]) => {
      const minus = this.isSign(column, signs) ? signs.get('minus') : undefined
      const example = signs.get('credit') ?? minus
      return example ? [{ column, example }] : []
    })
  }

  /** In most columns a dash alone means an empty value. */
  private isSign(column: number, signs: Map<Sign, Example>): boolean {
    const heading = normaliseHeading(this.table.headings[column] ?? '')
    return signs.has('plus') || signs.has('debit') || heading.startsWith('sinal')
  }
}
