import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { EXIT, UserError } from '../../src/core/errors.js'
import type { RedisServer } from '../../src/redis/embedded-redis.js'
import { openRedis } from '../../src/redis/redis.js'
import type { Clock } from '../../src/runtime/clock.js'
import type {
  Failure,
  Fire,
  FiringTry,
  ScheduleDeps,
  ScheduleEvent,
} from '../../src/schedules/deps.js'
import { historyOf } from '../../src/schedules/history.js'
import { ScheduleRecords } from '../../src/schedules/records.js'
import type { Schedule } from '../../src/schedules/schedule.js'
import { Scheduler } from '../../src/schedules/scheduler.js'
import { openFolder } from '../../src/storage/folder.js'
import { WatchedBucket } from '../execute/support/bucket.js'
import { type EmbeddedHome, embeddedHome } from '../redis/embedded.js'

/** Time that passes when the test says so; who sleeps wakes when it has passed. */
export class SetClock implements Clock {
  private sleepers: { untilMs: number; wake: () => void }[] = []
  constructor(private ms = Date.UTC(2026, 10, 20, 12)) {}

  readonly now = (): number => this.ms
  readonly sleep = (ms: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      if (signal?.aborted || ms <= 0) return resolve()
      this.sleepers.push({ untilMs: this.ms + ms, wake: resolve })
      signal?.addEventListener('abort', () => resolve(), { once: true })
    })

  get sleeping(): number {
    return this.sleepers.length
  }
  set(iso: string): void {
    this.ms = Date.parse(iso)
    const awake = this.sleepers.filter(({ untilMs }) => untilMs <= this.ms)
    this.sleepers = this.sleepers.filter(({ untilMs }) => untilMs > this.ms)
    for (const { wake } of awake) wake()
  }
  pass(ms: number): void {
    this.set(new Date(this.ms + ms).toISOString())
  }
}

export interface Worker {
  deps: ScheduleDeps
  bucket: WatchedBucket
  keeper: Scheduler
  stop: AbortController
  /** What it was told to fire. */
  fired: FiringTry[]
  /** Looks at all schedules and waits for what comes of it. */
  work(): Promise<void>
}

export interface Rig {
  dir: string
  bucket: WatchedBucket
  records: ScheduleRecords
  clock: SetClock
  redis: RedisServer
  told: ScheduleEvent[]
  worker(host?: string, fire?: Fire, instance?: string): Worker
  add(more?: Partial<Schedule>): Promise<Schedule>
  /** The newest first: state and instant. */
  history(name?: string): Promise<string[]>
  keys(prefix: string): Promise<string[]>
}

/** As the program judges them, in its own words. */
function explain(error: unknown): Failure {
  const reason = String(error)
  if (!(error instanceof UserError)) return { is: 'unknown', reason }
  return { is: error.status === EXIT.other ? 'away' : 'final', reason }
}

export const DONE: Fire = async () => ({ is: 'done' })

/** A bucket and a clock for each test, one Redis for the file; workers of as many hosts as wanted. */
export function useRig(): Rig {
  const rig = {} as Rig
  const stops: AbortController[] = []
  let home: EmbeddedHome
  beforeAll(async () => {
    home = await embeddedHome()
    rig.redis = await openRedis({ embedded: home.settings })
  })
  afterAll(async () => {
    await rig.redis.close()
    await home.close()
  })
  beforeEach(async () => {
    const dir = await mkdtemp(join(tmpdir(), 'lote-schedules-'))
    const bucket = new WatchedBucket(await openFolder(dir, `file:${dir}`))
    const clock = new SetClock()
    const told: ScheduleEvent[] = []
    const records = new ScheduleRecords(bucket)
    const worker = (host = 'a', fire = DONE, instance = host): Worker => {
      const own = new WatchedBucket(bucket)
      const stop = new AbortController()
      stops.push(stop)
      const fired: FiringTry[] = []
      const deps: ScheduleDeps = {
        bucket: own,
        server: rig.redis,
        prefix: `t-${dir.slice(-6)}`,
        owner: { host, pid: 1, instance },
        clock,
        log: pino({ level: 'silent' }),
        explain,
        missing: async () => undefined,
        fire: (schedule, run) => {
          fired.push(run)
          return fire(schedule, run)
        },
        notify: async (happened) => void told.push(happened),
      }
      const keeper = new Scheduler(deps, stop.signal)
      const work = async () => {
        await keeper.scanAll()
        await keeper.idle()
      }
      return { deps, bucket: own, keeper, stop, fired, work }
    }
    Object.assign(rig, {
      dir,
      bucket,
      records,
      clock,
      told,
      worker,
      add: async (more: Partial<Schedule> = {}) => {
        const at = new Date(clock.now()).toISOString()
        const schedule: Schedule = {
          name: 'noturno',
          cron: '0 6 * * *',
          tz: 'America/Sao_Paulo',
          catchUp: 'last',
          does: { is: 'watch', watch: 'noturno', param: [] },
          notify: [],
          texts: false,
          createdAt: at,
          since: at,
          ...more,
        }
        await records.change(schedule)
        return schedule
      },
      history: async (name = 'noturno') =>
        (await historyOf(name, 100, { bucket, clock })).map(
          ({ state, scheduledAt, manual, caughtUp }) =>
            [state, scheduledAt.slice(0, 16), manual && 'manual', caughtUp && 'caught up']
              .filter(Boolean)
              .join(' '),
        ),
      keys: async (prefix: string) => {
        const found: string[] = []
        for await (const key of bucket.list(prefix)) found.push(key)
        return found
      },
    })
  })
  afterEach(async () => {
    for (const stop of stops.splice(0)) stop.abort()
    await rm(rig.dir, { recursive: true, force: true })
  })
  return rig
}

/** As by SIGKILL: what it waits for never comes. */
export const never = (): Promise<never> => new Promise(() => undefined)

/** What waits until the test says go. */
export function gate(): { opened: Promise<void>; open(): void } {
  const opening = new AbortController()
  const { signal } = opening
  const opened = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  return { opened, open: () => opening.abort() }
}
