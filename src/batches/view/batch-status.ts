import type { Lane, Manifest, Quote } from '../../core/batch.js'
import type { RowCounts } from '../../core/outcome.js'
import { missingTasks } from '../../gather/missing.js'
import type { Sentence } from '../../messages/message-code.js'
import { readControl } from '../../records/control.js'
import type { Sandbox } from '../../sandbox/index.js'
import type { Connection } from '../../services/connection.js'
import { connectionFor } from '../connect.js'
import type { Engine } from '../engine.js'
import { isStarted } from '../run/steer.js'
import { servingAccount } from '../serving-account.js'
import { standstillOf, type Wait, waitsFor } from './account-overview.js'
import { progressOf } from './progress.js'
import { reportOf } from './report.js'

/**
 * `planned`: the batch is understood and priced, and waits for a person to start it; `cancelling`:
 * it ends with its calls in flight.
 */
export const BATCH_STATES = [
  'planned',
  'open',
  'paused',
  'cancelling',
  'finished',
  'cancelled',
] as const

export type BatchState = (typeof BATCH_STATES)[number]

export interface BatchStatus {
  batch: string
  job: string
  state: BatchState
  file: string
  account: string
  lane: Lane
  rehearsal: boolean
  createdAt: string
  finishedAt?: string
  rows: RowCounts
  units: { quoted: number; spent: number }
  calls: number
  tasks: number
  settled: number
  quote: Quote
  told: Sentence[]
  windows: WindowUse[]
  /** How many processes work on the queue of the account that serves it. */
  workers?: number
  /** Why the batch does not go on, or why the next unit is not free. */
  waitsFor?: Wait
  /** The estimated instant of the end, when it can be estimated. */
  finishAt?: string
}

export interface WindowUse {
  units: number
  ms: number
  used: number
  nextFreeMs: number
}

/**
 * Returns the status with the counts of `lote status --json`, and with the reason and the end of
 * its wait.
 */
export async function batchStatus(
  engine: Engine,
  manifest: Manifest,
  started: Sandbox | undefined,
): Promise<BatchStatus> {
  const bucket = await engine.bucket()
  const isOpen = manifest.state === 'open'
  const missing =
    manifest.state === 'finished'
      ? 0
      : (await missingTasks(bucket, manifest.id, manifest.plan.tasks)).size
  const standing = isOpen && missing < manifest.plan.tasks ? await progressOf(manifest, bucket) : {}
  const { rows, units, calls } = reportOf({ ...manifest, ...standing }, null, 0)
  const { state, lane } = await stateAndLaneOf(engine, manifest)
  const { id, job, input, account, rehearsal, createdAt, finishedAt, plan, quote, told } = manifest
  return {
    batch: id,
    job,
    state,
    file: input.name,
    account,
    lane,
    rehearsal,
    createdAt,
    finishedAt,
    rows,
    units,
    calls,
    tasks: plan.tasks,
    settled: plan.tasks - missing,
    quote,
    told,
    ...(isOpen
      ? await outlook(engine, { ...manifest, lane, missing, is: state }, started)
      : NO_OUTLOOK),
  }
}

/** Returns state and lane, with the changes that a person made since the submission. */
export async function stateAndLaneOf(
  engine: Pick<Engine, 'bucket' | 'clock'>,
  manifest: Manifest,
): Promise<{ state: BatchState; lane: Lane }> {
  const {
    cancelled,
    paused,
    lane = manifest.lane,
  } = await readControl(await engine.bucket(), manifest.id)
  if (manifest.state !== 'open') return { state: manifest.state, lane }
  if (cancelled) return { state: 'cancelling', lane }
  if (paused) return { state: 'paused', lane }
  return { state: (await isStarted(engine, manifest)) ? 'open' : 'planned', lane }
}

const NO_OUTLOOK = { windows: [] }

/** The windows of the account and what the batch waits for, when this process has that account. */
async function outlook(
  engine: Engine,
  batch: Manifest & { missing: number; is: BatchState },
  started: Sandbox | undefined,
): Promise<Pick<BatchStatus, 'windows' | 'workers' | 'waitsFor' | 'finishAt'>> {
  const { id, ownSandbox, is } = batch
  const connection = await connectionOf(engine, batch, started)
  if (!connection)
    return ownSandbox ? NO_OUTLOOK : { windows: [], waitsFor: { is: 'account', ms: Infinity } }
  const { workers, standstill } = await standstillOf(engine, connection.queue)
  if (is === 'cancelling') return { windows: [], workers }
  const gate = await engine.gate(connection.account)
  const state = await gate.state()
  const windows = state.windows.map(({ window, ...use }) => ({
    ...window,
    used: use.used,
    nextFreeMs: use.nextFreeMs,
  }))
  // The worker of an own sandbox starts with the first batch that needs it.
  if (is === 'open' && standstill && !(ownSandbox && standstill.is === 'worker'))
    return { windows, workers, waitsFor: standstill }
  const forecast = await engine.forecast(connection, gate)
  const leftMs = await forecast.leftMs(batch, batch.missing, batch.lane)
  const takeable = gate.limits().map(({ units }) => units)
  // Between two attempts a task is in no queue, but it waits all the same.
  const isWaiting = state.pausedMs > 0 || state.waiting.some((one) => one.id.startsWith(`${id}.`))
  return {
    windows,
    workers,
    ...(isWaiting ? { waitsFor: waitsFor(state, takeable) } : {}),
    ...(Number.isFinite(leftMs)
      ? { finishAt: new Date(engine.clock.now() + leftMs).toISOString() }
      : {}),
  }
}

/** Returns the connection of the account that serves the batch; a sandbox ends with its process. */
async function connectionOf(
  engine: Engine,
  manifest: Manifest,
  started: Sandbox | undefined,
): Promise<Connection | undefined> {
  if (!manifest.ownSandbox) {
    const account = servingAccount(engine, manifest)
    return account && engine.connect(account)
  }
  if (!started) return undefined
  const { service } = engine.job(manifest.job)
  return (await connectionFor(engine, service, { sandbox: true, started })).connection
}
