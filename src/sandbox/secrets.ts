/** Fields that hold a credential in bodies of the three services. */
const SECRET_FIELDS = [
  'apikey',
  'senha',
  'password',
  'refreshToken',
  'refresh_token',
  'client_secret',
  'code_verifier',
]
const NAMED = new RegExp(`"(?:${SECRET_FIELDS.join('|')})"`)
const IN_FORM = new RegExp(`(^|&)(${SECRET_FIELDS.join('|')})=([^&]*)`, 'g')

/** In characters; enough to distinguish keys: `svc_live_` and three more. */
const PREFIX_LENGTH = 12

/** Returns the first characters of a credential, at most a third of it. */
export function prefixOf(secret: string): string {
  return secret.slice(0, Math.min(PREFIX_LENGTH, Math.floor(secret.length / 3)))
}

/**
 * Returns a body for the access log: parsed if it is JSON, otherwise its text, with secrets cut to
 * a prefix.
 */
export function withoutSecrets(text: string): unknown {
  try {
    return NAMED.test(text) ? JSON.parse(text, shorten) : JSON.parse(text)
  } catch {
    return text.replace(IN_FORM, (_, start, name, value) => `${start}${name}=${prefixOf(value)}…`)
  }
}

function shorten(name: string, value: unknown): unknown {
  return typeof value === 'string' && SECRET_FIELDS.includes(name) ? `${prefixOf(value)}…` : value
}
