import type { Cell } from '../../../spreadsheets/cell.js'
import { D } from '../../../values/decimal.js'
import { cellText } from '../../cells/cell-text.js'
import { ROUNDING } from '../../cells/loose-amount.js'
import { hasPercentSign } from '../../cells/percent.js'
import type { Table } from '../../find/table.js'
import { type ChargeCheck, type Proportion, possibleValues } from './charges.js'

interface Charge {
  line: number
  value: string
  amountText: string
  amount: number
  charge: number
}

/** More rows prove no more. */
const MOST_ROWS = 2_000
/** Number of rows whose ratio is tried. */
const TRIED = 12

/**
 * Finds charges that are a constant share of each amount, or that differ from row to row as no rate
 * does: they are in reais, however small.
 */
export class ProportionalCharges {
  private readonly charges = new Map<string, Charge[]>()
  private readonly amount: number | undefined

  constructor(
    private readonly table: Table,
    rates: readonly string[],
  ) {
    this.amount = amountColumn(table)
    if (this.amount !== undefined) for (const field of rates) this.charges.set(field, [])
  }

  observeItem(field: string, cells: readonly Cell[], line: number): void {
    const charges = this.charges.get(field)
    if (!charges || charges.length >= MOST_ROWS) return
    const cell = cells[this.table.columns.get(field)!]
    const amountCell = cells[this.amount!]
    if (cell == null || amountCell == null || hasPercentSign(cell)) return
    const charge = only(possibleValues(cell))
    const amount = only(possibleValues(amountCell))?.abs()
    if (!charge?.gt(0) || !amount?.gt(0)) return
    const texts = { value: cellText(cell), amountText: cellText(amountCell) }
    charges.push({ line, ...texts, charge: charge.toNumber(), amount: amount.toNumber() })
  }

  addTo(checks: ReadonlyMap<string, ChargeCheck>): void {
    for (const [field, charges] of this.charges) {
      const heading = this.table.headings[this.table.columns.get(field)!] ?? ''
      const areFines = field.includes('multa') && !SAYS_RATE.test(heading)
      const found = follows(charges, areFines) ?? varies(charges, heading)
      if (found) checks.get(field)?.follow(found)
    }
  }
}

/** The amounts that the charges belong to; in a list of records, its only column of amounts. */
function amountColumn({ columns }: Table): number | undefined {
  const inRecords = [...columns].filter(([field]) => field.endsWith('.valor'))
  return columns.get('valor') ?? (inRecords.length === 1 ? inRecords[0]![1] : undefined)
}

function only(values: D[]): D | undefined {
  return values.every((value) => value.eq(values[0]!)) ? values[0] : undefined
}

/** Most charges are the same share of their amounts, to the cent. */
function follows(charges: readonly Charge[], areFines: boolean): Proportion | undefined {
  const largest = charges.toSorted((a, b) => b.amount - a.amount).slice(0, TRIED)
  for (const { charge, amount } of largest) {
    const same = charges.filter((one) => {
      const cents = ROUNDING * (1 + one.amount / amount) + 1e-9
      return Math.abs(one.charge - (charge / amount) * one.amount) <= cents
    })
    if (same.length * 2 > charges.length && (differ(same) || (areFines && areUsualFines(same)))) {
      const ratio = new D(charge).div(amount).times(100).toDecimalPlaces(2).toFixed()
      return proportionOf(same, charges, ratio)
    }
  }
  return undefined
}

/** Rates are few and round: two of them may match their amounts by chance, three hardly. */
function differ(charges: readonly Charge[]): boolean {
  const distinct = new Set(charges.map(({ charge }) => charge))
  return distinct.size > 2 || (distinct.size === 2 && [...distinct].some((one) => !isRound(one)))
}

/** The fines of a condominium and of a contract, in percent of each amount. */
const USUAL_FINES = [2, 10]
/** Numbers that are rates even where they are such a share: 10 beside 500,00. */
const USUAL_RATES = new Set([...USUAL_FINES, 20, 0.02, 0.1, 0.2])

function areUsualFines(charges: readonly Charge[]): boolean {
  return USUAL_FINES.some((percent) =>
    charges.every(
      ({ charge, amount }) =>
        !USUAL_RATES.has(charge) && Math.abs(charge - (amount * percent) / 100) <= ROUNDING + 1e-9,
    ),
  )
}

function isRound(charge: number): boolean {
  return Number.isInteger(new D(charge).times(2).toNumber())
}

const SAYS_RATE = /%|percent|taxa|a\.\s?m|ao m[êe]s|mensal/i
/** The fewest rows, each with a rate of its own, that raise the question. */
const FEWEST_ROWS = 4

/** Nearly every row has a charge of its own, with cents. */
function varies(charges: readonly Charge[], heading: string): Proportion | undefined {
  if (charges.length < FEWEST_ROWS || SAYS_RATE.test(heading)) return undefined
  const odd = charges.filter(({ charge }) => !isRound(charge))
  const distinct = new Set(odd.map(({ charge }) => charge)).size
  return distinct * 5 >= charges.length * 4 ? proportionOf(odd, charges) : undefined
}

function proportionOf(
  [first, ...others]: readonly Charge[],
  charges: readonly Charge[],
  ratio?: string,
): Proportion {
  const { line, value, amountText } = first!
  const rows = { rows: others.length + 1, of_rows: charges.length }
  return { line, value, amount: amountText, ...rows, ...(ratio === undefined ? {} : { ratio }) }
}
