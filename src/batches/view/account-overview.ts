import type { Manifest } from '../../core/batch.js'
import type { Job } from '../../core/job/job.js'
import type { Window } from '../../core/window.js'
import { type PackLimit, PackLimits } from '../../execute/pack-limit.js'
import type { LimiterState } from '../../rate-limit/limiter-state.js'
import { isCancelled } from '../../records/control.js'
import type { Account } from '../../services/account.js'
import type { Connection } from '../../services/connection.js'
import type { Engine } from '../engine.js'
import type { AccountHalt } from '../run/account-halt.js'
import type { StorageRefusal } from '../run/storage-refusal.js'
import { type OpenBatch, openBatches, openManifests } from './finish-estimate.js'
import { type BatchProgress, progressOf } from './progress.js'
import { reportOf } from './report.js'

/** The facts of an account that `lote status` shows. */
export interface AccountOverview {
  connection: Connection
  state: LimiterState
  /**
   * The windows that the limiter applies; the limit that the service advertises for the key may be
   * lower.
   */
  held: Window[]
  told: number | undefined
  /** The units of each window that may be taken now, which is less while some are reserved. */
  takeable: number[]
  /** Jobs of which the service has refused a call because of its size. */
  sizes: { job: Job; limit: PackLimit }[]
  /** How many processes work on the account's queue. */
  workers: number
  /** Why no batch of the account goes on until somebody acts. */
  standstill: Wait | undefined
  batches: {
    open: OpenBatch
    waiting: number
    /** Infinite when it cannot be estimated. */
    finishMs: number
    progress: BatchProgress
  }[]
}

/**
 * Returns the use of each window, the instant of the next free units, and the wait of each batch.
 */
export async function accountOverview(
  engine: Engine,
  connection: Connection,
): Promise<AccountOverview> {
  const gate = await engine.gate(connection.account)
  const forecast = await engine.forecast(connection, gate)
  const state = await gate.state()
  const { workers, standstill } = await standstillOf(engine, connection.queue)
  const batches: AccountOverview['batches'] = []
  for (const open of await openBatches(await engine.bucket(), connection.book)) {
    const { id, queue, book } = open.manifest
    // Another key of the same user: it shares the limiter, but not the workers.
    if ((queue ?? book) !== connection.queue) continue
    const finishMs = standstill
      ? Number.POSITIVE_INFINITY
      : await forecast.leftMs(open.manifest, open.missing, open.lane)
    const waiting = state.waiting.filter((one) => one.id.startsWith(`${id}.`)).length
    const progress = await progressOf(open.manifest, await engine.bucket())
    batches.push({ open, waiting, finishMs, progress })
  }
  const takeable = gate.limits().map(({ units }) => units)
  const sizes = await sizesOf(engine, connection)
  const held = gate.windows()
  const told = gate.advertisedLimit
  return { connection, state, held, told, takeable, sizes, workers, standstill, batches }
}

/** An open batch whose key or address no account of this configuration has. */
export interface UnservedBatch {
  manifest: Manifest
  isCancelled: boolean
}

/** Returns the open batches that are in none of these queues; rehearsals have queues of their own. */
export async function unservedBatches(
  engine: Engine,
  queues: readonly string[],
): Promise<UnservedBatch[]> {
  const bucket = await engine.bucket()
  const found: UnservedBatch[] = []
  for await (const manifest of openManifests(bucket)) {
    if (manifest.ownSandbox || queues.includes(manifest.queue ?? manifest.book)) continue
    found.push({ manifest, isCancelled: await isCancelled(bucket, manifest.id) })
  }
  return found
}

async function sizesOf(
  engine: Engine,
  { account, book }: Connection,
): Promise<AccountOverview['sizes']> {
  const limits = new PackLimits({ bucket: await engine.bucket(), book, clock: engine.clock })
  const sizes: AccountOverview['sizes'] = []
  for (const job of engine.jobs.values()) {
    if (job.service !== account.service || job.pack === 1) continue
    const limit = await limits.of(job)
    if (limit && limit.most < job.pack) sizes.push({ job, limit })
  }
  return sizes
}

/**
 * Returns the use of each window of an account now, with the property names of `lote status
 * --json`.
 */
export async function accountWindows(engine: Engine, account: Account) {
  const gate = await engine.gate(account)
  const state = await gate.state()
  const held = gate.windows()
  const takeable = gate.limits()
  return {
    account: account.name,
    service: account.service,
    windows: state.windows.map(({ window, used, nextFreeMs }, at) => ({
      ms: window.ms,
      units: held[at]!.units,
      used,
      takeable: takeable[at]!.units,
      nextFreeMs,
    })),
    foreign: externalUnitsIn(state),
    pausedMs: state.pausedMs,
    waiting: state.waiting.length,
  }
}

/** Returns the overview as the JSON of `lote status --json`. */
export function overviewReport(overviews: AccountOverview[], unserved: readonly UnservedBatch[]) {
  return {
    unserved: unserved.map(({ manifest, isCancelled }) => ({
      batch: manifest.id,
      state: isCancelled ? 'cancelling' : 'open',
    })),
    accounts: overviews.map(
      ({ connection: { account }, state, held, told, takeable, sizes, standstill, batches }) => ({
        account: account.name,
        service: account.service,
        told: told ?? null,
        windows: state.windows.map(({ window, used, nextFreeMs }, at) => ({
          ...window,
          held: held[at]!.units,
          used,
          takeable: takeable[at],
          nextFreeMs,
        })),
        foreign: externalUnitsIn(state),
        untoldCost: state.unpricedCost,
        mostItems: Object.fromEntries(sizes.map(({ job, limit }) => [job.kind, limit.most])),
        pausedMs: state.pausedMs,
        answerMs: state.answerMs ?? null,
        batches: batches.map(({ open, waiting, finishMs }) => ({
          batch: open.manifest.id,
          lane: open.lane,
          state: open.control.paused ? 'paused' : 'open',
          missing: open.missing,
          waiting,
          waitsFor: standstill ?? (waiting > 0 ? waitsFor(state, takeable) : null),
          finishMs: Number.isFinite(finishMs) ? finishMs : null,
        })),
      }),
    ),
    workers: overviews.map(({ connection: { account }, workers }) => ({
      account: account.name,
      service: account.service,
      workers,
    })),
    open: overviews.flatMap(({ batches }) =>
      batches.map(({ open, progress }) => ({
        ...reportOf(open.manifest, null, 0),
        ...progress,
      })),
    ),
  }
}

/** Counts the units of external usage, as far as the service has shown it. */
export function externalUnitsIn({ grants }: LimiterState): number {
  return grants.filter((grant) => grant === undefined).length
}

const UNTIL_SOMEBODY_ACTS = { ms: Number.POSITIVE_INFINITY }

/** Returns who works on a queue, and why its batches do not go on whatever the limit is. */
export async function standstillOf(
  engine: Engine,
  queue: string,
): Promise<{ workers: number; standstill: Wait | undefined }> {
  const workers = await (await engine.queues.of(queue)).workers()
  if (workers === 0) return { workers, standstill: { is: 'worker', ...UNTIL_SOMEBODY_ACTS } }
  const [refusal, halt] = await Promise.all([engine.refusals.last(), engine.halts.last(queue)])
  if (refusal) return { workers, standstill: { is: 'storage', refusal, ...UNTIL_SOMEBODY_ACTS } }
  return { workers, standstill: halt && { is: 'halted', halt, ...UNTIL_SOMEBODY_ACTS } }
}

/** Returns the reason for the wait of the next unit, which is the same for all waiting calls. */
export function waitsFor({ windows, pausedMs, isOutage }: LimiterState, takeable: number[]): Wait {
  if (pausedMs > 0) return { is: 'paused', ms: pausedMs, isOutage }
  const full = windows.filter(({ used }, at) => used >= takeable[at]!)
  const [last] = full.sort((a, b) => b.nextFreeMs - a.nextFreeMs)
  return last ? { is: 'window', window: last.window, ms: last.nextFreeMs } : { is: 'turn', ms: 0 }
}

export type Wait =
  | { is: 'paused'; ms: number; isOutage: boolean }
  | { is: 'window'; window: Window; ms: number }
  /** There is room; the call whose turn it is gets it. */
  | { is: 'turn'; ms: number }
  /** These end when somebody acts; `ms` is infinite. */
  | { is: 'storage'; ms: number; refusal: StorageRefusal }
  | { is: 'halted'; ms: number; halt: AccountHalt }
  /** No process works on the queue. */
  | { is: 'worker'; ms: number }
  /** No account of this configuration has the key and the address of the batch. */
  | { is: 'account'; ms: number }
