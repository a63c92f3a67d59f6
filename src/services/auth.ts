import type { Account } from './account.js'

/**
 * How a request identifies its user. `raw` is for the update service: the key itself is the
 * header's value and, in the body of a POST, also the field `bodyField` (contract,
 * "Authentication").
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

/** Returns the scheme that the contract of the service demands. */
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

/**
 * Returns the JSON body to send: the key is added last, so that no other part of the program holds
 * a body with it.
 */
export function authBody(auth: Auth, body: unknown): unknown {
  if (auth.scheme !== 'raw' || !auth.bodyField || typeof body !== 'object' || body === null)
    return body
  return { [auth.bodyField]: auth.credential, ...body }
}

export function credentialOf(auth: Auth): string[] {
  return auth.scheme === 'none' ? [] : [auth.credential]
}
