import { lawyerIn } from '../../src/legal/gazette/lawyer.js'
import { isRecord } from '../../src/services/classify-response.js'
import type { Fields } from '../../src/services/gazette/transport.js'
import { listsIn } from '../../src/services/lists-in.js'

/** The kind of the records in a list, recognised by its name or by their fields. */
export type RecordKind = 'publications' | 'lawyers' | 'parties' | 'cases'

const BY_NAME: [RecordKind, RegExp][] = [
  ['publications', /^(?:communications|comunicac|publicac|intimac)/i],
  ['lawyers', /^(?:lawyers|advogad)/i],
  ['parties', /^(?:parties|partes|destinatarios$)/i],
  ['cases', /^(?:processos|cases|casos)/i],
]
const BY_FIELDS: [RecordKind, (record: Fields) => boolean][] = [
  ['publications', (record) => 'texto' in record || 'data_disponibilizacao' in record],
  ['lawyers', (record) => 'numero_oab' in record || isRecord(record.advogado)],
  ['cases', (record) => 'numero_processo' in record],
  ['lawyers', (record) => lawyerIn(record) !== undefined],
  ['parties', (record) => 'nome' in record && ('tipo' in record || 'polo' in record)],
]

/**
 * Returns the lists of a detail by the kind of their records, because the contract names no field
 * of a detail.
 */
export function listsByKind(body: unknown): Partial<Record<RecordKind, Fields[]>> {
  const found: Partial<Record<RecordKind, Fields[]>> = {}
  for (const { path, items } of listsIn(body)) {
    const records = items.filter((item) => isRecord(item))
    if (records.length < items.length) continue
    const about = kindOfRecords(path.split('.').at(-1) ?? '', records)
    if (about) found[about] = [...(found[about] ?? []), ...records]
  }
  return found
}

function kindOfRecords(name: string, records: readonly Fields[]): RecordKind | undefined {
  const byName = BY_NAME.find(([, pattern]) => pattern.test(name))?.[0]
  const [first] = records
  return byName ?? (first && BY_FIELDS.find(([, test]) => test(first))?.[0])
}

/** Returns a detail without its lists at any depth, which are shown on sheets of their own. */
export function withoutLists(body: Fields): Fields {
  const fields = Object.entries(body).flatMap(([name, value]) => {
    if (isRecord(value)) return [[name, withoutLists(value)]]
    if (!Array.isArray(value)) return [[name, value]]
    return kindOfRecords(name, value.filter(isRecord)) === undefined ? [[name, value]] : []
  })
  return Object.fromEntries(fields)
}
