import type { Account } from './account.js'

/**
 * How a request tells who asks. `raw` is the update service's: the key itself as the header's value
 * and, in the body of a POST, once more under `bodyField` (contract, "Authentication").
 */
export type Auth =
  | { scheme: 'none' }
  | { scheme: 'bearer'; credential: string }
  | { scheme: 'x-api-key'; credential: string }
  | { scheme: 'raw'; credential: string; bodyField?: string }

export const NO_AUTH: Auth = { scheme: 'none' }

export function bearer(credential: string): Auth {
  return { scheme: 'bearer', credential }
}

/** What each service's contract asks for. */
export function authOf({ service, key }: Pick<Account, 'service' | 'key'>): Auth {
  if (service === 'update') return { scheme: 'raw', credential: key, bodyField: 'apikey' }
  return bearer(key)
}

export function authHeaders(auth: Auth): Record<string, string> {
  switch (auth.scheme) {
    case 'none':
      return {}
    case 'bearer':
      return { authorization: `Bearer ${auth.credential}` }
    case 'x-api-key':
      return { 'x-api-key': auth.credential }
    case 'raw':
      return { authorization: auth.credential }
  }
}

/** The JSON body as it is sent: the key is put in last, so that nobody else ever holds it. */
export function authBody(auth: Auth, body: unknown): unknown {
  if (auth.scheme !== 'raw' || !auth.bodyField || typeof body !== 'object' || body === null)
    return body
  return { [auth.bodyField]: auth.credential, ...body }
}

export function credentialOf(auth: Auth): string[] {
  return auth.scheme === 'none' ? [] : [auth.credential]
}
