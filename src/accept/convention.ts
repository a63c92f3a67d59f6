import { type Sentence, sentence } from '../sentence.js'
import type { Cell } from '../sheets/cell.js'
import { type DecimalMark, markProved, readNumberText } from './amount.js'
import { type DateOrder, orderProved, readDateText } from './date.js'

interface Example {
  line: number
  value: string
}

const EXAMPLES_KEPT = 5

/** What the texts of one column prove: how many fit only one way, and how many fit both. */
export class Evidence<Way extends string> {
  readonly only = new Map<Way, Example[]>()
  readonly counts = new Map<Way | 'both', number>()
  readonly both: Example[] = []

  add(way: Way | 'both', example: Example): void {
    this.counts.set(way, this.count(way) + 1)
    const kept = way === 'both' ? this.both : (this.only.get(way) ?? [])
    if (way !== 'both') this.only.set(way, kept)
    if (kept.length < EXAMPLES_KEPT) kept.push(example)
  }
  count(way: Way | 'both'): number {
    return this.counts.get(way) ?? 0
  }
}

export class NumberEvidence extends Evidence<DecimalMark> {
  /** Values with a letter for debit or credit, or in thousands: their meaning has to be stated. */
  readonly unclear: (Example & { code: 'cell_debit_letter' | 'cell_in_thousands' })[] = []

  look(cell: Cell | undefined, line: number): void {
    if (typeof cell !== 'string' || cell.trim() === '') return
    const reading = readNumberText(cell.replace(/%\s*(?:a\.?\s*m\.?)?\s*$/i, ''))
    if (reading.is === 'trouble') {
      const { code } = reading
      const asks = code === 'cell_debit_letter' || code === 'cell_in_thousands'
      if (asks && this.unclear.length < EXAMPLES_KEPT)
        this.unclear.push({ line, value: cell, code })
      return
    }
    const proved = markProved(reading)
    if (proved && proved !== 'either') this.add(proved, { line, value: cell })
  }
}

export class DateEvidence extends Evidence<DateOrder> {
  constructor(private readonly lastYear: number) {
    super()
  }
  look(cell: Cell | undefined, line: number): void {
    if (typeof cell !== 'string' || cell.trim() === '') return
    const proved = orderProved(readDateText(cell, this.lastYear))
    if (proved && proved !== 'either') this.add(proved, { line, value: cell })
  }
}

/** A convention that holds for a whole column, or the question that a person has to answer. */
export type Decision<Way> =
  | { is: 'decided'; way: Way | undefined; told?: Sentence }
  | { is: 'ask'; question: Sentence }

/** Never per cell: one value that fits two ways needs another that proves one of them. */
export function decideMark(
  evidence: NumberEvidence,
  stated: DecimalMark | undefined,
  column: string,
): Decision<DecimalMark> {
  const [unclear] = evidence.unclear
  if (unclear) {
    const code = unclear.code === 'cell_debit_letter' ? 'ask_debit_letter' : 'ask_in_thousands'
    return { is: 'ask', question: sentence(code, { column, examples: shown(evidence.unclear) }) }
  }
  if (stated)
    return {
      is: 'decided',
      way: stated,
      told: sentence('told_mark_stated', { column, mark: stated }),
    }
  const comma = evidence.count('comma') > 0
  const dot = evidence.count('dot') > 0
  if (evidence.both.length === 0) {
    // Each text can be read in one way only; where both ways occur that is worth saying.
    const told = comma && dot ? sentence('told_marks_mixed', { column }) : undefined
    return { is: 'decided', way: comma === dot ? undefined : comma ? 'comma' : 'dot', told }
  }
  if (comma !== dot) {
    const way = comma ? 'comma' : 'dot'
    return {
      is: 'decided',
      way,
      told: sentence('told_mark_by_column', { column, mark: way, examples: shown(evidence.both) }),
    }
  }
  const against = comma
    ? [...(evidence.only.get('comma') ?? []), ...(evidence.only.get('dot') ?? [])]
    : []
  const code = comma ? 'ask_mark_contradiction' : 'ask_mark'
  return {
    is: 'ask',
    question: sentence(code, { column, examples: shown(evidence.both), against: shown(against) }),
  }
}

export function decideOrder(
  evidence: DateEvidence,
  stated: DateOrder | undefined,
  brazilian: boolean,
  column: string,
): Decision<DateOrder> {
  if (stated)
    return {
      is: 'decided',
      way: stated,
      told: sentence('told_order_stated', { column, order: stated }),
    }
  const mdy = evidence.only.get('mdy') ?? []
  if (mdy.length > 0) {
    return { is: 'ask', question: sentence('ask_order_mdy', { column, examples: shown(mdy) }) }
  }
  if (evidence.both.length === 0 || evidence.count('dmy') > 0) return { is: 'decided', way: 'dmy' }
  if (brazilian) {
    return {
      is: 'decided',
      way: 'dmy',
      told: sentence('told_order_brazilian', { column, examples: shown(evidence.both) }),
    }
  }
  return { is: 'ask', question: sentence('ask_order', { column, examples: shown(evidence.both) }) }
}

function shown(examples: Example[]): string[] {
  return examples.slice(0, EXAMPLES_KEPT).map(({ line, value }) => `${line}: «${value.trim()}»`)
}
