import type { StatementDocument, StatementPart } from '../../core/job/job.js'
import type { SheetColumn, Value } from '../../spreadsheets/sheet.js'
import { linesOf, MOST_LINES } from '../../spreadsheets/xlsx/row-height.js'
import { Pages } from '../pages.js'
import {
  basisText,
  debtText,
  type Filing,
  placeAndDate,
  sumTitle,
  TITLE,
  totalText,
  UNPRINTED,
} from './statement-text.js'

const LINE_TO_SIGN = '_'.repeat(40)

/** The paper of a sheet, in characters across and lines of a row down. */
export interface StatementPaper {
  across: number
  down: number
}

/**
 * Returns the rows of a statement on a sheet with these columns, the sentences not wider than the
 * paper: the same as its PDF, from the office to the line for the signature. A page is for one case
 * and goes into its records, therefore it must not show another client's debts.
 */
export function statementPage(
  content: StatementDocument,
  filing: Filing,
  columns: readonly SheetColumn[],
  paper: StatementPaper,
): Value[][] {
  const { facts, parts, remarks } = content
  const { name } = filing.office
  const total = totalText(content)
  const texts = (all: readonly string[]) => all.flatMap((text) => sentence(text, paper.across))
  const [first, ...head]: Value[][] = [
    ...(name === undefined ? [] : texts([name])),
    [{ title: TITLE }],
  ]
  const pages = new Pages(paper.down)
  pages.add([
    [startOfCase(first![0]!)],
    ...head,
    ...texts([basisText(content, filing.date)]),
    [],
    ...texts(facts.map((fact) => fact.join(': '))),
    [],
    ...(total === undefined ? [] : bold(total, paper.across)),
  ])
  // Each page names the case, which may be filed without the first.
  const again = facts.slice(0, 1).flatMap((fact) => texts([`${fact.join(': ')} (continuação)`]))
  const below = [...texts(remarks), ...signature(filing), []]
  for (const [at, part] of parts.entries()) {
    const after = at === parts.length - 1 ? below.length : 0
    addTable(pages, { part, terms: texts(part.terms), columns, after, again })
  }
  pages.add(below, { head: again })
  return pages.rows
}

/** Returns the rows of a page, for no court, that names the cases without a statement. */
export function unprintedPage(documents: readonly StatementDocument[], across: number): Value[][] {
  if (documents.length === 0) return []
  return [
    [{ title: UNPRINTED, newPage: true }],
    ...documents.flatMap((one) => [
      [],
      ...bold(debtText(one), across),
      ...sentence(one.refused!, across),
    ]),
  ]
}

function startOfCase(value: Value): Value {
  if (typeof value === 'string') return { bold: value, newPage: true }
  return { ...value, newPage: true } as Value
}

function signature(filing: Filing): Value[][] {
  const name = filing.office.name ?? 'Assinatura'
  return [[], [placeAndDate(filing)], [], [], [LINE_TO_SIGN], [name]]
}

interface TableToAdd {
  part: StatementPart
  terms: Value[][]
  columns: readonly SheetColumn[]
  after: number
  /** The first row of each further page. */
  again: Value[][]
}

/**
 * Adds the terms with the header and the first line of their table, and its last line with the sum
 * and what follows it. A column that only other cases fill stays blank.
 */
function addTable(pages: Pages, { part, terms, columns, after, again }: TableToAdd): void {
  const places = columns.map(({ title }) => part.columns.findIndex((one) => one.title === title))
  const row = <T>(of: (at: number) => T, blank: T) => places.map((at) => (at < 0 ? blank : of(at)))
  const totals = part.totals.map((sum, at) => (at === 0 ? (sum ?? sumTitle(part)) : (sum ?? '')))
  const header = row<Value>((at) => ({ header: part.columns[at]!.title }), { header: '' })
  const sum = row<Value>((at) => ({ total: totals[at]! }), { total: '' })
  for (const [at, line] of part.lines.entries()) {
    const cells = row((cell) => cellOf(line[cell], part.columns[cell]!.kind), null)
    const own = at === 0 ? [...terms, [], header, cells] : [cells]
    const isLast = at === part.lines.length - 1
    pages.add(own, {
      lines: own.length - 1 + linesIn(cells, columns),
      head: at === 0 ? again : [...again, header],
      after: isLast ? 2 + after : 0,
    })
  }
  pages.add([sum, []])
}

function linesIn(cells: readonly Value[], columns: readonly SheetColumn[]): number {
  const each = cells.map((cell, at) => {
    const { wrap, width } = columns[at]!
    return wrap && width && typeof cell === 'string' ? linesOf(cell, width, true) : 1
  })
  return Math.min(MOST_LINES, Math.max(...each))
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
