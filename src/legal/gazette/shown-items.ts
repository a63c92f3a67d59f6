import { createHash } from 'node:crypto'
import type { Fields } from '../../services/gazette/transport.js'
import { addDays, type IsoDate } from '../../values/dates.js'
import { fieldOf } from './item.js'

/** What a watch has shown to people, by item key; kept in storage, so the names are short. */
export type Seen = Readonly<Record<string, SeenItem>>

export interface SeenItem {
  hash: string
  /** The night on which it was first shown. */
  first: IsoDate
  /** Of availability. */
  day?: IsoDate
  cancelled?: true
  /** Keys of the registrations and cases for which it was shown as it is. */
  by: readonly string[]
  /** Of those for which it was shown before it changed, and not since. */
  otherwise?: readonly string[]
}

/** Whether it was shown for this registration or case, as it is or as it was. */
export function isShownTo({ by, otherwise = [] }: SeenItem, registration: string): boolean {
  return by.includes(registration) || otherwise.includes(registration)
}

/** Changes with what is hashed: hashes of another version say nothing about a change. */
const VERSION = '1'
const HASH_LENGTH = 20

/** What a person reads of an item; its lawyers are left out, for lists carry them or not. */
const CONTENT = [
  ...['texto', 'numero_processo', 'data_disponibilizacao', 'siglaTribunal', 'nomeOrgao'],
  ...['tipoComunicacao', 'tipoDocumento', 'nomeClasse'],
]
const CHANGING = ['destinatarioadvogados', 'lawyers', 'advogados', 'parties', 'ativo', 'status']

/** Of its content; of an item without the fields that we know, of all that it tells. */
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

/** Whether two hashes tell of two contents. */
export function differs(one: string, other: string): boolean {
  return one !== other && one.split('-')[0] === other.split('-')[0]
}

/** Over a year: no look-back comes near it, and a night of the past run again finds its items known. */
const KEPT_DAYS = 400

/** Without the items that no reading can meet again. */
export function forget(seen: Seen, night: IsoDate): Record<string, SeenItem> {
  const oldest = addDays(night, -KEPT_DAYS)
  return keptOf(seen, ({ first, day = first }) => first >= oldest || day >= oldest)
}

/** Those of it that `isKept` says, as a record of their own. */
export function keptOf(seen: Seen, isKept: (item: SeenItem) => boolean): Record<string, SeenItem> {
  const kept: Record<string, SeenItem> = {}
  // There may be a hundred thousand: their list would be as large again.
  for (const key in seen) if (isKept(seen[key]!)) kept[key] = seen[key]!
  return kept
}
