import type { Manifest } from '../core/batch.js'
import { readTotalPlace, typeIn, writeTotalPlace } from '../records/total-place.js'
import type { Bucket } from '../storage/bucket.js'
import type { Summary } from './summary.js'

/**
 * Stores the path at which most rows of a batch had their total, for the plan of the next one. A
 * path that a user gave stays until a user gives another, or no answer has it.
 */
export async function noteTotalPlace(
  { id, job, book, createdAt, parameters }: Manifest,
  { tallies }: Pick<Summary, 'tallies'>,
  bucket: Bucket,
): Promise<void> {
  const tally = tallies.find(({ examples }) => examples && examples.size > 0)
  if (!tally) return
  const [path, example] = [...tally.examples!]
    .map(([path, example]): [string, string, number] => [path, example, rowsOf(path, tally)])
    .toSorted(([, , a], [, , b]) => b - a)[0]!
  const of = { book, job, type: typeIn(parameters) }
  const known = await readTotalPlace(bucket, of)
  if (known && known.at > createdAt) return
  const isStated = path === parameters.total || (path === known?.path && known.isStated)
  const rows = rowsOf(path, tally)
  await writeTotalPlace(bucket, of, {
    path,
    isStated,
    rows,
    example,
    batch: id,
    at: createdAt,
  })
}

function rowsOf(path: string, { counts }: Summary['tallies'][number]): number {
  return counts.find(([value]) => value === path)?.[1] ?? 0
}
