import { fromBrazilian } from '../../src/dates.js'
import { cents, D, fromJson } from '../../src/decimal.js'
import type { ItemOutcome, Knowledge, Parameters, ReadAnswer } from '../../src/job.js'
import { type Sentence, sentence } from '../../src/sentence.js'
import type { Answered } from '../../src/services/answer.js'
import { type CorrectResult, correctResult } from '../../src/services/calculation/correct.js'
import { checkFigure } from './check-figure.js'
import type { CorrectItem } from './plan-row.js'
import type { Series } from './series.js'

type AnsweredItem = CorrectResult['items'][number]

/** An answer to its items' outcomes; a figure is never put on another row. */
export function readAnswer(parameters: Parameters, items: CorrectItem[], answer: Answered, knowledge: Knowledge): ReadAnswer {
  const parsed = correctResult.safeParse(answer.body)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return { is: 'mismatch', problem: sentence('answer_unreadable', { where: issue?.path.join('.') ?? '', problem: issue?.message ?? '' }) }
  }
  const result = parsed.data
  const problem = echoProblem(items, result.items)
  if (problem) return { is: 'mismatch', problem }
  const charges = new Charges(result)
  const series = (knowledge.series as Record<string, Series> | undefined) ?? {}
  return {
    is: 'read',
    items: items.map((item, i) => outcomeOf(item, result.items[i]!, { parameters, result, charges, series })),
    totals: totalsOf(result),
  }
}

/** Each item has to echo the date and the amount that were asked, in its position. */
function echoProblem(asked: CorrectItem[], answered: AnsweredItem[]): Sentence | undefined {
  if (asked.length !== answered.length) {
    return sentence('answer_wrong_count', { asked: asked.length, answered: answered.length })
  }
  const wrong = asked.findIndex((item, i) => {
    const echo = answered[i]!
    return echoedDate(echo.date) !== item.date || !fromJson(echo.amount).equals(item.amount)
  })
  if (wrong < 0) return undefined
  const { date, amount } = answered[wrong]!
  return sentence('answer_wrong_item', { position: wrong + 1, asked: `${asked[wrong]!.date} ${asked[wrong]!.amount}`, answered: `${date} ${amount}` })
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

function outcomeOf(item: CorrectItem, answered: AnsweredItem, { parameters, result, charges, series }: Context): ItemOutcome {
  const amount = new D(item.amount)
  const corrected = fromJson(answered.corrected)
  const total = answered.total === undefined ? undefined : fromJson(answered.total)
  const checked = checkFigure({ item, corrected, parameters, series })
  const figures: Record<string, string> = {
    data: item.date,
    valor: amount.toFixed(),
    fator: corrected.div(amount).toDecimalPlaces(10).toFixed(10),
    corrigido: corrected.toFixed(),
    correcao: corrected.minus(amount).toFixed(),
    ...charges.of(corrected, total),
    ...checked.figures,
  }
  if (total !== undefined) figures.total = total.toFixed()
  if (result.calcId !== undefined) figures.calcId = String(result.calcId)
  if (typeof answered.memoria === 'string') figures.memoria = answered.memoria
  return { outcome: checked.notes.length > 0 ? 'warned' : 'ok', figures, notes: checked.notes }
}

function totalsOf(result: CorrectResult): Record<string, string> {
  const totals: Record<string, string> = {}
  for (const name of ['total', 'correcaoMonetaria', 'juros', 'multa', 'honorarios'] as const) {
    const value = result[name]
    if (value !== undefined) totals[name] = fromJson(value).toFixed()
  }
  return totals
}

/**
 * The service tells interest, fine and fees for the call as a whole, and for an item only its
 * total. They are told for a row where they are known: the row was alone in its call, or only one
 * of them was charged and it equals what the items' totals exceed their corrected values by.
 */
class Charges {
  private readonly whole: Record<'juros' | 'multa' | 'honorarios', D | undefined>
  private readonly alone: boolean
  private readonly single: 'juros' | 'multa' | 'honorarios' | 'none' | undefined

  constructor(result: CorrectResult) {
    const part = (value: number | undefined) => (value === undefined ? undefined : fromJson(value))
    this.whole = { juros: part(result.juros), multa: part(result.multa), honorarios: part(result.honorarios) }
    this.alone = result.items.length === 1
    this.single = this.findSingle(result)
  }

  /** The charges of one row, as far as they are known. */
  of(corrected: D, total: D | undefined): Record<string, string> {
    if (this.alone) {
      return Object.fromEntries(Object.entries(this.whole).flatMap(([name, value]) => (value ? [[name, value.toFixed()]] : [])))
    }
    if (total === undefined) return {}
    const charged = total.minus(corrected)
    const known: Record<string, string> = { encargos: cents(charged) }
    if (this.single === undefined) return known
    for (const name of ['juros', 'multa', 'honorarios'] as const) {
      if (this.whole[name] !== undefined) known[name] = name === this.single ? charged.toFixed() : '0'
    }
    return known
  }

  private findSingle(result: CorrectResult) {
    const charged = Object.entries(this.whole).filter(([, value]) => value && !value.isZero())
    if (charged.length === 0) return 'none' as const
    const [name, value] = charged[0] as ['juros' | 'multa' | 'honorarios', D]
    if (charged.length > 1 || result.items.some((item) => item.total === undefined)) return undefined
    const sum = result.items.reduce((all, item) => all.plus(fromJson(item.total!)).minus(fromJson(item.corrected)), new D(0))
    // Each item is rounded to a cent; their sum may differ from the rounded whole by half a cent each.
    const tolerance = new D(result.items.length).times('0.005').plus('0.01')
    return sum.minus(value).abs().lte(tolerance) ? name : undefined
  }
}
