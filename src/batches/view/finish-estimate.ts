import type { Lane, Manifest, Quote } from '../../core/batch.js'
import { missingTasks } from '../../gather/missing.js'
import { laneNumber } from '../../rate-limit/fair-queue.js'
import type { RateLimiter } from '../../rate-limit/limiter.js'
import type { LimiterState } from '../../rate-limit/limiter-state.js'
import { estimateFinishes, type Flow } from '../../rate-limit/quote.js'
import { BatchRecords } from '../../records/batch-records.js'
import { type Control, readControl } from '../../records/control.js'
import { keys } from '../../records/keys.js'
import { currentQuote } from '../../records/prices.js'
import { type Clock, isWithin } from '../../runtime/clock.js'
import type { Account } from '../../services/account.js'
import type { Bucket } from '../../storage/bucket.js'

/** The assumed time of an answer, until the account has had some. */
const USUAL_ANSWER_MS = 1_000
/** The open calls of other batches are listed at most this often. */
const LIST_EVERY_MS = 30_000
/** The price after the latest answers is read at most this often. */
const QUOTE_EVERY_MS = 3_000

export interface FinishEstimateDeps {
  bucket: Bucket
  gate: RateLimiter
  account: Account
  /** The name of the account's rate limiter. */
  book: string
  clock: Clock
  /** How many calls of a batch can be in flight at once. */
  concurrency: number
  /**
   * Whether the contract states no price for the calls of a job, so that evidence may have raised
   * it.
   */
  isUnpriced(job: string): boolean
}

type Quoted = Pick<Manifest, 'id' | 'job' | 'quote' | 'plan'>

export interface OpenBatch {
  manifest: Manifest
  control: Control
  lane: Lane
  /** The number of tasks that are not settled. */
  missing: number
}

/**
 * Estimates when batches finish, from the present state of the windows and the other queued
 * batches.
 */
export class FinishEstimate {
  private others: OpenBatch[] = []
  private listedAtMs = Number.NEGATIVE_INFINITY
  private readonly quotes = new Map<string, { quote: Quote; atMs: number }>()

  constructor(private readonly deps: FinishEstimateDeps) {}

  /** Returns in how many milliseconds the missing tasks of a batch will be settled. */
  async leftMs(manifest: Quoted, missing: number, lane: Lane): Promise<number> {
    const { id, plan, job } = manifest
    const quote = await this.quoteOf(manifest)
    const units = this.unitsOf(missing, { id, job, quote, plan }, await this.deps.gate.state())
    return this.finishMs(units, { batch: id, lane })
  }

  /** Returns the latest quote, at most three seconds old, as a progress bar requests it often. */
  async quoteOf(manifest: Pick<Manifest, 'id' | 'quote'>): Promise<Quote> {
    const now = this.deps.clock.now()
    const known = this.quotes.get(manifest.id)
    if (known && isWithin(QUOTE_EVERY_MS, known.atMs, now)) return known.quote
    const quote = await currentQuote(manifest, this.deps.bucket)
    this.quotes.set(manifest.id, { quote, atMs: now })
    return quote
  }

  /**
   * Returns in how many milliseconds `units` more units will be spent; their batch may not exist
   * yet.
   */
  async finishMs(units: number, { batch, lane }: { batch?: string; lane: Lane }): Promise<number> {
    await this.list()
    const state = await this.deps.gate.state()
    const others = this.others.filter((one) => one.manifest.id !== batch && !one.control.paused)
    const flows = [
      flowOf(lane, units),
      ...others.map((one) => flowOf(one.lane, this.unitsOf(one.missing, one.manifest, state))),
    ]
    return estimateFinishes({ ...this.conditions(state), flows })[0]!
  }

  /**
   * The units of missing tasks. All tasks of a batch are assumed to cost the same, and the answered
   * calls of unsettled ones are ignored.
   */
  private unitsOf(
    tasks: number,
    { job, quote, plan }: Quoted,
    { unpricedCost }: LimiterState,
  ): number {
    const seen = this.deps.isUnpriced(job) ? quote.calls * unpricedCost : 0
    return Math.ceil((tasks * Math.max(quote.units, seen)) / Math.max(1, plan.tasks))
  }

  private conditions(state: LimiterState) {
    const { account, gate, clock, concurrency } = this.deps
    return {
      windows: gate.windows(),
      reserves: account.reserves ?? [],
      nowMs: clock.now(),
      answerMs: state.answerMs ?? USUAL_ANSWER_MS,
      concurrency,
      used: state.marks,
      pausedMs: state.pausedMs,
    }
  }

  private async list(): Promise<void> {
    const now = this.deps.clock.now()
    if (isWithin(LIST_EVERY_MS, this.listedAtMs, now)) return
    this.others = await openBatches(this.deps.bucket, this.deps.book)
    this.listedAtMs = now
  }
}

/** Returns the unfinished batches of a rate limiter, oldest first. */
export async function openBatches(bucket: Bucket, book: string): Promise<OpenBatch[]> {
  const found: OpenBatch[] = []
  for await (const manifest of openManifests(bucket)) {
    if (manifest.book !== book) continue
    const { id: batch } = manifest
    const control = await readControl(bucket, batch)
    if (control.cancelled) continue
    const missing = (await missingTasks(bucket, batch, manifest.plan.tasks)).size
    const quote = await currentQuote(manifest, bucket)
    const lane = control.lane ?? manifest.lane
    found.push({ manifest: { ...manifest, quote }, control, lane, missing })
  }
  return found
}

/**
 * Yields the manifests of the unfinished batches, oldest first. A batch whose manifest cannot be
 * read makes no progress, and must not prevent the quotes of others.
 */
export async function* openManifests(bucket: Bucket): AsyncIterable<Manifest> {
  for await (const key of bucket.list(keys.open)) {
    const records = new BatchRecords(bucket, key.slice(keys.open.length))
    const manifest = await records.readableManifest()
    if (manifest?.state === 'open') yield manifest
  }
}

function flowOf(lane: Lane, units: number): Flow {
  return { lane: laneNumber(lane), calls: units }
}
