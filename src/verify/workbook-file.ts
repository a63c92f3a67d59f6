import { knownSealer } from '../publish/seal-key.js'
import { openSource } from '../spreadsheets/open.js'
import { type Seal, sealIn } from '../spreadsheets/xlsx/seal.js'
import type { Bucket } from '../storage/bucket.js'
import { batchOf } from './batch-of.js'
import { Findings } from './findings.js'
import { checkLooks } from './looks.js'
import { checkSeal, type SealState } from './seal.js'

/** The facts that a workbook carries about itself. */
export interface WorkbookFile {
  /** The batch, or the report or comparison that the seal names; undefined where none is named. */
  of: string | undefined
  sealed: SealState
  /** The seal was checked with its own key, because no other is known. */
  isOwnKey: boolean
  /** The workbook cannot be compared with the records of a batch. */
  isPart: boolean
}

/**
 * Reads the subject of a workbook and checks its seal, with the given public key, that of the
 * bucket, or else its own.
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
    const seal = sealIn(file.facts.properties ?? {})
    const key = given ?? (await knownSealer(await bucket()))?.publicKey
    const sealed: SealState = seal ? await checkSeal(file, key ?? seal.key) : { is: 'unsealed' }
    const batch = await batchOf(file)
    return {
      of: batch ?? seal?.of,
      sealed,
      isOwnKey: key === undefined,
      isPart: batch === undefined || file.sheets.some(({ name }) => name === 'Hoje'),
    }
  } finally {
    await file.close()
  }
}

/** Reports what a workbook shows otherwise than one of ours, from the file and its seal alone. */
export async function looksOf(
  path: string,
  { of, beside }: Pick<Seal, 'of' | 'beside'>,
): Promise<{ findings: Findings; warnings: Findings }> {
  const file = await openSource(path)
  try {
    const found = { findings: new Findings(), warnings: new Findings() }
    await checkLooks(file, { of, banner: beside?.banner || undefined }, found)
    return found
  } finally {
    await file.close()
  }
}
