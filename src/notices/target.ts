import { z } from 'zod'
import { UserError } from '../core/errors.js'
import type { Target } from './notice.js'

const email = z.email().max(254)
const LONGEST_URL = 2_000

/** Accepts one plain address: no name, no list, nothing that could add a mail header. */
export function isAddress(text: string): boolean {
  return email.safeParse(text).success
}

/**
 * Reads `a@b.c`, `mailto:a@b.c` or `https://...`, as `--notify` takes them.
 * @throws UserError (2)
 */
export function parseTarget(text: string): Target {
  if (isAddress(text)) return { is: 'mail', address: text }
  const mail = /^mailto:(.*)$/is.exec(text)?.[1]
  if (mail !== undefined) {
    if (!isAddress(mail)) throw UserError.usage('notify_bad_address', { got: text })
    return { is: 'mail', address: mail }
  }
  if (!/^https?:/i.test(text) || !URL.canParse(text) || text.length > LONGEST_URL) {
    throw UserError.usage('notify_bad_target', { got: text })
  }
  const url = new URL(text)
  // The target is stored in the bucket, which must not hold credentials.
  if (url.username || url.password) throw UserError.usage('notify_credential', { host: url.host })
  url.hash = ''
  return { is: 'webhook', url: url.href }
}

/** Returns the form that `parseTarget` reads and schedules store. */
export function targetText(target: Target): string {
  return target.is === 'mail' ? `mailto:${target.address}` : target.url
}

/** Returns the form to show, without the query, which may hold a token. */
export function shownTarget(target: Target): string {
  if (target.is === 'mail') return target.address
  const url = new URL(target.url)
  return `${url.origin}${url.pathname}${url.search ? '?…' : ''}`
}
