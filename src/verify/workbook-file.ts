import { knownSealer } from '../publish/seal-key.js'
import { openSource } from '../spreadsheets/open.js'
import type { Bucket } from '../storage/bucket.js'
import { batchOf } from './batch-of.js'
import { checkSeal, type SealState } from './seal.js'

/** The facts that a workbook carries about itself. */
export interface WorkbookFile {
  /** Undefined where the workbook names none. */
  batch: string | undefined
  /** Undefined where there is no key to check it with. */
  sealed?: SealState
  /** The workbook holds a part of the batch that cannot be compared with the records. */
  isPart: boolean
}

/**
 * Reads the batch of a workbook and checks its seal, with the given public key or else that of the
 * bucket.
 *
 * @throws UnreadableFile
 */
export async function inspectWorkbook(
  path: string,
  given: string | undefined,
  bucket: () => Promise<Bucket>,
): Promise<WorkbookFile> {
  const file = await openSource(path)
  try {
    const batch = await batchOf(file)
    const key = given ?? (await knownSealer(await bucket()))?.publicKey
    const isPart = file.sheets.some(({ name }) => name === 'Hoje')
    return { batch, isPart, ...(key ? { sealed: await checkSeal(file, key) } : {}) }
  } finally {
    await file.close()
  }
}
