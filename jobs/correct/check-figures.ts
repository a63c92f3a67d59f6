import type { Knowledge, Parameters } from '../../src/core/job/job.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { addMonths, monthOf } from '../../src/values/dates.js'
import { cents, type D } from '../../src/values/decimal.js'
import { agreedConventions } from './agreed-conventions.js'
import { type ConventionFactor, conventionFactors, regimeSeries } from './convention-factors.js'
import {
  type CheckContext,
  type ComparedRow,
  type FigureRow,
  factorInputs,
  factorText,
  gap,
  TOLERANCE,
} from './figure-row.js'
import type { CorrectItem } from './item.js'
import { likelyCause, OTHER_MONTHS } from './likely-cause.js'
import { seriesKey, unpublishedIn } from './series.js'

/**
 * Marks batches whose calls are checked as a whole. Batches planned before that check existed lack
 * it and are read without it.
 */
export const CHECKS: Knowledge = {
  checksCalls: true,
  tellsSeriesFactor: true,
  cutsFactors: true,
  tellsByLine: true,
  tellsFromDue: true,
}

/** Prices rise slowly: an amount that is unchanged within this many months is plausible. */
const SUSPECT_AFTER_MONTHS = 3

export interface Checked {
  figures: Record<string, string>
  notes: Sentence[]
}

/**
 * Computes the corrected values of a call again from the service's own series and notes every
 * difference. Rows of one call must count months alike: a row that does not gets a note as well.
 */
export function checkFigures(rows: readonly FigureRow[], context: CheckContext): Checked[] {
  const compared = compareRows(rows, context)
  const agreed = context.isFull ? agreedConventions(compared) : undefined
  return compared.map((row) => checkRow(row, compared, agreed, context))
}

/**
 * Factors are cached because they depend only on the date and the kind of a row, which many rows
 * share.
 */
function compareRows(rows: readonly FigureRow[], context: CheckContext): ComparedRow[] {
  const known = new Map<string, ConventionFactor[]>()
  return rows.map((row) => {
    const key = `${row.item.date} ${row.item.custas === true}`
    const factors = known.get(key) ?? conventionFactors(factorInputs(row.item, context))
    known.set(key, factors)
    const fitting = factors.filter(({ factor }) => gap(row, factor).lte(TOLERANCE))
    return { ...row, factors, fitting }
  })
}

function checkRow(
  row: ComparedRow,
  rows: readonly ComparedRow[],
  agreed: ReadonlySet<string> | undefined,
  context: CheckContext,
): Checked {
  const { item, corrected } = row
  const notes = unpublishedNotes(item, context)
  const best = bestOf(row, agreed)
  if (!best || isByDefault(row, context.parameters)) return unchecked(row, notes, context)
  const difference = corrected.minus(best.factor.times(item.amount).toDecimalPlaces(2))
  const figures = {
    fatorProprio: factorText(best.factor, context.isCut),
    diferenca: cents(difference),
  }
  const isNominal = corrected.equals(item.amount)
  const isOther = isAgainst(row, agreed)
  const isWrongNominal = context.isFull && isNominal && !difference.isZero()
  if (difference.abs().lte(TOLERANCE) && !isOther && !isWrongNominal)
    return { figures: { ...figures, conferencia: 'confere' }, notes }
  notes.push(
    isNominal
      ? nominal(corrected, figures.fatorProprio)
      : sentence('row_divergent', { ...received(corrected), difference: figures.diferenca }),
  )
  const causa = isOther
    ? OTHER_MONTHS
    : context.isFull
      ? likelyCause(row, rows, context)
      : undefined
  return {
    figures: { ...figures, conferencia: 'DIVERGENTE', ...(causa ? { causa } : {}) },
    notes,
  }
}

function unchecked({ item, corrected }: ComparedRow, notes: Sentence[], context: CheckContext) {
  const { parameters, isFull } = context
  if (isSuspect(item, corrected, parameters.updateTo as string)) notes.push(nominal(corrected))
  const conferencia =
    parameters.selic === true ? 'não conferido (SELIC)' : 'não conferido (sem série)'
  const figures: Record<string, string> = { conferencia }
  if (isFull) figures.causa = whyUnchecked(item, context)
  return { figures, notes }
}

/**
 * The nearest of the conventions that the rows of the call agree on, or, without agreement, of all.
 */
function bestOf(
  row: ComparedRow,
  agreed: ReadonlySet<string> | undefined,
): ConventionFactor | undefined {
  const held = agreed ? row.factors.filter(({ name }) => agreed.has(name)) : []
  const [first, ...others] = held.length > 0 ? held : row.factors
  return others.reduce(
    (best, one) => (best && gap(row, one.factor).lt(gap(row, best.factor)) ? one : best),
    first,
  )
}

/** The row's figure fits only conventions that the other rows of its call do not use. */
function isAgainst({ factors, fitting }: ComparedRow, agreed: ReadonlySet<string> | undefined) {
  if (!agreed || fitting.length === 0) return false
  return (
    factors.some(({ name }) => agreed.has(name)) && !fitting.some(({ name }) => agreed.has(name))
  )
}

/**
 * If no start of SELIC was asked for, the service chooses it, so that a difference proves no error.
 */
function isByDefault({ fitting }: ComparedRow, { selic, selicFrom }: Parameters): boolean {
  return selic === true && selicFrom === undefined && fitting.length === 0
}

function unpublishedNotes(item: CorrectItem, context: CheckContext): Sentence[] {
  const { parameters, series, selic } = context
  const own = parameters.selic === true ? selic : series[seriesKey(parameters)]
  const months = own ? unpublishedIn(own, item.date, parameters.updateTo as string) : []
  return months.length > 0 ? [sentence('row_unpublished', { months })] : []
}

/**
 * An old amount that comes back unchanged with HTTP 200 is the most dangerous answer of the
 * service, because it looks like a success.
 */
function isSuspect(item: CorrectItem, corrected: D, updateTo: string): boolean {
  const old = addMonths(monthOf(item.date), SUSPECT_AFTER_MONTHS) < monthOf(updateTo)
  return old && corrected.equals(item.amount)
}

function nominal(corrected: D, factor?: string): Sentence {
  return sentence('row_nominal', { ...received(corrected), factor })
}

function received(corrected: D) {
  return { label: 'Valor corrigido', value: cents(corrected).replace('.', ',') }
}

/** Returns the reason why lote cannot compute a figure of its own, as a text for the user. */
function whyUnchecked(item: CorrectItem, context: CheckContext): string {
  const { parameters, selic } = context
  const { table, updateTo } = parameters
  if (parameters.selic === true) {
    if (!selic || selic.by === 'unread') return 'a série da SELIC não pôde ser lida'
    if (parameters.selicFrom === undefined)
      return 'o início da SELIC não foi dado, e o do serviço não se conhece'
    if (table !== undefined) return whyNotOnTable(context)
  }
  const own = regimeSeries(factorInputs(item, context), updateTo as string)
  if (!own || own.by === 'unread') return 'a série do índice ou da tabela não pôde ser lida'
  return 'a série não tem todos os meses desta linha'
}

/**
 * SELIC over a table: the series of a table has months only, without days and without the table's
 * own interest.
 */
function whyNotOnTable({ parameters }: CheckContext): string {
  if (parameters.selicVersion !== '1')
    return 'a série da tabela é de meses, e a versão 2 conta dias'
  const isOfTable = parameters['juros.percentual'] === undefined
  if (isOfTable && String(parameters.selicBase ?? '').includes('j'))
    return 'os juros da tabela entram na base da SELIC e não estão na série'
  return 'a tabela tem SELIC própria, ou a série dela até o início da SELIC não pôde ser lida'
}
