import { EXIT, Refusal } from '../errors.js'
import type { Field } from '../job.js'
import { type Sentence, sentence } from '../sentence.js'
import type { DecimalMark } from './amount.js'
import { looksLikeReais } from './cells.js'
import { DateEvidence, decideMark, decideOrder, NumberEvidence } from './convention.js'
import type { DateOrder } from './date.js'
import { tableLines } from './lines.js'
import { columnLetter, labelOf, type Table } from './table.js'

/** How the texts of each column are read. */
export interface Conventions {
  marks: Map<string, DecimalMark | undefined>
  orders: Map<string, DateOrder>
  told: Sentence[]
}

export interface ConventionOptions {
  decimal?: DecimalMark
  dates?: DateOrder
  lastYear: number
  /** Parameters given for the whole batch; `honorarios.modo` answers the question of fees in reais. */
  given: ReadonlySet<string>
}

/** Reads the table once to its end and decides the conventions of each column, or asks. */
export async function surveyColumns(
  table: Table,
  fields: readonly Field[],
  options: ConventionOptions,
): Promise<Conventions> {
  const numbers = new Map<string, NumberEvidence>()
  const dates = new Map<string, DateEvidence>()
  const reais = new Map<string, string>()
  const columns = fields.flatMap((field) => {
    const column = table.columns.get(field.name)
    if (column === undefined) return []
    if (field.type === 'date') dates.set(field.name, new DateEvidence(options.lastYear))
    if (isNumeric(field)) numbers.set(field.name, new NumberEvidence())
    return [{ field, column }]
  })
  for await (const { line, filled, isItem } of tableLines(table)) {
    if (!isItem) continue
    for (const { field, column } of columns) {
      const cell = filled[column]
      numbers.get(field.name)?.look(cell, line)
      dates.get(field.name)?.look(cell, line)
      if (isCharge(field) && looksLikeReais(cell)) reais.set(field.name, `${line}`)
    }
  }
  return decide(table, { numbers, dates, reais }, options)
}

interface Seen {
  numbers: Map<string, NumberEvidence>
  dates: Map<string, DateEvidence>
  reais: Map<string, string>
}

function decide(table: Table, seen: Seen, options: ConventionOptions): Conventions {
  const conventions: Conventions = { marks: new Map(), orders: new Map(), told: [] }
  const questions: Sentence[] = headingQuestions(table)
  const settle = <Way>(
    decision: { is: 'ask'; question: Sentence } | { is: 'decided'; way: Way; told?: Sentence },
    keep: (way: Way) => void,
  ) => {
    if (decision.is === 'ask') {
      questions.push(decision.question)
      return
    }
    keep(decision.way)
    if (decision.told) conventions.told.push(decision.told)
  }
  for (const [name, evidence] of seen.numbers) {
    settle(decideMark(evidence, options.decimal, columnName(table, name)), (way) =>
      conventions.marks.set(name, way),
    )
  }
  const brazilian = isBrazilian(seen)
  for (const [name, evidence] of seen.dates) {
    settle(decideOrder(evidence, options.dates, brazilian, columnName(table, name)), (way) =>
      conventions.orders.set(name, way ?? 'dmy'),
    )
  }
  for (const [name, line] of seen.reais) {
    if (name === 'honorarios' && options.given.has('honorarios.modo')) continue
    questions.push(sentence('ask_charge_in_reais', { column: columnName(table, name), line }))
  }
  if (questions.length > 0) throw new Refusal(EXIT.decision, questions)
  return conventions
}

/** Headings are from the Portuguese dictionary, and no text in the sheet uses the decimal dot. */
function isBrazilian(seen: Seen): boolean {
  return [...seen.numbers.values()].every((evidence) => evidence.count('dot') === 0)
}

function headingQuestions(table: Table): Sentence[] {
  const column = table.columns.get('valor')
  const heading = column === undefined ? '' : (table.headings[column] ?? '')
  return /\bmil\b|milhares|milh[õo]es/i.test(heading)
    ? [sentence('ask_in_thousands', { column: columnName(table, 'valor'), examples: [heading] })]
    : []
}

const isNumeric = (field: Field) =>
  field.type === 'amount' || field.type === 'percent' || field.type === 'fee'
const isCharge = (field: Field) => field.type === 'percent' || field.type === 'fee'

export function columnName(table: Table, field: string): string {
  const column = table.columns.get(field)
  if (column === undefined) return labelOf(field)
  return `${columnLetter(column)} «${(table.headings[column] ?? '').trim()}»`
}
