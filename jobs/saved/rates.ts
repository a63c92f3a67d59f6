import { CEILINGS, type GivenRate } from '../../src/job/ceilings.js'
import type { Ceiling, Parameters } from '../../src/job.js'
import type { TypeField, TypeInfo } from './types.js'

const RATES: [RegExp, Ceiling][] = [
  [/^(?:juros|taxa)(?:_(?:percentual|mes|mensal))?$/i, CEILINGS.interest],
  [/^multa(?:_percentual)?$/i, CEILINGS.fine],
  [/^honorarios(?:_percentual)?$/i, CEILINGS.fees],
]
/** Its description tells of another number. */
const NO_SUCH_RATE = /\bano\b|anual|\ba\.\s?a\b|\bdia\b|di[aá]ri[ao]|valor d[aeo]|^em reais/i

/** What a field of a calculation is a rate of, by the names that the service has for such fields. */
export function ceilingOf({ campo, tipo, descricao }: TypeField): Ceiling | undefined {
  if (tipo !== 'number' || NO_SUCH_RATE.test(descricao)) return undefined
  return RATES.find(([name]) => name.test(campo))?.[1]
}

/** The rates that `-p fields.juros=1` and the like bring to all calculations. */
export function givenFieldRates(given: Parameters, fields: TypeInfo['fields']): GivenRate[] {
  return fields.flatMap((field) => {
    const name = `fields.${field.campo}`
    const ceiling = ceilingOf(field)
    const value = String(given[name] ?? '').replace(',', '.')
    const isAmount = ceiling?.of === 'fees' && given['fields.honorarios_modo'] === 'v'
    return ceiling && !isAmount && /^\d+(?:\.\d+)?$/.test(value) ? [{ name, value, ceiling }] : []
  })
}
