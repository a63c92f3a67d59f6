import { isDeepStrictEqual } from 'node:util'
import type { Manifest } from '../../core/batch.js'
import { BatchRecords } from '../../records/batch-records.js'
import type { Bucket } from '../../storage/bucket.js'
import { DuplicateSubmission, findFirstBatch, idempotencyKey } from './idempotency.js'
import type { Prepared, Request } from './prepare.js'

interface Deps {
  bucket: Bucket
  account: { book: string; ownSandbox: boolean }
  /** Whether the service identifies itself as a sandbox. */
  isRehearsal(): Promise<boolean>
}

/**
 * Returns the idempotency key; undefined for a sandbox of this process, because another run has
 * another sandbox.
 */
export async function requestName(
  { file, job, accept, duplicates }: Request,
  { accepted, parameters, knowledge }: Prepared,
  { account, isRehearsal }: Omit<Deps, 'bucket'>,
): Promise<string | undefined> {
  if (account.ownSandbox) return undefined
  return idempotencyKey({
    file,
    job: job.kind,
    parameters,
    book: account.book,
    rehearsal: await isRehearsal(),
    sheet: accepted.format === 'csv' ? undefined : accepted.sheet,
    mapping: accepted.mapping,
    reading: {
      duplicates,
      decimal: accept.decimal,
      dates: accept.dates,
      // The same sheet may name other files by now.
      documents: job.documents && JSON.stringify(knowledge.documents),
    },
  })
}

/** Returns what was submitted before, by the same request or with the same rows. */
export async function submittedBefore(
  name: string | undefined,
  request: Request,
  prepared: Prepared,
  { bucket, account, isRehearsal }: Deps,
): Promise<DuplicateSubmission | undefined> {
  if (name === undefined) return undefined
  const first = await findFirstBatch(bucket, name, patchedBy(request.patch))
  if (first) return new DuplicateSubmission(first)
  const of = { bucket, book: account.book, rehearsal: await isRehearsal() }
  const ofRows = await findBatchOfRows(request, prepared, of)
  return ofRows && new DuplicateSubmission(ofRows, 'rows')
}

/** Returns the versions that a patch goes on with, as a cancelled one does with the same sheet. */
export function patchedBy(patch: Request['patch']): string[] {
  return patch ? [patch.base.id, ...(patch.base.patch?.versions ?? [])] : []
}

/** Every row of a file that lote wrote carries its id, so that the first rows tell. */
const ROWS_SEARCHED = 100

/**
 * Returns the batch whose rows a file carries by their ids, when the same is asked of them: a marked
 * copy, a result or pending rows that come back without `--patch` would be paid again.
 */
async function findBatchOfRows(
  { job, patch, rerunOf }: Request,
  { accepted, parameters }: Prepared,
  of: { bucket: Bucket; book: string; rehearsal: boolean },
): Promise<Manifest | undefined> {
  if (patch || rerunOf) return undefined
  const batch = await batchIn(accepted.rows())
  const manifest = batch && (await new BatchRecords(of.bucket, batch).manifest())
  if (!manifest) return undefined
  const { state, units, ownSandbox } = manifest
  const isPaid = state === 'open' || (units?.spent ?? 0) > 0
  const isSame =
    manifest.job === job.kind &&
    manifest.book === of.book &&
    manifest.rehearsal === of.rehearsal &&
    isDeepStrictEqual(manifest.parameters, parameters)
  return isPaid && isSame && !ownSandbox ? manifest : undefined
}

async function batchIn(
  rows: AsyncIterable<{ rowId?: string | undefined }>,
): Promise<string | undefined> {
  let searched = 0
  for await (const { rowId } of rows) {
    if (rowId !== undefined) return rowId.slice(0, rowId.lastIndexOf(':'))
    searched += 1
    if (searched === ROWS_SEARCHED) return undefined
  }
  return undefined
}
