import type { Facts } from '../../../messages/message.js'
import { type Sentence, sentence } from '../../../messages/message-code.js'
import { type Cell, isBlank, isNumber } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import { HEADS_EXCHANGE, isForeignCurrency } from '../../cells/currency.js'
import { dayIn, isDate } from '../../cells/date.js'
import type { Example } from '../../cells/example.js'
import {
  A_CENT,
  amountAt,
  areSameCents,
  HALF_CENT,
  isMoney,
  looseAmount,
} from '../../cells/loose-amount.js'
import { normaliseHeading } from '../../find/normalise-heading.js'
import { columnName, type Table, unusedColumns } from '../../find/table.js'
import type { DebtCheck, Found } from '../check.js'

/** Rows that have to agree before a product is accepted. */
const FEWEST_PRODUCTS = 3
/** What a correction adds to the amount before it. */
const ADDED =
  /\b(?:corr(?:ecao)?|atualiz\w*|reajust\w*|variacao|rendimentos?|juros?|mora|multa|encargos?|acrescimos?|selic|cdi|inpc|ipc\w*|igp|incc)\b/
/** Limits the pairs of number columns that are tried. */
const MOST_COLUMNS = 12
/** A rate or a measure, whose fractions are not cents. */
const NO_MONEY = /\b(?:area|m2|km|kwh|kg|litros|horas|idade|dias|latitude|longitude|cotacao)\b/

/** A rate, unless it is more than a hundred: "Taxa de administração" is a fee. */
const RATE = /%|\b(?:percentual|taxa|aliquota|indice)\b/
const HIGHEST_RATE = 100
/** Below such words whole numbers are money too, where the amounts are whole. */
const OF_MONEY =
  /\b(?:valor|vl|vlr|pag[oa]|pagamento|recebid[oa]|desconto|abatimento|adiantamento|saldo|deposito|levantad[oa]|retid[oa]|retencao|indenizacao)\b/

/** The highest plausible factor of a fine, interest or an index. */
const HIGHEST_FACTOR = 5

/** Two-digit years are of this century. */
const LAST_YEAR = 2099

interface UnmappedFigure {
  filled: number
  money: number
  days: number
  /** Days after that of the correction. */
  later: number
  /** Numbers above a hundred without cents. */
  whole: number
  largest: number
  /** Cells with more than two decimal places, as factors have. */
  factors: number
}

/**
 * Examines unused columns that may change the debt: amounts beside the amount, dates that only some
 * lines have, and two numbers whose product is the amount.
 */
export class UnmappedFigures implements DebtCheck {
  private readonly columns: Map<number, UnmappedFigure>
  private products: [number, number][]
  /** Pairs of columns that the amount sums on each line so far: a quota and its share for a fund. */
  private sums: [number, number][]
  /** The range of a factor that could produce the amounts from each column. */
  private readonly factors: Map<number, { least: number; most: number; bases: Set<number> }>
  private rows = 0
  private formulas = 0
  private first: Example | undefined
  private hasCents = false

  constructor(
    private readonly table: Table,
    private readonly amount: number,
    private readonly until?: string,
  ) {
    const free = unusedColumns(table)
    this.columns = new Map(free.map((at) => [at, { ...NOTHING }]))
    const tried = free.slice(0, MOST_COLUMNS)
    this.factors = new Map(
      tried.map((at) => [at, { least: 1, most: HIGHEST_FACTOR, bases: new Set<number>() }]),
    )
    this.products = tried.flatMap((one, i) =>
      tried.slice(i + 1).map((other): [number, number] => [one, other]),
    )
    const isAdded = (at: number) => ADDED.test(normaliseHeading(table.headings[at] ?? ''))
    this.sums = this.products.filter((pair) => !pair.some(isAdded))
  }

  observeItem(cells: readonly Cell[], line: number): void {
    const amount = amountAt(cells, this.amount)
    if (amount === undefined) return
    this.rows += 1
    if (isFormula(cells[this.amount])) this.formulas += 1
    this.first ??= { line, value: cellText(cells[this.amount]).trim() }
    if (isMoney(cells[this.amount]!)) this.hasCents = true
    for (const [at, beside] of this.columns) record(beside, cells[at], this.until)
    for (const at of this.factors.keys()) this.narrow(at, amountAt(cells, at), amount)
    const pairs = (of: [number, number][], result: (a: number, b: number) => number) =>
      of.filter(([one, other]) => {
        const a = amountAt(cells, one)
        const b = amountAt(cells, other)
        return a !== undefined && b !== undefined && areSameCents(result(a, b), amount, A_CENT)
      })
    this.products = pairs(this.products, (a, b) => a * b)
    this.sums = pairs(this.sums, (a, b) => a + b)
  }

  /** Whether the amounts are the products of the column and another: pieces times their price. */
  isFactor(column: number): boolean {
    return this.products.some((pair) => pair.includes(column))
  }

  found(): Found {
    const facts = this.product()
    return facts ? [{ code: 'ask_product', facts }] : []
  }

  /** Returns the factor and its base; a price times a quantity has no such factor. */
  private product(): Facts | undefined {
    // A formula is no chance.
    if (this.rows + this.formulas < FEWEST_PRODUCTS || !this.first) return undefined
    const isFactor = (at: number) => this.columns.get(at)!.factors * 2 > this.rows
    const found = this.products.find(([one, other]) => isFactor(one) !== isFactor(other))
    if (!found) return this.multiplied()
    const [one, other] = found
    const [base, factor] = isFactor(other) ? [one, other] : [other, one]
    const { headings } = this.table
    return { ...this.first, base: columnName(headings, base), factor: columnName(headings, factor) }
  }

  /** Rounding to cents leaves a range of factors. */
  private narrow(at: number, base: number | undefined, amount: number): void {
    const factor = this.factors.get(at)!
    if (base !== undefined && base > 0) {
      factor.least = Math.max(factor.least, (amount - HALF_CENT) / base)
      factor.most = Math.min(factor.most, (amount + HALF_CENT) / base)
      factor.bases.add(base)
    }
    if (base === undefined || base <= 0 || factor.least > factor.most) this.factors.delete(at)
  }

  /** A single factor produces all amounts from another column, and is no whole percentage. */
  private multiplied(): Facts | undefined {
    const found = [...this.factors].find(([at, { least, most, bases }]) => {
      const share = 200 / (least + most)
      if (this.sums.some((pair) => pair.includes(at))) return false
      return bases.size > 1 && least > 1.0001 && Math.abs(share - Math.round(share)) > 0.001
    })
    if (!found || !this.first) return undefined
    const [at, { least, most }] = found
    const factor = ((least + most) / 2).toFixed(4).replace('.', ',')
    return { ...this.first, base: columnName(this.table.headings, at), factor }
  }

  private isOfMoney({ money, whole, filled, largest }: UnmappedFigure, text: string): boolean {
    if (RATE.test(text) && largest <= HIGHEST_RATE) return false
    const figures = money + (!this.hasCents && OF_MONEY.test(text) ? whole : 0)
    return figures > 0 && figures * 2 > filled
  }

  remarks(): Sentence[] {
    const named = (is: (beside: UnmappedFigure, text: string) => boolean) =>
      [...this.columns].flatMap(([at, beside]) =>
        is(beside, normaliseHeading(this.table.headings[at]!))
          ? [columnName(this.table.headings, at)]
          : [],
      )
    const money = named((beside, text) => this.isOfMoney(beside, text) && !NO_MONEY.test(text))
    const later = named(({ later }) => later > 0)
    const days = named(
      ({ days, filled, later }) => later === 0 && days > 0 && days === filled && days < this.rows,
    )
    const exchange = named(
      ({ filled }, text) => filled > 0 && (HEADS_EXCHANGE.test(text) || isForeignCurrency(text)),
    )
    return [
      ...(exchange.length > 0 ? [sentence('told_exchange', { columns: exchange })] : []),
      ...(money.length > 0 ? [sentence('told_beside', { columns: money })] : []),
      ...(later.length > 0 ? [sentence('told_beside_later', { columns: later })] : []),
      ...(days.length > 0 ? [sentence('told_beside_days', { columns: days })] : []),
    ]
  }
}

const NOTHING = { filled: 0, money: 0, days: 0, later: 0, whole: 0, largest: 0, factors: 0 }

function record(beside: UnmappedFigure, cell: Cell | undefined, until: string | undefined): void {
  if (cell === undefined || isBlank(cell)) return
  beside.filled += 1
  if (isDate(cell)) {
    beside.days += 1
    if ((dayIn(cell, 'dmy', LAST_YEAR) ?? '') > (until ?? '9999')) beside.later += 1
  }
  const value = looseAmount(cell)
  if (value === undefined) return
  if (isMoney(cell)) beside.money += 1
  else if (value > HIGHEST_RATE) beside.whole += 1
  beside.largest = Math.max(beside.largest, value)
  if (Math.abs(value * 100 - Math.round(value * 100)) > 1e-6) beside.factors += 1
}

function isFormula(cell: Cell | undefined): boolean {
  return isNumber(cell) && cell.formula === true
}
