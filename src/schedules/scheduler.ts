import { nextInstants } from './cron.js'
import type { ScheduleDeps } from './deps.js'
import { scanDue } from './due-scan.js'
import { ScheduleRecords } from './records.js'
import { runRequested } from './run-due.js'
import { type Firing, type FiringRequest, isOver, type Schedule } from './schedule.js'

/**
 * Delay of the notice: after it, somebody in the office can act on a night that no worker has read.
 */
const NOTICE_AFTER_MS = 2 * 3_600_000

/** Interval of the scan, which finds instants whose alarm did not ring. */
const SCAN_EVERY_MS = 15_000
/** How much earlier than this process's clock an alarm may ring. */
const EARLY_MS = 2_000

/** Runs the schedules of the bucket until it is stopped; any number of workers may do so. */
export async function runSchedules(deps: ScheduleDeps, stopping: AbortSignal): Promise<void> {
  const scheduler = new Scheduler(deps, stopping)
  const onError = (error: Error) => deps.log.error({ err: error }, 'alarm')
  const { Alarm } = await import('./wake-ups.js')
  const alarm = new Alarm(deps.server, deps.prefix, (name) => void scheduler.onAlarm(name), onError)
  while (!stopping.aborted) {
    try {
      const schedules = await scheduler.scanAll()
      await alarm.set(schedules)
    } catch (error) {
      // A worker that stops closes its connections; a storage or a Redis that is briefly away does
      // not end one that goes on.
      if (stopping.aborted) break
      deps.log.error({ err: error }, 'schedules')
    }
    await deps.clock.sleep(SCAN_EVERY_MS, stopping)
  }
  await alarm.close()
  await scheduler.idle()
}

export class Scheduler {
  /** End of the last scan by schedule, so that the next one starts there. */
  private readonly scannedTo = new Map<string, number>()
  private readonly running = new Map<string, Promise<void>>()
  /** Firings that were reported as not ended. */
  private readonly reported = new Set<string>()

  constructor(
    private readonly deps: ScheduleDeps,
    private readonly stopping: AbortSignal,
  ) {}

  /** Scans every schedule and starts all requested firings. */
  async scanAll(): Promise<Schedule[]> {
    const records = new ScheduleRecords(this.deps.bucket)
    const schedules: Schedule[] = []
    for await (const name of records.names()) {
      const schedule = await this.scanOne(name)
      if (schedule) schedules.push(schedule)
    }
    const open = await records.open()
    for (const name of open.keys()) this.start(name)
    await notifyWaiting(open, this.reported, this.deps)
    return schedules
  }

  async onAlarm(name: string): Promise<void> {
    try {
      const schedule = await new ScheduleRecords(this.deps.bucket).schedule(name)
      if (!schedule) return
      const { clock } = this.deps
      const nowMs = clock.now()
      const [soonMs = 0] = nextInstants(schedule, nowMs, 1)
      if (soonMs - nowMs <= EARLY_MS) await clock.sleep(soonMs - nowMs, this.stopping)
      if (this.stopping.aborted) return
      await this.scanOne(name)
      this.start(name)
    } catch (error) {
      this.deps.log.error({ schedule: name, err: error }, 'schedule')
    }
  }

  /** Resolves when no firing is running. */
  async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running.values())
  }

  /** A schedule that cannot be read does not stop the others. */
  private async scanOne(name: string): Promise<Schedule | undefined> {
    try {
      const schedule = await new ScheduleRecords(this.deps.bucket).schedule(name)
      if (!schedule) return undefined
      const nowMs = this.deps.clock.now()
      await scanDue(schedule, this.scannedTo.get(name) ?? 0, this.deps)
      this.scannedTo.set(name, nowMs)
      return schedule
    } catch (error) {
      this.deps.log.error({ schedule: name, err: error }, 'schedule')
      return undefined
    }
  }

  private start(name: string): void {
    if (this.running.has(name)) return
    const attending = runRequested(name, this.deps, this.stopping)
      .catch((error) => this.deps.log.error({ schedule: name, err: error }, 'schedule'))
      .finally(() => this.running.delete(name))
    this.running.set(name, attending)
  }
}

/**
 * Reports each requested firing that has not ended for long: its batch is long or stands still, it
 * waits behind another, a dependency is away, or no worker has its account.
 *
 * @param reported firings that this worker has reported; the outbox knows those of other workers
 */
async function notifyWaiting(
  open: ReadonlyMap<string, readonly string[]>,
  reported: Set<string>,
  { bucket, clock, notify }: Pick<ScheduleDeps, 'bucket' | 'clock' | 'notify'>,
): Promise<void> {
  const records = new ScheduleRecords(bucket)
  const firings = [...open].flatMap(([name, stamps]) => stamps.map((stamp) => ({ name, stamp })))
  for (const { name, stamp } of firings) {
    const key = `${name}/${stamp}`
    const ask = reported.has(key) ? undefined : await records.request(name, stamp)
    if (!ask || clock.now() - Date.parse(ask.askedAt ?? ask.scheduledAt) < NOTICE_AFTER_MS) continue
    const firing: FiringRequest & Partial<Firing> = (await records.firing(name, stamp)) ?? ask
    // A firing that owes a supplement has sent its notices, and they name what is missing.
    if (isOver(firing) || firing.owes) continue
    await notify({ is: 'waiting', about: `firing/${ask.id}/waiting`, firing })
    reported.add(key)
  }
}
