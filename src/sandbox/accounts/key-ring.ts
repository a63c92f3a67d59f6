import { type Random, randomText } from '../random.js'
import { prefixOf } from '../secrets.js'
import type { Credential, Scope, User } from './credential.js'

/** The properties that a user may choose for a new key. */
export interface NewKey {
  name: string | null
  scopes: readonly Scope[]
  /** Calculation types; null for all. */
  allowedTipos: readonly string[] | null
  env: 'live' | 'test'
}

/** Times are milliseconds of the sandbox's clock. */
export interface ApiKeyRecord extends NewKey {
  id: number
  user: User
  key: string
  prefix: string
  createdAt: number
  lastUsedAt: number | null
  revoked: boolean
}

const RANDOM_PART = 32

export function createKeyRing(random: Random) {
  const all = new Map<string, ApiKeyRecord>()
  /** The user's keys in order of creation, including revoked ones. */
  const of = (owner: User) => [...all.values()].filter(({ user }) => user.id === owner.id)
  return {
    create(user: User, wish: NewKey, at: number): ApiKeyRecord {
      const key = `svc_${wish.env}_${randomText(random, RANDOM_PART)}`
      const times = { createdAt: at, lastUsedAt: null }
      const id = all.size + 1
      const record = { ...wish, ...times, id, user, key, prefix: prefixOf(key), revoked: false }
      all.set(key, record)
      return record
    },
    find: (key: string) => all.get(key),
    of,
    /** Returns false if the user has no such key. Revoking a key twice is allowed. */
    revoke(user: User, id: number) {
      const found = of(user).find((record) => record.id === id)
      if (found) found.revoked = true
      return found !== undefined
    },
  }
}
export type KeyRing = ReturnType<typeof createKeyRing>

export function credentialOfKey(record: ApiKeyRecord): Credential {
  const { user, scopes, allowedTipos, revoked } = record
  return { kind: 'key', user, scopes, allowedTipos, revoked }
}
