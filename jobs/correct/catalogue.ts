import type { FreeReads, Knowledge, Parameters } from '../../src/core/job/job.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import {
  type IndexEntry,
  indexList,
  monthIn,
  type TableEntry,
  tableList,
} from '../../src/services/calculation/catalogue.js'
import { listIndices } from '../../src/services/calculation/indices.js'
import { listTables } from '../../src/services/calculation/tables.js'
import { routeAndPath } from '../../src/services/endpoint.js'
import { ServiceError } from '../../src/services/service-error.js'
import { compacted } from '../../src/values/folded.js'
import { readList } from '../saved/account.js'

/** The lists of indices and tables that the job reads when it plans; series are read later. */
export interface CorrectKnowledge extends Knowledge {
  indices?: IndexEntry[]
  tables?: TableEntry[]
  /**
   * Built once for a batch, because every row looks names up and a batch may have a million rows.
   */
  names: Names
}

type Family = 'index' | 'table'

interface Names {
  /** The ref that is sent, by each name that an entry may be called. */
  index: Record<string, string>
  table: Record<string, string>
  /** Present ids of tables, by their former ids. */
  legacy: Record<string, string>
  /** The first month of an index, by the ref that is sent for it. */
  begins: Record<string, string>
}

/** Reads both lists, which cost no units. Names of a list that cannot be read stay unchecked. */
export async function readCatalogue(reads: Pick<FreeReads, 'get'>): Promise<CorrectKnowledge> {
  const indices = await reads.get(...routeAndPath(listIndices, {}))
  const tables = await reads.get(...routeAndPath(listTables, {}))
  return withNames({
    indices: indices.is === 'found' ? indexList.safeParse(indices.body).data?.indices : undefined,
    tables: tables.is === 'found' ? tableList.safeParse(tables.body).data?.tables : undefined,
  })
}

const OWN_TABLE = 'tabelasJudiciais'

/**
 * Adds the tables that the account has built: they share the id space of the others (contract,
 * "Index versus judicial table"), and `GET /v1/tables` need not have them. Only their ids name them,
 * as a person may call one like an index. The batch can do without a list that cannot be read.
 */
export async function withOwnTables(
  knowledge: CorrectKnowledge,
  reads: FreeReads,
): Promise<CorrectKnowledge> {
  const { tables, names } = knowledge
  if (!tables) return knowledge
  const tryGet: FreeReads['get'] = (...at) => reads.tryGet(...at)
  const listed = await readList({ get: tryGet, tryGet }, OWN_TABLE).catch(noneIfMoving)
  const own = (listed ?? [])
    // A service that passes over the filter lists other calculations, too.
    .filter(({ calcId, type }) => Number.isSafeInteger(calcId) && type === OWN_TABLE)
    .map(({ calcId, name }) => ({ id: calcId, slug: null, name }))
  const ids = Object.fromEntries(own.map(({ id }) => [String(id), String(id)]))
  return {
    ...knowledge,
    tables: [...tables, ...own.filter(({ id }) => !Object.hasOwn(names.table, String(id)))],
    names: { ...names, table: { ...ids, ...names.table } },
  }
}

function noneIfMoving(error: unknown): undefined {
  if (!(error instanceof ServiceError)) throw error
}

/**
 * Returns the refs that the columns of indices and tables may hold; none if the service does not
 * return its lists.
 */
export async function listedNames(reads: FreeReads): Promise<Record<string, string[]>> {
  const { indices = [], tables = [] } = await readCatalogue({ get: (...at) => reads.tryGet(...at) })
  const refs = (entries: readonly Entry[]) => entries.flatMap((entry) => refOf(entry) ?? [])
  return { indice: refs(indices), tabela: refs(tables) }
}

export function withNames(lists: Pick<CorrectKnowledge, 'indices' | 'tables'>): CorrectKnowledge {
  const { indices = [], tables = [] } = lists
  return {
    ...lists,
    names: {
      index: namesOf(indices),
      table: namesOf(tables),
      legacy: Object.fromEntries(
        tables.flatMap(({ id, legacyCatalogId }) =>
          id == null || legacyCatalogId == null ? [] : [[String(legacyCatalogId), String(id)]],
        ),
      ),
      begins: Object.fromEntries(
        indices.flatMap((entry) => {
          const month = monthIn(entry.coverageStart)
          const ref = refOf(entry)
          return month === undefined || ref === undefined ? [] : [[ref, month]]
        }),
      ),
    },
  }
}

type Entry = IndexEntry | TableEntry

/**
 * The catalogue's own spellings and ids take precedence. A name that two entries share stands for
 * neither.
 */
function namesOf(entries: readonly Entry[]): Record<string, string> {
  return {
    ...unshared(entries, ({ name }) => [compacted(name ?? '')]),
    ...unshared(entries, ({ slug }) => [compacted(slug ?? '')]),
    ...unshared(entries, ({ slug, id }) => [slug ?? '', String(id ?? '')]),
  }
}

function unshared(
  entries: readonly Entry[],
  spellings: (entry: Entry) => string[],
): Record<string, string> {
  const found = new Map<string, Set<string>>()
  for (const entry of entries) {
    const ref = refOf(entry)
    if (ref === undefined) continue
    for (const name of spellings(entry)) found.set(name, (found.get(name) ?? new Set()).add(ref))
  }
  return Object.fromEntries(
    [...found].flatMap(([name, refs]) =>
      name !== '' && refs.size === 1 ? [[name, [...refs][0]!]] : [],
    ),
  )
}

function refOf({ slug, id }: IndexEntry | TableEntry): string | undefined {
  return slug || (id == null ? undefined : String(id))
}

export type Found =
  | { is: 'found'; ref: string }
  | { is: 'unknown' }
  | { is: 'unchecked' }
  | { is: 'legacy'; id: string }

export function findIndex(name: string, knowledge: CorrectKnowledge): Found {
  return knowledge.indices ? find('index', name, knowledge) : { is: 'unchecked' }
}

export function findTable(name: string, knowledge: CorrectKnowledge): Found {
  return knowledge.tables ? find('table', name, knowledge) : { is: 'unchecked' }
}

/**
 * Finds an entry by slug, id or name, ignoring case and accents. The ref is the catalogue's own
 * spelling.
 */
function find(family: Family, given: string, { names }: CorrectKnowledge): Found {
  const name = given.trim()
  const ref = own(names[family], name) ?? own(names[family], compacted(name))
  if (ref !== undefined) return { is: 'found', ref }
  const id = own(names.legacy, name)
  return id === undefined ? { is: 'unknown' } : { is: 'legacy', id }
}

export function own(record: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

/** Returns the first month that the index has values for, if the catalogue states it. */
export function firstMonth(index: string, { names }: CorrectKnowledge): string | undefined {
  return own(names.begins, index)
}

/** Returns the ref of the index SELIC, as the catalogue spells it. */
export function selicIndex({ indices = [] }: Partial<CorrectKnowledge>): string | undefined {
  const entry = indices.find(({ slug }) => slug === 'selic') ?? indices.find(isSelic)
  return entry?.slug || (entry?.id == null ? undefined : String(entry.id))
}

function isSelic({ name }: { name?: string | null | undefined }): boolean {
  return /^selic\b/i.test(name ?? '')
}

/** Returns a problem for each name in `-p index=` or `-p table=` that the service does not know. */
export function checkNames(parameters: Parameters, knowledge: CorrectKnowledge): Sentence[] {
  const problems: Sentence[] = []
  for (const [family, find] of [
    ['index', findIndex],
    ['table', findTable],
  ] as const) {
    const name = parameters[family]
    if (typeof name !== 'string') continue
    const found = find(name, knowledge)
    if (found.is === 'legacy')
      problems.push(sentence('legacy_index_id', { id: name, right: found.id }))
    if (found.is === 'unknown') problems.push(unknownName(family, name, knowledge))
  }
  return problems
}

function unknownName(family: Family, name: string, knowledge: CorrectKnowledge): Sentence {
  const elsewhere = family === 'index' ? findTable(name, knowledge) : findIndex(name, knowledge)
  if (elsewhere.is === 'found') {
    return sentence(family === 'index' ? 'index_is_a_table' : 'table_is_an_index', { name })
  }
  const entries = (family === 'index' ? knowledge.indices : knowledge.tables) ?? []
  const known = entries.flatMap((entry) => refOf(entry) ?? [])
  return sentence(family === 'index' ? 'unknown_index' : 'unknown_table', { name, known })
}
