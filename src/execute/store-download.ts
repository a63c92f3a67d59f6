import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Answered } from '../core/job/calls.js'
import type { StoredFile } from '../core/task.js'
import { keys } from '../records/keys.js'
import { withTempFolder } from '../runtime/temp-folder.js'
import { retryWrite } from './retry-write.js'
import type { CallMade } from './send-attempt.js'
import type { TaskContext } from './task-context.js'

export type StoredDownload =
  | { is: 'kept'; body: StoredFile }
  | { is: 'cut' | 'empty'; reason: string }

/**
 * Puts a file into the bucket before its answer is recorded. The file is first written to this
 * machine: a storage that fails is tried again, and the stream can be read only once.
 */
export async function storeDownload(
  { ref, deps, request }: TaskContext,
  { attempt: { attempt } }: CallMade,
  { body, headers }: Answered,
): Promise<StoredDownload> {
  return withTempFolder(async (dir) => {
    const path = join(dir, 'file')
    const cut = await received(body as Readable, path)
    if (cut) return { is: 'cut', reason: `the file broke off: ${cut.message}` }
    const key = keys.file(ref.batch, ref.task, attempt, request.fileName ?? 'arquivo')
    const written = await retryWrite(deps, () => deps.bucket.write(key, createReadStream(path)))
    // No document format allows an empty file.
    if (written.bytes === 0) return { is: 'empty', reason: 'the file is empty' }
    return {
      is: 'kept',
      body: { file: { key, ...written, type: headers?.['content-type'] ?? '' } },
    }
  })
}

async function received(body: Readable, path: string): Promise<Error | undefined> {
  // A full disk of this machine loses the answer as well.
  return pipeline(body, createWriteStream(path)).then(
    () => undefined,
    (error: Error) => error,
  )
}
