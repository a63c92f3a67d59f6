import type { FieldValue } from '../../src/core/job/job.js'
import { isRecord } from '../../src/services/classify-response.js'
import { fromBrazilian, isoDate, toBrazilian } from '../../src/values/dates.js'
import type { TypeField, TypeInfo } from './types.js'

/** A value in the form that the service takes. */
export type Json = string | number | boolean | Json[] | { [name: string]: Json }

export type ValueRead = { is: 'value'; value: Json } | { is: 'bad'; expected: string }

/** Converts a user's text to the value of a field; dates come as ISO or as they were typed. */
export function fieldValue(
  field: TypeField,
  given: FieldValue,
  info: Pick<TypeInfo, 'exemplo'>,
): ValueRead {
  const text = String(given).trim()
  switch (field.tipo) {
    case 'date':
      return dateValue(text, info.exemplo[field.campo])
    case 'integer':
      return numberValue(text, /^-?\d{1,15}$/, 'um número inteiro')
    case 'number':
      return isUnclear(text) ? { is: 'bad', expected: NUMBER } : numberValue(text, DECIMAL, NUMBER)
    case 'boolean':
      return yesNoValue(given)
    case 'array':
    case 'object':
      return jsonValue(text, field.tipo)
    default:
      // The service validates kinds that lote does not know.
      return typeof info.exemplo[field.campo] === 'number' && DECIMAL.test(text) && !isUnclear(text)
        ? numberValue(text, DECIMAL, NUMBER)
        : { is: 'value', value: text }
  }
}

/** Dates take the form of the service's own example; the contract shows DD/MM/YYYY. */
function dateValue(text: string, example: unknown): ValueRead {
  const iso = fromBrazilian(text) ?? isoOf(text)
  if (!iso) return { is: 'bad', expected: 'uma data DD/MM/AAAA' }
  const isIso = typeof example === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(example)
  return { is: 'value', value: isIso ? iso : toBrazilian(iso) }
}

function isoOf(text: string): string | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return match ? isoDate(Number(match[1]), Number(match[2]), Number(match[3])) : undefined
}

/**
 * Converts a cell, whose decimal separator was already decided from its column; amounts are
 * decimals.
 */
export function cellValue(
  field: TypeField,
  cell: FieldValue,
  info: Pick<TypeInfo, 'exemplo'>,
): ValueRead {
  if (field.tipo === 'number') return { is: 'value', value: Number(cell) }
  return fieldValue(field, cell, info)
}

const DECIMAL = /^-?\d{1,12}(?:[.,]\d{1,10})?$/
const NUMBER = 'um número sem separador de milhar, como 1500,00'
const AMOUNTS_INSIDE = 'valores sem separador de milhar, como 1500.00'

/** `1.500` may mean one and a half or fifteen hundred, so that it is rejected. */
function isUnclear(text: string): boolean {
  return /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text)
}

function numberValue(text: string, form: RegExp, expected: string): ValueRead {
  if (!form.test(text)) return { is: 'bad', expected }
  return { is: 'value', value: Number(text.replace(',', '.')) }
}

function yesNoValue(given: FieldValue): ValueRead {
  const text = String(given).trim()
  if (/^(?:true|sim|s|x|1|verdadeiro)$/i.test(text)) return { is: 'value', value: true }
  if (/^(?:false|n[ãa]o|n|0|falso)$/i.test(text)) return { is: 'value', value: false }
  return { is: 'bad', expected: 'sim ou não' }
}

/** An amount inside JSON whose point may separate thousands: `"valor": 1.500`. */
const UNCLEAR_INSIDE =
  /"(?:[^"]*_)?(?:valor|principal)[^"]*"\s*:\s*"?-?[1-9]\d{0,2}[.,]\d{3}(?=\s*["},\]])/i

function jsonValue(text: string, tipo: 'array' | 'object'): ValueRead {
  if (UNCLEAR_INSIDE.test(text)) return { is: 'bad', expected: AMOUNTS_INSIDE }
  const expected =
    tipo === 'array' ? 'uma lista em JSON, como [{...}]' : 'um objeto em JSON, como {...}'
  try {
    const value = JSON.parse(text) as Json
    const fits = tipo === 'array' ? Array.isArray(value) : isRecord(value)
    return fits ? { is: 'value', value } : { is: 'bad', expected }
  } catch {
    return { is: 'bad', expected }
  }
}
