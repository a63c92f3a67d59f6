import { createReadStream } from 'node:fs'
import { knownSealer } from '../publish/seal-key.js'
import { openSource } from '../spreadsheets/open.js'
import type { Bucket } from '../storage/bucket.js'
import { digestOf } from '../storage/sha256.js'
import { batchOf } from './batch-of.js'
import { checkSeal, type Sealed } from './seal.js'

/** A workbook as it says of itself. */
export interface WorkbookFile {
  /** Undefined where it says none. */
  batch: string | undefined
  sha256: string
  /** Undefined where there is no key to hold it to. */
  sealed?: Sealed
  /** It holds some of the batch, and nothing that its records could be compared with. */
  isPart: boolean
}

/**
 * The batch of a workbook, and how it stands to its seal, by a public key that was given or else by
 * the storage's own.
 *
 * @throws UnreadableFile
 */
export async function lookAtWorkbook(
  path: string,
  given: string | undefined,
  bucket: () => Promise<Bucket>,
): Promise<WorkbookFile> {
  const file = await openSource(path)
  try {
    const batch = await batchOf(file)
    const { sha256 } = await digestOf(createReadStream(path))
    const key = given ?? (await knownSealer(await bucket()))?.publicKey
    const isPart = file.sheets.some(({ name }) => name === 'Hoje')
    return { batch, sha256, isPart, ...(key ? { sealed: await checkSeal(file, key) } : {}) }
  } finally {
    await file.close()
  }
}
