import { createHash } from 'node:crypto'
import type { Window } from '../core/window.js'
import type { Reserve } from '../rate-limit/reserve.js'

/** The credentials of a person. A missing part is requested at the terminal. */
export interface Login {
  /** An e-mail or a login name. */
  identifier?: string
  password?: string
}

/** A credential and its base URL at one service. The limit belongs to the credential's user. */
export interface Account {
  name: string
  service: 'calculation' | 'gazette' | 'update'
  baseUrl: string
  key: string
  /** The variable or file of the key; absent for a key that the program made itself. */
  keyFrom?: string
  /** The login for managing keys, which only a person may do, never a key. */
  login?: Login
  /** The owner of the key, when one user has several keys: they share one rate limiter. */
  user?: string
  windows: Window[]
  /** The units that are reserved for people, by hour of day. */
  reserves?: Reserve[]
  /** The longest time of a call, and how long an unanswered call holds its units. */
  timeoutMs: number
  /** Allows plain http to another machine, although it carries the credential in the open. */
  allowHttp?: boolean
}

/**
 * Returns the name of the user's rate limiter. It is the same for every process and every key of
 * the user, and does not reveal the credential.
 */
export function bookName(account: Account): string {
  return named(account, account.user === undefined ? account.key : `user ${account.user}`)
}

/**
 * Returns a name that is the same for each use of one key at one base URL, and does not reveal the
 * key.
 */
export function keyName(account: Account): string {
  return named(account, account.key)
}

/** Returns the name of the queue: tasks of one key are never executed with another. */
export function queueName(account: Account): string {
  return keyName(account)
}

function named({ service, baseUrl }: Account, whose: string): string {
  const digest = createHash('sha256').update(`${service} ${placeOf(baseUrl)} ${whose}`)
  return `${service.slice(0, 4)}-${digest.digest('hex').slice(0, 16)}`
}

/** Normalizes a base URL: the case of the host, a default port, a slash at the end. */
function placeOf(baseUrl: string): string {
  const { origin, pathname } = new URL(baseUrl)
  return `${origin}${pathname}`.replace(/\/+$/, '')
}
