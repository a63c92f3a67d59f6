import { randomBytes } from 'node:crypto'
import { print } from '../records/codec.js'
import { keys } from '../records/keys.js'
import type { Bucket } from '../storage/bucket.js'

/**
 * One action in the audit log: the user, the action and its target, the address, and the result.
 */
export interface Deed {
  at: string
  user: string
  by: string
  /** `POST /api/batches/{id}/cancel`: the route, never the body. */
  action: string
  /** The object in the route: a batch, a watch, a user. */
  target?: string
  address: string
  /** HTTP status. */
  status: number
}

/**
 * Writes one object for each action, named by day and time, so that two processes never overwrite
 * each other.
 */
export async function noteDeed(bucket: Bucket, deed: Deed): Promise<void> {
  const tail = randomBytes(4).toString('hex')
  await bucket.put(keys.auditEntry(deed.at, tail), print('lote/audit', deed))
}
