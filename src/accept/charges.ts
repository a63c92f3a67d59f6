import { D } from '../decimal.js'
import type { Field } from '../job.js'
import { type Sentence, sentence } from '../sentence.js'
import { type Cell, isNumber } from '../sheets/cell.js'
import { readNumberText } from './amount.js'
import { cellText, readYesNo } from './cells.js'
import type { Example } from './convention.js'
import { currencyOfFormat } from './currency.js'
import { hasPercentSign, withoutPercentSign } from './percent.js'

/** No interest by the month, fine or fee is more than the debt: such a number is money. */
const MOST_POINTS = 100
/** Nobody lends so by the month: it is money, or a rate by the year, where no sign says that it is none. */
const MOST_MONTHLY_POINTS = 10
const MONTHLY = 'juros_percentual'
/** 0.01 is one per cent to who wrote it, or a hundredth of one; more often the first. */
const FRACTION = { percent: new D('0.1'), fee: new D('0.99') }

type Doubt = 'ask_charge_in_reais' | 'ask_high_rate' | 'ask_fraction' | 'ask_unfit'

/**
 * Columns whose heading tells of one thing while their cells hold another: charges in reais, a
 * percentage as a fraction of one, amounts under "Custas" or "Correção".
 */
export class ChargeEvidence {
  private readonly found = new Map<Doubt, Example>()

  constructor(
    private readonly field: Field,
    /** The person said whether fees are a percentage or an amount. */
    private readonly isFeeStated: boolean,
    private readonly heading = '',
  ) {}

  static watches({ type, parameter }: Field): boolean {
    return ['percent', 'fee', 'yesno'].includes(type) || (type === 'text' && !!parameter)
  }

  look(cell: Cell | undefined, line: number): void {
    if (cell == null || this.found.size > 2) return
    const doubt = this.doubtOf(cell)
    if (doubt) this.doubt(doubt, { line, value: cellText(cell) })
  }

  doubt(code: Doubt, example: Example): void {
    if (!this.found.has(code)) this.found.set(code, example)
  }

  questions(label: string, column: string): Sentence[] {
    const { name } = this.field
    const { heading } = this
    const isCharge = this.field.type === 'percent' || this.field.type === 'fee'
    // "Juros (R$)" says so itself.
    if (isCharge && !this.isFeeStated && /R\$|\breais\b/i.test(heading)) {
      return [sentence('ask_charge_in_reais', { field: name, column, value: heading.trim() })]
    }
    // One that is surely money says more than one that may be.
    if (this.found.has('ask_charge_in_reais')) this.found.delete('ask_high_rate')
    return [...this.found].map(([code, { line, value }]) =>
      sentence(code, { field: name, label, column, line, value }),
    )
  }

  private doubtOf(cell: Cell): Doubt | undefined {
    switch (this.field.type) {
      case 'percent':
      case 'fee':
        return this.doubtOfPoints(cell, this.field.type)
      case 'yesno':
        return isMoney(cell) && readYesNo(cell).is === 'trouble' ? 'ask_unfit' : undefined
      default:
        return isMoney(cell) ? 'ask_unfit' : undefined
    }
  }

  private doubtOfPoints(cell: Cell, type: 'percent' | 'fee'): Doubt | undefined {
    if (hasPercentSign(cell)) return undefined
    const stated = type === 'fee' && this.isFeeStated
    if (!stated && hasReal(cell)) return 'ask_charge_in_reais'
    const values = readings(cell)
    if (values.length === 0) return undefined
    if (!stated && values.every((value) => value.gt(MOST_POINTS))) return 'ask_charge_in_reais'
    if (this.isMonthly() && values.every((value) => value.gt(MOST_MONTHLY_POINTS))) {
      return 'ask_high_rate'
    }
    const isFraction = values.every((value) => value.gt(0) && value.lte(FRACTION[type]))
    return isFraction ? 'ask_fraction' : undefined
  }

  /** By the month, and nothing in the heading says that it is a percentage. */
  private isMonthly(): boolean {
    return this.field.name === MONTHLY && !saysPercent(this.heading)
  }
}

export function saysPercent(heading: string): boolean {
  return /%|percent/i.test(heading)
}

function hasReal(cell: Cell): boolean {
  if (typeof cell === 'string') return /R\s?\$/i.test(cell)
  return isNumber(cell) && currencyOfFormat(cell.format ?? '') === 'real'
}

/** With R$, or with cents. */
function isMoney(cell: Cell): boolean {
  if (isNumber(cell)) return !cell.date && (hasReal(cell) || !new D(cell.n).isInteger())
  if (typeof cell !== 'string') return false
  return readNumberText(cell).is === 'number' && (hasReal(cell) || /[.,]\d{2}$/.test(cell.trim()))
}

/** What a cell can be as a number, under each convention. */
export function readings(cell: Cell): D[] {
  if (isNumber(cell)) return cell.date ? [] : [new D(cell.n)]
  if (typeof cell !== 'string') return []
  const reading = readNumberText(withoutPercentSign(cell))
  if (reading.is === 'trouble') return []
  return [reading.comma, reading.dot].flatMap((value) =>
    value === undefined ? [] : [new D(value)],
  )
}
