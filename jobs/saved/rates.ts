import { CEILINGS, type GivenRate } from '../../src/core/job/ceilings.js'
import type { Ceiling, Parameters } from '../../src/core/job/job.js'
import { isRecord } from '../../src/services/classify-response.js'
import { D } from '../../src/values/decimal.js'
import type { TypeField, TypeInfo } from './types.js'
import { fieldValue, type Json } from './values.js'

const RATES: [RegExp, Ceiling][] = [
  [/^(?:juros|taxa)(?:_(?:percentual|mes|mensal))?$/i, CEILINGS.interest],
  [/^multa(?:_percentual)?$/i, CEILINGS.fine],
  [/^honorarios(?:_percentual)?$/i, CEILINGS.fees],
  [/^percentual_(?:\w+_)?salario/i, CEILINGS.wage],
]
/** The description of a field with one of these words shows that it is not such a rate. */
const NO_SUCH_RATE = /\bano\b|anual|\ba\.\s?a\b|\bdia\b|di[aá]ri[ao]|valor d[aeo]|^em reais/i

/** Kinds of fields that cannot be a rate, whatever their name. */
const NO_RATES = ['date', 'boolean']

/** Returns the ceiling of a field that is a rate, by the service's names for such fields. */
export function ceilingOf({ campo, tipo, descricao }: TypeField): Ceiling | undefined {
  if (NO_RATES.includes(tipo) || isContainer(tipo) || NO_SUCH_RATE.test(descricao)) return undefined
  return ceilingNamed(campo)
}

function ceilingNamed(name: string): Ceiling | undefined {
  return RATES.find(([pattern]) => pattern.test(name))?.[1]
}

function isContainer(tipo: string): boolean {
  return tipo === 'array' || tipo === 'object'
}

/** Returns the rates that parameters such as `-p fields.juros=1` set for all calculations. */
export function givenFieldRates(given: Parameters, { fields, exemplo }: TypeInfo): GivenRate[] {
  return fields.flatMap((field) => {
    const name = `fields.${field.campo}`
    const text = given[name]
    if (text === undefined) return []
    const read = fieldValue(field, text, { exemplo })
    if (isContainer(field.tipo)) return read.is === 'value' ? ratesInside(name, read.value) : []
    const ceiling = ceilingOf(field)
    const value = decimalIn(text)
    const isAmount = ceiling?.of === 'fees' && given['fields.honorarios_modo'] === 'v'
    return ceiling && !isAmount && value !== undefined ? [{ name, value, ceiling }] : []
  })
}

/**
 * Returns the rates inside a list or a record: for each path the highest, which may be yearly or an
 * amount in reais, and the lowest, which may be a fraction.
 * @param path the path of the value, as the user would look for it
 */
export function ratesInside(path: string, value: Json): GivenRate[] {
  const rates = leavesOf(path, value, ceilingNamed(path.split('.').at(-1)!))
  return [...new Set(rates.map(({ name }) => name))].flatMap((name) => {
    const ofName = rates.filter((rate) => rate.name === name)
    const sorted = ofName.toSorted((a, b) => new D(a.value).comparedTo(b.value))
    return [...new Set([sorted[0]!, sorted.at(-1)!])]
  })
}

/**
 * A `percentual` is a rate of what the enclosing field names, and so is a `valor` with `modo` `p`.
 */
function leavesOf(path: string, value: Json, of?: Ceiling): GivenRate[] {
  if (Array.isArray(value)) return value.flatMap((one) => leavesOf(`${path}[]`, one, of))
  if (isRecord(value)) {
    const { modo } = value
    return Object.entries(value).flatMap(([name, inner]) => {
      const isOfOuter = name === 'percentual' || (name === 'valor' && modo === 'p')
      const ceiling = isOfOuter ? of : ceilingNamed(name)
      const isAmount = ceiling?.of === 'fees' && value.honorarios_modo === 'v'
      return leavesOf(`${path}.${name}`, inner, isAmount ? undefined : ceiling)
    })
  }
  const points = decimalIn(value)
  return of && points !== undefined
    ? [{ name: path, value: points, ceiling: of, isInside: true }]
    : []
}

/** The decimal of texts such as `12`, `1,5` and `10%`. */
function decimalIn(value: Json | undefined): string | undefined {
  const text = String(value ?? '')
    .trim()
    .replace(/\s?%$/, '')
  return /^\d+(?:[.,]\d+)?$/.test(text) ? text.replace(',', '.') : undefined
}
