import type { Bucket } from '../storage/bucket.js'
import { ScheduleRecords } from './records.js'
import type { Schedule } from './schedule.js'

/** A schedule that runs a watch, or reports on it. */
export interface WatchSchedule {
  schedule: string
  watch: string
}

/** Returns the schedules that name a watch, whether it exists or not. */
export async function watchSchedules(bucket: Bucket): Promise<WatchSchedule[]> {
  const records = new ScheduleRecords(bucket)
  const found: WatchSchedule[] = []
  for await (const name of records.names()) {
    const watch = watchNamed((await records.schedule(name))?.does)
    if (watch !== undefined) found.push({ schedule: name, watch })
  }
  return found
}

function watchNamed(does: Schedule['does'] | undefined): string | undefined {
  if (does?.is === 'watch') return does.watch
  if (does?.is !== 'report' || does.report !== 'gazette') return undefined
  const given = does.param.find((one) => one.startsWith(WATCH))
  return given?.slice(WATCH.length)
}

const WATCH = 'watch='
