import { type Random, randomText, randomUuid } from './random.js'

export const SCOPES = [
  'index:read',
  'calc:read',
  'calc:write',
  'calc:export',
  'extract:run',
  'account:read',
] as const
export type Scope = (typeof SCOPES)[number]

export interface User {
  id: number
  nome: string
  /** Without one, only the last two years are calculated. */
  subscribed: boolean
}

export interface Credential {
  user: User
  scopes: readonly Scope[]
  revoked: boolean
}

/** The keys there are, by what they are for. All but `unsubscribed` belong to one user. */
export interface SandboxKeys {
  /** A UUID, as the site gives out: all scopes. */
  site: string
  live: string
  test: string
  /** Only `index:read`. */
  indexOnly: string
  /** Only `calc:read`: neither the catalogue nor `save`. */
  readOnly: string
  revoked: string
  /** Of another user, who has no subscription. */
  unsubscribed: string
}

export interface Accounts {
  keys: SandboxKeys
  /** Undefined when there is no such key. */
  credential(key: string): Credential | undefined
}

export function createAccounts(random: Random): Accounts {
  const apiKey = (env: 'live' | 'test') => `svc_${env}_${randomText(random, 32)}`
  const keys: SandboxKeys = {
    site: randomUuid(random),
    live: apiKey('live'),
    test: apiKey('test'),
    indexOnly: apiKey('live'),
    readOnly: apiKey('live'),
    revoked: apiKey('live'),
    unsubscribed: apiKey('live'),
  }
  const user: User = { id: 1, nome: 'Escritório Modelo', subscribed: true }
  const credential: Credential = { user, scopes: SCOPES, revoked: false }
  const credentials = new Map<string, Credential>([
    [keys.site, credential],
    [keys.live, credential],
    [keys.test, credential],
    [keys.indexOnly, { ...credential, scopes: ['index:read'] }],
    [keys.readOnly, { ...credential, scopes: ['calc:read'] }],
    [keys.revoked, { ...credential, revoked: true }],
    [
      keys.unsubscribed,
      { ...credential, user: { id: 2, nome: 'Sem Assinatura', subscribed: false } },
    ],
  ])
  return { keys, credential: (key) => credentials.get(key) }
}
