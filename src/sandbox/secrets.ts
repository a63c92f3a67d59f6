/** Fields of the three services' bodies that hold a credential. */
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

/** Enough to tell keys apart: `svc_live_` and three characters. */
const PREFIX_LENGTH = 12

/** The beginning of a credential; less than half of a short one. */
export function prefixOf(secret: string): string {
  return secret.slice(0, Math.min(PREFIX_LENGTH, Math.floor(secret.length / 3)))
}

/** A body for the journal: parsed if it is JSON, otherwise its text, with secrets cut to a prefix. */
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
