import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import type { AcceptedRow } from '../../accept/read/rows.js'
import { type Manifest, type Patch, rowsToAsk } from '../../core/batch.js'
import { EXIT, UserError } from '../../core/errors.js'
import type { RowFields } from '../../core/job/job.js'
import type { Planned } from '../../dispatch/plan.js'
import type { PlannableRow } from '../../dispatch/plannable-row.js'
import type { ReusableAnswers } from '../../dispatch/reused-tasks.js'
import { type Sentence, sentence } from '../../messages/message-code.js'
import { BatchRecords } from '../../records/batch-records.js'
import { readControl } from '../../records/control.js'
import { keys } from '../../records/keys.js'
import type { Clock } from '../../runtime/clock.js'
import type { Bucket } from '../../storage/bucket.js'
import { claim, hasPaidCalls } from '../submission/idempotency.js'
import type { Prepared, Request } from '../submission/prepare.js'
import { changedCells } from './changed-cells.js'
import { readKeptAnswers } from './kept-answers.js'
import { contentOf, type EarlierRow, type MendedRow, matchRows } from './match-rows.js'
import { readOtherwise } from './read-otherwise.js'
import { receivedCells } from './received-cells.js'
import { revertedLines } from './reverted-lines.js'
import { rowIdOf } from './row-id.js'

/**
 * A mended file compared with its earlier version: the answers to keep, and the match of its rows.
 */
export interface Mended {
  earlier: BatchRecords
  kept: ReusableAnswers
  /** By the position of a row, its id in all versions. */
  ids: ReadonlyMap<number, string>
  /** By the position of a row whose cells changed, what was read of them before. */
  before: ReadonlyMap<number, RowFields>
  /** Every line of the file, titles and totals included, is as and where it was. */
  isSame: boolean
  patch: Patch
}

/**
 * Compares a mended file with its batch; undefined for a request that is not a patch.
 *
 * @throws UserError (2) for a file of another batch, (4) when a person has to decide
 */
export async function mendedRows(
  { patch, job, accept }: Request,
  { accepted, knowledge }: Prepared,
  bucket: Bucket,
): Promise<Mended | undefined> {
  if (!patch) return undefined
  const { base, dropMissing } = patch
  await askWhereLater(base, bucket)
  const earlier = new BatchRecords(bucket, base.id)
  const { rows: old, byId, digest } = await earlierRows(base, earlier)
  const mended: MendedRow[] = []
  const reads = new Map<number, string>()
  const before = new Map([...byId.values()].map(({ content, reads }) => [content, reads]))
  let otherwise: Sentence | undefined
  const hash = createHash('sha256')
  for await (const row of accepted.rows()) {
    const { n, line, rowId, cells, ignored, fields } = row
    const content = contentOf(cells)
    hash.update(`${line}:${content}\n`)
    if (ignored) continue
    mended.push({ n, line, rowId, content })
    const was = before.get(content)
    if (patch.sheet !== undefined || was === undefined) reads.set(n, JSON.stringify(fields))
    else otherwise ??= readOtherwise(row, was, accepted, accept)
  }
  refuseOtherBatch(base, mended)
  if (otherwise) throw new UserError(EXIT.decision, [otherwise])
  const { ids, rows, lines } = matchRows(old, mended, byId)
  const isReadOtherwise = ({ n, content }: MendedRow) => {
    const was = byId.get(ids.get(n) ?? '')
    return was?.content === content && was.reads !== reads.get(n)
  }
  if (patch.sheet !== undefined && mended.some(isReadOtherwise))
    throw UserError.usage('patch_needs_whole', { batch: base.id })
  const hasIds = mended.some(({ rowId }) => rowId !== undefined)
  const found = rows.same + rows.changed
  if (!hasIds && !dropMissing && rows.removed > found) {
    const facts = { batch: base.id, found, removed: rows.removed }
    throw new UserError(EXIT.decision, [sentence('patch_rows_missing', facts)])
  }
  const versions = versionsOf(base)
  const reverted = await revertedLines(base, { mended, ids, earlier: byId, reads }, bucket)
  return {
    before: fieldsBefore(mended, ids, byId),
    earlier,
    ids,
    isSame: hash.digest('hex') === digest,
    kept: await readKeptAnswers(base, earlier, { job, knowledge }),
    patch: {
      of: base.id,
      version: versions.length + 1,
      versions,
      rows,
      lines: { ...lines, ...reverted },
      cells: changedCells(mended, { ids, earlier: byId, reads }),
    },
  }
}

/** Yields the rows of the plan, each with its id in earlier versions. */
export async function* identified(
  rows: AsyncIterable<AcceptedRow>,
  { ids, before }: Pick<Mended, 'ids' | 'before'>,
): AsyncIterable<PlannableRow> {
  for await (const row of rows) {
    const id = ids.get(row.n)
    const was = before.get(row.n)
    yield id === undefined ? row : { ...row, id, before: was }
  }
}

function fieldsBefore(
  mended: readonly MendedRow[],
  ids: Mended['ids'],
  byId: ReadonlyMap<string, { content: string; reads: string }>,
): Mended['before'] {
  return new Map(
    mended.flatMap(({ n, content }): [number, RowFields][] => {
      const was = byId.get(ids.get(n) ?? '')
      return was && was.content !== content ? [[n, JSON.parse(was.reads)]] : []
    }),
  )
}

/** Stores the sheet of a patch, and returns the patch for the manifest of the new version. */
export async function notePatch(
  batch: string,
  { patch }: Request,
  mended: Mended,
  bucket: Bucket,
): Promise<Patch> {
  if (patch?.sheet === undefined) return mended.patch
  const name = basename(patch.sheet)
  const written = await bucket.write(keys.patch(batch, name), createReadStream(patch.sheet))
  return { ...mended.patch, sheet: { name, ...written } }
}

export function patchMessages({ of, version, rows, lines }: Patch, { plan }: Planned): Sentence[] {
  const { same, changed, added, removed } = rows
  const { kept = 0 } = plan
  const facts = { batch: of, version, same, changed, added, removed, kept, asked: rowsToAsk(plan) }
  const { reverted = [] } = lines
  return [
    sentence('told_patch', facts),
    ...(reverted.length > 0
      ? [sentence('told_patch_reverted', { batch: of, lines: reverted.map(String) })]
      : []),
  ]
}

/** Returns the ids of a batch's earlier versions and its own, the first version first. */
export function versionsOf({ id, patch }: Pick<Manifest, 'id' | 'patch'>): string[] {
  return [...(patch?.versions ?? []), id]
}

/** With the fields that were read from it, as JSON, and the texts of those that could not be read. */
type ReadRow = EarlierRow & { reads: string; received: RowFields }

async function earlierRows(
  base: Manifest,
  records: BatchRecords,
): Promise<{ rows: EarlierRow[]; byId: Map<string, ReadRow>; digest: string }> {
  const rows: EarlierRow[] = []
  const hash = createHash('sha256')
  const byId = new Map<string, ReadRow>()
  for (let chunk = 1; chunk <= base.plan.chunks; chunk += 1) {
    for (const row of await records.rows(chunk)) {
      const content = contentOf(row.cells)
      hash.update(`${row.line}:${content}\n`)
      if (row.ignored !== undefined) continue
      const known = {
        id: rowIdOf(base, row),
        line: row.line,
        content,
        reads: JSON.stringify(row.fields),
        received: receivedCells(row.problems),
      }
      rows.push(known)
      byId.set(known.id, known)
      byId.set(`${base.id}:${row.line}`, known)
    }
  }
  return { rows, byId, digest: hash.digest('hex') }
}

/** @throws UserError (2) when a row has the id of a batch that is not a version of this one */
export function refuseOtherBatch(
  base: Manifest,
  rows: Iterable<{ rowId?: string | undefined }>,
): void {
  const versions = new Set(versionsOf(base))
  for (const { rowId } of rows) {
    const batch = rowId?.slice(0, rowId.lastIndexOf(':'))
    if (batch === undefined || versions.has(batch)) continue
    throw UserError.usage('patch_of_another', { batch: base.id, other: batch })
  }
}

/**
 * Takes the place of the next version, so that a later patch of the same batch finds this one.
 *
 * @throws UserError (4) when another version has it, or takes it at the same instant and comes
 * first
 */
export async function claimVersion(
  batch: string,
  { of }: Patch,
  bucket: Bucket,
  clock: Clock,
): Promise<void> {
  const place = { prefix: keys.versions(of), taken: () => laterVersion(of, bucket) }
  const later = await claim(bucket, place, batch, clock)
  if (later) throw decideLater(of, later)
}

/** Two later versions of one batch would each lack the corrections of the other. */
async function askWhereLater({ id }: Manifest, bucket: Bucket): Promise<void> {
  const later = await newestVersion(id, bucket, { orPaid: true })
  if (later) throw decideLater(id, later)
}

function decideLater(batch: string, { id, patch, state }: Manifest): UserError {
  const cancelled = state === 'cancelled'
  const facts = { batch, later: id, version: patch?.version, cancelled }
  return new UserError(EXIT.decision, [sentence('patch_later_version', facts)])
}

/** What counts as a later version: `orPaid`, a cancelled one too if it made calls. */
interface Counting {
  orPaid?: boolean
}

/** Returns the version that mends a batch; one that was not cancelled comes first. */
async function laterVersion(
  of: string,
  bucket: Bucket,
  { orPaid = false }: Counting = {},
): Promise<Manifest | undefined> {
  const prefix = keys.versions(of)
  let paid: Manifest | undefined
  for await (const key of bucket.list(prefix)) {
    const later = key.slice(prefix.length)
    const manifest = await new BatchRecords(bucket, later).manifest()
    if (!manifest) continue
    const isCancelled =
      manifest.state === 'cancelled' || (await readControl(bucket, later)).cancelled
    if (!isCancelled) return manifest
    if (orPaid && (await hasPaidCalls(bucket, manifest))) paid = { ...manifest, state: 'cancelled' }
  }
  return paid
}

/** Returns the last of the later versions, each of which mends the one before. */
export async function newestVersion(
  of: string,
  bucket: Bucket,
  counting: Counting = {},
): Promise<Manifest | undefined> {
  const later = await laterVersion(of, bucket, counting)
  return later && ((await newestVersion(later.id, bucket, counting)) ?? later)
}
