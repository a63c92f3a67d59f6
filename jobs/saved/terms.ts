import type { Parameters, Survey } from '../../src/core/job/job.js'
import type { Facts } from '../../src/messages/message.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import type { TotalPlace } from '../../src/records/total-place.js'
import { dateInSaoPaulo } from '../../src/runtime/clock.js'
import { isIsoDate, toBrazilian } from '../../src/values/dates.js'
import { legibleName } from '../../src/values/legible-name.js'
import { distinct, untilFacts } from '../correct/terms.js'
import { givenFieldRates } from './rates.js'
import { INLINE, nameOf, type References } from './references.js'
import type { TypeInfo } from './types.js'

interface Known {
  references?: References
  totalPlace?: TotalPlace
}

const FIELD = 'fields.'

/** Returns the terms of new calculations, for the user to read before any call is paid. */
export function termsOfNew(
  { undated = [], terms = {} }: Survey,
  headings: ReadonlyMap<string, string>,
  info: TypeInfo,
  { references, totalPlace }: Known,
): Sentence[] {
  const first = undated[0]
  if (!first) return []
  const columns = info.fields.flatMap(({ campo }) =>
    [...headings].flatMap(([field, heading]) =>
      field === campo || field.startsWith(`${campo}.`) ? [heading] : [],
    ),
  )
  const { set = [], ...facts } = fieldFacts(first, [info], references)
  const ofRows = Object.entries(terms).map(([campo, values]) =>
    columnTerm(campo, values, headings.get(campo), references),
  )
  const all = [...(set as string[]), ...ofRows]
  return [
    sentence('told_saved_terms', {
      types: [info.label],
      ...facts,
      ...(all.length > 0 ? { set: all } : {}),
      ...(columns.length > 0 ? { columns } : {}),
    }),
    ...selicAndInterest(first, headings.has('juros'), references),
    ...totalPlaceTerms(first, totalPlace),
  ]
}

/** Returns the terms of a recalculation: what is written into the existing calculations. */
export function termsOfRecalc(
  { undated = [] }: Survey,
  headings: ReadonlyMap<string, string>,
  types: Partial<Record<string, TypeInfo>>,
  { references, totalPlace }: Known,
): Sentence[] {
  const first = undated[0]
  if (!first) return []
  const groups = undated.map((parameters) => ({ parameters }))
  const dated = groups.filter(({ parameters }) => parameters.updateTo !== undefined)
  const infos = distinct(groups, ({ type }) => String(type)).flatMap((type) => types[type] ?? [])
  return [
    sentence('told_saved_terms', {
      isRecalc: true,
      ...(dated.length > 0 ? untilFacts(dated, 'updateTo', headings) : {}),
      untilWithout: groups.length - dated.length,
      ...fieldFacts(first, infos, references),
    }),
    ...selicAndInterest(first, false, references),
    ...totalPlaceTerms(first, totalPlace),
  ]
}

/** SELIC contains interest; a table that ends in SELIC charges it before. */
function selicAndInterest(
  given: Parameters,
  inColumn: boolean,
  references: References | undefined,
): Sentence[] {
  const index = nameOf('indexador', String(given['fields.indexador'] ?? ''), references)
  const isCharged = inColumn || Number(given['fields.juros'] ?? 0) > 0
  const isTwice = isCharged && /^selic\b/i.test(index ?? '')
  return isTwice ? [sentence('told_selic_and_interest')] : []
}

/** States where the total will be looked for first, or where an earlier batch found it. */
function totalPlaceTerms({ total }: Parameters, place: TotalPlace | undefined): Sentence[] {
  if (total !== undefined || !place) return []
  const { path, rows, example, at } = place
  const code = place.isStated ? 'told_total_stated' : 'told_total_recognised'
  return [sentence(code, { path, rows, example, on: dateInSaoPaulo(Date.parse(at)) })]
}

/**
 * Rates are listed as rates, indices and tables with their names, and all other values as they were
 * given.
 */
function fieldFacts(
  given: Parameters,
  infos: TypeInfo[],
  references: References | undefined,
): Facts {
  const rates = infos
    .flatMap((info) => givenFieldRates(given, info))
    .filter(({ isInside }) => !isInside)
  const isRate = (name: string) => rates.some((rate) => rate.name === name)
  const set = Object.entries(given).flatMap(([name, value]) =>
    name.startsWith(FIELD) && !isRate(name)
      ? [fieldTerm(name.slice(FIELD.length), String(value), references)]
      : [],
  )
  return {
    ...(set.length > 0 ? { set } : {}),
    ...Object.fromEntries(rates.map(({ ceiling, value }) => [ceiling.of, [value]])),
  }
}

function fieldTerm(campo: string, value: string, references: References | undefined): string {
  // Its months are too many for a sentence: Parâmetros has them.
  if (campo === 'tabelaPersonalizada') return 'com uma tabela própria, escrita no pedido'
  return `${legibleName(campo)} ${valueWords(campo, value, references)}`
}

/** More values would hide the other terms. */
const MOST_VALUES = 3

/** Of days the first and the last; of indices and tables the names of the first. */
function columnTerm(
  campo: string,
  values: readonly string[],
  heading: string | undefined,
  references: References | undefined,
): string {
  const words = [...new Set(values.map((value) => valueWords(campo, value, references)))]
  const days = values.filter(isIsoDate).toSorted()
  const first = days[0]
  const last = days.at(-1)
  const more = words.length - MOST_VALUES
  const shown =
    days.length === values.length && first !== last
      ? `de ${toBrazilian(first!)} a ${toBrazilian(last!)}`
      : `${words.slice(0, MOST_VALUES).join(', ')}${more > 0 ? ` e mais ${more}` : ''}`
  return `${legibleName(campo)} ${shown}${heading === undefined ? '' : ` (coluna «${heading.trim()}»)`}`
}

function valueWords(campo: string, value: string, references: References | undefined): string {
  if (campo === 'indexador' && value === INLINE) return 'de tabela própria'
  if (isIsoDate(value)) return toBrazilian(value)
  return nameOf(campo, value, references) ?? value
}
