import { EXIT, UserError } from '../../../core/errors.js'
import type { Field, Parameters } from '../../../core/job/job.js'
import { type Sentence, sentence } from '../../../messages/message-code.js'
import type { CellComment } from '../../../spreadsheets/source.js'
import type { DecimalMark } from '../../cells/amount.js'
import type { DateOrder } from '../../cells/date.js'
import { exampleTexts } from '../../cells/example.js'
import { headerQuestion } from '../../find/find-table.js'
import { familiarity } from '../../find/match-columns.js'
import { normaliseHeading } from '../../find/normalise-heading.js'
import { columnName, labelOf, placeOf, type Table } from '../../find/table.js'
import { TableQuestions } from '../../table-questions.js'
import type { TableCheck } from '../check.js'
import { inspectTable, type TableInspection } from '../inspect-table.js'
import { type DateEvidence, decideOrder } from './date-evidence.js'
import type { Decision } from './evidence.js'
import { decideMark } from './number-evidence.js'
import { namesOtherUnit, namesThousands } from './stated-units.js'

/** How the texts of each column are read. */
export interface Conventions {
  marks: Map<string, DecimalMark | undefined>
  orders: Map<string, DateOrder>
  /** Fields whose texts are date serials. */
  serials: Set<string>
  /** Fields whose cells are months such as `202001`. */
  months: Set<string>
  isFeeFixed: boolean
  /** The state that the title gives to registrations without one. */
  uf?: string | undefined
  /** Plain numbers in date columns count from 1904. */
  is1904: boolean
  /** Columns of the widest line. */
  width: number
  /** Columns with a heading that no field uses, with the few kinds of their values. */
  unused: string[]
  remarks: Sentence[]
}

export interface ConventionOptions {
  /** The workbook counts days from 1904. */
  is1904: boolean
  name: string
  /** Separator of a text file. */
  separator?: string
  /** Comments on the sheet of the table. */
  comments?: readonly CellComment[]
  decimal?: DecimalMark
  dates?: DateOrder
  lastYear: number
  map: Record<string, string>
  /** A sheet accepted before is read again: questions about what it leaves out become messages. */
  acceptedBefore?: boolean
  /** Parameters of the whole batch; some answer questions. */
  given: Parameters
}

/**
 * Reads the table once to its end and decides the conventions of each column.
 * @throws {UserError} where there are no rows or an amount is cut in two; {TableQuestions} where
 * the user has to decide
 */
export async function surveyColumns(
  table: Table,
  fields: readonly Field[],
  options: ConventionOptions,
): Promise<Conventions> {
  const { lastYear, separator, given, comments, name } = options
  const mode = given['honorarios.modo'] ?? given['fields.honorarios_modo']
  const isFeeFixed = mode === 'v' || table.columns.has('honorarios_modo')
  const seen = await inspectTable(table, fields, {
    lastYear,
    given,
    name,
    separator,
    comments,
  })
  if (seen.items === 0) {
    if (!hasKey(table, fields))
      throw new UserError(EXIT.decision, [headerQuestion(fields, [table.sheet])])
    throw UserError.usage('no_rows', { sheet: table.sheet.name, line: table.header.bottom })
  }
  if (seen.wide.cut) throw UserError.usage('cut_amounts', { ...seen.wide.cut })
  const { conventions, questions: ofFormats } = decide(table, fields, seen, options)
  const debts = await seen.debts.conclude(conventions.orders)
  const context = {
    map: options.map,
    instead: options.acceptedBefore === true,
    isDotted: [...conventions.marks.values()].includes('dot'),
  }
  const left = seen.left.flatMap((check) => check.remarks?.(context) ?? [])
  conventions.remarks.push(...left, ...debts.told)
  const askedBy = (checks: readonly TableCheck[]) =>
    checks.flatMap((check) => check.questions?.(context) ?? [])
  const questions = [
    ...tableQuestions(table, seen),
    ...debts.questions,
    ...askedBy(seen.terms),
    ...ofFormats,
    ...(context.instead ? [] : askedBy(seen.left)),
  ]
  if (questions.length > 0)
    throw new TableQuestions(questions, { ...placeOf(table), rows: seen.items })
  const ofFile = { is1904: options.is1904, width: seen.width, uf: seen.state.uf }
  return { ...conventions, ...ofFile, isFeeFixed, unused: seen.unused.names() }
}

type Decided = Pick<Conventions, 'marks' | 'orders' | 'serials' | 'months' | 'remarks'>

function decide(
  table: Table,
  fields: readonly Field[],
  { numbers, dates, oddDays, otherDates, sums }: TableInspection,
  options: ConventionOptions,
): { conventions: Decided; questions: Sentence[] } {
  const conventions: Decided = {
    marks: new Map(),
    orders: new Map(),
    serials: new Set(),
    months: new Set(),
    remarks: [],
  }
  const questions: Sentence[] = []
  const settle = <Way>(decision: Decision<Way>, keep: (way: Way | undefined) => void) => {
    if (decision.is === 'ask') questions.push(decision.question)
    else keep(decision.way)
    if (decision.is === 'decided' && decision.told) conventions.remarks.push(decision.told)
  }
  for (const [name, evidence] of numbers) {
    const decision = decideMark(evidence, options.decimal, nameOf(table, name), sums.get(name))
    settle(decision, (way) => conventions.marks.set(name, way))
  }
  const brazilian =
    options.decimal !== 'dot' &&
    isBrazilian(table, fields, numbers, [...dates.values(), ...otherDates.values()])
  for (const [name, evidence] of dates) {
    const decision = decideOrder(
      evidence,
      options.dates,
      brazilian,
      nameOf(table, name),
      table.headings[table.columns.get(name)!],
    )
    settle(decision, (way) => conventions.orders.set(name, way ?? 'dmy'))
    conventions.remarks.push(...oddDays.get(name)!.remarks(conventions.orders.get(name) ?? 'dmy'))
    if (evidence.yearless.length > 0) {
      const facts = { column: nameOf(table, name), examples: exampleTexts(evidence.yearless) }
      conventions.remarks.push(sentence('told_unseen_year', facts))
    }
    if (evidence.isOfMonths()) conventions.months.add(name)
    const serials = evidence.serialTexts()
    if (serials.length === 0) continue
    conventions.serials.add(name)
    const facts = { column: nameOf(table, name), examples: exampleTexts(serials) }
    conventions.remarks.push(sentence('told_serial_texts', facts))
  }
  return { conventions, questions }
}

/** Letters and words between others; below, headings in the dictionary that are not Portuguese. */
const PORTUGUESE = /[ãõçáéíóúâêô]|\b(?:d[aeo]s?|em|para|qu(?:em|anto|ando))\b/i
const ENGLISH = new Set(['amount', 'date', 'description', 'index', 'litigation', 'type'])

/** Decides whether headings are Portuguese and no text has a decimal dot or the month first. */
function isBrazilian(
  table: Table,
  fields: readonly Field[],
  numbers: TableInspection['numbers'],
  dates: readonly DateEvidence[],
): boolean {
  const headings = table.matches.map(({ heading }) => normaliseHeading(heading))
  // The service's field names are Portuguese.
  const hasOwn = fields.some(({ name, isOwn }) => isOwn && table.columns.has(name))
  const isPortuguese =
    hasOwn ||
    ((headings.some((text) => familiarity(text) > 0 && !ENGLISH.has(text)) ||
      table.matches.some(({ heading }) => PORTUGUESE.test(heading))) &&
      !headings.some((text) => ENGLISH.has(text)))
  const hasDots = [...numbers.values()].some((evidence) => evidence.count('dot') > 0)
  const hasMdy = dates.some((evidence) => evidence.american || evidence.count('mdy') > 0)
  return isPortuguese && !hasDots && !hasMdy
}

/** Questions about headings, titles and kinds of cells. */
function tableQuestions(
  table: Table,
  { sums, charges, credit, signs, units, otherHeader }: TableInspection,
): Sentence[] {
  const questions = otherHeader.question ? [otherHeader.question] : []
  questions.push(...unitQuestions(table, units, sums))
  if (credit !== undefined) {
    const column = columnName(table.headings, table.roles.debit!)
    questions.push(sentence('ask_debit_letter', { column, examples: [`${credit}`] }))
  }
  for (const { column, example } of signs.found()) {
    const facts = { column: columnName(table.headings, column), examples: exampleTexts([example]) }
    questions.push(sentence('ask_debit_letter', facts))
  }
  for (const [name, check] of charges) {
    questions.push(...check.questions(labelOf(name), nameOf(table, name)))
  }
  return questions
}

/** Amounts in thousands or in another currency, according to the heading, a title or a footer. */
function unitQuestions(
  table: Table,
  { thousands, foreign }: TableInspection['units'],
  sums: TableInspection['sums'],
): Sentence[] {
  const [field] = sums.keys()
  const amount = table.columns.get(field ?? 'valor')
  if (amount === undefined) return []
  const heading = table.headings[amount] ?? ''
  const column = columnName(table.headings, amount)
  const inThousands = namesThousands(heading) ? heading : thousands?.value
  const examples = inThousands === undefined ? [] : [inThousands.replace(/\s+/g, ' ').trim()]
  const unit = namesOtherUnit(heading)
    ? { line: table.header.bottom, value: heading.trim() }
    : foreign
  return [
    ...(examples.length > 0 ? [sentence('ask_in_thousands', { column, examples })] : []),
    ...(unit ? [sentence('ask_foreign_said', { column, ...unit })] : []),
  ]
}

function nameOf(table: Table, field: string): string {
  return columnName(table.headings, table.columns.get(field)!)
}

/** Without a column of what is sought, no line can be an item. */
function hasKey({ columns }: Table, fields: readonly Field[]): boolean {
  return fields.some(({ name, required, asked }) => (required || asked) && columns.has(name))
}
