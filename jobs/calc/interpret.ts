import type { ItemOutcome, ReadAnswer, RefusedStep, TaskState } from '../../src/core/job/job.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { checkOf } from '../saved/check-run.js'
import { memoryOf, scalarsOf, withoutEmpty } from '../saved/figures.js'
import { refusedRow } from '../saved/refused.js'
import { dateFieldOf, runAnswerNotes, situationOf, unwrittenNotes } from '../saved/run-answer.js'
import { figureOf, type RunTotal, totalOfRun } from '../saved/run-total.js'
import { bodyOf, filesOf, refusalOf, type StepTaken } from '../saved/steps.js'
import { uncorrectedIn } from '../saved/uncorrected.js'
import { type MergedRows, mergeRows } from './merge-rows.js'
import type { CalcItem, CalcKnowledge } from './plan-row.js'
import { refusedField, rejected } from './refused-field.js'
import { createdBy, progressOf } from './steps.js'

type ReadOptions = Partial<CalcKnowledge>

/**
 * Reads the answers of one calculation. Only the first row of a group carries its figures, so that
 * sums count them once.
 */
export function read(asking: TaskState<CalcItem>, known: ReadOptions = {}): ReadAnswer {
  const { items, parameters } = asking
  const made = mergeRows(items, parameters, asking.answers.length === 0, known.info)
  if (made.is === 'wrong')
    return whole(items.map(() => rejected('contradição no grupo', [made.problem])))
  const { taken } = progressOf(asking, known.info)
  const refusedCreate = refusalOf(taken, 'create')
  if (refusedCreate) {
    const { code, message } = refusedCreate
    const note = sentence('row_refused', { code, message })
    return whole(
      items.map(() => rejected('recusado', [note])),
      refusedCreate,
    )
  }
  const { id } = createdBy(asking.answers)
  const refusedPatch = refusalOf(taken, 'patch')
  if (refusedPatch) {
    const { notes, isShared } = refusedField(items, refusedPatch, id)
    const ended = notes.map((note) => rejected('criado e vazio', note))
    const outcomes = ended.map((one) => ({ ...one, figures: { ...one.figures, calculo: id } }))
    return whole(outcomes, isShared ? refusedPatch : undefined)
  }
  return whole(outcomesOf(asking, taken, made, known))
}

function whole(items: ItemOutcome[], refused?: RefusedStep): ReadAnswer {
  const refusal = refused && { code: refused.code, message: refused.message }
  return { is: 'read', items, totals: {}, ...(refusal ? { refused: refusal } : {}) }
}

function outcomesOf(
  asking: TaskState<CalcItem>,
  taken: StepTaken[],
  { name, fields }: MergedRows,
  known: ReadOptions,
): ItemOutcome[] {
  const { items, parameters, answers, answeredAtMs } = asking
  const { info, isDeep, holdsAnswers, totalPlace } = known
  const { id, hash } = createdBy(answers)
  const place = { calculo: id, ...(name ? { nome: name } : {}) }
  const body = bodyOf(taken, 'run')
  const ended = endOf(taken, id)
  const uncorrected = uncorrectedIn(body, fields, isDeep === true, known.holdsSaved)
  const files = filesOf(taken, place)
  const unknown = hash === undefined ? [sentence('calc_without_hash', { id })] : []
  const dateField = dateFieldOf(holdsAnswers, info)
  const against = [
    ...unwrittenNotes(bodyOf(taken, 'patch'), fields, {
      dateField,
      id: known.holdsSaved ? id : undefined,
    }),
    ...runAnswerNotes(body, { fields, dateField }),
  ]
  const runNotes = [...(uncorrected ? [uncorrected.note] : []), ...against]
  const total = isDeep && !uncorrected ? totalOfRun(body, parameters, totalPlace) : undefined
  const checked = checkOf(body, { ...known, fields, answeredAtMs })
  const checkNotes = uncorrected ? [] : (checked?.notes ?? [])
  const notes = [
    ...ended.notes,
    ...runNotes,
    ...checkNotes,
    ...(total?.notes ?? []),
    ...files.notes,
    ...unknown,
  ]
  const outcome = ended.outcome === 'ok' && notes.length > 0 ? 'warned' : ended.outcome
  const first: ItemOutcome = {
    outcome,
    figures: {
      ...place,
      situacao: situationOf(uncorrected, against, ended.situation),
      ...(hash === undefined ? {} : { hash, ...linkOf(id, hash, parameters.linkBase) }),
      ...(uncorrected ? {} : resultOf(body, total)),
      ...checked?.figures,
      ...files.figures,
    },
    notes,
    lists: withoutEmpty({
      memoria: memoryOf(body, isDeep === true).map((line, at) => ({
        ...place,
        ...line,
        ...checked?.lines[at],
      })),
      arquivos: files.files,
    }),
  }
  const other: ItemOutcome = {
    outcome,
    figures: { ...place, situacao: 'no mesmo cálculo' },
    notes,
  }
  return items.map((_, at) => (at === 0 ? first : other))
}

function endOf(
  taken: StepTaken[],
  id: string,
): { outcome: ItemOutcome['outcome']; situation: string; notes: Sentence[] } {
  const refused = refusalOf(taken, 'run')
  if (!refused) return { outcome: 'ok', situation: 'calculado', notes: [] }
  const { outcome, situation, note } = refusedRow(refused, 'run', id)
  return { outcome, situation, notes: [note, sentence('calc_stays', { id })] }
}

/** Every scalar of the run under the service's own name; the total gets a column of its own. */
function resultOf(body: unknown, total: RunTotal | undefined): Record<string, string> {
  const isTotal = (name: string) => (total ? name === total.found?.path : /^total$/i.test(name))
  const others = Object.entries(scalarsOf(body)).map(([name, value]) =>
    isTotal(name) ? ['total', value] : [`resultado.${name}`, value],
  )
  return {
    ...Object.fromEntries(others),
    ...(total?.found ? { total: figureOf(total.found) } : {}),
    ...(total ? { totalLido: total.origin } : {}),
  }
}

function linkOf(id: string, hash: string, base: unknown): Record<string, string> {
  if (typeof base !== 'string') return {}
  return { link: `${base}${base.includes('?') ? '&' : '?'}id=${id}&hash=${hash}` }
}
