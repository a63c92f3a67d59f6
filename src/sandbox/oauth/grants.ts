import { type Accounts, type Credential, SCOPES, type Scope } from '../accounts.js'
import { type Random, randomText, randomUuid } from '../random.js'
import { oauthRefusal } from './refusal.js'

export interface OauthClient {
  id: string
  name: string
  redirectUris: readonly string[]
  issuedAt: number
}

/** The grant behind a code until the client exchanges it. */
export interface CodeGrant {
  client: OauthClient
  redirectUri: string
  /** PKCE, S256. */
  challenge: string
  scopes: readonly Scope[]
}

export interface Tokens {
  access: string
  refresh: string
  scopes: readonly Scope[]
}

const CODE_MS = 10 * 60_000
export const ACCESS_SECONDS = 3600

/** The tokens of one grant, through all refreshes. */
interface Session {
  client: OauthClient
  code: string
  scopes: readonly Scope[]
  credentials: Credential[]
}

/** Clients, codes and tokens of agents. Everything is granted at once, for the main user. */
export function createGrants(accounts: Accounts, random: Random, clock: () => number) {
  const clients = new Map<string, OauthClient>()
  const codes = new Map<string, CodeGrant & { expiresAt: number; used: boolean }>()
  const sessions = new Map<string, Session>()

  const tokensOf = (session: Session, scopes: readonly Scope[]): Tokens => {
    const access = `svc_oauth_${randomText(random, 40)}`
    const refresh = randomText(random, 40)
    const credential: Credential = {
      kind: 'oauth',
      user: accounts.mainUser,
      scopes,
      allowedTipos: null,
      revoked: false,
    }
    accounts.addToken(access, credential, clock() + ACCESS_SECONDS * 1000)
    session.credentials.push(credential)
    sessions.set(refresh, session)
    return { access, refresh, scopes }
  }
  const revoke = (code: string) => {
    for (const [refresh, session] of sessions) {
      if (session.code !== code) continue
      for (const credential of session.credentials) credential.revoked = true
      sessions.delete(refresh)
    }
  }

  return {
    register(wish: Pick<OauthClient, 'name' | 'redirectUris'>): OauthClient {
      const client = { id: randomUuid(random), ...wish, issuedAt: clock() }
      clients.set(client.id, client)
      return client
    },
    client: (id: string) => clients.get(id),
    issueCode(grant: CodeGrant) {
      const code = randomText(random, 32)
      codes.set(code, { ...grant, expiresAt: clock() + CODE_MS, used: false })
      return code
    },
    /** Exchanges a code, once, within ten minutes. A second use revokes the tokens of the first. */
    takeCode(code: string): CodeGrant | undefined {
      const found = codes.get(code)
      if (!found || found.expiresAt <= clock()) return undefined
      if (found.used) {
        revoke(code)
        return undefined
      }
      found.used = true
      return found
    },
    /** `code` is the code for which the tokens are issued. */
    issueTokens: (client: OauthClient, scopes: readonly Scope[], code: string) =>
      tokensOf({ client, code, scopes, credentials: [] }, scopes),
    /**
     * Replaces the refresh token; the old one becomes invalid. Undefined if it is unknown, used,
     * revoked or another client's.
     * @throws Refusal for a scope that was not granted
     */
    refresh(token: string, client: OauthClient, scopes?: readonly Scope[]): Tokens | undefined {
      const session = sessions.get(token)
      if (session?.client !== client) return undefined
      const wanted = scopes ?? session.scopes
      if (!wanted.every((scope) => session.scopes.includes(scope))) {
        throw oauthRefusal('invalid_scope', 'Há um escopo que não foi concedido.')
      }
      sessions.delete(token)
      return tokensOf(session, wanted)
    },
  }
}
export type Grants = ReturnType<typeof createGrants>

/**
 * Returns the scopes of a space-separated text, all scopes if it is empty; undefined if one is
 * unknown.
 */
export function scopesIn(text: string | undefined): readonly Scope[] | undefined {
  const names = (text ?? '').split(' ').filter((name) => name !== '')
  if (names.length === 0) return SCOPES
  const known = SCOPES.filter((scope) => names.includes(scope))
  return known.length === new Set(names).size ? known : undefined
}
