import { fromBrazilian, type IsoDate, isIsoDate } from '../dates.js'
import type { Fields } from '../services/gazette/asking.js'
import { caseDigits } from '../services/gazette/item-key.js'
import { isRecord } from '../services/verdict.js'

/** A lawyer as an item names one: the number as the court spelled it. */
export interface NamedLawyer {
  numero: string
  uf: string
  nome?: string
}

/** Why and when an item was taken back; each as far as it is told. */
export interface Cancellation {
  reason?: string
  day?: IsoDate
}

/**
 * What an item tells. The contract shows no field of it: these are the names of the origin
 * (DJEN), and whatever is not there is undefined and never taken for something.
 */
export function dayOf(item: Fields): IsoDate | undefined {
  return dateIn(item.data_disponibilizacao) ?? dateIn(item.datadisponibilizacao)
}

/** Twenty digits. */
export function caseOf(item: Fields): string | undefined {
  return caseDigits(item.numero_processo) ?? caseDigits(item.numeroprocessocommascara)
}

export function textOf(item: Fields): string | undefined {
  return filled(item.texto)
}

export function fieldOf(item: Fields, name: string): string | undefined {
  return filled(item[name])
}

/** Undefined when the item stands. */
export function cancellationOf(item: Fields): Cancellation | undefined {
  const reason = filled(item.motivo_cancelamento)
  const day = dateIn(item.data_cancelamento)
  const cancelled = reason !== undefined || filled(item.data_cancelamento) !== undefined
  if (!cancelled && item.ativo !== false && item.status !== 'C') return undefined
  return { ...(reason ? { reason } : {}), ...(day ? { day } : {}) }
}

/** The item of a list, with what only its detail tells; where both tell it, the list does. */
export function withDetail(item: Fields, detail: Fields = {}): Fields {
  const untold = Object.entries(detail).filter(([name]) => isEmpty(item[name]))
  return { ...item, ...Object.fromEntries(untold) }
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return value === undefined || value === null || (typeof value === 'string' && !value.trim())
}

/** Where items of lists and details have their lawyers. */
const LAWYER_LISTS = ['destinatarioadvogados', 'lawyers', 'advogados']

/** Undefined where the item does not tell them; an empty list of it tells nothing either. */
export function lawyersOf(item: Fields): NamedLawyer[] | undefined {
  const lists = LAWYER_LISTS.map((name) => item[name]).filter((list) => Array.isArray(list))
  const told = lists.flat().flatMap((entry: unknown) => lawyerIn(entry) ?? [])
  return told.length > 0 ? told : undefined
}

/** The record itself, or the one that it links to. */
function lawyerIn(entry: unknown): NamedLawyer | undefined {
  if (!isRecord(entry)) return undefined
  const record = isRecord(entry.advogado) ? entry.advogado : entry
  const [numero, uf, nome] = [record.numero_oab, record.uf_oab, record.nome].map(filled)
  return numero && uf ? { numero, uf: uf.toUpperCase(), ...(nome ? { nome } : {}) } : undefined
}

/** A civil date, with a time of day or without; one with a zone is an instant and no date. */
function dateIn(value: unknown): IsoDate | undefined {
  const text = filled(value)
  if (text === undefined) return undefined
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/.exec(text)?.[1]
  return iso === undefined ? fromBrazilian(text) : isIsoDate(iso) ? iso : undefined
}

function filled(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}
