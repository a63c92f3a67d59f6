import { SignJWT } from 'jose'
import { createMeter } from '../meter.js'
import { type Random, randomText } from '../random.js'
import { Refusal } from '../refusal.js'
import type { User } from './credential.js'
import type { Login, Person } from './people.js'

export interface SessionsDeps {
  clock: () => number
  random: Random
  people: readonly Person[]
  /** Registers a JWT as an accepted credential until `expiresAt`, in milliseconds. */
  accept(token: string, user: User, expiresAt: number): void
}

const ACCESS_SECONDS = 15 * 60
/** The contract says that refresh tokens expire, but not when. */
const REFRESH_MS = 30 * 24 * 3_600_000
/** The contract lists a 429 for both routes without a number. */
const LOGINS_A_MINUTE = [{ units: 20, ms: 60_000 }]
const REFRESHES_A_MINUTE = [{ units: 60, ms: 60_000 }]

/** Human sessions. Every function may throw a {@link Refusal}. */
export function createSessions(deps: SessionsDeps) {
  const { clock, random, people } = deps
  const open = new Map<string, { user: User; expiresAt: number }>()
  const logins = createMeter(LOGINS_A_MINUTE)
  const refreshes = createMeter(REFRESHES_A_MINUTE)
  const sign = signerOf(deps)

  /** `Tokens` of the contract. */
  const tokensFor = async (user: User) => {
    const refreshToken = randomText(random, 64)
    open.set(refreshToken, { user, expiresAt: clock() + REFRESH_MS })
    const { id, nome, email } = user
    return { user: { id, nome, email }, accessToken: await sign(user), refreshToken }
  }
  return {
    /**
     * @throws Refusal 401 for invalid credentials and for restricted access, 429 for too many
     * attempts
     */
    async login({ identifier, senha }: Login) {
      const name = identifier.trim().toLowerCase()
      requireRoom(logins.arrive(name, clock()))
      const person = people.find(({ user }) => user.email === name || user.login === name)
      if (person?.login.senha !== senha) {
        throw new Refusal(401, 'INVALID_CREDENTIALS', 'Usuário ou senha inválidos.')
      }
      if (person.restricted) {
        throw new Refusal(401, 'ACCESS_RESTRICTED', 'Acesso restrito durante a fase de testes.')
      }
      return tokensFor(person.user)
    },
    /**
     * Replaces the refresh token; the old one becomes invalid.
     * @throws Refusal 401 for an unknown or expired token, 429 for too many attempts
     */
    async refresh(refreshToken: string) {
      const session = open.get(refreshToken)
      if (!session || session.expiresAt <= clock()) {
        throw new Refusal(401, 'INVALID_REFRESH_TOKEN', 'Refresh token inválido ou expirado.')
      }
      requireRoom(refreshes.arrive(String(session.user.id), clock()))
      open.delete(refreshToken)
      return tokensFor(session.user)
    },
    /** Does nothing for an invalid token. */
    logout: (refreshToken: string) => void open.delete(refreshToken),
  }
}

/** JWTs of 15 minutes, signed with a secret of this sandbox (HS256). */
function signerOf({ clock, random, accept }: SessionsDeps) {
  const secret = new TextEncoder().encode(randomText(random, 64))
  return async (user: User): Promise<string> => {
    const issuedAt = Math.floor(clock() / 1000)
    const expiresAt = issuedAt + ACCESS_SECONDS
    const token = await new SignJWT({ email: user.email })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(String(user.id))
      // The id makes two sessions that begin in the same second have different tokens.
      .setJti(randomText(random, 16))
      .setIssuedAt(issuedAt)
      .setExpirationTime(expiresAt)
      .sign(secret)
    accept(token, user, expiresAt * 1000)
    return token
  }
}

function requireRoom(retryAfter: number | undefined): void {
  if (retryAfter === undefined) return
  throw new Refusal(429, 'RATE_LIMITED', 'Tentativas demais; aguarde.', { retryAfter })
}
