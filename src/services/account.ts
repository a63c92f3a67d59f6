import { createHash } from 'node:crypto'
import type { Window } from '../core/window.js'
import type { Reserve } from '../rate-limit/reserve.js'

/** What a person logs in with. What is missing is asked for at the terminal. */
export interface Login {
  /** An e-mail or a login name. */
  identifier?: string
  password?: string
}

/** A credential and its base URL at one service. The limit belongs to its user. */
export interface Account {
  name: string
  service: 'calculation' | 'gazette' | 'update'
  baseUrl: string
  key: string
  /** Where the operator put the key; of what the program makes itself, nowhere. */
  keyFrom?: string
  /** Keys are managed by a person, never by a key. */
  login?: Login
  /** Who owns the key, where several keys are one user's: they share one book. */
  user?: string
  windows: Window[]
  /** What is kept for people, by hour of day. */
  reserves?: Reserve[]
  /** The longest a call may take; what an unanswered call holds its units for. */
  timeoutMs: number
  /** Plain http to another machine: the credential goes in the open. */
  allowHttp?: boolean
}

/**
 * The name of the book: the same for every process and every key of the same user, and telling
 * nothing of the credential.
 */
export function bookName(account: Account): string {
  return named(account, account.user === undefined ? account.key : `user ${account.user}`)
}

/** The same for each use of one key at one place, and telling nothing of it. */
export function keyName(account: Account): string {
  return named(account, account.key)
}

/** The name of the queue: what one key was asked for is not done with another. */
export function queueName(account: Account): string {
  return keyName(account)
}

function named({ service, baseUrl }: Account, whose: string): string {
  const digest = createHash('sha256').update(`${service} ${placeOf(baseUrl)} ${whose}`)
  return `${service.slice(0, 4)}-${digest.digest('hex').slice(0, 16)}`
}

/** One place however it is written: case of the host, the port that goes without saying, a slash. */
function placeOf(baseUrl: string): string {
  const { origin, pathname } = new URL(baseUrl)
  return `${origin}${pathname}`.replace(/\/+$/, '')
}
