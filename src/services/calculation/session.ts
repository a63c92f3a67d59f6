import { decodeJwt } from 'jose/jwt/decode'
import { type Auth, bearer } from '../auth.js'
import type { CallOptions } from '../sender.js'
import { ServiceError } from '../service-error.js'
import type { AuthRoutes, Credentials, Tokens } from './auth.js'

/** Contract, "Tokens": the lifetime of a JWT that does not state it. */
const LIFETIME_MS = 15 * 60_000
/** A JWT that expires during a call wastes the call. */
const RENEW_AHEAD_MS = 60_000

/**
 * There is no open session: no person has logged in, or the session has ended. The cause has the
 * reason.
 */
export class SessionError extends Error {
  override readonly name = 'SessionError'
  constructor(
    readonly why: 'none' | 'ended',
    options?: ErrorOptions,
  ) {
    super(
      why === 'none' ? 'no session: log in first' : 'the session has ended: log in again',
      options,
    )
  }
}

interface Held {
  accessToken: string
  refreshToken: string
  renewAtMs: number
}

/**
 * The session of a person, in memory only. After one login its JWT is renewed when it is about to
 * expire or is refused, by one refresh at a time, which all waiting calls share.
 */
export class Session {
  private held: Held | undefined
  private ended: ServiceError | undefined
  private renewing: Promise<Held> | undefined
  /**
   * Counts logins and logouts: a refresh from before one says nothing about the tokens after it.
   */
  private era = 0

  constructor(
    private readonly auth: AuthRoutes,
    private readonly now: () => number,
  ) {}

  get isOpen(): boolean {
    return this.held !== undefined
  }

  /** @throws ServiceError; an open session stays unchanged */
  async login(credentials: Credentials, options?: CallOptions): Promise<Tokens['user']> {
    const tokens = await this.auth.login(credentials, options)
    this.begin(this.holding(tokens))
    return tokens.user
  }

  /** Forgets the tokens in any case, and has the service revoke the refresh token. */
  async logout(options?: CallOptions): Promise<void> {
    // A refresh in flight replaces the token that has to be revoked.
    await this.renewing?.catch(() => undefined)
    const { held } = this
    this.begin(undefined)
    if (held) await this.auth.logout({ refreshToken: held.refreshToken }, options)
  }

  /**
   * Makes a request with a valid JWT; after a refusal once more with a new one.
   * @throws SessionError without a session
   */
  async authorized<T>(ask: (auth: Auth) => Promise<T>): Promise<T> {
    const held = await this.current()
    try {
      return await ask(bearer(held.accessToken))
    } catch (error) {
      if (!isUnauthorized(error)) throw error
      const renewedAfter = await this.renewed(held)
      return ask(bearer(renewedAfter.accessToken))
    }
  }

  private async current(): Promise<Held> {
    const held = this.open()
    return this.now() < held.renewAtMs ? held : this.renewed(held)
  }

  private open(): Held {
    if (this.held) return this.held
    throw this.ended ? new SessionError('ended', { cause: this.ended }) : new SessionError('none')
  }

  /** Returns another JWT than `stale`; callers during and after its refresh share the new one. */
  private async renewed(stale: Held): Promise<Held> {
    const held = this.open()
    if (held !== stale) return held
    this.renewing ??= this.renew(stale).finally(() => {
      this.renewing = undefined
    })
    return this.renewing
  }

  private async renew({ refreshToken }: Held): Promise<Held> {
    const { era } = this
    try {
      const tokens = await this.auth.refresh({ refreshToken })
      // Stored before any call uses the JWT, as the old refresh token is invalid by now.
      if (era === this.era) this.held = this.holding(tokens)
    } catch (error) {
      if (era === this.era) throw this.errorOfRefresh(error)
    }
    return this.open()
  }

  /**
   * After a refusal the token is invalid and the session ends. Any other failure may pass: the next
   * request refreshes again, and is refused then if the lost answer had rotated the token.
   */
  private errorOfRefresh(error: unknown): unknown {
    // The contract has 401 for an invalid token; other statuses may come with an edge's page.
    const isDead = error instanceof ServiceError && error.status === 401
    if (!isDead) return error
    this.begin(undefined)
    this.ended = error
    return new SessionError('ended', { cause: error })
  }

  private begin(held: Held | undefined): void {
    this.era += 1
    this.held = held
    this.ended = undefined
  }

  private holding({ accessToken, refreshToken }: Tokens): Held {
    const lifetimeMs = lifetimeOf(accessToken)
    const aheadMs = Math.min(RENEW_AHEAD_MS, lifetimeMs / 5)
    return { accessToken, refreshToken, renewAtMs: this.now() + lifetimeMs - aheadMs }
  }
}

/** The lifetime from `exp` and `iat`, both by the service's clock, as ours may be wrong. */
function lifetimeOf(jwt: string): number {
  try {
    const { exp, iat } = decodeJwt(jwt)
    return exp !== undefined && iat !== undefined && exp > iat ? (exp - iat) * 1000 : LIFETIME_MS
  } catch {
    return LIFETIME_MS
  }
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ServiceError && error.status === 401
}
