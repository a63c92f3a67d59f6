import { type Credential, SCOPES, type User } from './accounts/credential.js'
import { createKeyRing, credentialOfKey } from './accounts/key-ring.js'
import { people } from './accounts/people.js'
import { plantKeys } from './accounts/seeds.js'
import { createSessions } from './accounts/sessions.js'
import { type Random, randomFrom } from './random.js'

export { type Credential, SCOPES, type Scope, type User } from './accounts/credential.js'
export type { Login, PersonName } from './accounts/people.js'
export type { SandboxKeys } from './accounts/seeds.js'

/**
 * Creates all users and all credentials of the sandbox. Everything in them follows from one number drawn from `random`, so that
 * later logins and new keys do not change other results of the same seed.
 */
export function createAccounts(from: Random, clock: () => number) {
  const random = randomFrom(from() * 2 ** 32)
  const persons = people()
  const ring = createKeyRing(random)
  const { keys, siteKeys } = plantKeys(ring, persons, random, clock())
  // Tokens are looked up here and not verified by signature, so that a reset invalidates them all.
  const tokens = new Map<string, { credential: Credential; expiresAt: number }>()
  /** Accepts a token until `expiresAt`, in milliseconds of the clock. */
  const addToken = (token: string, credential: Credential, expiresAt: number) =>
    void tokens.set(token, { credential, expiresAt })
  const sessions = createSessions({
    clock,
    random,
    people: Object.values(persons),
    accept: (token, user, expiresAt) => addToken(token, sessionOf(user), expiresAt),
  })
  return {
    keys,
    logins: loginsOf(persons),
    /** The user of all keys but `unsubscribed` and `foreign`. */
    mainUser: persons.main.user,
    /** API keys, both seeded ones and those created over the API. */
    ring,
    siteKeys,
    sessions,
    /** Undefined if the key or token is unknown, or if the token has expired. */
    credential(key: string): Credential | undefined {
      const record = ring.find(key)
      if (record) return credentialOfKey(record)
      const site = siteKeys.find((one) => one.key === key)
      if (site) return { ...sessionOf(site.user), kind: 'site' }
      const token = tokens.get(key)
      return token && token.expiresAt > clock() ? token.credential : undefined
    },
    /** Records the use of an API key; does nothing for other credentials. */
    used(key: string) {
      const record = ring.find(key)
      if (record) record.lastUsedAt = clock()
    },
    addToken,
  }
}
export type Accounts = ReturnType<typeof createAccounts>

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
