import type { Facts } from '../../../messages/message.js'
import type { Cell } from '../../../spreadsheets/cell.js'
import { firstText } from '../../cells/cell-text.js'
import { type DateOrder, dayIn, ORDERS } from '../../cells/date.js'
import type { Example } from '../../cells/example.js'
import { normaliseText } from '../../find/normalise-heading.js'
import type { DebtCheck, Found } from '../check.js'

const ACCELERATED =
  /(?<!\b(?:sem|nao houve|clausula de) )\b(?:vencimento antecipado|antecipac(?:ao|oes) d[oe]s? vencimentos?|antecipad[oa] o vencimento|vencid[oa]s? antecipadamente)\b/
/** "Saldos devedores em 31/12/2022": balances of one date. */
const BALANCE =
  /\b(?:saldos?(?: devedor(?:es)?)?|valores|dividas?) (?:(?:apurad|consolidad|existente|verificad|posicionad)[oae]s? |(?:apos|depois d[aeo]s?) (?:[ao]s? )?\w+ )?em \d{2} \d{2} \d{4}\b/
const DAY = /\b(\d{2})\/(\d{2})\/(\d{4})\b/

interface Due {
  line: number
  day: string
}

interface DatedTitle extends Example {
  day: string | undefined
}

/**
 * Asks about titles with a date other than those of the lines: all instalments fell due on it,
 * although some have later dates; or the amounts are of that date, and would be corrected from
 * earlier ones.
 */
export class TitledDays implements DebtCheck {
  private accelerated: DatedTitle | undefined
  private balance: DatedTitle | undefined
  /** The first and the last due date, by the order in which dates are read. */
  private readonly spans: Record<DateOrder, { first?: Due; last?: Due }> = { dmy: {}, mdy: {} }

  constructor(
    private readonly due: number | undefined,
    private readonly lastYear: number,
  ) {}

  observeItem(cells: readonly Cell[], line: number): void {
    if (this.due === undefined) return
    for (const order of ORDERS) {
      const day = dayIn(cells[this.due], order, this.lastYear)
      if (day !== undefined) extend(this.spans[order], { line, day })
    }
  }

  observeOtherLine(cells: readonly Cell[], line: number): void {
    this.accelerated ??= datedTitle(ACCELERATED, cells, line)
    this.balance ??= datedTitle(BALANCE, cells, line)
  }

  found(order: DateOrder): Found {
    const { accelerated, balance } = this
    const { first, last } = this.spans[order]
    if (!first || !last) return []
    const isLater = accelerated !== undefined && last.day > (accelerated.day ?? first.day)
    const isEarlier = balance?.day !== undefined && first.day < balance.day
    const row = last.line
    return [
      ...(isLater
        ? [{ code: 'ask_accelerated' as const, facts: { ...factsOf(accelerated), row } }]
        : []),
      ...(isEarlier ? [{ code: 'ask_said_corrected' as const, facts: factsOf(balance) }] : []),
    ]
  }
}

function extend(span: { first?: Due; last?: Due }, due: Due): void {
  if (!span.first || due.day < span.first.day) span.first = due
  if (!span.last || due.day > span.last.day) span.last = due
}

function datedTitle(words: RegExp, cells: readonly Cell[], line: number): DatedTitle | undefined {
  const value = firstText(cells, (text) => words.test(normaliseText(text)))
  if (value === undefined) return undefined
  const [, day, month, year] = DAY.exec(value) ?? []
  return { line, value: value.trim(), day: day && `${year}-${month}-${day}` }
}

function factsOf({ line, value }: DatedTitle): Facts {
  return { line, value }
}
