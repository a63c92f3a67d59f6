import type { Input, Manifest } from '../../core/batch.js'
import type { Job, Knowledge, Parameters, RowFields } from '../../core/job/job.js'
import type { RowBefore } from '../../core/task.js'
import { brazilian } from '../../spreadsheets/tables/display-text.js'
import { D } from '../../values/decimal.js'
import { ExactSum } from '../exact-sum.js'
import { labels, OUTCOME_WORDS } from '../words.js'

export interface Side extends RowBefore {
  line: number
  fields?: RowFields | undefined
}

/** A row of two batches; a row that only one of them has lacks the other side. */
export interface Pair {
  before?: Side | undefined
  now?: Side | undefined
}

/** Why a row differs: `text` for the row, `group` for all rows with the same cause. */
export interface Cause {
  text: string
  group: string
}

export interface Compared extends Pair {
  /**
   * Difference of the row's worth; absent where one side has no figure, which does not count as
   * zero.
   */
  difference?: string
  /**
   * The row's part of the difference of the totals: its difference, or the figure of its only side.
   */
  moves: string
  /** Empty where nothing differs. */
  causes: Cause[]
}

/** Functions that explain why rows of two batches differ. */
export interface Comparing {
  titleOf(parameter: string): string
  headingOf(field: string): string
  /** Whether a field is an amount in reais. */
  isAmount(field: string): boolean
  parameterOf(field: string): string | undefined
  /** `B «Valor» → C «Saldo»`, where the field is read from another column than before. */
  columnChanged(field: string): string | undefined
  /** Months of the earlier row's series that were published or revised since. */
  monthsChanged(before: RowBefore): string[]
}

/**
 * Returns the functions; `knowledge` is that of the present batch, `earlier` that of the earlier
 * one, and `was` the earlier input.
 */
export function comparingOf(
  { input }: Manifest,
  { fields, seriesUsed }: Job,
  { knowledge, earlier, was = input }: { knowledge: Knowledge; earlier: Knowledge; was?: Input },
): Comparing {
  const headings = new Map(input.mapping.map(({ field, heading }) => [field, heading.trim()]))
  const parameters = new Map(fields.map(({ name, parameter }) => [name, parameter]))
  return {
    titleOf: (parameter) =>
      labels(fields.find((field) => field.parameter === parameter)?.name ?? parameter),
    headingOf: (field) => headings.get(field) || labels(field),
    isAmount: (field) => fields.some(({ name, type }) => name === field && type === 'amount'),
    parameterOf: (field) => parameters.get(field),
    columnChanged: (field) => columnChanged(field, was, input),
    monthsChanged: (before) => monthsChanged(before, { seriesUsed, knowledge, earlier }),
  }
}

/**
 * Describes the change of a field's column; in another file a column of the same heading may be
 * elsewhere.
 */
function columnChanged(field: string, was: Input, now: Input): string | undefined {
  const [before, after] = [was, now].map((input) =>
    input.mapping.find((one) => one.field === field),
  )
  const isMoved = was.sha256 === now.sha256 && before?.column !== after?.column
  if (before?.heading.trim() === after?.heading.trim() && !isMoved) return undefined
  const named = (one: typeof before) =>
    one === undefined ? 'nenhuma' : `${one.column} «${one.heading.trim()}»`
  return `${named(before)} → ${named(after)}`
}

/** Compares both sides of a row: difference, part of the total's difference, and causes. */
export function compareRow(pair: Pair, comparing: Comparing): Compared {
  const { before, now } = pair
  const moves = differenceOf(before?.figure, now?.figure)
  const isLone = !before || !now
  const isUnanswered = !isLone && (before.figure === undefined || now.figure === undefined)
  const hasNone = before?.figure === undefined && now?.figure === undefined
  return {
    ...pair,
    moves,
    ...(isUnanswered || hasNone ? {} : { difference: moves }),
    causes: isLone ? [loneCause(now !== undefined)] : causesOf(before, now, comparing),
  }
}

function loneCause(isNew: boolean): Cause {
  const text = isNew ? 'linha que não havia antes' : 'linha que não há mais'
  return { text, group: text }
}

function differenceOf(before: string | undefined, now: string | undefined): string {
  const difference = new ExactSum()
  if (now !== undefined) difference.add(now)
  if (before !== undefined) difference.add(before.startsWith('-') ? before.slice(1) : `-${before}`)
  return difference.toString()
}

function causesOf(before: Side, now: Side, comparing: Comparing): Cause[] {
  if (before.figure === now.figure && before.outcome === now.outcome) return []
  const parameters = parametersChanged(before, now, comparing)
  const input = inputChanged(before, now, parameters, comparing)
  const causes = [
    ...parameters.map(({ cause }) => cause),
    ...input,
    ...monthsCause(comparing.monthsChanged(before)),
    ...unansweredCause(before, now),
  ]
  return causes.length > 0 ? causes : [UNKNOWN]
}

const UNKNOWN: Cause = {
  text: 'sem causa conhecida: confira',
  group: 'sem causa conhecida: confira',
}

interface ChangedParameter {
  name: string
  cause: Cause
}

function parametersChanged(
  { parameters: before }: Side,
  { parameters: now }: Side,
  { titleOf }: Comparing,
): ChangedParameter[] {
  if (!before || !now) return []
  return changedNames(before, now).map((name) => {
    const text = `${titleOf(name)}: ${printed(before[name])} → ${printed(now[name])}`
    return { name, cause: { text, group: text } }
  })
}

/** Returns changed cells; a cell that sets a parameter is reported as the parameter. */
function inputChanged(
  before: Side,
  now: Side,
  parameters: readonly ChangedParameter[],
  { headingOf, isAmount, parameterOf, columnChanged }: Comparing,
): Cause[] {
  const told = new Set(parameters.map(({ name }) => name))
  const cells = changedNames(before.fields ?? {}, now.fields ?? {})
    .filter((field) => !told.has(parameterOf(field) ?? ''))
    .map((field) => {
      const moved = columnChanged(field)
      const [was, is] = [before, now].map((side) => cellOf(side, field, isAmount(field)))
      const text = `${headingOf(field)}: ${was} → ${is}`
      const group = moved ? `outra coluna: ${moved}` : `célula alterada: ${headingOf(field)}`
      return { text: moved ? `${text} (${group})` : text, group }
    })
  const hasBoth = before.item !== undefined && now.item !== undefined
  if (cells.length > 0 || !hasBoth) return cells
  const text = 'a linha foi lida de outro modo'
  return JSON.stringify(before.item) === JSON.stringify(now.item) ? [] : [{ text, group: text }]
}

/** A cell that could not be read is not among the fields of a rejected row, as a blank one. */
function cellOf({ fields = {}, outcome }: Side, field: string, isAmount: boolean): string {
  const value = fields[field]
  if (value === undefined && outcome === 'rejected') return 'não lido'
  return isAmount && typeof value === 'string' ? asMoney(value) : printed(value)
}

/** Returns at least two decimals, and all that the amount has. */
function asMoney(value: string): string {
  const amount = new D(value)
  return brazilian(amount.toFixed(Math.max(2, amount.decimalPlaces())))
}

function changedNames(before: RowFields | Parameters, now: RowFields | Parameters): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(now)])
  return [...names].filter((name) => before[name] !== now[name])
}

const MOST_MONTHS = 12

function monthsCause(months: readonly string[]): Cause[] {
  if (months.length === 0) return []
  const group = 'índice publicado ou revisto'
  const shown = months.length > MOST_MONTHS ? [...months.slice(0, MOST_MONTHS), '…'] : months
  return [{ text: `${group}: ${shown.join(', ')}`, group }]
}

function unansweredCause(before: Side, now: Side): Cause[] {
  const sides: Cause[] = []
  for (const [{ figure, outcome }, when] of [
    [before, 'antes'],
    [now, 'agora'],
  ] as const) {
    const group = `sem valor ${when}`
    if (figure === undefined) sides.push({ text: `${group} (${OUTCOME_WORDS[outcome]})`, group })
  }
  return sides
}

/** A parameter or cell that one of two batches lacks. */
export const NOT_STATED = 'não informado'

/** Formats a value for users. */
export function printed(value: Parameters[string] | undefined): string {
  if (value === undefined) return NOT_STATED
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  if (iso) return `${iso[3]}/${iso[2]}/${iso[1]}`
  // A number without a point may be an id, whose digits are not grouped.
  return /^-?\d+\.\d+$/.test(value) ? brazilian(value) : value
}

/** Returns the months of the same span whose values differ from those of the earlier batch. */
function monthsChanged(
  { parameters, item }: RowBefore,
  {
    seriesUsed,
    knowledge,
    earlier,
  }: { seriesUsed: Job['seriesUsed']; knowledge: Knowledge; earlier: Knowledge },
): string[] {
  if (!seriesUsed || !parameters || item === undefined) return []
  const known = (of: Knowledge) =>
    new Map(
      seriesUsed({ parameters, item }, of).flatMap(({ name, months }) =>
        months.map(({ month, ...values }) => [`${name} ${month}`, JSON.stringify(values)] as const),
      ),
    )
  const before = known(earlier)
  return [...known(knowledge)]
    .filter(([month, values]) => before.get(month) !== values)
    .map(([month]) => month)
}
