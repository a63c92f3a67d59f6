import type { Facts } from '../../messages/message.js'
import type { Cell } from '../../spreadsheets/cell.js'
import { readDate } from '../cells/date.js'
import { normaliseHeading } from '../find/normalise-heading.js'
import type { Doubt } from './doubt.js'
import type { Example } from './format-evidence.js'

const ACCELERATED =
  /(?<!\b(?:sem|nao houve|clausula de) )\b(?:vencimento antecipado|antecipac(?:ao|oes) d[oe]s? vencimentos?|antecipad[oa] o vencimento|vencid[oa]s? antecipadamente)\b/
/** "Saldos devedores em 31/12/2022": balances of one date. */
const BALANCE =
  /\b(?:saldos?(?: devedor(?:es)?)?|valores|dividas?) (?:apurad[oa]s? |consolidad[oa]s? )?em \d{2} \d{2} \d{4}\b/
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
export class TitledDays implements Doubt {
  private accelerated: DatedTitle | undefined
  private balance: DatedTitle | undefined
  private first: Due | undefined
  private last: Due | undefined

  constructor(
    private readonly due: number | undefined,
    private readonly lastYear: number,
  ) {}

  observeItem(cells: readonly Cell[], line: number): void {
    if (this.due === undefined) return
    const read = readDate(cells[this.due], 'dmy', this.lastYear)
    if (read.is !== 'value') return
    const due = { line, day: read.value }
    if (!this.first || due.day < this.first.day) this.first = due
    if (!this.last || due.day > this.last.day) this.last = due
  }

  observeOtherLine(cells: readonly Cell[], line: number): void {
    this.accelerated ??= datedTitle(ACCELERATED, cells, line)
    this.balance ??= datedTitle(BALANCE, cells, line)
  }

  found(): ReturnType<Doubt['found']> {
    const { first, last, accelerated, balance } = this
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

function datedTitle(words: RegExp, cells: readonly Cell[], line: number): DatedTitle | undefined {
  const value = cells.find((cell) => typeof cell === 'string' && words.test(normaliseHeading(cell)))
  if (typeof value !== 'string') return undefined
  const [, day, month, year] = DAY.exec(value) ?? []
  return { line, value: value.trim(), day: day && `${year}-${month}-${day}` }
}

function factsOf({ line, value }: DatedTitle): Facts {
  return { line, value }
}
