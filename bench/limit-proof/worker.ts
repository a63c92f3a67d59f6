import { setMaxListeners } from 'node:events'
import { RateLimiter } from '../../src/rate-limit/limiter.js'
import { GrantIdError } from '../../src/rate-limit/sliding-windows.js'
import type { Log } from '../../src/runtime/log.js'
import type { Exchanged } from '../../src/services/answer.js'
import { type Called, Caller, type CountedCall } from '../../src/services/caller.js'
import type { Exchange } from '../../src/services/http.js'
import type { Dice } from './dice.js'
import type { Ledger } from './ledger.js'
import type { Schedule } from './schedule.js'
import type { Service } from './service.js'
import { type RedisWorld, Wire } from './wire.js'
import { type BatchSettings, START_MS, type World } from './world.js'

/** The state of a batch. */
export interface Batch extends BatchSettings {
  left: number
  taken: number
  done: number
  begun: boolean
}

/** The objects that all processes share. */
export interface Shared {
  world: World
  schedule: Schedule
  dice: Dice
  redis: RedisWorld
  ledger: Ledger
  service: Service
  log: Log
  /** Called for calls of a batch whose process ended. */
  onPutBack(batch: Batch, calls: number): void
  onAsked?(batch: Batch, units: number, atMs: number): void
  onGranted?(batch: Batch, units: number, atMs: number): void
  onAnswered?(batch: Batch, atMs: number): void
}

const AGAIN_MS = 100
const HELD_MS = 500

/**
 * A process of lote: the real limiter and the real caller with a virtual clock, connection and
 * network. After its death nothing reaches it.
 */
export class Worker {
  readonly gate: RateLimiter
  private readonly wire: Wire
  private readonly caller: Caller
  private readonly stopping = new AbortController()
  private readonly signal: AbortSignal | undefined
  private readonly callers = new Map<Batch, number>()
  private readonly open = new Map<Batch, number>()

  constructor(
    private readonly shared: Shared,
    private readonly skewMs: number,
  ) {
    const { world, redis, ledger, dice, log } = shared
    this.wire = new Wire(redis, world.wire)
    this.signal = world.mishaps.stopMs === undefined ? undefined : this.stopping.signal
    setMaxListeners(0, this.stopping.signal)
    this.gate = new RateLimiter(this.wire.redis, {
      name: `proof-${dice.seed}`,
      windows: world.windows,
      reserves: world.reserves ?? [],
      holdMs: world.timeoutMs + world.slackMs,
      clock: { now: this.now, sleep: this.sleep },
      random: dice.next,
      recentlySpent: (sinceMs) => ledger.since(sinceMs),
      log,
    })
    const hiding = () => (text: string) => text
    const http: Exchange = { service: 'calculation', send: this.send, redactorFor: hiding }
    this.caller = new Caller(http, this.gate, this.now, dice.next)
  }

  /** Starts callers until the batch has as many as it may have in a process. */
  begin(batch: Batch): void {
    while (this.isUp && batch.left > 0 && this.callersOf(batch) < batch.callers) {
      this.callers.set(batch, this.callersOf(batch) + 1)
      void this.work(batch).then(() => this.callers.set(batch, this.callersOf(batch) - 1))
    }
  }

  private callersOf(batch: Batch): number {
    return this.callers.get(batch) ?? 0
  }

  get isUp(): boolean {
    return !this.wire.isDead && !this.stopping.signal.aborted
  }

  /** Ends the process like SIGKILL. */
  die(): void {
    this.wire.isDead = true
    const open = [...this.open]
    this.open.clear()
    for (const [batch, calls] of open) this.shared.onPutBack(batch, calls)
  }

  stop(): void {
    if (!this.wire.isDead) this.stopping.abort()
  }

  private async work(batch: Batch): Promise<void> {
    while (batch.left > 0 && !this.stopping.signal.aborted) {
      batch.left -= 1
      this.open.set(batch, (this.open.get(batch) ?? 0) + 1)
      const isDone = await this.settle(batch, `${batch.id}.${batch.taken++}`)
      this.open.set(batch, this.open.get(batch)! - 1)
      if (isDone) batch.done += 1
      else this.shared.onPutBack(batch, 1)
    }
  }

  /** Repeats one task until it is answered; false if the process is stopped before. */
  private async settle(batch: Batch, task: string): Promise<boolean> {
    const units = batch.unitsOf(this.shared.dice)
    for (let n = 1; ; n++) {
      const called = await this.call(batch, units, `${task}.${n}`)
      if (called.is === 'called' && called.answer.is === 'answered') {
        this.shared.onAnswered?.(batch, this.shared.schedule.nowMs)
        return true
      }
      if (this.stopping.signal.aborted) return false
      await this.sleep(called.is === 'held' ? HELD_MS : AGAIN_MS)
    }
  }

  private async call(batch: Batch, declared: number, id: string): Promise<Called> {
    const { world, ledger, dice, schedule, onAsked, onGranted } = this.shared
    const units = batch.untold ? Math.max(declared, this.gate.unpricedCost) : declared
    let grant: string | undefined
    onAsked?.(batch, units, schedule.nowMs)
    const call: CountedCall = {
      id,
      units,
      method: 'POST',
      path: '/',
      ...(batch.untold ? { unpriced: true } : {}),
      place: { batch: batch.id, lane: batch.lane },
      onGranted: () => onGranted?.(batch, units, schedule.nowMs),
      beforeSend: async ({ id }) => {
        if (dice.chance((world.mishaps.withdrawn ?? 0) / 2)) return undefined
        const atMs = this.now()
        grant = id
        await ledger.write(atMs, units, id)
        if (dice.chance((world.mishaps.withdrawn ?? 0) / 2)) return undefined
        return atMs + world.slackMs
      },
    }
    const called = await this.caller.call(call, this.signal).catch(unsent)
    if (called.is === 'withdrawn' && grant !== undefined) await ledger.remove(grant)
    return called
  }

  private readonly now = () => Math.floor(START_MS + this.shared.schedule.nowMs + this.skewMs)

  private readonly sleep = (ms: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const listened = signal !== undefined && signal === this.signal
      const done = () => {
        if (listened) signal.removeEventListener('abort', done)
        resolve()
      }
      this.later(this.shared.schedule.nowMs + ms, done)
      if (listened) signal.addEventListener('abort', done)
    })

  private readonly send = async (call: unknown): Promise<Exchanged> => {
    const { world, dice, service } = this.shared
    if (dice.chance(world.mishaps.notSent ?? 0)) return { is: 'not-sent', error: REFUSED }
    const { units } = call as CountedCall
    return service.send({ units, timeoutMs: world.timeoutMs, later: this.later })
  }

  private readonly later = (atMs: number, run: () => void) => {
    this.shared.schedule.at(atMs, () => (this.wire.isDead ? undefined : run()))
  }
}

/** The deadline of a grant may pass while its answer is repeated; then no call was sent. */
function unsent(error: unknown): Called {
  if (error instanceof GrantIdError) return { is: 'withdrawn', reason: error.name }
  throw error
}

const REFUSED = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
