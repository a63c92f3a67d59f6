import type {
  ItemOutcome,
  Knowledge,
  Parameters,
  ReadAnswer,
  TaskState,
} from '../../src/core/job/job.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { type CorrectResult, correctResult } from '../../src/services/calculation/correct.js'
import { D, fromJson } from '../../src/values/decimal.js'
import { daysInMemory, daysOfAnswer, daysOfLine, otherDay, otherIndex } from '../answer-check.js'
import { type CorrectKnowledge, findIndex, findTable, selicIndex } from './catalogue.js'
import { Charges } from './charges.js'
import { type Checked, checkFigures } from './check-figures.js'
import { echoProblem } from './echo.js'
import { factorText } from './figure-row.js'
import type { CorrectItem } from './item.js'
import { chargesOfRows, type RowCharges } from './row-charges.js'
import { type Series, seriesKey } from './series.js'

type AnsweredItem = CorrectResult['items'][number]

/**
 * Turns the answer of a call into the outcomes of its items. An answer that does not match its
 * items is a mismatch: no figure ever goes to another row.
 */
export function readAnswer(asking: TaskState<CorrectItem>, knowledge: Knowledge): ReadAnswer {
  const { parameters, items } = asking
  const [answer] = asking.answers
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
  const isFull = knowledge.checksCalls === true
  const isByLine = knowledge.tellsByLine === true
  const tellsFromDue = knowledge.tellsFromDue === true
  const charges =
    knowledge.chargesAreSplit === true
      ? chargesOfRows(asking, result, { isFull, isByLine, tellsFromDue })
      : chargesUnsplit(result)
  const series = (knowledge.series as Record<string, Series> | undefined) ?? {}
  const index = knowledge.chargesAreSplit === true ? selicIndex(knowledge) : undefined
  const selic = index === undefined ? undefined : series[seriesKey({ index })]
  const rows = items.map((item, i) => ({
    item,
    corrected: fromJson(result.items[i]!.corrected),
  }))
  const { answeredAtMs } = asking
  const notesOfAnswer = knowledge.holdsAnswers ? notesOnAnswer(result, parameters, knowledge) : []
  const isCut = knowledge.cutsFactors === true
  const checked = checkFigures(rows, { parameters, series, selic, isFull, isCut, answeredAtMs })
  return {
    is: 'read',
    items: items.map((item, i) =>
      outcomeOf(item, result.items[i]!, {
        result,
        charges: charges[i]!,
        checked: checked[i]!,
        isOfSeries: knowledge.tellsSeriesFactor === true,
        isCut,
        answerNotes: [
          ...(knowledge.holdsAnswers
            ? [...notesOfAnswer, ...notesOnItem(item, result.items[i]!, parameters)].slice(0, 1)
            : []),
          ...(knowledge.holdsSaved && isUnsaved(result, parameters)
            ? [sentence('answer_unsaved')]
            : []),
        ],
      }),
    ),
    totals: totalsOf(result),
  }
}

/** Reads the charges of batches that were planned before the split existed. */
function chargesUnsplit(result: CorrectResult): RowCharges[] {
  const charges = new Charges(result)
  return result.items.map(({ corrected, total }) => ({
    figures: charges.of(fromJson(corrected), total),
    notes: [],
  }))
}

interface Context {
  result: CorrectResult
  charges: RowCharges
  checked: Checked
  /** False in older batches, which showed the quotient of the rounded amounts in each row. */
  isOfSeries: boolean
  isCut: boolean
  /** Notes that the answer was computed for another day or index, or was not saved. */
  answerNotes: Sentence[]
}

/** The notes that hold for the answer of the call as a whole. */
function notesOnAnswer(result: CorrectResult, asked: Parameters, knowledge: Knowledge): Sentence[] {
  const { index, table, updateTo } = asked
  const idOf = (name: string) => {
    const found = (table === undefined ? findIndex : findTable)(name, knowledge as CorrectKnowledge)
    return found.is === 'found' ? found.ref : undefined
  }
  return [
    ...otherDay(daysOfAnswer(result), String(updateTo)),
    ...otherIndex(result, String(table ?? index), idOf),
  ]
}

/** Contract: `calcId` is "present when `save` is true". */
function isUnsaved({ saved, calcId }: CorrectResult, asked: Parameters): boolean {
  return asked.save === true && (saved === false || calcId == null)
}

function notesOnItem(item: CorrectItem, answered: AnsweredItem, { updateTo }: Parameters) {
  const asked = String(updateTo)
  const days = daysInMemory(answered.memoria ?? '', { from: [item.date], asked })
  return otherDay([...daysOfLine(answered), ...days], asked)
}

function outcomeOf(
  item: CorrectItem,
  answered: AnsweredItem,
  { result, charges, checked, isOfSeries, isCut, answerNotes }: Context,
): ItemOutcome {
  const amount = new D(item.amount)
  const corrected = fromJson(answered.corrected)
  const figures: Record<string, string> = {
    data: item.date,
    valor: amount.toFixed(),
    fator: factorText(corrected.div(amount), isCut),
    corrigido: corrected.toFixed(),
    correcao: corrected.minus(amount).toFixed(),
    ...charges.figures,
    ...checked.figures,
    ...(isOfSeries ? seriesFactor(checked) : {}),
  }
  if (result.calcId != null) figures.calcId = String(result.calcId)
  if (typeof answered.memoria === 'string') figures.memoria = answered.memoria
  const notes = [...answerNotes, ...checked.notes, ...charges.notes]
  return { outcome: notes.length > 0 ? 'warned' : 'ok', figures, notes }
}

/** The quotient of rounded amounts differs from row to row; the factor of the series does not. */
function seriesFactor({ figures: { conferencia, fatorProprio } }: Checked): Record<string, string> {
  return conferencia === 'confere' && fatorProprio !== undefined ? { fator: fatorProprio } : {}
}

function totalsOf(result: CorrectResult): Record<string, string> {
  const totals: Record<string, string> = {}
  for (const name of ['total', 'correcaoMonetaria', 'juros', 'multa', 'honorarios'] as const) {
    const value = result[name]
    if (value != null) totals[name] = fromJson(value).toFixed()
  }
  return totals
}
