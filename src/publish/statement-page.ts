import type { StatementDocument, StatementPart } from '../core/job/job.js'
import type { SheetColumn, Value } from '../spreadsheets/sheet.js'
import {
  basisText,
  type Filing,
  placeAndDate,
  sumTitle,
  TITLE,
  totalText,
} from './statement-text.js'

const LINE_TO_SIGN = '_'.repeat(40)

/**
 * Returns the rows of a statement on a sheet with these columns, the sentences not wider than
 * `across`: the same as its PDF, from the office to the line for the signature. A page is for one
 * case and goes into its records, therefore it must not show another client's debts.
 */
export function statementPage(
  content: StatementDocument,
  filing: Filing,
  columns: readonly SheetColumn[],
  across: number,
): Value[][] {
  const { facts, refused, parts, remarks } = content
  const { name } = filing.office
  const total = totalText(content)
  const texts = (all: readonly string[]) => all.flatMap((text) => sentence(text, across))
  const [first, ...head]: Value[][] = [
    ...(name === undefined ? [] : texts([name])),
    [{ title: TITLE }],
  ]
  return [
    [startOfPage(first![0]!)],
    ...head,
    ...texts([basisText(content, filing.date)]),
    [],
    ...texts(facts.map((fact) => fact.join(': '))),
    [],
    ...(total === undefined ? [] : bold(total, across)),
    ...(refused === undefined ? [] : texts([refused])),
    ...parts.flatMap((part) => [...texts(part.terms), [], ...table(part, columns), []]),
    ...texts(remarks),
    ...(refused === undefined ? signature(filing) : []),
    [],
  ]
}

function startOfPage(value: Value): Value {
  if (typeof value === 'string') return { bold: value, newPage: true }
  return { ...value, newPage: true } as Value
}

function signature(filing: Filing): Value[][] {
  const name = filing.office.name ?? 'Assinatura'
  return [[], [placeAndDate(filing)], [], [], [LINE_TO_SIGN], [name]]
}

/** A column that only other cases fill stays blank. */
function table(part: StatementPart, columns: readonly SheetColumn[]): Value[][] {
  const places = columns.map(({ title }) => part.columns.findIndex((one) => one.title === title))
  const row = <T>(of: (at: number) => T, blank: T) => places.map((at) => (at < 0 ? blank : of(at)))
  const totals = part.totals.map((sum, at) => (at === 0 ? (sum ?? sumTitle(part)) : (sum ?? '')))
  return [
    row<Value>((at) => ({ header: part.columns[at]!.title }), { header: '' }),
    ...part.lines.map((line) => row((at) => cellOf(line[at], part.columns[at]!.kind), null)),
    row<Value>((at) => ({ total: totals[at]! }), { total: '' }),
  ]
}

function cellOf(value: string | undefined, kind: StatementPart['columns'][number]['kind']): Value {
  if (value === undefined) return null
  if (kind === 'text') return value
  return kind === 'date' ? { date: value } : { n: value }
}

/** A sentence extends over the cells next to it, but not past the table, where the paper ends. */
function sentence(text: string, across: number): Value[][] {
  return inLines(text, across).map((line) => [line])
}

function bold(text: string, across: number): Value[][] {
  return inLines(text, across).map((line) => [{ bold: line }])
}

function inLines(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const joined = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length === 0 || joined.length > most) lines.push(word)
    else lines[lines.length - 1] = joined
  }
  return lines
}
