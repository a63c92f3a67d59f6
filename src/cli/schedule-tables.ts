import type { App } from '../app/app.js'
import { EXIT, type ExitStatus, UserError } from '../core/errors.js'
import { sentence } from '../messages/message-code.js'
import { nextInstants } from '../schedules/cron.js'
import { historyOf, lastFired, type Told } from '../schedules/history.js'
import { ScheduleRecords } from '../schedules/records.js'
import type { Schedule } from '../schedules/schedule.js'
import { AS_WRITTEN } from '../spreadsheets/tables/shown.js'
import type { TableCell } from '../spreadsheets/tables/table.js'
import { terminalLines } from '../spreadsheets/tables/terminal.js'
import { inZone, type Output, words } from './output.js'
import { NAME, scheduleOf } from './schedules.js'

const MOST_NEXT = 500
const MOST_HISTORY = 1_000

export async function listSchedulesCommand(app: App, output: Output): Promise<ExitStatus> {
  const records = new ScheduleRecords(await app.bucket())
  const all: ReturnType<typeof lineOf>[] = []
  for await (const name of records.names()) {
    const schedule = await records.schedule(name)
    if (!schedule) continue
    const last = await lastFired(name, records)
    all.push(lineOf(schedule, app.clock.now(), last?.state ?? null, last?.scheduledAt ?? null))
  }
  if (output.json) {
    output.result(JSON.stringify({ schedules: all }))
    return EXIT.done
  }
  const say = sayer(output)
  const time = (iso: string | null, tz: string) =>
    iso === null ? null : inZone(Date.parse(iso), tz, output.language)
  tell(
    output,
    [say('Nome', 'Name'), 'cron', say('Fuso', 'Zone'), say('Faz', 'Does')].concat([
      say('Próximo', 'Next'),
      say('Último', 'Last'),
      say('Situação', 'State'),
    ]),
    all.map(({ schedule, cron, tz, does, next, last, lastState }) => [
      ...[schedule, cron, tz, does],
      next === null ? say('pausado', 'paused') : time(next, tz),
      time(last, tz),
      lastState && stateText(lastState, output),
    ]),
  )
  return EXIT.done
}

function lineOf(
  schedule: Schedule,
  nowMs: number,
  lastState: Told['state'] | null,
  last: string | null,
) {
  const { name, cron, tz, catchUp, does, notify, pausedAt } = schedule
  const [next = 0] = nextInstants(schedule, nowMs, 1)
  return {
    ...{ schedule: name, cron, tz, catchUp, notify, last, lastState },
    state: pausedAt === undefined ? 'active' : 'paused',
    does: doesText(does),
    next: pausedAt === undefined ? new Date(next).toISOString() : null,
  }
}

function doesText(does: Schedule['does']): string {
  if (does.is === 'watch') return `watch ${does.watch}`
  if (does.is === 'report') return ['report', does.report, ...does.param].join(' ')
  return `${does.job} ${does.file ?? ''}`.trim()
}

export async function nextCommand(
  app: App,
  name: string,
  options: { count?: string },
  output: Output,
): Promise<ExitStatus> {
  const schedule = await scheduleOf(app, name)
  const count = countOf('--count', options.count ?? '5', MOST_NEXT)
  const instants = nextInstants(schedule, app.clock.now(), count)
  const { tz } = schedule
  const iso = (ms: number) => new Date(ms).toISOString()
  if (schedule.pausedAt !== undefined) output.told(sentence('schedule_paused', { name }))
  if (output.json) {
    const paused = schedule.pausedAt !== undefined
    output.result(JSON.stringify({ schedule: name, tz, paused, next: instants.map(iso) }))
  } else for (const ms of instants) output.result(`${inZone(ms, tz, output.language)}  ${iso(ms)}`)
  return EXIT.done
}

export async function historyCommand(
  app: App,
  name: string,
  options: { count?: string },
  output: Output,
): Promise<ExitStatus> {
  const most = countOf('--count', options.count ?? '30', MOST_HISTORY)
  if (!NAME.test(name)) await scheduleOf(app, name)
  const deps = { bucket: await app.bucket(), clock: app.clock }
  const told = await historyOf(name, most, deps)
  const schedule = await new ScheduleRecords(deps.bucket).schedule(name)
  if (told.length === 0 && !schedule) await scheduleOf(app, name)
  if (output.json) {
    output.result(JSON.stringify({ schedule: name, firings: told }))
    return EXIT.done
  }
  const say = sayer(output)
  const tz = schedule?.tz ?? 'America/Sao_Paulo'
  tell(
    output,
    [say('Devido', 'Due'), say('Situação', 'State'), say('Como', 'How')].concat([
      say('Lote', 'Batch'),
      say('Motivo', 'Reason'),
    ]),
    told.map((one) => [
      inZone(Date.parse(one.scheduledAt), tz, output.language),
      stateText(one.state, output),
      howText(one, output),
      one.batch,
      one.andBefore ? say('e os anteriores', 'and those before') : one.reason,
    ]),
  )
  return EXIT.done
}

function countOf(option: string, text: string, most: number): number {
  const count = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (count >= 1 && count <= most) return count
  throw UserError.usage('bad_option', { option, expected: `1–${most}`, got: text })
}

function tell(output: Output, titles: string[], rows: TableCell[][]): void {
  const columns = titles.map((title) => ({ title, kind: 'text' as const }))
  for (const line of terminalLines({ name: 'schedules', columns, rows }, AS_WRITTEN)) {
    output.result(line)
  }
}

const sayer =
  ({ language }: Output) =>
  (pt: string, en: string) =>
    words(language, pt, en)

const STATES: Record<Told['state'], readonly [pt: string, en: string]> = {
  asked: ['espera um worker', 'waits for a worker'],
  claimed: ['começado', 'begun'],
  started: ['em andamento', 'under way'],
  done: ['feito', 'done'],
  failed: ['FALHOU', 'FAILED'],
  missed: ['PERDIDO', 'MISSED'],
  unattended: ['NÃO DISPAROU: nenhum worker', 'DID NOT FIRE: no worker'],
}

function stateText(state: Told['state'], output: Output): string {
  return sayer(output)(...STATES[state])
}

function howText({ manual, caughtUp, attempts }: Told, output: Output): string {
  const say = sayer(output)
  const how = [
    manual ? say('a pedido', 'on request') : '',
    caughtUp ? say('recuperado', 'caught up') : '',
    attempts > 1 ? say(`${attempts} tentativas`, `${attempts} attempts`) : '',
  ]
  return how.filter(Boolean).join(', ')
}
