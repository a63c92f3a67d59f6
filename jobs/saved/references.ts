import type { FreeReads, Knowledge } from '../../src/core/job/job.js'
import { type Sentence, sentence } from '../../src/messages/message-code.js'
import type { TotalPlace } from '../../src/records/total-place.js'
import {
  type IndexEntry,
  indexList,
  monthIn,
  tableList,
} from '../../src/services/calculation/catalogue.js'
import { listIndices } from '../../src/services/calculation/indices.js'
import type { CalcType } from '../../src/services/calculation/inputs.js'
import { listTables } from '../../src/services/calculation/tables.js'
import { isRecord } from '../../src/services/classify-response.js'
import { routeAndPath } from '../../src/services/endpoint.js'
import type { Json } from './values.js'

type Family = 'index' | 'table' | 'either'

/** Names of indices and tables by id and by slug; a family is absent if its list cannot be read. */
export interface References {
  index?: Record<string, string>
  table?: Record<string, string>
  /** The last published month of indices; absent in older batches. */
  latest?: Record<string, string>
  /** Present ids of tables, by their former catalogue ids. */
  legacy: Record<string, string>
  /** Ids of the account's own tables, which share the id space of the catalogue. */
  own?: string[]
}

/** Facts that every job on saved calculations reads or is told before its rows are planned. */
export interface SavedKnowledge extends Knowledge {
  /** Absent in older batches, which read only the top level of an answer. */
  isDeep?: true
  /** Absent in batches that were planned before answers were compared with what was asked. */
  holdsAnswers?: true
  /** Absent in batches of 0.5.0 and before. */
  holdsSaved?: true
  /** Absent in batches that were planned before the job read it. */
  references?: References
  /** The place at which an earlier batch of the account found the total. */
  totalPlace?: TotalPlace
  /** Absent in batches that were planned before runs were computed again, or had a verdict. */
  checksRuns?: true
}

/**
 * The family that a field takes; contract, "Index versus judicial table". For other types the
 * contract is silent, so that either may be meant.
 */
const TAKES: Partial<Record<CalcType, Record<string, Family>>> = {
  atualizacaoMonetaria: { indexador: 'index', tabelaJudicial: 'table' },
  calculosJudiciais: { indexador: 'table' },
  prevDifNRecebidas: { indexador: 'table' },
}
/** The fields that name an index or a table; contract, "Index versus judicial table". */
export const NAMING: readonly string[] = ['indexador', 'tabelaJudicial']
/** In `indexador`, stands for a table whose series is written in `tabelaPersonalizada`. */
export const INLINE = '-1'

function familyOf(type: CalcType, campo: string): Family | undefined {
  const taken = TAKES[type]
  if (taken) return Object.hasOwn(taken, campo) ? taken[campo] : undefined
  return NAMING.includes(campo) ? 'either' : undefined
}

/**
 * Reads the lists of indices and tables, which costs no units. Names of a list that cannot be read
 * stay unchecked.
 */
export async function readReferences(
  reads: FreeReads,
  own: readonly (string | number)[] | undefined,
): Promise<References> {
  const indices = await reads.get(...routeAndPath(listIndices, {}))
  const tables = await reads.get(...routeAndPath(listTables, {}))
  const index = indices.is === 'found' ? indexList.safeParse(indices.body).data?.indices : undefined
  const table = tables.is === 'found' ? tableList.safeParse(tables.body).data?.tables : undefined
  return {
    ...(index ? { index: namesOf(index), latest: latestOf(index) } : {}),
    ...(table ? { table: namesOf(table) } : {}),
    legacy: Object.fromEntries(
      (table ?? []).flatMap(({ id, legacyCatalogId }) =>
        id == null ? [] : [[String(legacyCatalogId ?? Number(id) + LEGACY), String(id)]],
      ),
    ),
    ...(own ? { own: own.map(String) } : {}),
  }
}

/** Contract: the former catalogue id of a table is its id plus 1000. */
const LEGACY = 1000

type Entry = { id?: unknown; slug?: string | null | undefined; name?: string | null | undefined }

function namesOf(entries: readonly Entry[]): Record<string, string> {
  return byReference(entries, ({ id, slug, name }) => name ?? String(slug ?? id))
}

function latestOf(indices: readonly IndexEntry[]): Record<string, string> {
  return byReference(indices, ({ latestAvailable }) => monthIn(latestAvailable))
}

/** Returns what is told of each entry, under its id and under its slug. */
function byReference<One extends Entry>(
  entries: readonly One[],
  told: (entry: One) => string | undefined,
): Record<string, string> {
  return Object.fromEntries(
    entries.flatMap((entry) => {
      const text = told(entry)
      const references = [entry.id, entry.slug].filter((one) => one != null && one !== '')
      return text === undefined ? [] : references.map((one) => [String(one), text])
    }),
  )
}

/**
 * Returns a problem if a value does not name an index or table of the family that its field takes.
 */
export function referenceProblem(
  { type, campo, label }: { type: CalcType; campo: string; label: string },
  given: Json,
  references: References | undefined,
): Sentence | undefined {
  const family = familyOf(type, campo)
  if (!family || !references || (typeof given !== 'number' && typeof given !== 'string')) return
  const value = String(given).trim()
  const names = namesIn(references)
  const isOf = (one: 'index' | 'table') => Object.hasOwn(names[one] ?? {}, value)
  const wanted = family === 'either' ? (['index', 'table'] as const) : [family]
  const isInline = value === INLINE && campo === 'indexador' && family !== 'index'
  if (isInline || wanted.some(isOf)) return undefined
  const facts = { label, value, name: label, campo, type }
  const right = Object.hasOwn(references.legacy, value) ? references.legacy[value] : undefined
  if (right !== undefined) return sentence('field_legacy_id', { ...facts, right })
  if (wanted.some((one) => names[one] === undefined)) return undefined
  if (family === 'either') return sentence('field_unknown_index_or_table', facts)
  return elsewhere(family, facts, names)
}

/**
 * Returns the families that a field's value may belong to: the one that its field takes, or those
 * whose list has the value. An inline table belongs to none, because no route has its series.
 */
export function familiesOf(
  { type, campo, value }: { type: CalcType; campo: string; value: string },
  references: References | undefined,
): ('index' | 'table')[] {
  const family = familyOf(type, campo)
  if (family === undefined || value === INLINE) return []
  if (family !== 'either') return [family]
  const names = namesIn(references ?? { legacy: {} })
  return (['index', 'table'] as const).filter((one) => Object.hasOwn(names[one] ?? {}, value))
}

/** Returns the name of the index or table that a field's value refers to. */
export function nameOf(
  campo: string,
  value: string,
  references: References | undefined,
): string | undefined {
  if (!NAMING.includes(campo)) return undefined
  const { table, index } = references ?? {}
  return [table, index].find((names) => names && Object.hasOwn(names, value))?.[value]
}

function elsewhere(
  family: 'index' | 'table',
  facts: Record<string, string>,
  names: Pick<References, 'index' | 'table'>,
): Sentence {
  const other = names[family === 'index' ? 'table' : 'index'] ?? {}
  const value = facts.value!
  if (!Object.hasOwn(other, value))
    return sentence(family === 'index' ? 'field_unknown_index' : 'field_unknown_table', facts)
  return sentence(family === 'index' ? 'field_wants_index' : 'field_wants_table', {
    ...facts,
    is: other[value]!,
  })
}

/** Without the list of the account's own tables, an unknown table id proves nothing. */
function namesIn({ index, table, own }: References): Pick<References, 'index' | 'table'> {
  const made = Object.fromEntries((own ?? []).map((id) => [id, id]))
  return {
    ...(index ? { index } : {}),
    ...(table && own ? { table: { ...made, ...table } } : {}),
  }
}

/**
 * Returns a problem if fields of one calculation exclude each other, or if one lacks another that
 * it requires.
 */
export function contradiction(values: Record<string, Json>, type: CalcType): Sentence | undefined {
  const { indexador, tabelaJudicial, tabelaPersonalizada } = values
  const taken = TAKES[type]
  if (taken?.tabelaJudicial && indexador !== undefined && tabelaJudicial !== undefined) {
    const value = String(tabelaJudicial)
    return sentence('field_index_and_table', {
      label: 'tabelaJudicial',
      value,
      index: String(indexador),
    })
  }
  const { data_inicio: from, data_fim: to, valor_pensao: amount } = values
  if (dayOf(from) > dayOf(to) && dayOf(to) !== '')
    return sentence('field_period_reversed', {
      label: 'data_fim',
      value: String(to),
      from: String(from),
    })
  const paid = [values.pagamentos ?? []].flat().map((one) => (isRecord(one) ? one.data : undefined))
  const early = paid.find((data) => dayOf(data) !== '' && dayOf(data) < dayOf(from))
  if (early !== undefined)
    return sentence('field_paid_before', {
      label: 'pagamentos.data',
      value: String(early),
      from: String(from),
    })
  const { percentual_salario_minimo: percent } = values
  if (amount !== undefined && percent !== undefined)
    return sentence('field_amount_or_percent', {
      label: 'percentual_salario_minimo',
      value: String(percent),
      amount: String(amount),
    })
  const isInline = taken?.indexador === 'table' && String(indexador ?? '').trim() === INLINE
  return isInline && tabelaPersonalizada === undefined
    ? sentence('field_inline_missing', { label: 'indexador', value: INLINE, type })
    : undefined
}

/** Returns a problem if a record is of a day after that to which the calculation is brought. */
export function afterUpdate({ dia_atualiza: until, ...lists }: Record<string, Json>) {
  if (dayOf(until) === '') return undefined
  for (const [campo, list] of Object.entries(lists)) {
    const days = [list].flat().map((one) => (isRecord(one) ? one.data : undefined))
    const late = days.find((day) => dayOf(day) > dayOf(until))
    if (late !== undefined)
      return sentence('field_after_update', {
        label: `${campo}.data`,
        value: String(late),
        until: String(until),
      })
  }
  return undefined
}

/** A debt that begins after the day to which it is brought would come back as it is. */
export function beginsAfterUpdate({
  dia_atualiza: until,
  data_inicio: from,
}: Record<string, Json>) {
  if (dayOf(until) === '' || dayOf(from) <= dayOf(until)) return undefined
  const facts = { value: String(from), until: String(until) }
  return sentence('field_after_update', { label: 'data_inicio', ...facts })
}

/** `DD/MM/YYYY` as `YYYYMMDD`, so that days compare as texts; empty for anything else. */
function dayOf(value: Json | undefined): string {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(String(value ?? '')) ?? []
  return year === undefined ? '' : `${year}${month}${day}`
}
