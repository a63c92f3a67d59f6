import { Refusal } from '../refusal.js'
import type { Catalogue } from './catalogue.js'
import type { IndexEntry } from './indices.js'
import { LEGACY_OFFSET, type TableEntry } from './tables.js'

/** A slug, or an id as a number or text. */
export type Reference = string | number

/** Unknown references are 400 in a calculation and 404 in the routes of the catalogue. */
export type ReferenceContext = 'in-calculation' | 'in-catalogue'

/** @throws Refusal if the reference names no index */
export function indexOf(
  catalogue: Catalogue,
  reference: Reference,
  asked: ReferenceContext,
): IndexEntry {
  const found = catalogue.indices.find((entry) => isNamed(entry, reference))
  if (found) return found
  refuseLegacyId(catalogue, reference)
  const isTable = catalogue.tables.some((entry) => isNamed(entry, reference))
  if (isTable && asked === 'in-calculation') {
    throw new Refusal(400, 'INDEX_NOT_TABLE', `${reference} é uma tabela judicial, não um índice.`)
  }
  const status = asked === 'in-calculation' ? 400 : 404
  throw new Refusal(status, 'INDEX_NOT_FOUND', `Índice ${reference} não encontrado.`)
}

/** @throws Refusal if the reference names no judicial table */
export function tableOf(
  catalogue: Catalogue,
  reference: Reference,
  asked: ReferenceContext,
): TableEntry {
  const found = catalogue.tables.find((entry) => isNamed(entry, reference))
  if (found) return found
  refuseLegacyId(catalogue, reference)
  // General rule 2 of the contract applies in the routes of tables as well as in calculations.
  if (catalogue.indices.some((entry) => isNamed(entry, reference))) {
    throw new Refusal(400, 'INDEX_NOT_TABLE', `${reference} é um índice, não uma tabela judicial.`)
  }
  const status = asked === 'in-calculation' ? 400 : 404
  throw new Refusal(status, 'TABLE_NOT_FOUND', `Tabela judicial ${reference} não encontrada.`)
}

function refuseLegacyId(catalogue: Catalogue, reference: Reference): void {
  const table = catalogue.tables.find(({ id }) => String(id + LEGACY_OFFSET) === String(reference))
  if (!table) return
  const message = `O id ${reference} é do catálogo antigo; o id correto da tabela é ${table.id}.`
  throw new Refusal(400, 'INDEX_LEGACY_ID', message)
}

function isNamed(entry: { id: number; slug: string | null }, reference: Reference): boolean {
  return entry.slug === reference || String(entry.id) === String(reference)
}
