import { type Credential, SCOPES, type User } from './accounts/credential.js'
import { createKeyRing, credentialOfKey, type KeyRing } from './accounts/key-ring.js'
import { type Login, type PersonName, people } from './accounts/people.js'
import { plantKeys, type SandboxKeys, type SiteKey } from './accounts/seeds.js'
import { createSessions, type Sessions } from './accounts/sessions.js'
import { type Random, randomFrom } from './random.js'

export { type Credential, SCOPES, type Scope, type User } from './accounts/credential.js'
export type { Login, PersonName } from './accounts/people.js'
export type { SandboxKeys } from './accounts/seeds.js'

/** All users and all credentials of the sandbox. */
export interface Accounts {
  keys: SandboxKeys
  logins: Record<PersonName, Login>
  /** The user of all keys but `unsubscribed` and `foreign`. */
  mainUser: User
  /** API keys, both seeded ones and those created over the API. */
  ring: KeyRing
  /** Keys created in the panel of the site. */
  siteKeys: readonly SiteKey[]
  sessions: Sessions
  /** Undefined if the key or token is unknown, or if the token has expired. */
  credential(key: string): Credential | undefined
  /** Records the use of an API key; does nothing for other credentials. */
  used(key: string): void
  /**
   * Accepts a token until `expiresAt`, in milliseconds of the clock; without it the token never
   * expires.
   */
  addToken(token: string, credential: Credential, expiresAt?: number): void
}

/**
 * Creates the accounts. Everything in them follows from one number drawn from `random`, so that
 * later logins and new keys do not change other results of the same seed.
 */
export function createAccounts(from: Random, clock: () => number): Accounts {
  const random = randomFrom(from() * 2 ** 32)
  const persons = people()
  const ring = createKeyRing(random)
  const { keys, siteKeys } = plantKeys(ring, persons, random, clock())
  // Tokens are looked up here and not verified by signature, so that a reset invalidates them all.
  const tokens = new Map<string, { credential: Credential; expiresAt: number }>()
  const addToken: Accounts['addToken'] = (
    token,
    credential,
    expiresAt = Number.POSITIVE_INFINITY,
  ) => void tokens.set(token, { credential, expiresAt })
  const sessions = createSessions({
    clock,
    random,
    people: Object.values(persons),
    accept: (token, user, expiresAt) => addToken(token, sessionOf(user), expiresAt),
  })
  return {
    keys,
    logins: loginsOf(persons),
    mainUser: persons.main.user,
    ring,
    siteKeys,
    sessions,
    credential(key) {
      const record = ring.find(key)
      if (record) return credentialOfKey(record)
      const site = siteKeys.find((one) => one.key === key)
      if (site) return { ...sessionOf(site.user), kind: 'site' }
      const token = tokens.get(key)
      return token && token.expiresAt > clock() ? token.credential : undefined
    },
    used(key) {
      const record = ring.find(key)
      if (record) record.lastUsedAt = clock()
    },
    addToken,
  }
}

/** A session has all scopes. */
function sessionOf(user: User): Credential {
  return { kind: 'jwt', user, scopes: SCOPES, allowedTipos: null, revoked: false }
}

function loginsOf({ main, unsubscribed, foreign, restricted }: ReturnType<typeof people>) {
  return {
    main: main.login,
    unsubscribed: unsubscribed.login,
    foreign: foreign.login,
    restricted: restricted.login,
  }
}
