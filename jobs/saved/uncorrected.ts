import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { isRecord } from '../../src/services/classify-response.js'
import { addMonths, fromBrazilian, monthOf } from '../../src/values/dates.js'
import { compacted } from '../../src/values/folded.js'
import { blockedIn, listsOf } from './figures.js'

/** Prices rise slowly: an amount that is unchanged within this many months is plausible. */
const SUSPECT_AFTER_MONTHS = 3

/** A calculation that returned old amounts unchanged, or none, so that its totals are no figures. */
export interface Uncorrected {
  /** A few words for the column of the workbook. */
  situation: string
  /** Why nothing is compared with it, in the workbook. */
  lacks: 'sem correção' | 'sem cálculo'
  note: Sentence
}

/** Names under which a service says whether it has done what it was asked. */
const CONFIRMS = /^(?:ok|sucesso|success|valido|valid|calculado)$/i
const ERROR = /^(?:erros?|errors?)$/i

/** Detects a good status above a body that denies it: `sucesso: false`, `erro: "…"`. */
function deniedIn(body: unknown): Uncorrected | undefined {
  if (!isRecord(body)) return undefined
  const fields = Object.entries(body)
  const isDenied = fields.some(([name, value]) => value === false && CONFIRMS.test(name))
  const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
  const error = fields.find(([name, value]) => ERROR.test(name) && isText(value))?.[1]
  if (!isDenied && error === undefined) return undefined
  const message = [error, body.message, body.mensagem].find(isText)
  return {
    situation: 'negado pela resposta',
    lacks: 'sem cálculo',
    note: sentence('calc_denied', message === undefined ? {} : { message: String(message) }),
  }
}

/**
 * Detects the window of two years of an account without subscription. Only `calculosJudiciais`
 * reports it; the other types return the nominal value with HTTP 200 and no message, so that the
 * memory has to show it.
 * @param fields the fields of the calculation, as far as they are known
 * @param heedsDenial false in batches that were planned before an answer could deny the calculation
 */
export function uncorrectedIn(
  body: unknown,
  fields: Record<string, unknown>,
  isDeep = false,
  heedsDenial = false,
): Uncorrected | undefined {
  const denied = heedsDenial ? deniedIn(body) : undefined
  if (denied) return denied
  const blocked = blockedIn(body, isDeep)
  if (blocked) {
    const { message, rows } = blocked
    return {
      situation: 'bloqueado: conta sem assinatura',
      lacks: 'sem correção',
      note: sentence('calc_blocked', { message, rows }),
    }
  }
  const rows = asksForMore(fields) ? nominalLines(body, fields.dia_atualiza, isDeep) : 0
  if (rows === 0) return undefined
  return {
    situation: 'suspeito: sem correção',
    lacks: 'sem correção',
    note: sentence('calc_nominal', { rows }),
  }
}

/**
 * Counts old lines of memory that are unchanged. Entries count one by one; lines of a balance only
 * if all are unchanged.
 */
function nominalLines(body: unknown, updateTo: unknown, isDeep: boolean): number {
  const until = dateOf(updateTo)
  if (until === undefined || !isRecord(body)) return 0
  const counts = listsOf(body, isDeep).map(([, lines]) => {
    const flat = lines.filter(isFlat)
    const isWhole = flat.length === lines.length || (isDeep && accruesNothing(lines))
    const nominal = (line: Record<string, unknown>) =>
      isWhole || ('valor' in line && isFlat(line)) || (isDeep && isUnchanged(line))
    return lines.filter((line) => nominal(line) && isOld(line, until)).length
  })
  return counts.reduce((sum, count) => sum + count, 0)
}

/**
 * True for an entry whose total is its amount, and for another line whose numbers other than zero
 * are all the same.
 */
function isFlat(line: Record<string, unknown>): boolean {
  const { valor, total } = line
  if (typeof valor === 'number' && typeof total === 'number') return valor > 0 && total === valor
  const numbers = Object.values(line).filter((value) => typeof value === 'number' && value !== 0)
  const [first] = numbers as number[]
  return first !== undefined && first > 0 && numbers.length > 1 && new Set(numbers).size === 1
}

/**
 * Fields that a balance adds from line to line. If they are shown and zero on every line, nothing
 * accrued.
 */
const ACCRUED = /^(?:juros|correcao|selic|encargos|atualizacao)/

function accruesNothing(lines: Record<string, unknown>[]): boolean {
  const names = lines.flatMap(Object.keys)
  if (names.some((name) => name === 'valor' || CORRECTED.test(compacted(name)))) return false
  const accrued = lines.flatMap((line) =>
    Object.entries(line).flatMap(([name, value]) =>
      ACCRUED.test(compacted(name)) && typeof value === 'number' ? [value] : [],
    ),
  )
  return accrued.length > 0 && accrued.every((value) => value === 0)
}

export const NOMINAL = /^(?:valor|valororiginal|valornominal|original|nominal|pagamento|amount)$/
export const CORRECTED = /corrigid|atualizad|corrected/
const COEFFICIENT = /coefic|fator|factor/

/** A line (of a payment, too) whose corrected value equals the nominal one, with nothing added. */
function isUnchanged(line: Record<string, unknown>): boolean {
  const numbers = Object.entries(line).flatMap(([name, value]): [string, number][] =>
    typeof value === 'number' ? [[compacted(name), Math.abs(value)]] : [],
  )
  const of = (names: RegExp) => numbers.filter(([name]) => names.test(name)).map(([, one]) => one)
  const [nominal] = of(NOMINAL)
  const corrected = of(CORRECTED)
  const grew = [...of(ACCRUED), ...of(/^multa/)].some((value) => value !== 0)
  return (
    nominal !== undefined &&
    nominal !== 0 &&
    !grew &&
    corrected.length > 0 &&
    corrected.every((value) => value === nominal) &&
    of(COEFFICIENT).every((value) => value === 1)
  )
}

function isOld(line: Record<string, unknown>, until: string): boolean {
  const dates = Object.values(line).flatMap((value) => dateOf(value) ?? [])
  return dates.some((date) => addMonths(monthOf(date), SUSPECT_AFTER_MONTHS) < monthOf(until))
}

function dateOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  return fromBrazilian(value) ?? /^\d{4}-\d{2}-\d{2}$/.exec(value)?.[0]
}

/** Names of fields that increase an amount, for all types; the contract names the first two. */
const GROWS = /index|tabela|[íi]ndice|selic|taxa|juro|percent|corre[cç]|reajust|acr[eé]scimo/i

/** True if a field would change the amounts. A rate of zero or an empty index would not. */
function asksForMore(fields: Record<string, unknown>): boolean {
  return Object.entries(fields).some(([name, value]) => GROWS.test(name) && isSet(value))
}

/** True for a value that has an effect: not empty, not zero, not a no. */
export function isSet(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return false
  if (Array.isArray(value)) return value.length > 0
  return !/^(?:[0.,\s]*|n[aã]o|nenhuma?|sem)$/i.test(String(value))
}

/**
 * Returns the fields of an opened calculation, searched by name, because the contract does not show
 * where they are.
 */
export function fieldsIn(value: unknown, depth = 0): Record<string, unknown> {
  if (!isRecord(value) || depth > 3) return {}
  if ('dia_atualiza' in value) return value
  for (const inner of Object.values(value)) {
    const found = fieldsIn(inner, depth + 1)
    if ('dia_atualiza' in found) return found
  }
  return {}
}
