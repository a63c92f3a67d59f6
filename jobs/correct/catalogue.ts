import type { FreeReads, Knowledge, Parameters } from '../../src/job.js'
import { type Sentence, sentence } from '../../src/sentence.js'
import { type IndexEntry, indexList, type TableEntry, tableList } from '../../src/services/calculation/catalogue.js'

/** What the job knows of the service when it plans; series come later. */
export interface CorrectKnowledge extends Knowledge {
  indices?: IndexEntry[]
  tables?: TableEntry[]
}

/** Both lists cost nothing; a list that cannot be had leaves its names unchecked. */
export async function readCatalogue(reads: FreeReads): Promise<CorrectKnowledge> {
  const indices = await reads.get('GET /v1/indices', '/v1/indices')
  const tables = await reads.get('GET /v1/tables', '/v1/tables')
  return {
    indices: indices.is === 'found' ? indexList.safeParse(indices.body).data?.indices : undefined,
    tables: tables.is === 'found' ? tableList.safeParse(tables.body).data?.tables : undefined,
  }
}

export type Found = { is: 'found'; ref: string } | { is: 'unknown' } | { is: 'unchecked' } | { is: 'legacy'; id: string }

export function findIndex(name: string, { indices, tables }: CorrectKnowledge): Found {
  if (!indices) return { is: 'unchecked' }
  const entry = find(indices, name)
  if (entry) return { is: 'found', ref: refOf(entry, name) }
  const legacy = tables?.find((table) => String(table.legacyCatalogId ?? '') === name)
  return legacy ? { is: 'legacy', id: String(legacy.id) } : { is: 'unknown' }
}

export function findTable(name: string, { tables }: CorrectKnowledge): Found {
  if (!tables) return { is: 'unchecked' }
  const entry = find(tables, name)
  if (entry) return { is: 'found', ref: refOf(entry, name) }
  const legacy = tables.find((table) => String(table.legacyCatalogId ?? '') === name)
  return legacy ? { is: 'legacy', id: String(legacy.id) } : { is: 'unknown' }
}

/** By slug, id or name; the catalogue's own spelling is what is sent. */
function find<T extends IndexEntry | TableEntry>(entries: T[], name: string): T | undefined {
  const wanted = plain(name)
  return (
    entries.find((entry) => entry.slug != null && plain(entry.slug) === wanted) ??
    entries.find((entry) => entry.id !== undefined && String(entry.id) === name.trim()) ??
    only(entries.filter((entry) => entry.name != null && plain(entry.name) === wanted))
  )
}

function only<T>(found: T[]): T | undefined {
  return found.length === 1 ? found[0] : undefined
}

function refOf(entry: IndexEntry | TableEntry, name: string): string {
  return entry.slug ?? (entry.id === undefined ? name : String(entry.id))
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** Names that `-p index=` or `-p table=` gave and the service does not know. */
export function checkNames(parameters: Parameters, knowledge: CorrectKnowledge): Sentence[] {
  const problems: Sentence[] = []
  for (const [parameter, find] of [
    ['index', findIndex],
    ['table', findTable],
  ] as const) {
    const name = parameters[parameter]
    if (typeof name !== 'string') continue
    const found = find(name, knowledge)
    if (found.is === 'legacy') problems.push(sentence('legacy_index_id', { id: name, right: found.id }))
    if (found.is === 'unknown') problems.push(unknownName(parameter, name, knowledge))
  }
  return problems
}

function unknownName(parameter: 'index' | 'table', name: string, knowledge: CorrectKnowledge): Sentence {
  const entries = (parameter === 'index' ? knowledge.indices : knowledge.tables) ?? []
  const known = entries.map((entry) => entry.slug ?? String(entry.id ?? '')).filter(Boolean)
  const elsewhere = parameter === 'index' ? findTable(name, knowledge) : findIndex(name, knowledge)
  if (elsewhere.is === 'found') return sentence(parameter === 'index' ? 'index_is_a_table' : 'table_is_an_index', { name })
  return sentence(parameter === 'index' ? 'unknown_index' : 'unknown_table', { name, known })
}
