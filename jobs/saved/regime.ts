import type { Parameters } from '../../src/core/job/job.js'
import type { IsoDate } from '../../src/values/dates.js'
import { dayOf } from '../answer-check.js'
import { familiesOf, NAMING, type References } from './references.js'
import { type TypeInfo, updateField } from './types.js'
import { isSet } from './uncorrected.js'

/** The index or table, and the update date, that the fields of a calculation tell. */
export type Regime = { is: 'told'; parameters: Parameters } | { is: 'untold'; why: string }

export interface RegimeAsked {
  fields: Record<string, unknown>
  info: TypeInfo
  references: References | undefined
}

/**
 * Returns the parameters with which `correct` would ask for the same correction, only as far as the
 * contract says what the fields mean.
 */
export function regimeOf({ fields, info, references }: RegimeAsked): Regime {
  const named = NAMING.filter((campo) => isSet(fields[campo]))
  const [campo] = named
  if (campo === undefined) return untold('os campos do cálculo não dizem índice nem tabela')
  if (named.length > 1) return untold('os campos do cálculo dizem índice e tabela')
  const others = Object.keys(fields).filter((name) => changesCorrection(name, fields, info))
  if (others.length > 0)
    return untold(`o contrato não diz como estes campos mudam a correção: ${others.join(', ')}`)
  const updateTo = dayOf(fields[updateField(info)?.campo ?? 'dia_atualiza'])
  if (updateTo === undefined) return untold('os campos do cálculo não dizem a data da atualização')
  const value = String(fields[campo]).trim()
  const [family, ...more] = familiesOf({ type: info.type, campo, value }, references)
  if (family === undefined) return untold(`${campo} ${value} não está nas listas do serviço`)
  if (more.length > 0) return untold(`${campo} ${value} é número de um índice e de uma tabela`)
  return { is: 'told', parameters: { [family]: value, updateTo } }
}

function untold(why: string): Regime {
  return { is: 'untold', why }
}

const CHANGES =
  /selic|index|[íi]ndice|tabela|corre[cç]|reajust|acr[eé]scimo|defla|negativ|pro_?rata/i

/** Options of SELIC have no effect while SELIC is off; contract, "Schema and one-shot correction". */
function changesCorrection(name: string, fields: Record<string, unknown>, info: TypeInfo): boolean {
  if (NAMING.includes(name) || !CHANGES.test(name) || !isSet(fields[name])) return false
  const hasSelic = info.fields.some(({ campo }) => campo === 'selic')
  return !(hasSelic && /^selic_/i.test(name) && !isSet(fields.selic))
}

/** The first of all days in the fields, in lists and records too; undefined if there is none. */
export function firstDay(fields: unknown): IsoDate | undefined {
  return daysIn(fields).toSorted()[0]
}

function daysIn(value: unknown): IsoDate[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(daysIn)
  const day = dayOf(value)
  return day === undefined ? [] : [day]
}
