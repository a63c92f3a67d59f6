import { caseDigits } from '../../services/gazette/item-key.js'
import { leavesOf, onlyOne } from '../../services/gazette/named-in.js'
import type { Fields } from '../../services/gazette/transport.js'
import { listsIn } from '../../services/lists-in.js'
import { fromBrazilian, type IsoDate, isIsoDate } from '../../values/dates.js'
import { lawyerIn, type NamedLawyer } from './lawyer.js'

/** Why and when an item was taken back; each as far as it is told. */
export interface Cancellation {
  reason?: string
  day?: IsoDate
}

/**
 * What an item tells. The contract shows no field of it: the names of the origin (DJEN) go first, and
 * of others only those that say the same and say it once; whatever is not there is undefined and never
 * taken for something. The day of publication is another than that of availability.
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

/** Twenty digits. */
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

/** Under the origin's name alone. */
export function fieldOf(item: Fields, name: string): string | undefined {
  return filled(item[name])
}

const A_LABEL = /^\p{L}[\p{L}\d .,()ªº/-]{0,119}$/u
/** Fields of the origin, what others call them, and what they hold. */
const OTHERWISE = {
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
export type KnownField = keyof typeof OTHERWISE
export const KNOWN_FIELDS = Object.keys(OTHERWISE) as KnownField[]

/** What the origin tells under this name, or the one thing that is told under another for it. */
export function knownField(item: Fields, name: KnownField): string | undefined {
  const { names, holds } = OTHERWISE[name]
  return (
    filled(item[name]) ??
    onlyOne(leavesOf(item), ({ path, value }) => {
      const text = names.test(path) ? filled(value) : undefined
      return text !== undefined && holds.test(text) ? text : undefined
    })
  )
}

/** Undefined when the item stands. */
export function cancellationOf(item: Fields): Cancellation | undefined {
  const reason = filled(item.motivo_cancelamento)
  const day = dateIn(item.data_cancelamento)
  const cancelled = reason !== undefined || filled(item.data_cancelamento) !== undefined
  if (!cancelled && item.ativo !== false && item.status !== 'C') return otherwiseCancelled(item)
  return { ...(reason ? { reason } : {}), ...(day ? { day } : {}) }
}

const STANDS = /(?:^|\.)(?:ativ[oa]|vigente|active)$/

/** Under other names than the origin's. */
function otherwiseCancelled(item: Fields): Cancellation | undefined {
  const leaves = leavesOf(item)
  const told = leaves.filter(({ path, value }) => path.includes('cancel') && isSaid(value))
  const stands = !leaves.some(({ path, value }) => STANDS.test(path) && value === false)
  if (told.length === 0 && stands) return undefined
  const day = onlyOne(told, ({ value }) => dateIn(value))
  const reason = onlyOne(told, ({ value }) =>
    dateIn(value) === undefined && typeof value === 'string' ? filled(value) : undefined,
  )
  return { ...(reason ? { reason } : {}), ...(day ? { day } : {}) }
}

function isSaid(value: unknown): boolean {
  return value === true || (typeof value === 'string' && value.trim() !== '')
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
export const OF_LAWYERS = /(?:advogad|lawyer|representante|procurador|patrono)[a-z]{0,12}$/i

/** Undefined where the item does not tell them; an empty list of it tells nothing either. */
export function lawyersOf(item: Fields): NamedLawyer[] | undefined {
  const known = LAWYER_LISTS.map((name) => item[name]).filter((list) => Array.isArray(list))
  const lists =
    known.length > 0
      ? known
      : listsIn(item).flatMap(({ path, items }) => (OF_LAWYERS.test(path) ? [items] : []))
  const told = lists.flat().flatMap((entry: unknown) => lawyerIn(entry) ?? [])
  return told.length > 0 ? told : undefined
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
