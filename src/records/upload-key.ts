import { z } from 'zod'
import { printed } from './record-format.js'

/** The upload for which an Idempotency-Key was used. */
export interface UploadKey {
  /** The id of the draft. */
  id: string
  /** The SHA-256 of the request. */
  digest: string
  atMs: number
}

export const UPLOAD_KEY = printed<UploadKey>(
  'lote/upload-key',
  z.object({ id: z.string(), digest: z.string(), atMs: z.number() }),
)
