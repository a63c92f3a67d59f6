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
/** 0.01 is one per cent to who wrote it, or a hundredth of one; more often the first. */
const FRACTION = { percent: new D('0.1'), fee: new D('0.99') }

type Doubt = 'ask_charge_in_reais' | 'ask_fraction' | 'ask_unfit'

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
  ) {}

  static watches({ type, parameter }: Field): boolean {
    return ['percent', 'fee', 'yesno'].includes(type) || (type === 'text' && !!parameter)
  }

  look(cell: Cell | undefined, line: number): void {
    if (cell == null || this.found.size > 2) return
    const doubt = this.doubtOf(cell)
    if (doubt && !this.found.has(doubt)) this.found.set(doubt, { line, value: cellText(cell) })
  }

  questions(label: string, column: string, heading: string): Sentence[] {
    const { name } = this.field
    const isCharge = this.field.type === 'percent' || this.field.type === 'fee'
    // "Juros (R$)" says so itself.
    if (isCharge && !this.isFeeStated && /R\$|\breais\b/i.test(heading)) {
      return [sentence('ask_charge_in_reais', { field: name, column, value: heading.trim() })]
    }
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
    const isFraction = values.every((value) => value.gt(0) && value.lte(FRACTION[type]))
    return isFraction ? 'ask_fraction' : undefined
  }
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
function readings(cell: Cell): D[] {
  if (isNumber(cell)) return cell.date ? [] : [new D(cell.n)]
  if (typeof cell !== 'string') return []
  const reading = readNumberText(withoutPercentSign(cell))
  if (reading.is === 'trouble') return []
  return [reading.comma, reading.dot].flatMap((value) =>
    value === undefined ? [] : [new D(value)],
  )
}
