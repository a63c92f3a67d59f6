import type { App } from '../app/app.js'
import { undelivered } from '../app/undelivered.js'
import { EXIT, type ExitStatus, UserError } from '../core/errors.js'
import { sentence } from '../messages/message-code.js'
import { webhookSettings } from '../notices/settings.js'
import { parseTarget, shownTarget, targetText } from '../notices/target.js'
import { faultOf } from '../notices/webhook/fault.js'
import { checkedTimetable, nextInstants } from '../schedules/cron.js'
import { ScheduleRecords } from '../schedules/records.js'
import { askOf, CATCH_UP, type Schedule } from '../schedules/schedule.js'
import { inZone, type Output } from './output.js'
import { type AddOptions, doesOf, isThere } from './schedule-action.js'

/** No name leads out of its folder. */
export const NAME = /^[A-Za-z\d][\w-]{0,39}$/

export async function addScheduleCommand(
  app: App,
  name: string,
  file: string | undefined,
  options: AddOptions,
  output: Output,
): Promise<ExitStatus> {
  if (!NAME.test(name)) throw UserError.usage('schedule_bad_name', { got: name })
  const timetable = checkedTimetable(options)
  const at = new Date(app.clock.now()).toISOString()
  const schedule: Schedule = {
    name,
    ...timetable,
    catchUp: catchUpOf(options.catchUp),
    notify: targetsOf(app, options.notify),
    does: await doesOf(app, file, options),
    texts: options.texts === true,
    createdAt: at,
    since: at,
  }
  if (!(await new ScheduleRecords(await app.bucket()).add(schedule))) {
    throw UserError.usage('schedule_exists', { name })
  }
  await tellOfFile(app, schedule, output)
  const lacking = undelivered(app, schedule.notify)
  if (lacking) output.told(sentence('notify_undelivered', { ...lacking }))
  tellNext('schedule_added', schedule, app, output)
  return EXIT.done
}

/** `last`: each firing looks at what is there by then, so one makes good for those that were missed. */
function catchUpOf(text = 'last'): Schedule['catchUp'] {
  const found = CATCH_UP.find((one) => one === text)
  if (found) return found
  throw UserError.usage('bad_option', {
    option: '--catch-up',
    expected: CATCH_UP.join(', '),
    got: text,
  })
}

/** What no delivery would ever send is refused before anybody relies on it. */
function targetsOf({ config }: App, notify: readonly string[]): string[] {
  return notify.map((one) => {
    const target = parseTarget(one)
    if (target.is === 'webhook') {
      const fault = faultOf(new URL(target.url), webhookSettings(config.notices, target.url))
      if (fault) throw UserError.usage(fault, { got: shownTarget(target) })
    }
    return targetText(target)
  })
}

async function tellOfFile(app: App, { does }: Schedule, output: Output): Promise<void> {
  if (does.is !== 'batch' || does.file === undefined) return
  if (!(await isThere(app, does.file)))
    output.told(sentence('schedule_file_elsewhere', { file: does.file }))
}

export async function pauseScheduleCommand(
  app: App,
  name: string,
  output: Output,
): Promise<ExitStatus> {
  const schedule = await scheduleOf(app, name)
  const pausedAt = schedule.pausedAt ?? new Date(app.clock.now()).toISOString()
  const records = new ScheduleRecords(await app.bucket())
  await records.change({ ...schedule, pausedAt })
  await records.withdraw(name, 'due')
  output.told(sentence('schedule_paused', { name }))
  if (output.json) output.result(JSON.stringify({ schedule: name, state: 'paused', pausedAt }))
  return EXIT.done
}

/** What fell into the pause was not wanted: nothing of it is missed. */
export async function resumeScheduleCommand(
  app: App,
  name: string,
  output: Output,
): Promise<ExitStatus> {
  const { pausedAt, ...schedule } = await scheduleOf(app, name)
  const since = new Date(app.clock.now()).toISOString()
  const resumed = pausedAt === undefined ? schedule : { ...schedule, since }
  if (pausedAt !== undefined) await new ScheduleRecords(await app.bucket()).change(resumed)
  tellNext('schedule_resumed', resumed, app, output)
  return EXIT.done
}

export async function removeScheduleCommand(
  app: App,
  name: string,
  output: Output,
): Promise<ExitStatus> {
  await scheduleOf(app, name)
  const records = new ScheduleRecords(await app.bucket())
  await records.remove(name)
  await records.withdraw(name)
  output.told(sentence('schedule_removed', { name }))
  if (output.json) output.result(JSON.stringify({ schedule: name, state: 'removed' }))
  return EXIT.done
}

/** Asks the workers for a firing out of its turn; also of one that is paused. */
export async function runScheduleCommand(
  app: App,
  name: string,
  output: Output,
): Promise<ExitStatus> {
  const ask = askOf(await scheduleOf(app, name), app.clock.now(), 'manual')
  await new ScheduleRecords(await app.bucket()).ask(ask)
  output.told(sentence('schedule_asked', { firing: ask.id }))
  if (output.json) output.result(JSON.stringify({ schedule: name, firing: ask.id, state: 'asked' }))
  else output.result(ask.id)
  return EXIT.done
}

export async function scheduleOf(app: App, name: string): Promise<Schedule> {
  const records = new ScheduleRecords(await app.bucket())
  const schedule = NAME.test(name) ? await records.schedule(name) : undefined
  if (schedule) return schedule
  const known: string[] = []
  for await (const one of records.names()) known.push(one)
  throw UserError.usage('no_schedule', { name, known })
}

function tellNext(
  code: 'schedule_added' | 'schedule_resumed',
  schedule: Schedule,
  app: App,
  output: Output,
): void {
  const { name, tz } = schedule
  const [next = 0] = nextInstants(schedule, app.clock.now(), 1)
  output.told(sentence(code, { name, tz, next: inZone(next, tz, output.language) }))
  if (!output.json) return
  const at = new Date(next).toISOString()
  output.result(JSON.stringify({ schedule: name, state: 'active', next: at }))
}
