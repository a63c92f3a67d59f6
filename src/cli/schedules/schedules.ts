import { EXIT, type ExitStatus } from '../../core/errors.js'
import { sentence } from '../../messages/message-code.js'
import { dayText } from '../../notices/words.js'
import type { ScheduleRequest } from '../../schedules/action.js'
import { editSchedule, type ScheduleChanges } from '../../schedules/edit.js'
import {
  type AddedSchedule,
  addSchedule,
  fireNow,
  pauseSchedule,
  removeSchedule,
  resumeSchedule,
} from '../../schedules/manage.js'
import type { Schedule } from '../../schedules/schedule.js'
import { type Cli, inZone, type Output } from '../output.js'

export async function addScheduleCommand(
  { app, output }: Cli,
  name: string,
  request: ScheduleRequest,
): Promise<ExitStatus> {
  printAdded('schedule_added', await addSchedule(app, name, request), output)
  return EXIT.done
}

export async function editScheduleCommand(
  { app, output }: Cli,
  name: string,
  changes: ScheduleChanges,
): Promise<ExitStatus> {
  printAdded('schedule_edited', await editSchedule(app, name, changes), output)
  return EXIT.done
}

function printAdded(
  code: 'schedule_added' | 'schedule_edited',
  added: AddedSchedule,
  output: Output,
): void {
  const { fileElsewhere: file, undelivered, skipped } = added
  if (file !== undefined) output.say(sentence('schedule_file_elsewhere', { file }))
  if (undelivered) output.say(sentence('notify_undelivered', { ...undelivered }))
  printNext(code, added, output)
  const days = skipped.map(({ day, name }) => `${dayText(day, output.language)} (${name})`)
  if (days.length > 0) output.say(sentence('schedule_skips', { days }))
}

export async function pauseScheduleCommand(
  { app, output }: Cli,
  name: string,
): Promise<ExitStatus> {
  const { pausedAt } = await pauseSchedule(app, name)
  output.say(sentence('schedule_paused', { name }))
  if (output.json) output.result(JSON.stringify({ schedule: name, state: 'paused', pausedAt }))
  return EXIT.done
}

export async function resumeScheduleCommand(
  { app, output }: Cli,
  name: string,
): Promise<ExitStatus> {
  printNext('schedule_resumed', await resumeSchedule(app, name), output)
  return EXIT.done
}

export async function removeScheduleCommand(
  { app, output }: Cli,
  name: string,
): Promise<ExitStatus> {
  await removeSchedule(app, name)
  output.say(sentence('schedule_removed', { name }))
  if (output.json) output.result(JSON.stringify({ schedule: name, state: 'removed' }))
  return EXIT.done
}

export async function runScheduleCommand({ app, output }: Cli, name: string): Promise<ExitStatus> {
  const firing = await fireNow(app, name)
  output.say(sentence('schedule_asked', { firing }))
  if (output.json) output.result(JSON.stringify({ schedule: name, firing, state: 'asked' }))
  else output.result(firing)
  return EXIT.done
}

function printNext(
  code: 'schedule_added' | 'schedule_edited' | 'schedule_resumed',
  { schedule: { name, tz, pausedAt }, nextMs }: { schedule: Schedule; nextMs: number },
  output: Output,
): void {
  output.say(sentence(code, { name, tz, next: inZone(nextMs, tz, output.language) }))
  if (!output.json) return
  const next = new Date(nextMs).toISOString()
  const state = pausedAt === undefined ? 'active' : 'paused'
  output.result(JSON.stringify({ schedule: name, state, next: pausedAt ? null : next }))
}
