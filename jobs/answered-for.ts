import { type Sentence, sentence } from '../src/messages/message-code.js'
import { isRecord } from '../src/services/classify-response.js'
import {
  addDays,
  fromBrazilian,
  type IsoDate,
  isIsoDate,
  toBrazilian,
} from '../src/values/dates.js'

/** Batches that were planned before answers were held to what was asked are read as they were. */
export const HOLDS_ANSWERS = { holdsAnswers: true } as const

/** The contract shows no day of an answer: those of its requests, and what says the same. */
const UNTIL =
  /^(?:updateto|diaatualiza(?:cao)?|data(?:da|de)?atualizacao|(?:atualizad[oa]|corrigid[oa]|calculad[oa])(?:ate|em))$/
/** Of an answer to dates and amounts; other calculations have final days of their own. */
const FINAL = /^data(?:base)?final(?:da|de)?(?:atualizacao|correcao|calculo)?$/
const INDEX =
  /^(?:ind(?:ex|ice|exador)|tabela?|tabelajudicial|indice(?:de)?(?:correcao|atualizacao))$/
/** Deeper than this an answer tells nothing of itself. */
const DEEPEST = 6

/** A day that an answer says it was computed until, where it is not the one that was asked. */
export function otherDay(told: readonly IsoDate[], asked: IsoDate): Sentence[] {
  const wrong = told.find((day) => day !== asked)
  if (wrong === undefined) return []
  return [sentence('answer_other_day', { answered: toBrazilian(wrong), asked: toBrazilian(asked) })]
}

/** @param idOf what an index of the catalogue is sent as; undefined of what it does not know */
export function otherIndex(
  body: unknown,
  asked: string,
  idOf: (told: string) => string | undefined,
): Sentence[] {
  const told = fieldsOf(body, (name) => INDEX.test(name)).map(nameIn)
  const wrong = told.find((one) => one !== undefined && (idOf(one) ?? asked) !== asked)
  return wrong === undefined ? [] : [sentence('answer_other_index', { answered: wrong, asked })]
}

function nameIn(told: unknown): string | undefined {
  const named = isRecord(told) ? (told.slug ?? told.id) : told
  return typeof named === 'string' || typeof named === 'number' ? String(named) : undefined
}

/** Days of an answer to dates and amounts. */
export function daysOfAnswer(body: unknown): IsoDate[] {
  return daysOf(body, (name) => UNTIL.test(name) || FINAL.test(name))
}

/** Days of a run, also under the name of the field that was written. */
export function daysOfRun(body: unknown, field: string): IsoDate[] {
  return daysOf(body, (name) => UNTIL.test(name) || name === plain(field))
}

/** Of one line of a list its own fields alone. */
export function daysOfLine(line: object): IsoDate[] {
  const own = Object.entries(line).filter(([, value]) => !isRecord(value))
  return daysOf(Object.fromEntries(own), (name) => UNTIL.test(name))
}

function daysOf(body: unknown, isWanted: (name: string) => boolean): IsoDate[] {
  return fieldsOf(body, isWanted).flatMap((value) => dayOf(value) ?? [])
}

/** Values by their names, in objects within objects: a list holds what others were computed for. */
function fieldsOf(body: unknown, isWanted: (name: string) => boolean, depth = 0): unknown[] {
  if (!isRecord(body) || depth > DEEPEST) return []
  return Object.entries(body).flatMap(([name, inner]) =>
    isWanted(plain(name)) ? [inner] : fieldsOf(inner, isWanted, depth + 1),
  )
}

const DATE = String.raw`(\d{2}\/\d{2}\/\d{4}|\d{4}-\d{2}-\d{2})`
const SPAN = new RegExp(String.raw`(?<!\p{L})de ${DATE} (?:a|até) ${DATE}(?!\d)`, 'giu')
const SAID = new RegExp(
  String.raw`(?<!\p{L})(?:atualizad|corrigid|calculad)[oa]s? até (?:o dia )?${DATE}(?!\d)`,
  'giu',
)

/**
 * The days until which the memory of a line says that it was computed. Spans count where one of them
 * begins on a day of the line; an index that is known to the month before ends with that month.
 */
export function daysInMemory(
  memory: string,
  { from, asked }: { from: readonly IsoDate[]; asked: IsoDate },
): IsoDate[] {
  const said = [...memory.matchAll(SAID)].flatMap(([, day]) => dayOf(day) ?? [])
  const spans = [...memory.matchAll(SPAN)].map(([, begin, end]) => [dayOf(begin), dayOf(end)])
  const isOfLine = spans.some(([begin]) => begin !== undefined && from.includes(begin))
  const last = spans
    .flatMap(([, end]) => end ?? [])
    .toSorted()
    .at(-1)
  if (!isOfLine || last === undefined || last === endOfMonthBefore(asked)) return said
  return [...said, last]
}

function endOfMonthBefore(day: IsoDate): IsoDate {
  return addDays(`${day.slice(0, 7)}-01`, -1)
}

const MIDNIGHT = /[T ]00:00:00(?:\.0{1,6})?Z?$/

/** A stamp with a time of day says when something was done. */
export function dayOf(value: unknown): IsoDate | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim().replace(MIDNIGHT, '')
  return fromBrazilian(text) ?? (isIsoDate(text) ? text : undefined)
}

/** As names are compared: without case, accents and marks between their words. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}
