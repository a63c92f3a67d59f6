import { pino } from 'pino'
import { Arrivals, type Violations } from './arrivals.js'
import { Ledger } from './ledger.js'
import { Schedule } from './schedule.js'
import { type LimiterServer, ModelServer } from './servers.js'
import { Service } from './service.js'
import type { RedisWorld } from './wire.js'
import { type Batch, type Shared, Worker } from './worker.js'
import { START_MS, type World } from './world.js'

export interface Observers {
  server?: LimiterServer
  onAsked?: Shared['onAsked']
  onGranted?: Shared['onGranted']
  onAnswered?: Shared['onAnswered']
  /** Called with the processes and the schedule before the first event. */
  onBegin?(running: Running): void
}

export interface Running {
  schedule: Schedule
  /** A running process. */
  worker(): Worker
  batches: readonly Batch[]
}

export interface Simulated {
  /** False if some batch did not finish in time. */
  done: boolean
  calls: number
  arrivals: Arrivals
  violations: Violations
  refusals: readonly number[]
  foreignLetIn: number
  endMs: number
  mishaps: Record<'crashes' | 'stops' | 'losses' | 'setBacks' | 'moves', number>
}

/** Runs a world to its end and counts the violations. */
export async function simulate(world: World, watching: Observers = {}): Promise<Simulated> {
  return new Simulation(world, watching).run()
}

/**
 * As shares of the mean time between two losses or set-backs: the longest absence of Redis, and the
 * largest set-back of its clock.
 */
const AWAY = 0.2
const BACK = 0.5
const REPLACED_MS = 500

class Simulation {
  private readonly schedule = new Schedule()
  private readonly arrivals = new Arrivals()
  private readonly batches: Batch[]
  private readonly workers: Worker[] = []
  private readonly shared: Shared
  private readonly redis: RedisWorld
  /** Moves batches, from a process without calls. */
  private readonly mover: Worker
  private setBackMs = 0
  private started = 0
  private readonly mishaps = { crashes: 0, stops: 0, losses: 0, setBacks: 0, moves: 0 }

  constructor(
    private readonly world: World,
    private readonly watching: Observers,
  ) {
    const { schedule } = this
    const { dice, batches } = world
    this.batches = batches.map((one) => ({
      ...one,
      left: one.calls,
      taken: 0,
      done: 0,
      begun: false,
    }))
    this.redis = {
      schedule,
      dice,
      server: watching.server ?? new ModelServer(),
      redisNow: () => Math.floor(START_MS + schedule.nowMs - this.setBackMs),
      awayUntilMs: 0,
    }
    this.shared = {
      world,
      schedule,
      dice,
      redis: this.redis,
      ledger: new Ledger(schedule, dice, world.bucketMs),
      service: new Service(world.service, this.arrivals, schedule, dice),
      log: pino({ level: 'silent' }),
      onPutBack: (batch, calls) => this.putBack(batch, calls),
      ...(watching.onAsked ? { onAsked: watching.onAsked } : {}),
      ...(watching.onGranted ? { onGranted: watching.onGranted } : {}),
      ...(watching.onAnswered ? { onAnswered: watching.onAnswered } : {}),
    }
    this.mover = new Worker(this.shared, 0)
  }

  async run(): Promise<Simulated> {
    const { schedule, world } = this
    for (let process = 0; process < world.processes; process++) this.start(process)
    for (const batch of this.batches) schedule.at(batch.beginsMs ?? 0, () => this.begin(batch))
    this.plan()
    this.watching.onBegin?.({
      schedule,
      worker: () => world.dice.pick(this.workers),
      batches: this.batches,
    })
    await schedule.run(() => this.isDone(), world.untilMs)
    const done = this.isDone()
    const endMs = schedule.nowMs
    // Calls in progress may arrive after the last answer.
    await schedule.run(() => false, endMs + world.timeoutMs)
    return {
      done,
      calls: this.batches.reduce((sum, batch) => sum + batch.done, 0),
      arrivals: this.arrivals,
      violations: this.arrivals.violations(world.windows, world.dice.next()),
      refusals: this.shared.service.refusals,
      foreignLetIn: this.shared.service.acceptedOfOthers,
      endMs,
      mishaps: this.mishaps,
    }
  }

  private isDone(): boolean {
    return this.batches.every((batch) => batch.done >= batch.calls)
  }

  private start(process: number): void {
    const { skewsMs } = this.world
    if (this.workers[process]?.isUp) return
    const worker = new Worker(this.shared, skewsMs[this.started++ % skewsMs.length]!)
    this.workers[process] = worker
    for (const batch of this.batches) if (batch.begun) worker.begin(batch)
  }

  private begin(batch: Batch): void {
    batch.begun = true
    for (const worker of this.workers) worker.begin(batch)
  }

  /** The queue gives the calls to other processes after a delay. */
  private putBack(batch: Batch, calls: number): void {
    batch.left += calls
    this.schedule.in(REPLACED_MS, () => {
      for (const worker of this.workers) worker.begin(batch)
    })
  }

  private plan(): void {
    const { crashMs, stopMs, redisLostMs, clockBackMs, moveMs } = this.world.mishaps
    this.every(crashMs, () => this.crash())
    this.every(stopMs, () => this.stop())
    this.every(redisLostMs, () => this.lose())
    this.every(clockBackMs, () => this.setBack())
    this.every(moveMs, () => this.move())
  }

  /** At random times, with this mean interval. */
  private every(meanMs: number | undefined, happen: () => unknown): void {
    if (meanMs === undefined) return
    this.schedule.in(-Math.log(1 - this.world.dice.next()) * meanMs, () => {
      this.every(meanMs, happen)
      return this.isDone() ? undefined : happen()
    })
  }

  private crash(): void {
    const process = this.world.dice.whole(0, this.workers.length - 1)
    if (!this.workers[process]!.isUp) return
    this.workers[process]!.die()
    this.mishaps.crashes += 1
    this.schedule.in(this.world.dice.next() * REPLACED_MS, () => this.start(process))
  }

  private stop(): void {
    const process = this.world.dice.whole(0, this.workers.length - 1)
    if (!this.workers[process]!.isUp) return
    this.workers[process]!.stop()
    this.mishaps.stops += 1
    this.start(process)
  }

  private lose(): unknown {
    this.mishaps.losses += 1
    this.redis.awayUntilMs =
      this.schedule.nowMs + this.world.dice.next() * AWAY * this.world.mishaps.redisLostMs!
    return this.redis.server.lose()
  }

  private setBack(): void {
    this.mishaps.setBacks += 1
    this.setBackMs += this.world.dice.next() * BACK * this.world.mishaps.clockBackMs!
  }

  private move(): void {
    const { dice } = this.world
    const batch = dice.pick(this.batches)
    const to = dice.pick([1, 2, 3, undefined, 'paused', 'cancelled'] as const)
    this.mishaps.moves += 1
    void this.mover.gate.move(batch.id, to)
    if (typeof to !== 'string') return
    this.schedule.in(dice.between(0, 5_000), () => {
      void this.mover.gate.move(batch.id, undefined)
    })
  }
}
