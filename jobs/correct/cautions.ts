import type { Parameters, Survey } from '../../src/core/job/job.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { addDays, monthOf } from '../../src/values/dates.js'
import { MOST_ALONE, mayAskAlone } from './split.js'

/** Dates of SELIC that version 1, which counts by month, does not hold to. */
function wholeMonths({ selic, selicVersion, selicFrom, selicUntil }: Parameters): {
  from?: string
  until?: string
} {
  if (selic !== true || selicVersion !== '1') return {}
  const isFirst = (date: string) => date.endsWith('-01')
  const isLast = (date: string) => isFirst(addDays(date, 1))
  return {
    ...(typeof selicFrom === 'string' && !isFirst(selicFrom) ? { from: selicFrom } : {}),
    ...(typeof selicUntil === 'string' && !isLast(selicUntil) ? { until: selicUntil } : {}),
  }
}

/** The same, said of a row; one that is younger than the month is in SELIC from its own date. */
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

/** What is asked for otherwise than somebody may think; each once. */
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
  ]
}

/** Of SELIC as the index of the whole span; beside another index it follows the interest in time. */
function isSelicWithInterest({ parameters }: Survey['groups'][number]): boolean {
  const { index } = parameters
  const isSelic = typeof index === 'string' && /\bselic\b/i.test(index)
  return isSelic && Number(parameters['juros.percentual'] ?? 0) > 0
}

/** Calls whose totals hold several charges on several rows may need some of the rows alone. */
export function untoldPrice({ groups }: Survey, pack: number): Sentence[] {
  const units = groups.reduce((sum, { parameters, rows }) => {
    if (rows < 2 || !mayAskAlone(parameters)) return sum
    return sum + Math.ceil(rows / pack) * Math.min(MOST_ALONE, rows)
  }, 0)
  return units === 0 ? [] : [sentence('told_price_charges', { most: MOST_ALONE, units })]
}
