import { createHash } from 'node:crypto'
import type { Chain, Manifest } from '../core/batch.js'
import { keys } from '../records/keys.js'
import type { Bucket } from '../storage/bucket.js'

/** Concurrent reads of the bucket. */
const AT_A_TIME = 16

/**
 * Returns the hashes of input, records and workbook, and one over all three, so that none can be
 * changed alone.
 */
export async function chainOf(
  manifest: Manifest,
  workbook: string,
  bucket: Bucket,
): Promise<Chain> {
  const records = await digestOfRecords(manifest.id, bucket)
  const input = manifest.input.sha256
  return { input, records, workbook, whole: chained(input, records, workbook) }
}

/** Hashes the first hash, then the result with each next one, to the last. */
export function chained(...hashes: string[]): string {
  return hashes.reduce(
    (sum, hash) => createHash('sha256').update(`${sum} ${hash}`).digest('hex'),
    '',
  )
}

/** Hashes the sources of a workbook: the knowledge, the rows of the plan, and their outcomes. */
export async function digestOfRecords(batch: string, bucket: Bucket): Promise<string> {
  const hash = createHash('sha256')
  const folders = [keys.knowledge(batch), `${keys.batch(batch)}rows/`, keys.outcomes(batch)]
  for (const folder of folders) {
    let some: string[] = []
    const take = async () => {
      const bodies = await Promise.all(some.map((key) => bucket.get(key)))
      for (const [at, body] of bodies.entries()) {
        const digest = createHash('sha256')
          .update(body ?? '')
          .digest('hex')
        hash.update(`${some[at]} ${digest}\n`)
      }
      some = []
    }
    for await (const key of bucket.list(folder)) if (some.push(key) === AT_A_TIME) await take()
    await take()
  }
  return hash.digest('hex')
}
