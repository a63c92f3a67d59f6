import { createHash } from 'node:crypto'
import type { Fields } from '../../services/gazette/transport.js'
import { addDays, type IsoDate } from '../../values/dates.js'
import { fieldOf } from './item.js'

/** Items that a watch has shown to users, by item key; stored, therefore the short names. */
export type ShownItems = Readonly<Record<string, ShownItem>>

export interface ShownItem {
  hash: string
  /** The night on which it was first shown. */
  first: IsoDate
  /** Day of availability. */
  day?: IsoDate
  cancelled?: true
  /** Keys of the registrations and cases for which the current version was shown. */
  by: readonly string[]
  /** Keys for which only the version before the change was shown. */
  otherwise?: readonly string[]
}

/** Decides whether any version was shown for this registration or case. */
export function isShownTo({ by, otherwise = [] }: ShownItem, registration: string): boolean {
  return by.includes(registration) || otherwise.includes(registration)
}

/** Has to change with the hashed content: hashes of two versions cannot be compared. */
const VERSION = '1'
const HASH_LENGTH = 20

/** The fields that users read; lawyers are left out, because not every list has them. */
const CONTENT = [
  'texto',
  'numero_processo',
  'data_disponibilizacao',
  'siglaTribunal',
  'nomeOrgao',
  'tipoComunicacao',
  'tipoDocumento',
  'nomeClasse',
]
const CHANGING = ['destinatarioadvogados', 'lawyers', 'advogados', 'parties', 'ativo', 'status']

/**
 * Hashes the content of an item; without a known text field, everything the item has except what
 * changes by itself.
 */
export function hashOf(item: Fields): string {
  const content =
    fieldOf(item, 'texto') === undefined
      ? Object.entries(item)
          .filter(([name]) => !CHANGING.includes(name) && !name.endsWith('cancelamento'))
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
      : CONTENT.map((name) => fieldOf(item, name) ?? null)
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  return `${VERSION}-${digest.slice(0, HASH_LENGTH)}`
}

/** Decides whether two hashes stand for different contents. */
export function differs(one: string, other: string): boolean {
  return one !== other && one.split('-')[0] === other.split('-')[0]
}

/**
 * More than a year: no look-back reaches so far, and a past night that is run again finds its items
 * known.
 */
const RETENTION_DAYS = 400

/** Drops the items that no reading can find again. */
export function withoutOld(seen: ShownItems, night: IsoDate): Record<string, ShownItem> {
  const oldest = addDays(night, -RETENTION_DAYS)
  return filterItems(seen, ({ first, day = first }) => first >= oldest || day >= oldest)
}

/** Returns the items that satisfy `isKept`, as a new record. */
export function filterItems(
  seen: ShownItems,
  isWanted: (item: ShownItem) => boolean,
): Record<string, ShownItem> {
  const wanted: Record<string, ShownItem> = {}
  // Not Object.entries: there may be a hundred thousand items, and their list would be as large
  // again.
  for (const key in seen) if (isWanted(seen[key]!)) wanted[key] = seen[key]!
  return wanted
}
