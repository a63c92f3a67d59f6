import { createReadStream } from 'node:fs'
import type { Manifest, Patch, Quote, ReadingChoices } from '../../core/batch.js'
import type { FreeReads, Price } from '../../core/job/job.js'
import type { RowRecord } from '../../core/task.js'
import type { Window } from '../../core/window.js'
import { type Planned, type PlanSink, planBatch } from '../../dispatch/plan.js'
import { storeDocuments } from '../../documents/store-documents.js'
import { type PackLimit, PackLimits } from '../../execute/pack-limit.js'
import type { Sentence } from '../../messages/message-code.js'
import { BatchRecords } from '../../records/batch-records.js'
import { keys } from '../../records/keys.js'
import { readTotalPlace, typeIn } from '../../records/total-place.js'
import { type Clock, dateInSaoPaulo } from '../../runtime/clock.js'
import { VERSION } from '../../runtime/version.js'
import type { Bucket, Written } from '../../storage/bucket.js'
import { CalendarRecords } from '../calendars.js'
import { keepTask } from '../patch/keep-task.js'
import {
  claimVersion,
  identified,
  type Mended,
  mendedRows,
  notePatch,
  patchMessages,
} from '../patch/mended-rows.js'
import { noteBefore } from '../rerun/note-before.js'
import { newBatchId } from './batch-id.js'
import { claimKey, DuplicateSubmission, noteSubmitted } from './idempotency.js'
import { planWarnings, REGIMES } from './plan-warnings.js'
import { type Prepared, prepare, type Request } from './prepare.js'
import { removeBatch } from './remove-batch.js'
import { patchedBy, requestName, submittedBefore } from './submitted-before.js'

export interface SubmitDeps {
  bucket: Bucket
  reads: FreeReads
  clock: Clock
  random(): number
  /** Where it is configured. */
  office?: Manifest['office']
  account: { name: string; book: string; queue: string; windows: Window[]; ownSandbox: boolean }
  /** Whether the service identifies itself as a sandbox. */
  isRehearsal(): Promise<boolean>
  quote(price: Price, request: Pick<Request, 'job' | 'lane'>): Promise<Quote>
  progress?(rows: number): void
  /**
   * Called when no question is left, before the batch exists.
   * @throws UserError to prevent the batch
   */
  settled?(): void
}

/**
 * Prepares the request with today's date, the added calendars and the experience from earlier
 * batches of the account, which are stored with the batch.
 */
async function prepareWithKnowledge(request: Request, deps: SubmitDeps): Promise<Prepared> {
  const { bucket, account } = deps
  const of = { book: account.book, job: request.job.kind, type: typeIn(request.parameters) }
  const totalPlace = await readTotalPlace(bucket, of)
  const today = dateInSaoPaulo(deps.clock.now())
  const { advice, countsDeadlines } = request.job
  const knowledge = {
    today,
    ...(advice ? { adviceVersion: advice.version } : {}),
    ...(countsDeadlines ? { calendars: await new CalendarRecords(bucket).profiles() } : {}),
    ...request.knowledge,
    ...(totalPlace ? { totalPlace } : {}),
  }
  return prepare({ ...request, knowledge }, deps)
}

interface Priced {
  prepared: Prepared
  planned: Planned
  quote: Quote
  told: Sentence[]
  /** What was submitted before, and would be paid a second time. */
  before: DuplicateSubmission | undefined
}

/** Plans and prices the request, and stores nothing. */
export async function priceOnly(
  request: Request,
  deps: SubmitDeps,
  onRows: (rows: RowRecord[]) => void = () => undefined,
): Promise<Priced> {
  const prepared = await prepareWithKnowledge(request, deps)
  try {
    const nothing = async () => undefined
    const rows = async (_: number, planned: RowRecord[]) => onRows(planned)
    const nowhere: PlanSink = { rows, task: nothing, reuse: nothing }
    const mended = await mendedRows(request, prepared, deps.bucket)
    const planned = await plan(request, { prepared, mended }, nowhere, deps)
    const quote = await priceOf(planned, prepared, request, deps)
    const messages = [
      ...(mended ? patchMessages(mended.patch, planned) : []),
      ...planWarnings(request, prepared, planned, quote, await sizeOf(request, deps)),
    ]
    const name = await requestName(request, prepared, deps)
    const before =
      (await submittedBefore(name, request, prepared, deps)) ?? unchanged(request, mended, planned)
    return { prepared, planned, quote, told: messages, before }
  } finally {
    await prepared.accepted.close()
  }
}

/**
 * Writes the plan into the bucket, without announcing it to workers. The manifest is written last:
 * without it there is no batch, and the objects that a failure leaves behind are deleted, now or by
 * `lote prune`.
 *
 * @throws DuplicateSubmission when the same was submitted before, and `again` is not set, or a patch
 *   changes nothing
 */
export async function submit(request: Request, deps: SubmitDeps): Promise<Manifest> {
  const prepared = await prepareWithKnowledge(request, deps)
  const batch = request.batch ?? newBatchId(deps)
  const records = new BatchRecords(deps.bucket, batch)
  let name: string | undefined
  try {
    name = await requestName(request, prepared, deps)
    const before = request.again ? undefined : await submittedBefore(name, request, prepared, deps)
    if (before) throw before
    const mended = await mendedRows(request, prepared, deps.bucket)
    const input = await deps.bucket.write(
      keys.input(batch, prepared.accepted.name),
      createReadStream(request.file),
    )
    await storeDocuments(batch, request.documents, prepared.knowledge, deps.bucket)
    const sink: PlanSink = {
      rows: (chunk, rows) => records.writeRows(chunk, rows),
      task: (task, record) => records.writeTask(task, record),
      reuse: async (task, from) => {
        if (mended) await keepTask(mended.earlier, records, { from, task }, request.job)
      },
    }
    const planned = await plan(request, { prepared, mended }, sink, deps)
    const same = unchanged(request, mended, planned)
    if (same) throw same
    const learnt = await request.job.learn(planned.survey, deps.reads, prepared.knowledge)
    await records.writeKnowledge({ ...prepared.knowledge, ...learnt })
    const patch = mended && (await notePatch(batch, request, mended, deps.bucket))
    if (request.rerunOf) await noteBefore(request.rerunOf, request.job, records)
    const toDescribe = { batch, request, prepared, planned, input, name, patch, deps }
    const manifest = await buildManifest(toDescribe)
    if (name) await claimRequest(name, batch, request, deps)
    if (patch) await claimVersion(batch, patch, deps.bucket, deps.clock)
    await records.writeManifest(manifest)
    return manifest
  } catch (error) {
    const of = request.patch?.base.id
    const failed = { id: batch, ...(name ? { request: name } : {}) }
    // The error before this clean-up is more useful than its own failure.
    await removeBatch(deps.bucket, failed, of).catch(() => undefined)
    throw error
  } finally {
    await prepared.accepted.close()
  }
}

/** A row that failed is asked again by the same file: that is no patch without a change. */
function unchanged(
  { patch, again }: Request,
  mended: Mended | undefined,
  { plan: { price } }: Planned,
): DuplicateSubmission | undefined {
  if (!patch || !mended?.isSame || again || price?.calls !== 0) return undefined
  return new DuplicateSubmission(patch.base, 'content')
}

/** @throws DuplicateSubmission when an equal submission of the same moment comes first */
async function claimRequest(
  name: string,
  batch: string,
  { again, patch }: Request,
  { bucket, clock }: SubmitDeps,
): Promise<void> {
  if (again) return noteSubmitted(bucket, name, batch)
  const first = await claimKey(bucket, name, batch, { clock, patched: patchedBy(patch) })
  if (first) throw new DuplicateSubmission(first)
}

async function plan(
  request: Request,
  { prepared, mended }: { prepared: Prepared; mended: Mended | undefined },
  sink: PlanSink,
  deps: SubmitDeps,
): Promise<Planned> {
  const rows = prepared.accepted.rows()
  const planned = await planBatch(mended ? identified(rows, mended) : rows, request.job, sink, {
    reusable: mended?.kept,
    isSettled: request.rerunOf !== undefined,
    parameters: prepared.parameters,
    knowledge: prepared.knowledge,
    duplicates: request.duplicates,
    pack: (await sizeOf(request, deps))?.most,
    watched: REGIMES.map(({ from }) => from),
    progress: deps.progress,
  })
  deps.settled?.()
  return planned
}

/** The pack limit of the job's calls, when the service has refused some. */
function sizeOf({ job }: Request, deps: SubmitDeps): Promise<PackLimit | undefined> {
  return new PackLimits({ ...deps, book: deps.account.book }).of(job)
}

interface ToDescribe {
  batch: string
  request: Request
  prepared: Prepared
  planned: Planned
  input: Written
  name: string | undefined
  patch: Patch | undefined
  deps: SubmitDeps
}

async function buildManifest({
  batch,
  request,
  prepared,
  planned,
  input,
  name,
  patch,
  deps,
}: ToDescribe): Promise<Manifest> {
  const { accepted } = prepared
  const quote = await priceOf(planned, prepared, request, deps)
  return {
    id: batch,
    job: request.job.kind,
    lote: VERSION,
    createdAt: new Date(deps.clock.now()).toISOString(),
    state: 'open',
    account: deps.account.name,
    book: deps.account.book,
    queue: deps.account.queue,
    windows: deps.account.windows,
    ...(name ? { request: name } : {}),
    lane: request.lane,
    patienceMs: request.patienceMs,
    supplementOf: request.supplementOf,
    rerunOf: request.rerunOf?.id,
    rehearsal: await deps.isRehearsal(),
    office: deps.office,
    ownSandbox: deps.account.ownSandbox,
    parameters: prepared.parameters,
    input: {
      name: accepted.name,
      ...input,
      format: accepted.format,
      sheet: accepted.sheet,
      headings: accepted.headings,
      mapping: accepted.mapping,
    },
    told: [
      ...(patch ? patchMessages(patch, planned) : []),
      ...planWarnings(request, prepared, planned, quote, await sizeOf(request, deps)),
    ],
    reading: readingOf(request),
    patch,
    plan: planned.plan,
    quote,
  }
}

function readingOf({ accept: { decimal, dates }, duplicates }: Request): ReadingChoices {
  return { ...(decimal ? { decimal } : {}), ...(dates ? { dates } : {}), duplicates }
}

/** Computes the price before anything is paid. */
async function priceOf(
  { plan, survey }: Planned,
  prepared: Prepared,
  request: Request,
  deps: SubmitDeps,
): Promise<Quote> {
  const price = plan.price ?? { calls: plan.tasks, units: plan.tasks }
  const quote = await deps.quote(price, request)
  const { calls, units } = quote
  const isLeast = (request.job.unknownPrice?.(prepared.parameters, survey) ?? []).length > 0
  return isLeast ? { ...quote, first: { calls, units } } : quote
}

/** Lets workers find the batch: from now on it may spend units. */
export async function announce(bucket: Bucket, batch: string): Promise<void> {
  await bucket.put(keys.openBatch(batch), '')
}
