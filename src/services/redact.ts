import { hideCredentials } from '../runtime/log.js'

/** A shorter text would be found in other words. */
const SHORTEST_SECRET = 4
const HIDDEN = '***'

/** Takes the credentials of one request out of texts, in each spelling they may come back in. */
export type Redact = (text: string) => string

export function redacting(secrets: readonly string[]): Redact {
  const spellings = [...new Set(secrets.flatMap(spellingsOf))]
    // The longer first: one spelling may be part of another.
    .sort((a, b) => b.length - a.length)
  return (text) =>
    hideCredentials(spellings.reduce((all, secret) => all.replaceAll(secret, HIDDEN), text))
}

/** A shorter one could be a part of the data that an answer is about. */
const SHORTEST_IN_DATA = 16

/**
 * Takes the credentials of one request out of the body that answered it, which is stored whole. No
 * other credential: a body may be the only place that tells a new key.
 */
export function withoutOwnCredentials(body: string, secrets: readonly string[]): string {
  const own = secrets.filter((secret) => secret.length >= SHORTEST_IN_DATA)
  return own.flatMap(spellingsOf).reduce((all, secret) => all.replaceAll(secret, HIDDEN), body)
}

function spellingsOf(secret: string): string[] {
  if (secret.length < SHORTEST_SECRET) return []
  return [
    secret,
    encodeURIComponent(secret),
    new URLSearchParams({ s: secret }).toString().slice('s='.length),
    JSON.stringify(secret).slice(1, -1),
    Buffer.from(secret).toString('base64'),
  ]
}

/**
 * A copy of an error and of all that caused it, with names, codes and messages kept and credentials
 * out: errors of HTTP libraries hold requests, headers and URLs in fields that are printed.
 */
export function redactedError(error: Error, hide: Redact, depth = 0): Error {
  const copy = new Error(hide(error.message))
  copy.name = error.name
  if (error.stack) copy.stack = hide(error.stack)
  const { code, syscall } = error as NodeJS.ErrnoException
  if (typeof code === 'string') Object.assign(copy, { code: hide(code) })
  if (typeof syscall === 'string') Object.assign(copy, { syscall })
  if (depth < DEEPEST) {
    const cause = error.cause ?? (error instanceof AggregateError ? error.errors[0] : undefined)
    if (cause instanceof Error) copy.cause = redactedError(cause, hide, depth + 1)
  }
  return copy
}

const DEEPEST = 5
