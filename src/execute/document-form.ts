import type { FormData } from 'undici'
import type { SentDocument } from '../core/job/job.js'
import { sha256, UnreadableRecord } from '../records/codec.js'
import { keys } from '../records/keys.js'
import { documentForm } from '../services/form.js'
import type { Bucket } from '../storage/bucket.js'

/** The form of a document as it was taken along: what lies there must still be that. */
export async function formOf(
  document: SentDocument,
  batch: string,
  bucket: Bucket,
): Promise<FormData> {
  const key = keys.document(batch, document.sha256)
  const bytes = await bucket.get(key)
  if (!bytes) throw new UnreadableRecord(key, 'missing')
  if (sha256(bytes) !== document.sha256) throw new UnreadableRecord(key, 'damaged', 'checksum')
  return documentForm(bytes, document)
}

/** Bytes of documents that may be in memory at a time: many small ones, or a few large. */
const MOST_BYTES = 200 * 1024 ** 2

/** Who comes when there is no room waits until somebody leaves. */
export class ByteSemaphore {
  private held = 0
  private readonly waiting: (() => void)[] = []

  constructor(private readonly most = MOST_BYTES) {}

  async during<T>(bytes: number, doing: () => Promise<T>): Promise<T> {
    // One that is larger than the room has it for itself.
    while (this.held > 0 && this.held + bytes > this.most) {
      await new Promise<void>((resolve) => this.waiting.push(resolve))
    }
    this.held += bytes
    try {
      return await doing()
    } finally {
      this.held -= bytes
      for (const wake of this.waiting.splice(0)) wake()
    }
  }
}
