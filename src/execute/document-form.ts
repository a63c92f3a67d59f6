import type { SentDocument } from '../core/job/job.js'
import { sha256, UnreadableRecord } from '../records/codec.js'
import { keys } from '../records/keys.js'
import { documentForm } from '../services/form.js'
import type { Bucket } from '../storage/bucket.js'

/**
 * Reads a document of the batch from the bucket, as a form.
 * @throws UnreadableRecord when it is missing or its SHA-256 is not that of its submission
 */
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

/** The most bytes of documents in memory at the same time: many small ones, or a few large. */
const MOST_BYTES = 200 * 1024 ** 2

/** A semaphore of bytes: a call that finds too little room waits until another call leaves. */
export class ByteSemaphore {
  private held = 0
  private readonly waiting: (() => void)[] = []

  constructor(private readonly most = MOST_BYTES) {}

  async run<T>(bytes: number, doing: () => Promise<T>): Promise<T> {
    // A document that is larger than the bound is sent while no other is.
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
