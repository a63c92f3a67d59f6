import { createHash } from 'node:crypto'
import type { Window } from '../limits/window.js'

/** A credential and its base URL at one service. The limit belongs to its user. */
export interface Account {
  name: string
  service: 'calculation' | 'gazette' | 'update'
  baseUrl: string
  key: string
  windows: Window[]
  /** The longest a call may take; what an unanswered call holds its units for. */
  timeoutMs: number
}

/**
 * The name of the account's book and queue: the same for every process that uses the same user,
 * and telling nothing of the credential.
 */
export function bookName(account: Account): string {
  const { service, baseUrl, key } = account
  const digest = createHash('sha256').update(`${service} ${baseUrl.replace(/\/+$/, '')} ${key}`)
  return `${service.slice(0, 4)}-${digest.digest('hex').slice(0, 16)}`
}
