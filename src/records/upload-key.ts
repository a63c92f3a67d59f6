import { z } from 'zod'
import { printed } from './record-format.js'

/** What an Idempotency-Key was used for. */
export interface UploadKey {
  /** Of the draft. */
  id: string
  /** Of what was sent. */
  digest: string
  atMs: number
}

export const UPLOAD_KEY = printed<UploadKey>(
  'lote/upload-key',
  z.object({ id: z.string(), digest: z.string(), atMs: z.number() }),
)
