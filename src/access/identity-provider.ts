import { randomBytes, timingSafeEqual } from 'node:crypto'
import * as oidc from 'openid-client'
import type { Access } from './access.js'
import type { Identity } from './users.js'

export interface ProviderSettings {
  issuer: string
  clientId: string
  clientSecret?: string
  /** The address at which browsers reach the panel. */
  publicUrl: string
}

/** The path to which the provider returns the browser. */
export const RETURN_PATH = '/entrar/oidc/volta'
/** In milliseconds; a user may need to find a telephone or a password. */
const BEGUN_MS = 15 * 60_000
const ANSWER_S = 10

export type Returned =
  | { is: 'identified'; identity: Identity; to: string }
  /** Another browser began the sign-in, or it began too long ago. */
  | { is: 'stale' }
  /** Refused by the provider or by the user. */
  | { is: 'refused'; error: oidc.AuthorizationResponseError | oidc.ResponseBodyError }
  | { is: 'away'; error: unknown }

/**
 * OpenID Connect 1.0, authorization code flow, with PKCE (RFC 7636). No state of a flow is stored:
 * state, nonce and verifier are derived from the storage's secret and the browser's cookie. A flow
 * may thus begin in one process and end in another, and no other browser can finish it.
 */
export class IdentityProvider {
  private discovered: Promise<oidc.Configuration> | undefined

  constructor(
    private readonly settings: ProviderSettings,
    private readonly access: Pick<Access, 'seal'>,
    private readonly now: () => number,
  ) {}

  /**
   * Returns the provider's address for the sign-in.
   * @param browser the cookie of the browser
   * @param to a path of the panel to continue at
   */
  async beginUrl(browser: string, to: string): Promise<URL> {
    const config = await this.discover()
    const begun = [
      this.now().toString(36),
      randomBytes(12).toString('base64url'),
      Buffer.from(to).toString('base64url'),
    ].join('.')
    const { nonce, verifier, mark } = await this.wordsOf(browser, begun)
    return oidc.buildAuthorizationUrl(config, {
      redirect_uri: new URL(RETURN_PATH, this.settings.publicUrl).href,
      scope: 'openid email',
      state: `${begun}.${mark}`,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    })
  }

  /**
   * Finishes the sign-in.
   * @param search the query of the address to which the browser returned, unchanged
   */
  async returned(browser: string, search: string): Promise<Returned> {
    const state = new URLSearchParams(search).get('state') ?? ''
    const [at = '', tail = '', to = '', mark = ''] = state.split('.')
    const words = await this.wordsOf(browser, [at, tail, to].join('.'))
    const age = this.now() - Number.parseInt(at, 36)
    if (!isSame(mark, words.mark) || !(age <= BEGUN_MS)) return { is: 'stale' }
    try {
      const identity = await this.identify(search, { ...words, state })
      return { is: 'identified', identity, to: Buffer.from(to, 'base64url').toString() }
    } catch (error) {
      return isRefusal(error) ? { is: 'refused', error } : { is: 'away', error }
    }
  }

  private async identify(
    search: string,
    { state, nonce, verifier }: { state: string; nonce: string; verifier: string },
  ): Promise<Identity> {
    const config = await this.discover()
    const url = new URL(`${RETURN_PATH}?${search}`, this.settings.publicUrl)
    const tokens = await oidc.authorizationCodeGrant(config, url, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()!
    // Many providers return the e-mail only from the userinfo endpoint.
    const told =
      claims.email === undefined && config.serverMetadata().userinfo_endpoint
        ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
        : claims
    const isVerified = told.email_verified === true && typeof told.email === 'string'
    return {
      issuer: claims.iss,
      subject: claims.sub,
      ...(isVerified ? { email: told.email } : {}),
    }
  }

  private async wordsOf(browser: string, begun: string) {
    const word = (use: string) => this.access.seal(`oidc ${use} ${browser} ${begun}`)
    const [mark, nonce, verifier] = await Promise.all(['state', 'nonce', 'verifier'].map(word))
    return { mark: mark!, nonce: nonce!, verifier: verifier! }
  }

  private discover(): Promise<oidc.Configuration> {
    this.discovered ??= discover(this.settings)
    // A failed discovery is not cached.
    this.discovered.catch(() => {
      this.discovered = undefined
    })
    return this.discovered
  }
}

async function discover({ issuer, clientId, clientSecret }: ProviderSettings) {
  const server = new URL(issuer)
  const config = await oidc.discovery(
    server,
    clientId,
    undefined,
    clientSecret === undefined ? oidc.None() : secretAuth(clientSecret),
    // The configuration decides whether plain http is allowed.
    {
      timeout: ANSWER_S,
      ...(server.protocol === 'http:' ? { execute: [oidc.allowInsecureRequests] } : {}),
    },
  )
  // Also verifies the signature of the token, in addition to TLS.
  oidc.enableNonRepudiationChecks(config)
  return config
}

/**
 * Sends the secret in the header, which every provider must accept (RFC 6749, 2.3.1), unless the
 * provider's metadata lists only the body.
 */
function secretAuth(secret: string): oidc.ClientAuth {
  const basic = oidc.ClientSecretBasic(secret)
  const post = oidc.ClientSecretPost(secret)
  return (server, client, body, headers) => {
    const known = server.token_endpoint_auth_methods_supported
    const isPost = known?.includes('client_secret_post') && !known.includes('client_secret_basic')
    return (isPost ? post : basic)(server, client, body, headers)
  }
}

function isRefusal(
  error: unknown,
): error is oidc.AuthorizationResponseError | oidc.ResponseBodyError {
  return error instanceof oidc.AuthorizationResponseError || error instanceof oidc.ResponseBodyError
}

function isSame(one: string, other: string): boolean {
  const a = Buffer.from(one)
  const b = Buffer.from(other)
  return a.length === b.length && timingSafeEqual(a, b)
}
