import { caseDigits } from '../../services/gazette/item-key.js'
import { leavesOf, onlyOne } from '../../services/gazette/named-in.js'
import type { Fields } from '../../services/gazette/transport.js'
import { listsIn } from '../../services/lists-in.js'
import { fromBrazilian, type IsoDate, isIsoDate } from '../../values/dates.js'
import { filled, lawyerIn, type NamedLawyer } from './lawyer.js'

/** Why and when an item was cancelled, as far as the item says. */
export interface Cancellation {
  reason?: string
  day?: IsoDate
}

/**
 * Returns the day of availability, which is not that of publication. The contract names no field of
 * an item: the names of the origin (DJEN) go first; of other names, only one that has the same
 * meaning and occurs once is read. A field that is absent is undefined, never guessed.
 */
export function dayOf(item: Fields): IsoDate | undefined {
  return (
    dateIn(item.data_disponibilizacao) ??
    dateIn(item.datadisponibilizacao) ??
    onlyOne(leavesOf(item), ({ path, value }) =>
      path.includes('disponibiliza') ? dateIn(value) : undefined,
    )
  )
}

/** CNJ number, twenty digits. */
export function caseOf(item: Fields): string | undefined {
  return (
    caseDigits(item.numero_processo) ??
    caseDigits(item.numeroprocessocommascara) ??
    onlyOne(leavesOf(item), ({ value }) => caseDigits(value))
  )
}

export function textOf(item: Fields): string | undefined {
  return (
    filled(item.texto) ??
    onlyOne(leavesOf(item), ({ path, value }) => (A_TEXT.test(path) ? filled(value) : undefined))
  )
}

const A_TEXT = /(?:^|\.)(?:texto|textointegral|teor|inteiroteor|conteudo|corpo|text|content|body)$/

/** Reads a field by the origin's name only. */
export function fieldOf(item: Fields, name: string): string | undefined {
  return filled(item[name])
}

const A_LABEL = /^\p{L}[\p{L}\d .,()ªº/-]{0,119}$/u
/** Fields of the origin, names that others give them, and what their values look like. */
const OTHER_NAMES = {
  siglaTribunal: {
    names: /(?:^|\.)(?:sigla)?tribunal(?:\.sigla)?$/,
    holds: /^[A-Z][A-Z\d-]{1,11}$/i,
  },
  nomeOrgao: {
    names: /(?:^|\.)(?:nome)?orgao(?:julgador)?(?:\.(?:nome|descricao|denominacao))?$/,
    holds: /\p{L}/u,
  },
  tipoComunicacao: {
    names: /(?:^|\.)(?:tipo(?:da|de)?)?comunicacao(?:\.(?:tipo|nome|descricao))?$/,
    holds: A_LABEL,
  },
  tipoDocumento: {
    names: /(?:^|\.)(?:tipo(?:do|de)?)?documento(?:\.(?:tipo|nome|descricao))?$/,
    holds: A_LABEL,
  },
  nomeClasse: {
    names: /(?:^|\.)(?:nome)?classe(?:processual)?(?:\.(?:nome|descricao|denominacao))?$/,
    holds: A_LABEL,
  },
  link: { names: /(?:^|\.)(?:link|url|href|endereco)$/, holds: /^https?:\/\//i },
} as const
export type KnownField = keyof typeof OTHER_NAMES
export const KNOWN_FIELDS = Object.keys(OTHER_NAMES) as KnownField[]

/** Reads a field by the origin's name, or by the only other name that stands for it. */
export function knownField(item: Fields, name: KnownField): string | undefined {
  const { names, holds } = OTHER_NAMES[name]
  return (
    filled(item[name]) ??
    onlyOne(leavesOf(item), ({ path, value }) => {
      const text = names.test(path) ? filled(value) : undefined
      return text !== undefined && holds.test(text) ? text : undefined
    })
  )
}

/** Undefined when the item is valid. */
export function cancellationOf(item: Fields): Cancellation | undefined {
  const reason = filled(item.motivo_cancelamento)
  const day = dateIn(item.data_cancelamento)
  const cancelled = reason !== undefined || filled(item.data_cancelamento) !== undefined
  if (!cancelled && item.ativo !== false && item.status !== 'C')
    return cancellationByOtherName(item)
  return { ...(reason ? { reason } : {}), ...(day ? { day } : {}) }
}

/** `cancelavel` says no more than that it may be. */
const OF_CANCELLATION = /cancel(?!avel|able)/
const DENIAL = /^(?:n|n[aã]o|no|false|falso|0|-)$/i
const STANDS = /(?:^|\.)(?:ativ[oa]|vigente|active)$/

/** Reads a cancellation by other names than the origin's. */
function cancellationByOtherName(item: Fields): Cancellation | undefined {
  const leaves = leavesOf(item)
  const leavesOfCancellation = leaves.filter(
    ({ path, value }) => OF_CANCELLATION.test(path) && isFilledIn(value),
  )
  const stands = !leaves.some(({ path, value }) => STANDS.test(path) && value === false)
  if (leavesOfCancellation.length === 0 && stands) return undefined
  const day = onlyOne(leavesOfCancellation, ({ value }) => dateIn(value))
  const reason = onlyOne(leavesOfCancellation, ({ value }) =>
    dateIn(value) === undefined && typeof value === 'string' ? filled(value) : undefined,
  )
  return { ...(reason ? { reason } : {}), ...(day ? { day } : {}) }
}

function isFilledIn(value: unknown): boolean {
  if (typeof value !== 'string') return value === true
  return value.trim() !== '' && !DENIAL.test(value.trim())
}

/** Completes the item of a list from its detail; where both have a value, the list's is used. */
export function withDetail(item: Fields, detail: Fields = {}): Fields {
  const missing = Object.entries(detail).filter(([name]) => isEmpty(item[name]))
  return { ...item, ...Object.fromEntries(missing) }
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return value === undefined || value === null || (typeof value === 'string' && !value.trim())
}

/** The fields in which lists and details give the lawyers. */
const LAWYER_LISTS = ['destinatarioadvogados', 'lawyers', 'advogados']
export const OF_LAWYERS = /(?:advogad|lawyer|representante|procurador|patrono)[a-z]{0,12}$/i

/**
 * Returns the lawyers of an item; undefined where it lists none, since an empty list proves
 * nothing.
 */
export function lawyersOf(item: Fields): NamedLawyer[] | undefined {
  const known = LAWYER_LISTS.map((name) => item[name]).filter((list) => Array.isArray(list))
  const lists =
    known.length > 0
      ? known
      : listsIn(item).flatMap(({ path, items }) => (OF_LAWYERS.test(path) ? [items] : []))
  const lawyers = lists.flat().flatMap((entry: unknown) => lawyerIn(entry) ?? [])
  return lawyers.length > 0 ? lawyers : undefined
}

/**
 * Reads a date with or without a time of day, which may be said to be that of São Paulo; a time of
 * another zone is an instant and no date.
 */
function dateIn(value: unknown): IsoDate | undefined {
  const text = filled(value)
  if (text === undefined) return undefined
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:-03:?00)?)?$/.exec(
    text,
  )?.[1]
  return iso === undefined ? fromBrazilian(text) : isIsoDate(iso) ? iso : undefined
}
