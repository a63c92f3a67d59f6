import type { App } from '../app/app.js'
import { EXIT, type ExitStatus } from '../core/errors.js'
import { sentence } from '../messages/message-code.js'
import type { ScheduleRequest } from '../schedules/action.js'
import {
  addSchedule,
  fireNow,
  pauseSchedule,
  removeSchedule,
  resumeSchedule,
} from '../schedules/manage.js'
import type { Schedule } from '../schedules/schedule.js'
import { inZone, type Output } from './output.js'

export async function addScheduleCommand(
  app: App,
  name: string,
  request: ScheduleRequest,
  output: Output,
): Promise<ExitStatus> {
  const added = await addSchedule(app, name, request)
  const { fileElsewhere: file, undelivered } = added
  if (file !== undefined) output.told(sentence('schedule_file_elsewhere', { file }))
  if (undelivered) output.told(sentence('notify_undelivered', { ...undelivered }))
  tellNext('schedule_added', added, output)
  return EXIT.done
}

export async function pauseScheduleCommand(
  app: App,
  name: string,
  output: Output,
): Promise<ExitStatus> {
  const { pausedAt } = await pauseSchedule(app, name)
  output.told(sentence('schedule_paused', { name }))
  if (output.json) output.result(JSON.stringify({ schedule: name, state: 'paused', pausedAt }))
  return EXIT.done
}

export async function resumeScheduleCommand(
  app: App,
  name: string,
  output: Output,
): Promise<ExitStatus> {
  tellNext('schedule_resumed', await resumeSchedule(app, name), output)
  return EXIT.done
}

export async function removeScheduleCommand(
  app: App,
  name: string,
  output: Output,
): Promise<ExitStatus> {
  await removeSchedule(app, name)
  output.told(sentence('schedule_removed', { name }))
  if (output.json) output.result(JSON.stringify({ schedule: name, state: 'removed' }))
  return EXIT.done
}

export async function runScheduleCommand(
  app: App,
  name: string,
  output: Output,
): Promise<ExitStatus> {
  const firing = await fireNow(app, name)
  output.told(sentence('schedule_asked', { firing }))
  if (output.json) output.result(JSON.stringify({ schedule: name, firing, state: 'asked' }))
  else output.result(firing)
  return EXIT.done
}

function tellNext(
  code: 'schedule_added' | 'schedule_resumed',
  { schedule: { name, tz }, nextMs }: { schedule: Schedule; nextMs: number },
  output: Output,
): void {
  output.told(sentence(code, { name, tz, next: inZone(nextMs, tz, output.language) }))
  if (!output.json) return
  const next = new Date(nextMs).toISOString()
  output.result(JSON.stringify({ schedule: name, state: 'active', next }))
}
