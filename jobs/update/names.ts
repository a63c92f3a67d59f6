import type { FreeReads, Knowledge } from '../../src/core/job/job.js'
import { nearest } from '../../src/messages/message.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import { routeAndPath } from '../../src/services/endpoint.js'
import { listaTabelas } from '../../src/services/update/endpoints.js'
import { type Table, tablesIn } from '../../src/services/update/recognise.js'
import { compacted } from '../../src/values/folded.js'
import { own } from '../correct/catalogue.js'

export interface SeriesLine {
  /** `YYYY-MM`, or with the day if the service gives one. */
  when?: string
  /** The factor by which amounts of that time are multiplied. */
  factor?: string
  /** The other fields of the line. */
  others: string
}

/** A table as `lerTabela` returned it for an update date. */
export interface UsedSeries {
  tabela: string
  dataAtualizacao: string
  lines: SeriesLine[]
}

/** The job's knowledge of the service; the list and the series may arrive after planning. */
export interface UpdateKnowledge extends Knowledge {
  tables?: Table[]
  /** Ids of tables by name, built once because every row looks names up. */
  names?: Record<string, string>
  series?: Record<string, UsedSeries>
}

/**
 * Returns the list of names from the cache, if it is there; reading it from the service costs
 * units.
 */
export async function cachedNames(reads: FreeReads): Promise<UpdateKnowledge> {
  const cached = await reads.get(...routeAndPath(listaTabelas, {}))
  return cached.is === 'found' ? namesIn(cached.body) : {}
}

/** Returns nothing if the answer is not recognised; then names are sent as they were given. */
export function namesIn(body: unknown): UpdateKnowledge {
  const found = tablesIn(body)
  if (found.is !== 'recognised') return {}
  const { tables } = found
  return { tables, names: { ...spellings(tables), ...ids(tables) } }
}

function ids(tables: readonly Table[]): Record<string, string> {
  return Object.fromEntries(tables.map(({ id }) => [id, id]))
}

/** Names without case and accents. A name that two tables share stands for neither. */
function spellings(tables: readonly Table[]): Record<string, string> {
  const found = new Map<string, Set<string>>()
  for (const { id, name = '', others = [] } of tables) {
    for (const spelling of [id, name, ...others].map(compacted)) {
      found.set(spelling, (found.get(spelling) ?? new Set()).add(id))
    }
  }
  return Object.fromEntries(
    [...found].flatMap(([name, all]) =>
      name !== '' && all.size === 1 ? [[name, [...all][0]!]] : [],
    ),
  )
}

/**
 * Terms of a judgment rather than names of a list: "TR + 0,5%", "1%", "0,5", "IPCA-E até 11/2021,
 * depois SELIC".
 */
const TERMS = [
  /\+ ?(?:juros|\d)/i,
  /^\d+(?:[.,]\d+)?(?: ?%.*)?$(?<!^\d+)/,
  /(?<!\p{L})at[ée] (?:\d{1,2}\/){0,2}\d{2,4}[,;]? (?:e )?(?:depois|ap[óo]s|a partir|em seguida)(?!\p{L})/iu,
]

/**
 * Returns the id to send for a name; undefined if the known list lacks it, or if no list could have
 * it.
 */
export function idOf(given: string, { names }: UpdateKnowledge): string | undefined {
  const name = given.trim()
  if (!names) return TERMS.some((terms) => terms.test(name)) ? undefined : name
  return own(names, name) ?? own(names, compacted(name))
}

/** Returns the service's words for a name, where its list has them. */
export function nameOf(given: string, knowledge: UpdateKnowledge): string {
  const id = idOf(given, knowledge)
  const name = knowledge.tables?.find((table) => table.id === id)?.name
  return name ?? (ACRONYM.test(given.trim()) ? given.trim().toUpperCase() : given)
}

/** Until the list of names is read, an id of the service is shown as people write the index. */
const ACRONYM = /^(?:ipca|inpc|ipc|incc|selic|cdi|tr)$/i

/** Returns the problem of an unknown name, with the nearest name of the list. */
export function unknownName(name: string, { tables = [] }: UpdateKnowledge): Sentence {
  const all = tables.map(({ id }) => id)
  const near = nearest(name, all)
  return sentence('row_unknown_index', {
    label: 'Índice ou tabela',
    value: name,
    ...(near === undefined ? {} : { known: [near] }),
  })
}
