import { type MessageCode, type Sentence, sentence } from '../../../messages/message-code.js'
import { type Cell, isNumber } from '../../../spreadsheets/cell.js'
import { type DecimalMark, formatTrouble, markProved, readNumberText } from '../../cells/amount.js'
import { type Example, exampleTexts, MOST_EXAMPLES } from '../../cells/example.js'
import { withoutPercentSign } from '../../cells/percent.js'
import type { CheckSum } from '../sums/check-sum.js'
import { type Decision, Evidence, FEWEST_OF_EACH } from './evidence.js'

/** "1.234,56" is no number to a program in English; of "890,50" it makes 89050. */
const BOTH_MARKS = /\d\.\d{3},\d{2}\b/
/** 10,00 to 999,99 without its comma: what is lower is hardly owed, what is higher has a point. */
const LEAST_EATEN = 1_000
const MOST_EATEN = 99_999

export class NumberEvidence extends Evidence<DecimalMark> {
  readonly marked: Example[] = []
  private readonly whole: Example[] = []
  private hasCents = false
  private isUneaten = false
  /** Values with a letter for debit or credit, or in thousands: the user states their meaning. */
  readonly unclear: (Example & { code: MessageCode })[] = []

  observeCell(cell: Cell | undefined, line: number): void {
    if (isNumber(cell)) {
      this.ask(formatTrouble(cell), { line, value: cell.n })
      this.observeNumber(Math.abs(Number(cell.n)), { line, value: cell.n })
    }
    if (typeof cell !== 'string' || cell.trim() === '') return
    if (!BOTH_MARKS.test(cell)) this.isUneaten ||= /\d/.test(cell)
    else if (this.marked.length < MOST_EXAMPLES) this.marked.push({ line, value: cell })
    const reading = readNumberText(withoutPercentSign(cell))
    if (reading.is === 'trouble') {
      this.ask(reading.code, { line, value: cell })
      return
    }
    const proved = markProved(reading)
    if (proved && proved !== 'either') this.add(proved, { line, value: cell })
  }

  /**
   * Returns numbers that have lost their decimal comma: all are whole, and each text has a point
   * too, which alone kept it a text.
   */
  eaten(): Example[] {
    const { whole, marked, isUneaten, hasCents } = this
    const isEaten =
      hasCents && !isUneaten && Math.min(whole.length, marked.length) >= FEWEST_OF_EACH
    return isEaten ? whole : []
  }

  private observeNumber(value: number, example: Example): void {
    if (value === 0) return
    if (!Number.isInteger(value) || value < LEAST_EATEN || value > MOST_EATEN) this.isUneaten = true
    this.hasCents ||= value % 100 !== 0
    if (this.whole.length < MOST_EXAMPLES) this.whole.push(example)
  }

  private ask(code: MessageCode | undefined, example: Example): void {
    if (code !== 'cell_debit_letter' && code !== 'cell_in_thousands') return
    const same = this.unclear.filter((one) => one.code === code)
    if (same.length < MOST_EXAMPLES) this.unclear.push({ ...example, code })
  }
}

/** Decides for the whole column: a value that fits both marks needs one that proves either. */
export function decideMark(
  evidence: NumberEvidence,
  stated: DecimalMark | undefined,
  column: string,
  sum?: CheckSum,
): Decision<DecimalMark> {
  const question = unclearQuestion(evidence, column)
  if (question) return { is: 'ask', question }
  if (stated) {
    const message = sentence('told_mark_stated', { column, mark: stated })
    return { is: 'decided', way: stated, ...(evidence.isEmpty() ? {} : { told: message }) }
  }
  const eaten = evidence.eaten()
  if (eaten.length > 0) {
    const [examples, texts] = [eaten, evidence.marked].map(exampleTexts)
    return { is: 'ask', question: sentence('ask_eaten_commas', { column, examples, texts }) }
  }
  const ways = (['comma', 'dot'] as const).filter((way) => evidence.count(way) > 0)
  return evidence.count('both') > 0
    ? decideBoth(evidence, ways, column, sum)
    : decideEach(ways, column)
}

/** Every text has only one reading; a column with both conventions is reported. */
function decideEach(ways: DecimalMark[], column: string): Decision<DecimalMark> {
  if (ways.length < 2) return { is: 'decided', way: ways[0] }
  return { is: 'decided', way: undefined, told: sentence('told_marks_mixed', { column }) }
}

function decideBoth(
  evidence: NumberEvidence,
  ways: DecimalMark[],
  column: string,
  sum: CheckSum | undefined,
): Decision<DecimalMark> {
  const examples = exampleTexts(evidence.examples('both'))
  const [way, other] = ways
  if (way === undefined) {
    const proof = sum?.found()
    if (!proof) return { is: 'ask', question: sentence('ask_mark', { column, examples }) }
    const message = sentence('told_mark_by_total', { column, examples, ...proof })
    return { is: 'decided', way: proof.mark, told: message }
  }
  if (other === undefined) {
    const told = sentence('told_mark_by_column', { column, mark: way, examples })
    return { is: 'decided', way, told }
  }
  const against = exampleTexts([way, other].flatMap((each) => evidence.examples(each).slice(0, 2)))
  return { is: 'ask', question: sentence('ask_mark_contradiction', { column, examples, against }) }
}

function unclearQuestion({ unclear }: NumberEvidence, column: string): Sentence | undefined {
  const [first] = unclear
  if (!first) return undefined
  const code = first.code === 'cell_debit_letter' ? 'ask_debit_letter' : 'ask_in_thousands'
  const same = unclear.filter((one) => one.code === first.code)
  return sentence(code, { column, examples: exampleTexts(same) })
}
