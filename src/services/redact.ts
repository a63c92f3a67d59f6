import { hideCredentials } from '../runtime/log.js'

/** A shorter secret would match inside other words. */
const SHORTEST_SECRET = 4
const HIDDEN = '***'

/** Removes the credentials of one request from texts, in each spelling in which they may return. */
export type Redact = (text: string) => string

export function redacting(secrets: readonly string[]): Redact {
  const spellings = [...new Set(secrets.flatMap(spellingsOf))]
    // Longer spellings first, as one may be a part of another.
    .sort((a, b) => b.length - a.length)
  return (text) =>
    hideCredentials(spellings.reduce((all, secret) => all.replaceAll(secret, HIDDEN), text))
}

/** A shorter credential could be a part of the answer's data. */
const SHORTEST_IN_DATA = 16

/**
 * Removes the credentials of one request from the body that answered it, which is stored whole.
 * Other credentials stay: a body may be the only place of a new key.
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
 * Copies an error and its causes with their names, codes and messages, but without credentials:
 * errors of HTTP libraries hold requests, headers and URLs in fields that would be printed.
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
