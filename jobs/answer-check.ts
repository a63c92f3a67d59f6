import { type Sentence, sentence } from '../src/messages/message-code.js'
import { isRecord } from '../src/services/classify-response.js'
import {
  addDays,
  fromBrazilian,
  type IsoDate,
  isIsoDate,
  toBrazilian,
} from '../src/values/dates.js'
import { compacted } from '../src/values/folded.js'

/**
 * Marks batches whose answers are compared with what was asked. Batches planned before that
 * comparison existed lack it and are read without it.
 */
export const HOLDS_ANSWERS = {
  holdsAnswers: true,
  /** What the service says that it saved is compared as well; 0.5.0 did not. */
  holdsSaved: true,
} as const

/**
 * Names under which an answer may state the day it was computed until. The contract names no such
 * field: these are the names in its requests, and synonyms.
 */
const UNTIL =
  /^(?:updateto|diaatualiza(?:cao)?|data(?:da|de)?atualizacao|(?:atualizad[oa]|corrigid[oa]|calculad[oa])(?:ate|em))$/
/**
 * The final day in an answer to dates and amounts; in other calculations such a field means another
 * day.
 */
const FINAL = /^data(?:base)?final(?:da|de)?(?:atualizacao|correcao|calculo)?$/
const INDEX =
  /^(?:ind(?:ex|ice|exador)|tabela?|tabelajudicial|indice(?:de)?(?:correcao|atualizacao))$/
/** Objects nested deeper than this are not searched. */
const DEEPEST = 6

/** Returns a note if the answer states another day than the one that was asked. */
export function otherDay(stated: readonly IsoDate[], asked: IsoDate): Sentence[] {
  const wrong = stated.find((day) => day !== asked)
  if (wrong === undefined) return []
  return [sentence('answer_other_day', { answered: toBrazilian(wrong), asked: toBrazilian(asked) })]
}

/**
 * Returns a note if the answer states another index than the one that was asked.
 * @param idOf the id that is sent for a name of the catalogue; undefined for names it does not have
 */
export function otherIndex(
  body: unknown,
  asked: string,
  idOf: (name: string) => string | undefined,
): Sentence[] {
  const stated = fieldsOf(body, (name) => INDEX.test(name)).map(nameIn)
  const wrong = stated.find((one) => one !== undefined && (idOf(one) ?? asked) !== asked)
  return wrong === undefined ? [] : [sentence('answer_other_index', { answered: wrong, asked })]
}

function nameIn(value: unknown): string | undefined {
  const named = isRecord(value) ? (value.slug ?? value.id) : value
  return typeof named === 'string' || typeof named === 'number' ? String(named) : undefined
}

/** Returns the days that an answer to dates and amounts says it was computed until. */
export function daysOfAnswer(body: unknown): IsoDate[] {
  return daysOf(body, (name) => UNTIL.test(name) || FINAL.test(name))
}

/**
 * Returns the days that an answer to a run says it was computed until, also under the name of the
 * field the job wrote.
 */
export function daysOfRun(body: unknown, field: string): IsoDate[] {
  return daysOf(body, (name) => UNTIL.test(name) || name === compacted(field))
}

/** Returns such days of one line of a list, from its own fields and not from objects within it. */
export function daysOfLine(line: object): IsoDate[] {
  const own = Object.entries(line).filter(([, value]) => !isRecord(value))
  return daysOf(Object.fromEntries(own), (name) => UNTIL.test(name))
}

function daysOf(body: unknown, isWanted: (name: string) => boolean): IsoDate[] {
  return fieldsOf(body, isWanted).flatMap((value) => dayOf(value) ?? [])
}

/**
 * Values of the wanted names, in objects within objects. Lists are left out: their lines may have
 * been computed for something else.
 */
function fieldsOf(body: unknown, isWanted: (name: string) => boolean, depth = 0): unknown[] {
  if (!isRecord(body) || depth > DEEPEST) return []
  return Object.entries(body).flatMap(([name, inner]) =>
    isWanted(compacted(name)) ? [inner] : fieldsOf(inner, isWanted, depth + 1),
  )
}

const DATE = String.raw`(\d{2}\/\d{2}\/\d{4}|\d{4}-\d{2}-\d{2})`
const SPAN = new RegExp(String.raw`(?<!\p{L})de ${DATE} (?:a|até) ${DATE}(?!\d)`, 'giu')
const COMPUTED_UNTIL = new RegExp(
  String.raw`(?<!\p{L})(?:atualizad|corrigid|calculad)[oa]s? até (?:o dia )?${DATE}(?!\d)`,
  'giu',
)

/**
 * Returns the days until which the memory of a line says it was computed. Spans count only if one
 * of them begins on a day of the line, and not if they end with the month before the day that was
 * asked: some indices are known only up to that month.
 */
export function daysInMemory(
  memory: string,
  { from, asked }: { from: readonly IsoDate[]; asked: IsoDate },
): IsoDate[] {
  const statedDays = [...memory.matchAll(COMPUTED_UNTIL)].flatMap(([, day]) => dayOf(day) ?? [])
  const spans = [...memory.matchAll(SPAN)].map(([, begin, end]) => [dayOf(begin), dayOf(end)])
  const isOfLine = spans.some(([begin]) => begin !== undefined && from.includes(begin))
  const last = spans
    .flatMap(([, end]) => end ?? [])
    .toSorted()
    .at(-1)
  if (!isOfLine || last === undefined || last === endOfMonthBefore(asked)) return statedDays
  return [...statedDays, last]
}

function endOfMonthBefore(day: IsoDate): IsoDate {
  return addDays(`${day.slice(0, 7)}-01`, -1)
}

const MIDNIGHT = /[T ]00:00:00(?:\.0{1,6})?Z?$/

/**
 * Returns the day that a value names; undefined for a stamp with a time of day, which says when
 * something was done.
 */
export function dayOf(value: unknown): IsoDate | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim().replace(MIDNIGHT, '')
  return fromBrazilian(text) ?? (isIsoDate(text) ? text : undefined)
}
