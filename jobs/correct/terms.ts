import type { Parameters, Survey } from '../../src/core/job/job.js'
import type { Facts } from '../../src/messages/message.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { toBrazilian } from '../../src/values/dates.js'
import { D } from '../../src/values/decimal.js'
import type { CorrectKnowledge } from './catalogue.js'
import { selicStart } from './selic-start.js'

type Groups = Survey['groups']
type Asked = readonly Pick<Groups[number], 'parameters'>[]

/**
 * Returns the terms that the batch asks for, in words, for the user to read before any call is
 * paid.
 */
export function terms(
  { groups }: Survey,
  headings: ReadonlyMap<string, string>,
  knowledge: CorrectKnowledge,
): Sentence[] {
  if (groups.length === 0) return []
  // A row without a fee is neither, and counts among those without.
  const isNot =
    (mode: string) =>
    ({ parameters }: Groups[number]) =>
      parameters['honorarios.modo'] !== mode
  const fees = ['honorarios.valor', headings.get('honorarios')] as const
  const facts: Facts = {
    by: distinct(groups, (one) => regimeName(one, knowledge)),
    byHeading: headings.get('indice') ?? headings.get('tabela'),
    ...untilFacts(groups, 'updateTo', headings),
    ...rateFacts('interest', groups, 'juros.percentual', headings.get('juros_percentual')),
    from: distinct(
      groups.filter(({ parameters }) => parameters['juros.percentual'] !== undefined),
      (one) => String(one['juros.from'] ?? ''),
    ),
    ofTable: groups.some(
      ({ parameters }) =>
        parameters['juros.percentual'] === undefined && parameters.table !== undefined,
    ),
    selicDays: distinct(groups, (one) => (one.selic === true ? selicDays(one) : '')).filter(
      Boolean,
    ),
    ...rateFacts('fine', groups, 'multa.percentual', headings.get('multa_percentual')),
    ...rateFacts('fees', groups.filter(isNot('v')), ...fees),
    ...rateFacts('fixed', groups.filter(isNot('p')), ...fees),
  }
  return [sentence('told_terms', facts)]
}

/** Returns the first and the last update day of the rows, and the heading that gives it. */
export function untilFacts(
  groups: Asked,
  parameter: string,
  headings: ReadonlyMap<string, string>,
): Facts {
  const days = distinct(groups, (one) => String(one[parameter])).toSorted()
  const ends = [...new Set([days[0]!, days.at(-1)!])]
  return { until: ends.map(toBrazilian), untilHeading: headings.get('data_atualizacao') }
}

/** The lowest and the highest rate, and the number of rows without a rate where others have one. */
function rateFacts(
  name: string,
  groups: Groups,
  parameter: string,
  heading: string | undefined,
): Facts {
  const charged = groups.filter(({ parameters }) => parameters[parameter] !== undefined)
  if (charged.length === 0) return {}
  const rates = charged.map(({ parameters }) => new D(String(parameters[parameter])))
  const ends = new Set([D.min(...rates).toFixed(), D.max(...rates).toFixed()])
  const without = groups.filter(({ parameters }) => parameters[parameter] === undefined)
  return {
    [name]: [...ends],
    [`${name}Heading`]: heading,
    [`${name}Without`]: without.reduce((sum, { rows }) => sum + rows, 0),
  }
}

export function distinct(groups: Asked, of: (parameters: Parameters) => string): string[] {
  return [...new Set(groups.map(({ parameters }) => of(parameters)))]
}

function regimeName({ index, table }: Parameters, { indices, tables }: CorrectKnowledge): string {
  const named = table ?? index
  const entries = table === undefined ? indices : tables
  const entry = entries?.find(({ slug, id }) => slug === named || String(id) === named)
  return String(entry?.name ?? named)
}

/** `2021-12-01/2024-05-31`, each end empty where it was not asked for. */
function selicDays(asked: Parameters): string {
  const from = asked.selicFrom === undefined ? '' : selicStart(asked)
  return `${from}/${asked.selicUntil ?? ''}`
}
