import { access } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { App } from '../app.js'
import { dateInSaoPaulo } from '../clock.js'
import { EXIT, type ExitStatus, Refusal } from '../errors.js'
import { parseTarget, targetText } from '../notices/target.js'
import { readReport, reportKind } from '../reports/asked.js'
import { checkedTimetable, nextInstants } from '../schedules/cron.js'
import { bucketKey } from '../schedules/file.js'
import { ScheduleRecords } from '../schedules/records.js'
import { askOf, CATCH_UP, type Does, type Schedule } from '../schedules/schedule.js'
import { sentence } from '../sentence.js'
import { refuseStray } from './listed.js'
import { type RequestOptions, readRequest } from './request.js'
import { inZone, type Voice } from './say.js'

/** Options of `schedule add`, as commander hands them over. */
export interface AddOptions extends Partial<RequestOptions> {
  cron: string
  tz: string
  catchUp?: string
  watch?: string
  report?: string
  account?: string
  notify: string[]
  texts?: boolean
  param: string[]
  map: string[]
}

const NAME = /^[A-Za-z\d][\w-]{0,39}$/

export async function addScheduleCommand(
  app: App,
  name: string,
  file: string | undefined,
  options: AddOptions,
  voice: Voice,
): Promise<ExitStatus> {
  if (!NAME.test(name)) throw Refusal.usage('schedule_bad_name', { got: name })
  const timetable = checkedTimetable(options)
  const at = new Date(app.clock.now()).toISOString()
  const schedule: Schedule = {
    name,
    ...timetable,
    catchUp: catchUpOf(options.catchUp),
    does: doesOf(app, file, options),
    notify: options.notify.map((one) => targetText(parseTarget(one))),
    texts: options.texts === true,
    createdAt: at,
    since: at,
  }
  if (!(await new ScheduleRecords(await app.bucket()).add(schedule))) {
    throw Refusal.usage('schedule_exists', { name })
  }
  await tellOfFile(app, schedule, voice)
  tellNext('schedule_added', schedule, app, voice)
  return EXIT.done
}

/** `last`: each firing looks at what is there by then, so one makes good for those that were missed. */
function catchUpOf(text = 'last'): Schedule['catchUp'] {
  const found = CATCH_UP.find((one) => one === text)
  if (found) return found
  throw Refusal.usage('bad_option', {
    option: '--catch-up',
    expected: CATCH_UP.join(', '),
    got: text,
  })
}

/** What is wrong with a request is said now, and not at six in the morning. */
function doesOf(app: App, file: string | undefined, options: AddOptions): Does {
  const { watch, job, report, param, account } = options
  const said = [watch, job, report].filter((one) => one !== undefined)
  if (said.length !== 1 || (job === undefined && file !== undefined)) {
    throw Refusal.usage('schedule_does_what')
  }
  const at = account === undefined ? {} : { account }
  if (watch !== undefined) return { is: 'watch', watch, param, ...at }
  if (report !== undefined) return { ...reportOf(app, report, param), ...at }
  return { ...batchOf(app, file, { ...options, job: job! }), ...at }
}

function reportOf(app: App, asked: string, param: string[]): Does {
  const report = reportKind(asked)
  readReport(report, param, dateInSaoPaulo(app.clock.now()))
  return { is: 'report', report, param }
}

function batchOf(app: App, file: string | undefined, options: AddOptions & { job: string }): Does {
  const { sheet, decimal, dates, duplicates, lane, method, onlyIfOlderThan } = options
  const given = { sheet, decimal, dates, duplicates, lane, method, onlyIfOlderThan }
  const said = Object.entries(given).filter(([, value]) => value !== undefined)
  const { job, param, map } = options
  const request = { job, param, map, ...(Object.fromEntries(said) as typeof given) }
  if (file === undefined) {
    if (!readRequest(app, undefined, request).job.listed) {
      throw Refusal.usage('schedule_needs_file', { job, known: listing(app) })
    }
    return { is: 'batch', ...request }
  }
  const path = bucketKey(file) === undefined ? resolve(file) : file
  const { parameters, job: known } = readRequest(app, path, request)
  refuseStray(known, parameters)
  return { is: 'batch', file: path, ...request }
}

/** Jobs that list their rows by themselves. */
function listing(app: App): string[] {
  return [...app.jobs.values()].filter(({ listed }) => listed).map(({ kind }) => kind)
}

async function tellOfFile(app: App, { does }: Schedule, voice: Voice): Promise<void> {
  if (does.is !== 'batch' || does.file === undefined) return
  const key = bucketKey(does.file)
  const isThere =
    key === undefined
      ? await access(does.file).then(
          () => true,
          () => false,
        )
      : (await (await app.bucket()).size(key)) !== undefined
  if (!isThere) voice.told(sentence('schedule_file_elsewhere', { file: does.file }))
}

export async function pauseScheduleCommand(
  app: App,
  name: string,
  voice: Voice,
): Promise<ExitStatus> {
  const schedule = await scheduleOf(app, name)
  const pausedAt = schedule.pausedAt ?? new Date(app.clock.now()).toISOString()
  await new ScheduleRecords(await app.bucket()).change({ ...schedule, pausedAt })
  voice.told(sentence('schedule_paused', { name }))
  if (voice.json) voice.result(JSON.stringify({ schedule: name, state: 'paused', pausedAt }))
  return EXIT.done
}

/** What fell into the pause was not wanted: nothing of it is missed. */
export async function resumeScheduleCommand(
  app: App,
  name: string,
  voice: Voice,
): Promise<ExitStatus> {
  const { pausedAt, ...schedule } = await scheduleOf(app, name)
  const since = new Date(app.clock.now()).toISOString()
  const resumed = pausedAt === undefined ? schedule : { ...schedule, since }
  if (pausedAt !== undefined) await new ScheduleRecords(await app.bucket()).change(resumed)
  tellNext('schedule_resumed', resumed, app, voice)
  return EXIT.done
}

export async function removeScheduleCommand(
  app: App,
  name: string,
  voice: Voice,
): Promise<ExitStatus> {
  await scheduleOf(app, name)
  const records = new ScheduleRecords(await app.bucket())
  await records.remove(name)
  await records.withdraw(name)
  voice.told(sentence('schedule_removed', { name }))
  if (voice.json) voice.result(JSON.stringify({ schedule: name, state: 'removed' }))
  return EXIT.done
}

/** Asks the workers for a firing out of its turn; also of one that is paused. */
export async function runScheduleCommand(
  app: App,
  name: string,
  voice: Voice,
): Promise<ExitStatus> {
  const ask = askOf(await scheduleOf(app, name), app.clock.now(), 'manual')
  await new ScheduleRecords(await app.bucket()).ask(ask)
  voice.told(sentence('schedule_asked', { firing: ask.id }))
  if (voice.json) voice.result(JSON.stringify({ schedule: name, firing: ask.id, state: 'asked' }))
  else voice.result(ask.id)
  return EXIT.done
}

export async function scheduleOf(app: App, name: string): Promise<Schedule> {
  const records = new ScheduleRecords(await app.bucket())
  const schedule = NAME.test(name) ? await records.schedule(name) : undefined
  if (schedule) return schedule
  const known: string[] = []
  for await (const one of records.names()) known.push(one)
  throw Refusal.usage('no_schedule', { name, known })
}

function tellNext(
  code: 'schedule_added' | 'schedule_resumed',
  schedule: Schedule,
  app: App,
  voice: Voice,
): void {
  const { name, tz } = schedule
  const [next = 0] = nextInstants(schedule, app.clock.now(), 1)
  voice.told(sentence(code, { name, tz, next: inZone(next, tz, voice.language) }))
  if (!voice.json) return
  const at = new Date(next).toISOString()
  voice.result(JSON.stringify({ schedule: name, state: 'active', next: at }))
}
