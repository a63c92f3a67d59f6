import { watchOfReport } from '../reports/request.js'
import type { Bucket } from '../storage/bucket.js'
import { ScheduleRecords } from './records.js'
import type { Schedule } from './schedule.js'

export interface WatchSchedule {
  schedule: Schedule
  watch: string
}

/**
 * Returns the schedules that name a watch, whether it exists or not. One that cannot be read is told
 * where it fires, and stops no night.
 */
export async function watchSchedules(bucket: Bucket): Promise<WatchSchedule[]> {
  const records = new ScheduleRecords(bucket)
  const found: WatchSchedule[] = []
  for await (const name of records.names()) {
    const schedule = await records.readable(name)
    const watch = schedule && watchNamed(schedule)
    if (schedule && watch !== undefined) found.push({ schedule, watch })
  }
  return found
}

export async function schedulesOf(bucket: Bucket, name: string): Promise<Schedule[]> {
  const all = await watchSchedules(bucket)
  return all.flatMap(({ schedule, watch }) => (watch === name ? [schedule] : []))
}

export function watchNamed({ does }: Pick<Schedule, 'does'>): string | undefined {
  if (does.is === 'watch') return does.watch
  if (does.is !== 'report' || does.report !== 'gazette') return undefined
  return watchOfReport(does.param)
}

export async function readersOf(bucket: Bucket, name: string): Promise<Schedule[]> {
  return (await schedulesOf(bucket, name)).filter(({ does }) => does.is === 'watch')
}
