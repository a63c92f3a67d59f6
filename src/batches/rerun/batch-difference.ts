import type { Readable } from 'node:stream'
import type { Manifest } from '../../core/batch.js'
import { UserError } from '../../core/errors.js'
import type { Job } from '../../core/job/job.js'
import { Outcomes } from '../../gather/outcomes.js'
import { AskedRows } from '../../publish/asked-rows.js'
import {
  type Comparing,
  compareRow,
  comparingOf,
  type Pair,
  type Side,
} from '../../publish/comparison/compare-rows.js'
import type { ComparedRows } from '../../publish/comparison/comparison.js'
import {
  type ComparisonTotals,
  comparisonTotals,
} from '../../publish/comparison/comparison-totals.js'
import { differenceWorkbook } from '../../publish/comparison/difference-workbook.js'
import { type ResultRow, resultRows } from '../../publish/rows.js'
import { BatchRecords } from '../../records/batch-records.js'
import { readKnowledge } from '../../records/prefetch.js'
import type { Bucket } from '../../storage/bucket.js'
import type { Engine } from '../engine.js'
import { contentOf, type EarlierRow, type MendedRow, matchRows } from '../patch/match-rows.js'
import { versionsOf } from '../patch/mended-rows.js'
import { receivedCells } from '../patch/received-cells.js'
import { rowIdOf } from '../patch/row-id.js'

export interface BatchDifference {
  before: Manifest
  now: Manifest
  /** The name of the compared figure. */
  figure: string
  totals: ComparisonTotals
  workbook(): Promise<Readable>
}

/**
 * Compares each row of a batch with the same row of another, from the records of both, without
 * calls.
 *
 * @throws UserError (2) when one of them goes on, or they cannot be compared
 */
export async function batchDifference(
  engine: Pick<Engine, 'bucket' | 'job'>,
  before: Manifest,
  now: Manifest,
): Promise<BatchDifference> {
  const job = engine.job(now.job)
  refuse(before, now, job)
  const bucket = await engine.bucket()
  const rows = await comparedRows(before, now, job, bucket)
  const { position, sums } = job.sheets
  const figure = sums.find((sum) => sum.figure === position)?.title ?? position!
  const totals = await comparisonTotals(rows())
  const told = { before, now, figure, totals }
  return { ...told, workbook: () => differenceWorkbook(told, job, rows, bucket) }
}

/** Returns the difference in the form of `--json`. */
export function differenceView({ before, now, figure, totals }: BatchDifference) {
  const { rows, causes, largest } = totals
  return {
    before: before.id,
    now: now.id,
    job: now.job,
    figure,
    rows,
    totals: { before: totals.before, now: totals.now, difference: totals.difference },
    causes,
    largest: largest.map((row) => ({
      lineBefore: row.before?.line ?? null,
      lineNow: row.now?.line ?? null,
      before: row.before?.figure ?? null,
      now: row.now?.figure ?? null,
      difference: row.difference ?? null,
      why: row.causes.map(({ text }) => text),
    })),
  }
}

function refuse(before: Manifest, now: Manifest, job: Job): void {
  for (const { id, state } of [before, now])
    if (state === 'open') throw UserError.usage('not_finished', { batch: id })
  if (before.id === now.id) throw UserError.usage('diff_same', { batch: now.id })
  const facts = { before: before.id, now: now.id, job: now.job, other: before.job }
  if (before.job !== now.job) throw UserError.usage('diff_other_job', facts)
  if (job.sheets.position === undefined) throw UserError.usage('diff_no_worth', facts)
}

async function comparedRows(
  before: Manifest,
  now: Manifest,
  job: Job,
  bucket: Bucket,
): Promise<ComparedRows> {
  const { old, pairOf } = await matched(before, now, job, bucket)
  const earlier = new BatchRecords(bucket, before.id)
  const records = new BatchRecords(bucket, now.id)
  const knowledgeOf = async (of: Manifest, from: BatchRecords) =>
    (await readKnowledge(from, job, of.plan)).knowledge
  const comparing: Comparing = comparingOf(now, job, {
    knowledge: await knowledgeOf(now, records),
    earlier: await knowledgeOf(before, earlier),
    was: before.input,
  })
  return async function* () {
    const [was, is] = [before, now].map(({ id }) => askedRows(bucket, id, job))
    const left = new Map(old)
    for await (const row of items(now, job, bucket)) {
      const known = pairOf.get(row.n)
      const same = known === undefined ? undefined : left.get(known)
      if (known !== undefined) left.delete(known)
      yield compareRow(await pairOfRows(same, row, [was!, is!]), comparing)
    }
    for (const row of left.values())
      yield compareRow({ before: await sideOf(row, was!) }, comparing)
  }
}

function askedRows(bucket: Bucket, batch: string, { sheets }: Job): AskedRows {
  return new AskedRows(new BatchRecords(bucket, batch), sheets.position)
}

type ItemRow = Pick<
  ResultRow,
  'line' | 'outcome' | 'figures' | 'task' | 'item' | 'fields' | 'problems'
>

async function sideOf(row: ItemRow, asked: AskedRows): Promise<Side> {
  const fields = { ...receivedCells(row.problems), ...row.fields }
  return { ...(await asked.of(row)), line: row.line, fields }
}

/** The parameters of a call are read only for rows that differ. */
async function pairOfRows(
  before: ItemRow | undefined,
  now: ItemRow,
  [was, is]: readonly [AskedRows, AskedRows],
): Promise<Pair> {
  const worth = ({ figures }: ItemRow) => Object.values(figures)[0]
  const isSame = before?.outcome === now.outcome && worth(before) === worth(now)
  if (before && isSame) {
    const side = ({ line, outcome, fields }: ItemRow) => ({
      line,
      outcome,
      fields,
      figure: worth(now),
    })
    return { before: side(before), now: side(now) }
  }
  return { before: before && (await sideOf(before, was)), now: await sideOf(now, is) }
}

/** Drops the other figures, which would take most of the memory. */
async function* items(
  manifest: Manifest,
  { sheets: { position = '' } }: Job,
  bucket: Bucket,
): AsyncIterable<ResultRow> {
  const outcomes = new Outcomes(new BatchRecords(bucket, manifest.id))
  for await (const row of resultRows({ manifest, bucket, outcomes })) {
    const worth = row.figures[position]
    if (row.ignored === undefined)
      yield { ...row, figures: worth === undefined ? {} : { [position]: worth } }
  }
}

/**
 * Returns the earlier rows by their ids, and for each present row, by position, the id of its
 * earlier row.
 */
async function matched(before: Manifest, now: Manifest, job: Job, bucket: Bucket) {
  const old = new Map<string, ItemRow>()
  const earlier: EarlierRow[] = []
  for await (const row of items(before, job, bucket)) {
    const { line, outcome, figures, task, item, fields } = row
    const id = rowIdOf(before, row)
    old.set(id, { line, outcome, figures, task, item, fields })
    earlier.push({ id, line, content: contentOf(row.cells), subject: subjectOf(row) })
  }
  const known = new Set(versionsOf(before))
  // Versions of one batch share the ids of their rows; rows of other batches are matched by
  // content.
  const isOneFile = versionsOf(now).some((version) => known.has(version))
  const mended: MendedRow[] = []
  for await (const row of items(now, job, bucket)) {
    const { n, line, cells } = row
    const rowId = isOneFile ? rowIdOf(now, row) : undefined
    mended.push({ n, line, rowId, content: contentOf(cells), subject: subjectOf(row) })
  }
  const byId = new Map(earlier.map((one) => [one.id, one]))
  return { old, pairOf: matchRows(earlier, mended, byId).ids }
}

/** A case, a calculation or a client: rows about different subjects are different rows. */
function subjectOf({ fields = {} }: ResultRow): string | undefined {
  const subject = fields.numero_processo ?? fields.calc_id ?? fields.cliente ?? fields.descricao
  return subject === undefined ? undefined : String(subject)
}
