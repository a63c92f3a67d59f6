import { fromBrazilian } from '../../src/dates.js'
import { D, fromJson } from '../../src/decimal.js'
import type { Asking, ItemOutcome, Knowledge, Parameters, ReadAnswer } from '../../src/job.js'
import { type Sentence, sentence } from '../../src/sentence.js'
import { type CorrectResult, correctResult } from '../../src/services/calculation/correct.js'
import { Charges } from './charges.js'
import { checkFigure } from './check-figure.js'
import type { CorrectItem } from './plan-row.js'
import type { Series } from './series.js'

type AnsweredItem = CorrectResult['items'][number]

/** An answer to its items' outcomes; a figure is never put on another row. */
export function readAnswer(
  { parameters, items, answers: [answer] }: Asking<CorrectItem>,
  knowledge: Knowledge,
): ReadAnswer {
  const parsed = correctResult.safeParse(answer?.is === 'answered' ? answer.body : undefined)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const where = issue?.path.join('.') ?? ''
    return {
      is: 'mismatch',
      problem: sentence('answer_unreadable', { where, problem: issue?.message ?? '' }),
    }
  }
  const result = parsed.data
  const problem = echoProblem(items, result.items)
  if (problem) return { is: 'mismatch', problem }
  const charges = new Charges(result)
  const series = (knowledge.series as Record<string, Series> | undefined) ?? {}
  return {
    is: 'read',
    items: items.map((item, i) =>
      outcomeOf(item, result.items[i]!, { parameters, result, charges, series }),
    ),
    totals: totalsOf(result),
  }
}

/** Each item has to echo the date and the amount that were asked, in its position. */
function echoProblem(asked: CorrectItem[], answered: AnsweredItem[]): Sentence | undefined {
  if (asked.length !== answered.length) {
    return sentence('answer_wrong_count', { asked: asked.length, answered: answered.length })
  }
  const wrong = asked.findIndex((item, i) => !echoes(answered[i]!, item))
  if (wrong < 0) return undefined
  const { date, amount } = answered[wrong]!
  return sentence('answer_wrong_item', {
    position: wrong + 1,
    asked: `${asked[wrong]!.date} ${asked[wrong]!.amount}`,
    answered: `${date} ${amount}`,
  })
}

/** A service that keeps money in cents echoes an amount of more decimals rounded. */
const ROUNDING = new D('0.005')

function echoes(answered: AnsweredItem, item: CorrectItem): boolean {
  return (
    echoedDate(answered.date) === item.date &&
    fromJson(answered.amount).minus(item.amount).abs().lte(ROUNDING)
  )
}

function echoedDate(text: string): string | undefined {
  return fromBrazilian(text) ?? (/^\d{4}-\d{2}-\d{2}/.test(text) ? text.slice(0, 10) : undefined)
}

interface Context {
  parameters: Parameters
  result: CorrectResult
  charges: Charges
  series: Record<string, Series>
}

function outcomeOf(
  item: CorrectItem,
  answered: AnsweredItem,
  { parameters, result, charges, series }: Context,
): ItemOutcome {
  const amount = new D(item.amount)
  const corrected = fromJson(answered.corrected)
  const checked = checkFigure({ item, corrected, parameters, series })
  const figures: Record<string, string> = {
    data: item.date,
    valor: amount.toFixed(),
    fator: corrected.div(amount).toDecimalPlaces(10).toFixed(10),
    corrigido: corrected.toFixed(),
    correcao: corrected.minus(amount).toFixed(),
    ...charges.of(corrected, answered.total),
    ...checked.figures,
  }
  if (result.calcId != null) figures.calcId = String(result.calcId)
  if (typeof answered.memoria === 'string') figures.memoria = answered.memoria
  return { outcome: checked.notes.length > 0 ? 'warned' : 'ok', figures, notes: checked.notes }
}

function totalsOf(result: CorrectResult): Record<string, string> {
  const totals: Record<string, string> = {}
  for (const name of ['total', 'correcaoMonetaria', 'juros', 'multa', 'honorarios'] as const) {
    const value = result[name]
    if (value != null) totals[name] = fromJson(value).toFixed()
  }
  return totals
}
