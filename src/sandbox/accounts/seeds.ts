import { type Random, randomUuid } from '../random.js'
import { SCOPES, type User } from './credential.js'
import type { KeyRing, NewKey } from './key-ring.js'
import type { Person, PersonName } from './people.js'

/** The seeded keys, by purpose. All but `unsubscribed` and `foreign` belong to one user. */
export interface SandboxKeys {
  /** A UUID with all scopes, like the keys of the site. */
  site: string
  live: string
  test: string
  /** Only `index:read`. */
  indexOnly: string
  /** Only `calc:read`: it allows neither the catalogue nor `save`. */
  readOnly: string
  /** All scopes, restricted to calculations of the type `atualizacaoMonetaria`. */
  monetaryOnly: string
  revoked: string
  /** A key of another user, who has no subscription. */
  unsubscribed: string
  /** A key of a third user, who has a subscription. */
  foreign: string
}

/** A key of the site's panel. `createdAt` in milliseconds. */
export interface SiteKey {
  id: number
  user: User
  name: string | null
  key: string
  createdAt: number
}

/** Far above the ids of API keys, so that neither can be taken for the other. */
const FIRST_SITE_KEY_ID = 9_001

const DAY_MS = 24 * 3_600_000
/** The age of the seeded keys when the sandbox starts. */
const AGE_MS = 90 * DAY_MS

const ANY: NewKey = { name: null, scopes: SCOPES, allowedTipos: null, env: 'live' }

export function plantKeys(
  ring: KeyRing,
  { main, unsubscribed, foreign }: Record<PersonName, Person>,
  random: Random,
  now: number,
): { keys: SandboxKeys; siteKeys: SiteKey[] } {
  const createdAt = now - AGE_MS
  const site = randomUuid(random)
  const plant = (wish: Partial<NewKey>, { user }: Person = main) =>
    ring.create(user, { ...ANY, ...wish }, createdAt).key
  const keys: SandboxKeys = {
    site,
    live: plant({ name: 'Produção' }),
    test: plant({ name: 'Testes', env: 'test' }),
    indexOnly: plant({ name: 'Só índices', scopes: ['index:read'] }),
    readOnly: plant({ name: 'Só leitura', scopes: ['calc:read'] }),
    monetaryOnly: plant({ name: 'Só atualização', allowedTipos: ['atualizacaoMonetaria'] }),
    revoked: plant({}),
    unsubscribed: plant({}, unsubscribed),
    foreign: plant({}, foreign),
  }
  const revoked = ring.find(keys.revoked)
  if (revoked) revoked.revoked = true
  const panel = { user: main.user, name: 'Painel', createdAt }
  return { keys, siteKeys: [{ id: FIRST_SITE_KEY_ID, key: site, ...panel }] }
}
