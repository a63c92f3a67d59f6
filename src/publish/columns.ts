import type { Manifest } from '../core/batch.js'
import type { FigureColumn, Job } from '../core/job/job.js'
import { ROW_ID_HEADING } from '../spreadsheets/added-columns.js'
import { linkText, type SheetColumn, type Value } from '../spreadsheets/sheet.js'
import { columnLetters } from '../spreadsheets/xlsx/reference.js'
import { toBrazilianMonth } from '../values/dates.js'
import { legibleNames } from '../values/legible-name.js'
import type { OpenKind, UndeclaredKinds } from './undeclared-columns.js'
import { headingWidth } from './widths.js'

export const LINE: SheetColumn = { title: 'Linha', kind: 'integer', width: 8 }
/** First cell of the last row of a table with sums. */
export const TOTAL = 'Total'
/** Batch and line of a row, which stay with a copied row; `lote trace` reads them. */
export const ROW_ID: SheetColumn = {
  title: ROW_ID_HEADING,
  kind: 'text',
  width: 30,
  onScreen: true,
  hidden: true,
}
export const SITUATION: SheetColumn = { title: 'Situação', kind: 'text', width: 12 }
export const NOTICES: SheetColumn = { title: 'Avisos', kind: 'text', width: 50, wrap: true }
/** The id of a call: batch, task and attempt. */
export const CALL: SheetColumn = { title: 'Chamada', kind: 'text', width: 34 }
/**
 * The same column next to the results; it is not printed, because a call is looked up on the
 * screen.
 */
export const CALL_BESIDE: SheetColumn = { ...CALL, onScreen: true }
/** Number of frozen columns: the line, and the subject of the row. */
export const LINE_AND_SUBJECT = 2

/**
 * Returns the original columns under their headings, and ours, renamed where an original has the
 * same title.
 */
export function besideOriginals(
  { input }: { input: Pick<Manifest['input'], 'headings' | 'mapping'> },
  widths: readonly number[],
  ours: readonly SheetColumn[],
  fields: Job['fields'] = [],
): { originals: SheetColumn[]; ours: SheetColumn[] } {
  const amounts = amountColumns(input, fields)
  const originals = input.headings.map((heading, at) => ({
    title: heading.trim() || `Coluna ${columnLetters(at)}`,
    kind: 'original' as const,
    width: widths[at],
    ...(amounts.has(columnLetters(at)) ? { amounts: true as const } : {}),
  }))
  const taken = new Set(originals.map(({ title }) => title.toLowerCase()))
  return {
    originals,
    ours: ours.map((column) =>
      taken.has(column.title.toLowerCase())
        ? { ...column, title: `${column.title} (lote)` }
        : column,
    ),
  }
}

/** Returns the letters of the columns of the input that hold amounts. */
function amountColumns(input: Pick<Manifest['input'], 'mapping'>, fields: Job['fields']) {
  const names = new Set(fields.filter(({ type }) => type === 'amount').map(({ name }) => name))
  return new Set(input.mapping.flatMap(({ field, column }) => (names.has(field) ? column : [])))
}

/**
 * Hides empty columns; where all are empty none is hidden, so that the headings show what was
 * requested.
 */
export function withoutEmpty<T extends SheetColumn>(
  columns: readonly T[],
  isFilled: (column: T) => boolean,
): T[] {
  const isEmpty = !columns.some(isFilled)
  return columns.map((column) =>
    isEmpty || isFilled(column) ? column : { ...column, hidden: true },
  )
}

export function figureOf(column: FigureColumn, figures: Record<string, string>): Value {
  // Object.hasOwn, because a service may name a field like a property that every object has.
  const value = Object.hasOwn(figures, column.figure) ? figures[column.figure] : undefined
  if (value === undefined || value === '') return null
  switch (column.kind) {
    case 'text':
      if (column.shown) return column.shown(value)
      return column.marks === undefined ? value : marked(value, figures[column.marks])
    case 'date':
      return { date: value }
    case 'moment':
      return { moment: value }
    case 'link':
      return { link: value, text: linkText(value) }
    default:
      return { n: value }
  }
}

/**
 * Marks a text; overlapping marks of several sources are joined, and marks outside the text are
 * ignored.
 */
function marked(text: string, said = ''): Value {
  const all = [...said.matchAll(/(?<!\d)(\d+)-(\d+)/g)]
    .map(([, start, end]) => ({ start: Number(start), end: Number(end) }))
    .filter(({ start, end }) => start < end && end <= text.length)
    .toSorted((a, b) => a.start - b.start)
  const marks: { start: number; end: number }[] = []
  for (const one of all) {
    const last = marks.at(-1)
    if (last && one.start < last.end) last.end = Math.max(last.end, one.end)
    else marks.push(one)
  }
  return marks.length === 0 ? text : { text, marks }
}

/** Fits a case number. */
const WIDEST = 28
const NARROWEST = 11
/**
 * A longer text than `SENTENCES` is wrapped; as narrow as a number it would leave six rows on a
 * page.
 */
const SENTENCES = 80
const WIDEST_TEXT = 44

/** Names of amounts: a whole number among them is no text, as `multa` is 0 in most calculations. */
const AMOUNTS =
  /(?:^|\.)(?:valor(?:[A-Z_]\w*)?|total|juros|multa|honorarios|custas|pagamentos?|saldo|capital|principal|corrigido|correcaoMonetaria)$/

function isAmount(name: string): boolean {
  return AMOUNTS.test(name)
}

/** What is added to a debt: where it is zero on every line, it was not charged. */
const CHARGES = /(?:^|\.)(?:juros|multa|honorarios|custas)$/

function kindOf(name: string, kind: OpenKind): Pick<FigureColumn, 'kind' | 'shown'> {
  if (kind === 'month') return { kind: 'text', shown: toBrazilianMonth }
  return { kind: kind === 'whole' ? (isAmount(name) ? 'money' : 'text') : kind }
}

/** Returns columns for the undeclared fields of a service, with titles that no other column has. */
export function openColumns(
  kinds: UndeclaredKinds,
  open: true | 'onScreen' = true,
  taken: readonly SheetColumn[] = [],
): FigureColumn[] {
  const others = [LINE, ...taken, SITUATION, NOTICES, CALL, ROW_ID].map(({ title }) => title)
  const titles = legibleNames([...kinds.keys()], others)
  return [...kinds].map(([name, { kind, longest, isZero }], at) => ({
    figure: name,
    title: titles[at]!,
    ...(titles[at] === name ? {} : { note: `lote: no serviço, ${name}` }),
    ...kindOf(name, kind),
    width: Math.min(
      longest > SENTENCES ? WIDEST_TEXT : WIDEST,
      Math.max(NARROWEST, longest + 2, headingWidth(titles[at]!)),
    ),
    ...(open === 'onScreen' ? { onScreen: true as const } : {}),
    ...(isZero && CHARGES.test(name) ? { hidden: true as const } : {}),
  }))
}

export async function* mapRows<T>(
  rows: AsyncIterable<T>,
  line: (row: T) => Value[] | undefined,
): AsyncIterable<Value[]> {
  for await (const row of rows) {
    const values = line(row)
    if (values) yield values
  }
}

/** Returns a number cell of a decimal; an empty one without a figure. */
export function numberOf(figure: string | undefined): Value {
  return figure === undefined ? null : { n: figure }
}
