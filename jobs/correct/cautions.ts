import type { Parameters, Survey } from '../../src/core/job/job.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { brazilian } from '../../src/spreadsheets/tables/display-text.js'
import { monthOf } from '../../src/values/dates.js'
import { D } from '../../src/values/decimal.js'
import { MOST_ALONE, mayAskAlone } from './charge-split.js'
import { wholeMonths } from './selic-start.js'

/**
 * Returns the caution that version 1 of SELIC counts whole months, for one row. It applies only if the row's date lies before the SELIC
 * date; otherwise SELIC runs from the row's own date.
 */
export function wholeMonthNotes(parameters: Parameters, date: string): Sentence[] {
  const { from, until } = wholeMonths(parameters)
  const isCut = (day: string | undefined) => day !== undefined && date < day
  return [
    ...(from && isCut(from)
      ? [sentence('row_selic_whole_month', { from, month: monthOf(from) })]
      : []),
    ...(until && isCut(until)
      ? [sentence('row_selic_whole_month_until', { until, month: monthOf(until) })]
      : []),
  ]
}

/** Returns, once each, what the request asks for differently than its user may expect. */
export function cautions({ groups }: Survey): Sentence[] {
  const dates = groups.map(({ parameters }) => wholeMonths(parameters))
  const each = (name: 'from' | 'until') => [...new Set(dates.flatMap((one) => one[name] ?? []))]
  const isFromCitation = groups.some(({ parameters }) => parameters['juros.from'] === 'citacao')
  return [
    ...each('from').map((from) =>
      sentence('told_selic_whole_month', { from, month: monthOf(from) }),
    ),
    ...each('until').map((until) =>
      sentence('told_selic_whole_month_until', { until, month: monthOf(until) }),
    ),
    ...(groups.some(isSelicWithInterest) ? [sentence('told_selic_and_interest')] : []),
    ...(isFromCitation ? [sentence('told_citation_not_sent')] : []),
    ...chargedPayments(groups),
    ...paymentsWithoutFee(groups),
  ]
}

/** The contract does not say what a payment pays first, nor whether it bears charges itself. */
function chargedPayments(groups: Survey['groups']): Sentence[] {
  const paid = paymentsOf(groups)
  const charges = CHARGES.filter(([name]) =>
    paid.some(({ parameters }) => Number(parameters[name] ?? 0) > 0),
  ).map(([, charge]) => charge)
  if (charges.length === 0) return []
  return [sentence('told_payments_charged', { ...countAndSum(paid), charges })]
}

/** Payments bear no fixed fee, although the request or their own line gives one. */
function paymentsWithoutFee(groups: Survey['groups']): Sentence[] {
  if (!groups.some(({ parameters }) => parameters['honorarios.modo'] === 'v')) return []
  const free = paymentsOf(groups).filter(
    ({ parameters }) => parameters['honorarios.valor'] === undefined,
  )
  return free.length === 0 ? [] : [sentence('told_payments_no_fee', countAndSum(free))]
}

function paymentsOf(groups: Survey['groups']) {
  return groups.flatMap(({ parameters, payments }) =>
    payments ? [{ parameters, ...payments }] : [],
  )
}

function countAndSum(paid: ReturnType<typeof paymentsOf>) {
  const count = paid.reduce((all, { rows }) => all + rows, 0)
  const sum = paid.reduce((all, one) => all.plus(one.sum), new D(0))
  return { count, sum: brazilian(sum.toFixed(2)) }
}

const CHARGES = [
  ['juros.percentual', 'interest'],
  ['multa.percentual', 'fine'],
  ['honorarios.valor', 'fees'],
] as const

/**
 * SELIC as the index of the whole span, charged together with interest. Beside another index, SELIC
 * follows the interest in time.
 */
function isSelicWithInterest({ parameters }: Survey['groups'][number]): boolean {
  const { index } = parameters
  const isSelic = typeof index === 'string' && /\bselic\b/i.test(index)
  return isSelic && Number(parameters['juros.percentual'] ?? 0) > 0
}

/**
 * Estimates the extra units of calls whose totals mix several charges on several rows: some of
 * those rows may have to be asked alone.
 */
export function priceOfRowsAlone({ groups }: Survey, pack: number): Sentence[] {
  const units = groups.reduce((sum, { parameters, rows }) => {
    if (rows < 2 || !mayAskAlone(parameters)) return sum
    return sum + Math.ceil(rows / pack) * Math.min(MOST_ALONE, rows)
  }, 0)
  return units === 0 ? [] : [sentence('told_price_charges', { most: MOST_ALONE, units })]
}
