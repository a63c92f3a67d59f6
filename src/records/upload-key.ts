import { z } from 'zod'
import { printed } from './record-format.js'

const shape = z.object({
  id: z.string(),
  /** The SHA-256 of the request. */
  digest: z.string(),
  atMs: z.number(),
})
export const UPLOAD_KEY = printed('lote/upload-key', shape)

/** The upload for which an Idempotency-Key was used. */
export type UploadKey = z.infer<typeof shape>
