import { decodeJwt } from 'jose/jwt/decode'
import { type Auth, bearer } from '../auth.js'
import type { CallOptions } from '../sender.js'
import { ServiceError } from '../service-error.js'
import type { AuthRoutes, Credentials, Tokens } from './auth.js'

/** Contract, "Tokens": where the JWT does not say it itself. */
const LIFETIME_MS = 15 * 60_000
/** A JWT that runs out on the way is a call for nothing. */
const RENEW_AHEAD_MS = 60_000

/** There is no session to call in: nobody logged in, or it has ended. The cause says why. */
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
 * A person's session, in memory alone: logged in once, its JWT renewed when it is about to run out
 * or is refused, by one refresh at a time however many wait for it.
 */
export class Session {
  private held: Held | undefined
  private ended: ServiceError | undefined
  private renewing: Promise<Held> | undefined
  /** Counts logins and logouts: what was asked before one says nothing of what holds after it. */
  private era = 0

  constructor(
    private readonly auth: AuthRoutes,
    private readonly now: () => number,
  ) {}

  get isOpen(): boolean {
    return this.held !== undefined
  }

  /** @throws ServiceError; a session that was open stays as it was */
  async login(credentials: Credentials, options?: CallOptions): Promise<Tokens['user']> {
    const tokens = await this.auth.login(credentials, options)
    this.begin(this.holding(tokens))
    return tokens.user
  }

  /** Forgets the tokens whatever comes, and has the service revoke the refresh token. */
  async logout(options?: CallOptions): Promise<void> {
    // A refresh under way replaces the token that has to be revoked.
    await this.renewing?.catch(() => undefined)
    const { held } = this
    this.begin(undefined)
    if (held) await this.auth.logout({ refreshToken: held.refreshToken }, options)
  }

  /**
   * Asks with a JWT that holds; refused once, with a new one.
   * @throws SessionError without a session
   */
  async authorized<T>(ask: (auth: Auth) => Promise<T>): Promise<T> {
    const held = await this.current()
    try {
      return await ask(bearer(held.accessToken))
    } catch (error) {
      if (!isUnauthorized(error)) throw error
      const renewed = await this.renewed(held)
      return ask(bearer(renewed.accessToken))
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

  /** Another than `stale`: whoever comes while it is fetched, or after, gets the same. */
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
      // Before anyone uses the JWT: the old refresh token is dead by now.
      if (era === this.era) this.held = this.holding(tokens)
    } catch (error) {
      if (era === this.era) throw this.failed(error)
    }
    return this.open()
  }

  /**
   * Refused, the token is dead and the session with it. Anything else may pass: the next who needs
   * a JWT asks again, and where the lost answer had rotated the token, is refused then.
   */
  private failed(error: unknown): unknown {
    // The contract has 401 for a token that is dead; an edge's page may come with any other.
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

/** From `exp` and `iat`, both by the service's clock: ours may be wrong. */
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
