import { randomBytes } from 'node:crypto'
import { print } from '../records/codec.js'
import { keys } from '../records/keys.js'
import type { Bucket } from '../storage/bucket.js'

/** One deed: who did what to what, from where, and how it ended. */
export interface Deed {
  at: string
  user: string
  by: string
  /** `POST /api/batches/{id}/cancel`: the route, never a body. */
  action: string
  /** What the route names: a batch, a watch, a user. */
  target?: string
  address: string
  /** HTTP status. */
  status: number
}

/** One object each, by day and instant, so that two processes never write over each other. */
export async function noteDeed(bucket: Bucket, deed: Deed): Promise<void> {
  const tail = randomBytes(4).toString('hex')
  await bucket.put(keys.deed(deed.at, tail), print('lote/audit', deed))
}
