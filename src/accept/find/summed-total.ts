import type { Cell } from '../../spreadsheets/cell.js'
import { areSameCents, isMoney, looseAmount } from '../cells/loose-amount.js'
import type { Mapped } from './map-columns.js'
import type { Candidate } from './match-columns.js'
import { normaliseHeading } from './normalise-heading.js'

/**
 * Finds a total that is the sum of the amounts beside it on every line, or a price times a
 * quantity: it is what is owed.
 */
export class SummedTotal {
  private lines = 0
  private isSum = true
  /** Of all figures, also those without cents: "500", "50" and "550". */
  private whole = { lines: 0, isSum: true, columns: new Set<Candidate>() }
  private readonly money = new Set<Candidate>()
  /** The quantity and the price, so far as the total is their product. */
  private factors: readonly Candidate[]

  /** The total first. */
  constructor(
    private readonly candidates: readonly Candidate[],
    factors: readonly Candidate[] = [],
  ) {
    this.factors = factors.slice(1)
  }

  observeItem(cells: readonly Cell[]): void {
    const [total, ...parts] = this.candidates
    const product = this.factors.reduce(
      (of, { column }) => of * (looseAmount(cells[column]) ?? Number.NaN),
      1,
    )
    if (!areSameCents(product, looseAmount(cells[total!.column]))) this.factors = []
    const money = parts.filter(({ column }) => isMoney(cells[column] ?? null))
    for (const part of money) this.money.add(part)
    const sum = money.reduce((before, { column }) => before + looseAmount(cells[column])!, 0)
    if (money.length > 1) this.lines += 1
    this.isSum &&= areSameCents(sum, looseAmount(cells[total!.column]))
    this.observeWhole(parts, cells, looseAmount(cells[total!.column]))
  }

  private observeWhole(parts: Candidate[], cells: readonly Cell[], total: number | undefined) {
    const figures = parts.filter(({ column }) => looseAmount(cells[column]) !== undefined)
    for (const part of figures) this.whole.columns.add(part)
    const sum = figures.reduce((before, { column }) => before + looseAmount(cells[column])!, 0)
    if (figures.length > 1) this.whole.lines += 1
    this.whole.isSum &&= areSameCents(sum, total)
  }

  found(): boolean {
    return (this.isSum && this.lines > 0) || this.isWhole() || this.factors.length === 2
  }

  /** On two lines, whole numbers may add up by chance. */
  private isWhole(): boolean {
    return this.whole.isSum && this.whole.lines > 2
  }

  /** The total and the amounts that it sums. */
  summed(): Candidate[] {
    const whole = this.isWhole() ? this.whole.columns : new Set(this.factors)
    const parts = this.isSum && this.lines > 0 ? this.money : whole
    return this.candidates.filter((one, at) => at === 0 || parts.has(one))
  }
}

/** Finds out whether what was owed, less what was paid, is the rest beside them on every line. */
export class Rest {
  private lines = 0
  private isRest = true

  constructor(private readonly tie: Mapped['ties'][number]) {}

  observeItem(cells: readonly Cell[]): void {
    const [owed, rest, paid = 0] = this.tie.candidates.map(({ column }) =>
      looseAmount(cells[column]),
    )
    if (owed === undefined) return
    this.lines += 1
    this.isRest &&= areSameCents(owed - paid, rest)
  }

  found(): boolean {
    return this.isRest && this.lines > 0
  }
}

const HEADS_DIFFERENCE = /^diferencas?\b/
export const HEADS_PAID =
  /(?<!\bnao )\b(?:pag|recebid|quitad|depositad|recolhid|arrecadad|creditad)[oa]s?\b/

/** Finds a difference that is what was owed less what was paid on every line: it is the rest. */
export class Difference {
  private readonly rest: Candidate | undefined
  private readonly paid: readonly number[]
  /** Columns of what was owed and of what was paid, of which it is the difference so far. */
  private pairs: readonly (readonly [owed: number, paid: number])[]
  private lines = 0

  constructor(candidates: readonly Candidate[], headings: readonly string[]) {
    const rests = candidates.filter(({ heading }) =>
      HEADS_DIFFERENCE.test(normaliseHeading(heading)),
    )
    this.rest = rests.length === 1 ? rests[0] : undefined
    this.paid = headings.flatMap((heading, at) =>
      HEADS_PAID.test(normaliseHeading(heading)) ? [at] : [],
    )
    this.pairs = this.rest
      ? candidates.flatMap(({ column }) => this.paid.map((paid) => [column, paid] as const))
      : []
  }

  observeItem(cells: readonly Cell[]): void {
    if (!this.rest || this.pairs.length === 0) return
    const rest = looseAmount(cells[this.rest.column])
    if (rest !== undefined) this.lines += 1
    this.pairs = this.pairs.filter(([owed, paid]) => {
      const one = looseAmount(cells[owed])
      const less = looseAmount(cells[paid]) ?? 0
      // A line that lacks its difference proves that the column is not the whole debt.
      if (one === undefined || rest === undefined) return one === rest
      return areSameCents(one - less, rest)
    })
  }

  /** Returns the difference, if the other candidates are what was owed and what was paid. */
  among(candidates: readonly Candidate[]): Candidate | undefined {
    const [[owed, paid] = []] = this.pairs
    const isAll = candidates.every(
      ({ column }) => column === owed || column === paid || column === this.rest?.column,
    )
    return this.lines > 0 && owed !== undefined && isAll ? this.rest : undefined
  }
}

const HEADS_BALANCE = /^saldos?$/
/** On fewer lines a balance may be what is left of each. */
const FEWEST_LINES = 3

/** Finds the entries that a balance beside them sums from the first line on. */
export class RunningSum {
  private readonly balance: Candidate | undefined
  private readonly entries: Candidate | undefined
  private lines = 0
  private sum = 0
  private isSum = true

  constructor(candidates: readonly Candidate[]) {
    const isBalance = ({ heading }: Candidate) => HEADS_BALANCE.test(normaliseHeading(heading))
    if (candidates.length !== 2) return
    this.balance = candidates.find(isBalance)
    this.entries = candidates.find((one) => !isBalance(one))
  }

  observeItem(cells: readonly Cell[]): void {
    if (!this.balance || !this.entries) return
    const [entry, balance] = [this.entries, this.balance].map((one) =>
      looseAmount(cells[one.column]),
    )
    this.lines += 1
    this.sum += entry ?? Number.NaN
    this.isSum &&= areSameCents(this.sum, balance)
  }

  found(): Candidate | undefined {
    return this.balance && this.isSum && this.lines >= FEWEST_LINES ? this.entries : undefined
  }
}
