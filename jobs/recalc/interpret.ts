import type { ItemOutcome, Parameters, ReadAnswer, TaskState } from '../../src/core/job/job.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import type { TotalPlace } from '../../src/records/total-place.js'
import { addMonths, monthOf } from '../../src/values/dates.js'
import { dayOf } from '../answer-check.js'
import { memoryOf, scalarsOf, withoutEmpty } from '../saved/figures.js'
import { familiesOf, type References } from '../saved/references.js'
import { refusedRow } from '../saved/refused.js'
import {
  dateFieldOf,
  type RunAsked,
  runAnswerNotes,
  situationOf,
  unwrittenNotes,
} from '../saved/run-answer.js'
import { type RunTotal, totalOfRun } from '../saved/run-total.js'
import { bodyOf, filesOf, refusalOf, type StepTaken } from '../saved/steps.js'
import { fieldsIn, uncorrectedIn } from '../saved/uncorrected.js'
import { type Compared, compare, type Difference, isAtypical } from './compare.js'
import { ATYPICAL } from './fields.js'
import type { RecalcKnowledge } from './knowledge.js'
import type { RecalcItem } from './plan-row.js'
import { progressOf } from './steps.js'

/** Whether a total could be compared with that of an earlier run; records hold these words. */
export const COMPARISON = {
  done: 'comparado',
  noBefore: 'sem resultado anterior no serviço',
  noTotal: 'sem total para comparar',
} as const

type Outcome = ItemOutcome & { lists: Record<string, Record<string, string>[]> }

/** Reads the answers of one calculation. Rows that ask the same of it share one outcome. */
export function read(
  { parameters, items, answers }: TaskState<RecalcItem>,
  known: Partial<RecalcKnowledge> = {},
): ReadAnswer {
  const item = items[0]!
  const { isDeep, totalPlace, types, references } = known
  const { taken } = progressOf(item, answers)
  const dateField = dateFieldOf(known.holdsAnswers, types?.[item.type])
  const hasVerdict = known.checksRuns === true
  const id = known.holdsSaved ? item.id : undefined
  const asked = { parameters, dateField, id, references }
  const how = { ...asked, isDeep: isDeep === true, totalPlace, hasVerdict }
  const outcome = outcomeOf(item, taken, how)
  const refused = ofTheBatch(taken)
  // Only the first row carries the lists of a calculation.
  const lists = (at: number) => (at === 0 ? {} : { lists: {} })
  return {
    is: 'read',
    items: items.map((_, at) => ({ ...outcome, ...lists(at) })),
    totals: {},
    ...(refused ? { refused } : {}),
  }
}

/** A refused PATCH refuses a field that every row would send, so that it refuses the batch. */
function ofTheBatch(taken: StepTaken[]): { code: string; message: string } | undefined {
  const refused = refusalOf(taken, 'patch')
  if (!refused || refused.status === 409) return undefined
  return { code: refused.code, message: refused.message }
}

function totalIn(
  ran: unknown,
  { type }: RecalcItem,
  { parameters, isDeep, totalPlace }: ReadOptions,
) {
  return isDeep ? totalOfRun(ran, { ...parameters, type }, totalPlace) : undefined
}

function originOf(total: RunTotal | undefined): Record<string, string> {
  return total ? { totalLido: total.origin } : {}
}

function notesOf(total: RunTotal | undefined): Sentence[] {
  return total?.notes ?? []
}

interface ReadOptions {
  parameters: Parameters
  isDeep: boolean
  totalPlace: TotalPlace | undefined
  /**
   * The field of the update date, if the answer is compared with what was asked; else undefined.
   */
  dateField: string | undefined
  /** The calculation that a PATCH has to name, if it is compared. */
  id: string | undefined
  hasVerdict: boolean
  references: References | undefined
}

/** Index and days are known only when a calculation is opened: after the free reads of the batch. */
const UNCHECKED = {
  conferencia: 'não conferido (sem série)',
  causa:
    'as séries são lidas antes do lote, e o índice e as datas de um cálculo salvo só se conhecem ao abri-lo',
}

function outcomeOf(item: RecalcItem, taken: StepTaken[], how: ReadOptions): Outcome {
  const { parameters, isDeep, dateField, hasVerdict } = how
  const limit = String(parameters.variacaoAtipica ?? ATYPICAL)
  const named = { tipo: item.type, ...(item.name ? { nome: item.name } : {}) }
  const place = { calculo: item.id, ...named }
  const ended = endOf(item, taken)
  const opened = bodyOf(taken, 'open')
  const ran = bodyOf(taken, 'run')
  const fields = { ...fieldsIn(opened), ...item.values }
  const uncorrected = uncorrectedIn(ran, fields, isDeep, how.id !== undefined)
  const against = [
    ...unwrittenNotes(bodyOf(taken, 'patch'), item.values, how),
    ...runAnswerNotes(ran, { fields, dateField }),
  ]
  const hasFigures = ran !== undefined && !uncorrected
  const total = totalIn(hasFigures ? ran : undefined, item, how)
  const compared: Compared = hasFigures
    ? compare(opened, ran, total)
    : { all: [], hasBefore: false }
  const files = filesOf(taken, place)
  const changes = (compared.main ? [compared.main] : []).filter((one) => isAtypical(one, limit))
  const notes = [
    ...ended.notes,
    ...against,
    ...(hasFigures ? unpublishedNotes(item, { fields, dateField }, how.references) : []),
    ...changes.map(({ percent, by }) => sentence('recalc_atypical', { percent, by, limit })),
    ...(uncorrected ? [uncorrected.note] : []),
    ...notesOf(total),
    ...files.notes,
  ]
  const isWarned = ended.outcome === 'ok' && notes.length > 0
  return {
    outcome: isWarned ? 'warned' : ended.outcome,
    figures: {
      ...named,
      situacao: situationOf(uncorrected, against, ended.situation),
      ...(hasFigures ? mainFigures(compared) : {}),
      ...originOf(total),
      ...(uncorrected ? { comparacao: `nada a comparar: ${uncorrected.lacks}` } : {}),
      ...(hasVerdict && ran !== undefined ? UNCHECKED : {}),
      ...files.figures,
      ...(hasFigures ? othersOf(ran, compared, total) : {}),
    },
    notes,
    lists: withoutEmpty({
      antesDepois: compared.all.map((one) => ({ ...place, ...line(one) })),
      atipicas: changes.map((one) => ({ ...place, ...line(one), limite: limit })),
      memoria: memoryOf(ran, isDeep).map((one) => ({ ...place, ...one })),
      arquivos: files.files,
    }),
  }
}

interface End {
  outcome: ItemOutcome['outcome']
  situation: string
  notes: Sentence[]
}

function endOf(item: RecalcItem, taken: StepTaken[]): End {
  if (item.leftAlone !== undefined) {
    const [day = '', minute = ''] = item.leftAlone.split('T')
    const at = `${day.split('-').reverse().join('/')} ${minute}`
    return { outcome: 'ok', situation: `deixado como está: alterado em ${at}`, notes: [] }
  }
  for (const name of ['open', 'patch', 'run'] as const) {
    const refused = refusalOf(taken, name)
    if (!refused) continue
    const { outcome, situation, note } = refusedRow(refused, name, item.id)
    const isWritten = name === 'run' && taken.some(({ step }) => step.do === 'patch')
    const written = isWritten
      ? [sentence('calc_written', { campos: Object.keys(item.values) })]
      : []
    return { outcome, situation, notes: [note, ...written] }
  }
  return { outcome: 'ok', situation: 'recalculado', notes: [] }
}

function mainFigures({ main, hasBefore }: Compared): Record<string, string> {
  const comparison = !main ? COMPARISON.noTotal : hasBefore ? COMPARISON.done : COMPARISON.noBefore
  return {
    comparacao: comparison,
    ...(main ? { depois: main.after } : {}),
    ...(main?.before === undefined ? {} : { antes: main.before, diferenca: main.by! }),
    ...(main?.percent === undefined ? {} : { variacao: main.percent }),
  }
}

/** Scalars of the run other than totals, under the service's own names. */
function othersOf(ran: unknown, { all }: Compared, total?: RunTotal): Record<string, string> {
  const place = total?.found?.path.split('.').slice(0, -1) ?? []
  const totals = new Set(all.map(({ name }) => [...place, name].join('.')))
  return Object.fromEntries(
    Object.entries(scalarsOf(ran))
      .filter(([name]) => !totals.has(name))
      .map(([name, value]) => [`resultado.${name}`, value]),
  )
}

function line({ name, before, after, by, percent }: Difference): Record<string, string> {
  return {
    campo: name,
    ...(before === undefined ? {} : { antes: before, diferenca: by! }),
    depois: after,
    ...(percent === undefined ? {} : { variacao: percent }),
  }
}

/**
 * Returns a note if the update goes beyond the last published month of the calculation's index; of
 * a table the service does not say which months it has.
 */
function unpublishedNotes(
  { type }: RecalcItem,
  { fields, dateField }: RunAsked,
  references: References | undefined,
): Sentence[] {
  const value = String(fields.indexador ?? '')
  const latest = references?.latest?.[value]
  const until = dateField === undefined ? undefined : dayOf(fields[dateField])
  const families = familiesOf({ type, campo: 'indexador', value }, references)
  if (latest === undefined || until === undefined || families.join() !== 'index') return []
  const months: string[] = []
  // The month of the update itself does not count.
  for (let month = addMonths(latest, 1); month < monthOf(until); month = addMonths(month, 1))
    months.push(month)
  return months.length > 0 ? [sentence('row_unpublished', { months })] : []
}
