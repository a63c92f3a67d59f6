import { randomFrom, randomText } from '../random.js'
import { mixed } from './base/chance.js'

/** A key of the user's panel. Times in milliseconds. */
export interface GazetteKey {
  id: string
  name: string
  createdAt: number
  expiresAt: number | null
  revoked: boolean
}

const DAY_MS = 86_400_000
const AGE_DAYS = 30
/** Separates the random numbers of the keys from others of the same seed. */
const SALT = 0x6a2

/** `main` is the same text as the calculation service's main key; each key has its own limit. */
export function createGazetteKeyRing(main: string, seed: number, clock: () => number) {
  const random = randomFrom(mixed(seed, SALT))
  const own = () => `gz_${randomText(random, 40)}`
  const keys = { main, second: own(), revoked: own(), expired: own() }
  const createdAt = clock() - AGE_DAYS * DAY_MS
  const plain = { createdAt, expiresAt: null, revoked: false }
  const ring = new Map<string, GazetteKey>([
    [keys.main, { ...plain, id: 'main', name: 'Produção' }],
    [keys.second, { ...plain, id: 'second', name: 'Segunda chave' }],
    [keys.revoked, { ...plain, id: 'revoked', name: 'Revogada', revoked: true }],
    [
      keys.expired,
      { ...plain, id: 'expired', name: 'Vencida', expiresAt: createdAt + (AGE_DAYS - 1) * DAY_MS },
    ],
  ])
  return {
    keys,
    /** Undefined if the key is unknown, revoked or expired. */
    accepted(text: string): GazetteKey | undefined {
      const key = ring.get(text)
      if (!key || key.revoked) return undefined
      return key.expiresAt !== null && key.expiresAt <= clock() ? undefined : key
    },
  }
}
export type GazetteKeyRing = ReturnType<typeof createGazetteKeyRing>
export type GazetteKeys = GazetteKeyRing['keys']
