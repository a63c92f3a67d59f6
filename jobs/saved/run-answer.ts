import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { isRecord } from '../../src/services/classify-response.js'
import type { IsoDate } from '../../src/values/dates.js'
import {
  dayOf,
  daysInMemory,
  daysOfLine,
  daysOfRun,
  otherDay,
  otherIndex,
} from '../answer-check.js'
import { listsOf } from './figures.js'
import { type TypeInfo, updateField } from './types.js'
import type { Uncorrected } from './uncorrected.js'

/** Returns a few words for the column of the workbook. */
export function situationOf(
  uncorrected: Uncorrected | undefined,
  notes: readonly Sentence[],
  otherwise: string,
): string {
  return uncorrected?.situation ?? (notes.length > 0 ? 'de outro pedido' : otherwise)
}

/**
 * Returns the field that holds the update date of a type, or the contract's own field if the type
 * is not described. Undefined for batches whose answers are not compared with what was asked.
 */
export function dateFieldOf(
  holdsAnswers: boolean | undefined,
  info: TypeInfo | undefined,
): string | undefined {
  if (!holdsAnswers) return undefined
  return (info && updateField(info)?.campo) ?? 'dia_atualiza'
}

/**
 * The fields of a calculation, with which the answer of its run is compared, and the name of the
 * one that holds the update date.
 */
export interface RunAsked {
  fields: Record<string, unknown>
  /** Undefined in batches that were planned before answers were compared with what was asked. */
  dateField: string | undefined
}

/**
 * Returns a note if the answer of a PATCH (contract: `ok`, `calcId`, `updatedFields`) does not
 * confirm fields that were sent: the run then computes with those of before. `id` is undefined in
 * batches that were planned before it was compared.
 */
export function unwrittenNotes(
  patched: unknown,
  sent: Record<string, unknown>,
  { dateField, id }: Pick<RunAsked, 'dateField'> & { id: string | undefined },
): Sentence[] {
  if (dateField === undefined || !isRecord(patched)) return []
  const { ok, calcId, updatedFields } = patched
  // A sheet may have 007 for 7.
  const isOther = id !== undefined && calcId != null && Number(calcId) !== Number(id)
  const isWritten = (name: string) =>
    !isOther && ok !== false && (!Array.isArray(updatedFields) || updatedFields.includes(name))
  const campos = Object.keys(sent).filter((name) => !isWritten(name))
  return campos.length > 0 ? [sentence('answer_unwritten', { campos })] : []
}

/** Returns a note if the answer of a run says that it was computed for another day or index. */
export function runAnswerNotes(ran: unknown, { fields, dateField }: RunAsked): Sentence[] {
  if (dateField === undefined) return []
  const asked = dayOf(fields[dateField])
  const days = asked === undefined ? [] : otherDay(daysIn(ran, dateField, asked), asked)
  const index = String(fields.tabelaJudicial ?? fields.indexador)
  return [
    ...days,
    ...(isId(index) ? otherIndex(ran, index, (id) => (isId(id) ? id : undefined)) : []),
  ]
}

function isId(text: string): boolean {
  return /^\d{1,15}$/.test(text)
}

function daysIn(ran: unknown, dateField: string, asked: IsoDate): IsoDate[] {
  const lines = listsOf(ran, true).flatMap(([, all]) => all)
  return [...daysOfRun(ran, dateField), ...lines.flatMap((line) => daysOf(line, asked))]
}

const UPDATE = /^(?:data da )?atualiza(?:ção|cao)$/i

/**
 * The day of a line that is the update itself; for other lines, the days that their memory texts
 * name.
 */
function daysOf(line: Record<string, unknown>, asked: IsoDate): IsoDate[] {
  const values = Object.values(line)
  const days = values.flatMap((value) => dayOf(value) ?? [])
  const texts = values.filter((value) => typeof value === 'string')
  const isUpdate = days.length === 1 && texts.some((text) => UPDATE.test(text.trim()))
  return [
    ...daysOfLine(line),
    ...(isUpdate ? days : []),
    ...texts.flatMap((text) => daysInMemory(text, { from: days, asked })),
  ]
}
