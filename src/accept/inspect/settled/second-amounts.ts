import type { Cell } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { amountAt, areSameCents, isMoney } from '../../cells/loose-amount.js'
import { plainHeading } from '../../find/heading-words.js'
import { fitOf } from '../../find/match-columns.js'
import { headsUnitsOfPay } from '../../find/only-column.js'
import { columnName, type Table } from '../../find/table.js'
import type { DebtCheck, Found } from '../check.js'
import { isNetAmount } from './deductions.js'

/** Figures that are no payment: of goods and persons, prices, taxes, costs, and charges to be added. */
const NOT_TAKEN_OFF =
  /%|\b(?:salario|renda|limite|preco|unitari[oa]|base|imovel|veiculo|venal|mercado|causa|provis\w+|(?:liberad|emprestad|financiad|contratad)[oa]|piso|teto|minim[oa]|custo|aquisic(?:ao|oes)|comissao|iss|icms|pis|cofins|ipi|csll|cosip|cip|irrf|ir|inss|imposto|tributo|aliquota|frete|juro|multa|correcao|mora|encargo|honorario|custa|taxa|total|atualizad[oa]|corrigid[oa]|original|historico|principal|nominal|bruto|liquido|saldo|anterior|parcela|prestacao|mensalidade|media|diaria|hora|dia|diferenca|acrescimo|despesa|tarifa|cartorio|emolumento|fator|indice|coeficiente|percentual|area|m2|peso|kg|km|kwh|litro|distancia|idade|nota|score|latitude|longitude|cotacao|dolar|usd|us|cambio)\b/

/** Further lines are added up as they come, and not kept. */
const MOST_LINES = 1_000

interface Line {
  amount: number
  beside: [column: number, value: number][]
}

interface SecondAmount {
  first?: Example
  filled: number
  money: number
  /** Columns that are the sum or the difference of this one and the amount so far. */
  related: number[]
  least: number
  most: number
}

/**
 * Asks about a column of less money than the amounts, such as what an insurer paid, unless it is a
 * part of them, a constant share of them, or what was added to a total beside them.
 */
export class SecondAmounts implements DebtCheck {
  private readonly columns: Map<number, SecondAmount>
  /** The amount of each line, and what stands beside it. */
  private readonly lines: Line[] = []
  private isSumOfFurther = true

  constructor(
    private readonly table: Table,
    private readonly amount: number,
  ) {
    const taken = new Set(table.columns.values())
    const isNet = isNetAmount(table.headings[amount] ?? '')
    const others = isNet ? [] : [...table.headings.keys()].filter((at) => at !== amount)
    this.columns = new Map(
      others.flatMap((at): [number, SecondAmount][] => {
        const text = plainHeading(table.headings[at] ?? '')
        const seen = { filled: 0, money: 0, least: 1, most: 0 }
        // A column that can be the amount itself is another reading of it.
        const isRival = /^(?:exact|begins)$/.test(fitOf('valor', table.headings[at] ?? '') ?? '')
        const isOfPay = headsUnitsOfPay(table.headings[at] ?? '', table.headings)
        const isOpen =
          text !== '' && !isOfPay && !taken.has(at) && !isRival && !NOT_TAKEN_OFF.test(text)
        return isOpen ? [[at, { ...seen, related: others.filter((one) => one !== at) }]] : []
      }),
    )
  }

  observeItem(cells: readonly Cell[], line: number): void {
    const amount = amountAt(cells, this.amount)
    if (amount === undefined || this.columns.size === 0) return
    const beside: [number, number][] = []
    for (const [at, seen] of this.columns) {
      const value = amountAt(cells, at)
      if (!value) continue
      if (value < 0 || value >= amount) this.columns.delete(at)
      beside.push([at, value])
      seen.first ??= { line, value: cellText(cells[at]).trim() }
      seen.filled += 1
      if (isMoney(cells[at]!)) seen.money += 1
      seen.least = Math.min(seen.least, value / amount)
      seen.most = Math.max(seen.most, value / amount)
      seen.related = seen.related.filter((one) => areRelated(amount, value, amountAt(cells, one)))
    }
    if (this.lines.length < MOST_LINES) this.lines.push({ amount, beside })
    else this.isSumOfFurther &&= this.isSum({ amount, beside })
  }

  found(): Found {
    if (this.areParts()) return []
    return [...this.columns].flatMap(([at, { first, filled, money, related, least, most }]) => {
      const isShare = filled > 1 && most - least < 0.001
      if (!first || money * 2 <= filled || related.length > 0 || isShare) return []
      const column = columnName(this.table.headings, at)
      return [{ code: 'ask_deducted' as const, facts: { ...first, column } }]
    })
  }

  private areParts(): boolean {
    return this.isSumOfFurther && this.lines.every((one) => this.isSum(one))
  }

  /** The money beside the amount adds up to it; numbers of flats are not money. */
  private isSum({ amount, beside }: Line): boolean {
    const parts = beside.filter(([at]) => (this.columns.get(at)?.money ?? 0) > 0)
    const sum = parts.reduce((before, [, value]) => before + value, 0)
    return areSameCents(sum, amount)
  }
}

function areRelated(amount: number, value: number, other: number | undefined): boolean {
  if (other === undefined) return false
  const results = [amount + value, amount - value, amount / value]
  return results.some((result) => areSameCents(result, other))
}
