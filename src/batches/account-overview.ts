import type { Job } from '../core/job/job.js'
import type { Window } from '../core/window.js'
import { type PackLimit, PackLimits } from '../execute/pack-limit.js'
import type { LimiterState } from '../rate-limit/limiter-state.js'
import type { Account } from '../services/account.js'
import type { Connection } from '../services/connection.js'
import type { Engine } from './engine.js'
import { type OpenBatch, openBatches } from './finish-estimate.js'
import { type BatchProgress, progressOf } from './progress.js'
import { reportOf } from './report.js'

/** An account as `lote status` shows it. */
export interface AccountOverview {
  connection: Connection
  state: LimiterState
  /** The windows as the book holds to them: what the service told of the key may be less. */
  held: Window[]
  told: number | undefined
  /** What may be taken of each window now; less than that while some is reserved. */
  takeable: number[]
  /** Jobs of which the service has refused a call by its size. */
  sizes: { job: Job; limit: PackLimit }[]
  batches: { open: OpenBatch; waiting: number; finishMs: number; standing: BatchProgress }[]
}

/** What is used of each window, when more is free, and what each batch waits for. */
export async function lookAtAccount(
  engine: Engine,
  connection: Connection,
): Promise<AccountOverview> {
  const gate = await engine.gate(connection.account)
  const forecast = await engine.forecast(connection, gate)
  const state = await gate.state()
  const batches: AccountOverview['batches'] = []
  for (const open of await openBatches(await engine.bucket(), connection.book)) {
    const { id } = open.manifest
    const finishMs = await forecast.leftMs(open.manifest, open.missing, open.lane)
    const waiting = state.waiting.filter((one) => one.id.startsWith(`${id}.`)).length
    const standing = await progressOf(open.manifest, await engine.bucket())
    batches.push({ open, waiting, finishMs, standing })
  }
  const takeable = gate.limits().map(({ units }) => units)
  const sizes = await sizesOf(engine, connection)
  const held = gate.windows()
  return { connection, state, held, told: gate.toldLimit, takeable, sizes, batches }
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

/** What is used of each window of an account now, in the names of `lote status --json`. */
export async function accountWindows(engine: Engine, account: Account) {
  const gate = await engine.gate(account)
  const state = await gate.state()
  const held = gate.windows()
  const takeable = gate.limits()
  return {
    account: account.name,
    service: account.service,
    windows: state.windows.map(({ window, used, nextFreeMs }, at) => ({
      ...{ ms: window.ms, units: held[at]!.units, used },
      ...{ takeable: takeable[at]!.units, nextFreeMs },
    })),
    foreign: foreignIn(state),
    pausedMs: state.pausedMs,
    waiting: state.waiting.length,
  }
}

/** As `lote status --json` tells it. */
export function overviewReport(overviews: AccountOverview[]) {
  return {
    accounts: overviews.map(
      ({ connection: { account }, state, held, told, takeable, sizes, batches }) => ({
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
        foreign: foreignIn(state),
        untoldCost: state.untoldCost,
        mostItems: Object.fromEntries(sizes.map(({ job, limit }) => [job.kind, limit.most])),
        pausedMs: state.pausedMs,
        answerMs: state.answerMs ?? null,
        batches: batches.map(({ open, waiting, finishMs }) => ({
          batch: open.manifest.id,
          lane: open.lane,
          state: open.control.paused ? 'paused' : 'open',
          missing: open.missing,
          waiting,
          waitsFor: waiting > 0 ? waitsFor(state, takeable) : null,
          finishMs: Number.isFinite(finishMs) ? finishMs : null,
        })),
      }),
    ),
    open: overviews.flatMap(({ batches }) =>
      batches.map(({ open, standing }) => ({ ...reportOf(open.manifest, null, 0), ...standing })),
    ),
  }
}

/** Units of somebody else who uses the same user, as far as the service let us know. */
export function foreignIn({ grants }: LimiterState): number {
  return grants.filter((grant) => grant === undefined).length
}

/** Why the next unit is not there: for all who wait it is the same. */
export function waitsFor({ windows, pausedMs, isOutage }: LimiterState, takeable: number[]): Wait {
  if (pausedMs > 0) return { is: 'paused', ms: pausedMs, isOutage }
  const full = windows.filter(({ used }, at) => used >= takeable[at]!)
  const [last] = full.sort((a, b) => b.nextFreeMs - a.nextFreeMs)
  return last ? { is: 'window', window: last.window, ms: last.nextFreeMs } : { is: 'turn', ms: 0 }
}

export type Wait =
  | { is: 'paused'; ms: number; isOutage: boolean }
  | { is: 'window'; window: Window; ms: number }
  /** There is room: it goes to whose turn it is. */
  | { is: 'turn'; ms: number }
