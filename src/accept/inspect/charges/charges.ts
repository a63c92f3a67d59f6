import {
  ceilingFacts,
  confirmingArgument,
  isAboveCeiling,
  mayBeFraction,
  statedCeiling,
} from '../../../core/job/ceilings.js'
import type { Ceiling, Field, Parameters } from '../../../core/job/job.js'
import type { Facts } from '../../../messages/message.js'
import { type Sentence, sentence } from '../../../messages/message-code.js'
import { type Cell, isBlank, isNumber } from '../../../spreadsheets/cell.js'
import { D } from '../../../values/decimal.js'
import { readNumberText } from '../../cells/amount.js'
import { cellText, readYesNo } from '../../cells/cell-text.js'
import { isPercentFormat } from '../../cells/currency.js'
import type { Example } from '../../cells/example.js'
import { hasReal, isMoney } from '../../cells/loose-amount.js'
import { hasPercentSign, withoutPercentSign } from '../../cells/percent.js'

/** A row whose charge shows that its column is in reais. */
export interface Proportion extends Facts {
  line: number
  value: string
  amount: string
  /** Percent of the amount; absent where the charges follow no amount. */
  ratio?: string
  /** Rows that show the proportion, and rows with a charge. */
  rows: number
  of_rows: number
}

/** Monthly interest, a fine or a fee never exceeds the debt: a higher number is money. */
const MOST_POINTS = 100

type ChargeCode = 'ask_charge_in_reais' | 'ask_fraction' | 'ask_unfit' | 'ask_percent_of_fixed'

/**
 * Checks whether a column holds something else than its heading says: charges in reais, a
 * yearly rate, a percentage as a fraction of one, amounts under "Custas" or "Correção".
 */
export class ChargeCheck {
  private readonly found = new Map<ChargeCode, Example>()
  private highest?: Example & { points: D }
  private readonly stated: D | undefined
  private proportion?: Proportion
  private isFilled = false

  constructor(
    private readonly field: Field,
    private readonly heading = '',
    given: Parameters = {},
  ) {
    this.stated = field.ceiling && statedCeiling(field.ceiling, given)
  }

  /** Decides whether numbers and rates are wrong in such a field. */
  static appliesTo({ type, parameter }: Field): boolean {
    return type === 'yesno' || (type === 'text' && !!parameter)
  }

  observeCell(cell: Cell | undefined, line: number): void {
    if (cell == null || isBlank(cell)) return
    this.isFilled = true
    const code = this.codeOf(cell)
    const isDaily = code === 'ask_fraction' && hasPercentSign(cell) ? { isDaily: true } : {}
    if (code) this.record(code, { line, value: cellText(cell), ...isDaily })
    if (this.field.ceiling) this.measure(cell, line)
  }

  /** Examines a cell of fees that are fixed by a word in the line or by the user. */
  observeFixed(cell: Cell | undefined, line: number): void {
    if (hasPercentSign(cell)) this.record('ask_percent_of_fixed', { line, value: cellText(cell) })
  }

  record(code: ChargeCode, example: Example): void {
    if (!this.found.has(code)) this.found.set(code, example)
  }

  /** Records that the charges vary with the amounts, or from row to row, as no rate does. */
  follow(proportion: Proportion): void {
    if (this.stated === undefined) this.proportion = proportion
  }

  questions(label: string, column: string): Sentence[] {
    const { name, ceiling, parameter, required = false } = this.field
    // Saved calculations name this parameter differently.
    const mode = parameter === 'honorarios.valor' ? 'honorarios.modo' : 'fields.honorarios_modo'
    const facts = {
      field: name,
      label,
      column,
      required,
      ...(ceiling?.of === 'fees' ? { mode } : {}),
    }
    const messages = [...this.found].map(([code, example]) =>
      sentence(code, { ...facts, ...example, ...(ceiling ? { of: ceiling.of } : {}) }),
    )
    return ceiling ? this.questionsOfRates(ceiling, messages, facts) : messages
  }

  /** A certain finding (money) replaces a possible one. */
  private questionsOfRates(ceiling: Ceiling, messages: Sentence[], facts: Facts): Sentence[] {
    const inReais = messages.filter(({ code }) => code === 'ask_charge_in_reais')
    // "Juros (R$)" states its own unit.
    if (this.isFilled && /R\$|\breais\b/i.test(this.heading)) {
      const said = { ...facts, of: ceiling.of, value: this.heading.trim() }
      return [sentence('ask_charge_in_reais', said)]
    }
    const { proportion, highest, stated } = this
    if (proportion && highest && inReais.length === 0) {
      const most = confirmingArgument(ceiling, highest.points)
      const code = proportion.ratio === undefined ? 'ask_charge_varies' : 'ask_charge_follows'
      return [sentence(code, { ...facts, of: ceiling.of, ...proportion, most })]
    }
    if (inReais.length > 0 || !highest || !isAboveCeiling(highest.points, ceiling, stated)) {
      return messages
    }
    const { line, value, points } = highest
    const high = { ...facts, line, value, ...ceilingFacts(ceiling, points, stated) }
    return [sentence('ask_high_rate', high), ...messages]
  }

  private codeOf(cell: Cell): ChargeCode | undefined {
    if (this.field.ceiling) return this.codeOfPoints(cell, this.field.ceiling)
    if (this.field.type === 'yesno') {
      return isMoney(cell) && readYesNo(cell).is === 'trouble' ? 'ask_unfit' : undefined
    }
    return isMoney(cell) ? 'ask_unfit' : undefined
  }

  private codeOfPoints(cell: Cell, ceiling: Ceiling): ChargeCode | undefined {
    // 0.033 % a day is 1 % a month.
    const isDaily = (value: D) =>
      ceiling.of === 'interest' &&
      this.stated === undefined &&
      mayBeFraction(value, ceiling, undefined)
    if (hasPercentSign(cell)) return pointsOf(cell).some(isDaily) ? 'ask_fraction' : undefined
    if (hasReal(cell)) return 'ask_charge_in_reais'
    const values = possibleValues(cell)
    if (values.length === 0) return undefined
    const most = this.stated ?? D.max(MOST_POINTS, ceiling.points)
    if (most.gte(MOST_POINTS) && values.every((value) => value.gt(most))) {
      return 'ask_charge_in_reais'
    }
    const isFraction = values.every((value) => mayBeFraction(value, ceiling, this.stated))
    return isFraction ? 'ask_fraction' : undefined
  }

  /** An ambiguous text counts as its lower reading, because the other is too high for a rate. */
  private measure(cell: Cell, line: number): void {
    const values = pointsOf(cell)
    if (values.length === 0) return
    const points = D.min(...values)
    if (!this.highest || points.gt(this.highest.points)) {
      this.highest = { line, value: cellText(cell), points }
    }
  }
}

export function saysPercent(heading: string): boolean {
  return /%|percent/i.test(heading)
}

/** Returns the possible values of a cell in percent points: 0.01 shown as `1%` is one. */
function pointsOf(cell: Cell): D[] {
  const isShare = isNumber(cell) && isPercentFormat(cell.format ?? '')
  return isShare ? possibleValues(cell).map((value) => value.times(100)) : possibleValues(cell)
}

/** Returns the possible values of a cell, one for each decimal mark. */
export function possibleValues(cell: Cell): D[] {
  if (isNumber(cell)) return cell.date ? [] : [new D(cell.n)]
  if (typeof cell !== 'string') return []
  const reading = readNumberText(withoutPercentSign(cell))
  if (reading.is === 'trouble') return []
  return [reading.comma, reading.dot].flatMap((value) =>
    value === undefined ? [] : [new D(value)],
  )
}
