import { EXIT, type ExitStatus } from '../../core/errors.js'
import { sentence } from '../../messages/message-code.js'
import { whenText } from '../../schedules/every.js'
import type { HistoryLine } from '../../schedules/history.js'
import { firingHistory, listSchedules, nextFirings } from '../../schedules/overview.js'
import { type Cli, inZone, type Output, words } from '../output.js'
import { printTable } from '../print-table.js'

export async function listSchedulesCommand({ app, output }: Cli): Promise<ExitStatus> {
  const all = await listSchedules(app)
  const time = (iso: string | null, tz: string) =>
    iso === null ? null : inZone(Date.parse(iso), tz, output.language)
  return printTable(
    {
      json: { schedules: all.map(({ line }) => line) },
      titles: [
        ['Nome', 'Name'],
        ['Quando', 'When'],
        ['Fuso', 'Zone'],
        ['Faz', 'Does'],
        ['Próximo', 'Next'],
        ['Último', 'Last'],
        ['Situação', 'State'],
      ],
      rows: () =>
        all.map(({ schedule, line: { tz, does, next, last, lastState } }) => [
          schedule.name,
          whenText(schedule, output.language),
          tz,
          does,
          next === null ? translator(output)('pausado', 'paused') : time(next, tz),
          time(last, tz),
          lastState && stateText(lastState, output),
        ]),
      none: sentence('schedules_none'),
    },
    output,
  )
}

export async function nextCommand(
  { app, output }: Cli,
  name: string,
  options: { count?: string },
): Promise<ExitStatus> {
  const { tz, paused, instants } = await nextFirings(app, name, options.count)
  const iso = (ms: number) => new Date(ms).toISOString()
  if (paused) output.say(sentence('schedule_paused', { name }))
  if (output.json)
    output.result(JSON.stringify({ schedule: name, tz, paused, next: instants.map(iso) }))
  else for (const ms of instants) output.result(`${inZone(ms, tz, output.language)}  ${iso(ms)}`)
  return EXIT.done
}

export async function historyCommand(
  { app, output }: Cli,
  name: string,
  options: { count?: string },
): Promise<ExitStatus> {
  const { tz = 'America/Sao_Paulo', firings } = await firingHistory(app, name, options.count)
  const translate = translator(output)
  return printTable(
    {
      json: { schedule: name, firings },
      titles: [
        ['Devido', 'Due'],
        ['Situação', 'State'],
        ['Como', 'How'],
        ['Lote', 'Batch'],
        ['Motivo', 'Reason'],
      ],
      rows: () =>
        firings.map((one) => [
          inZone(Date.parse(one.scheduledAt), tz, output.language),
          stateText(one.state, output),
          howText(one, output),
          one.batch,
          one.andBefore ? translate('e os anteriores', 'and those before') : one.reason,
        ]),
      none: sentence('firings_none', { name }),
    },
    output,
  )
}

const translator =
  ({ language }: Output) =>
  (pt: string, en: string) =>
    words(language, pt, en)

const STATES: Record<HistoryLine['state'], readonly [pt: string, en: string]> = {
  asked: ['espera um worker', 'waits for a worker'],
  claimed: ['começado', 'begun'],
  started: ['em andamento', 'under way'],
  done: ['feito', 'done'],
  failed: ['FALHOU', 'FAILED'],
  missed: ['PERDIDO', 'MISSED'],
  unattended: ['NÃO DISPAROU: nenhum worker', 'DID NOT FIRE: no worker'],
}

function stateText(state: HistoryLine['state'], output: Output): string {
  return translator(output)(...STATES[state])
}

function howText({ manual, caughtUp, attempts }: HistoryLine, output: Output): string {
  const translate = translator(output)
  const how = [
    manual ? translate('a pedido', 'on request') : '',
    caughtUp ? translate('recuperado', 'caught up') : '',
    attempts > 1 ? translate(`${attempts} tentativas`, `${attempts} attempts`) : '',
  ]
  return how.filter(Boolean).join(', ')
}
