import type { Command } from 'commander'
import type { ScheduleChanges } from '../schedules/edit.js'
import type { Perform, Say } from './command.js'

type Asked = { json?: boolean; count?: string }

/** What a worker does at its hour. */
export function addSchedules(lote: Command, perform: Perform, say: Say): void {
  const schedule = lote
    .command('schedule')
    .description(say('O que um worker faz na hora marcada.', 'What a worker does at its hour.'))
  addAdd(schedule, perform, say)
  addEdit(schedule, perform, say)
  schedule
    .command('list')
    .description(say('Todos, e quando disparam.', 'All of them, and when they fire.'))
    .option('--json')
    .action((asked: Asked) =>
      perform((app, output, act) => act.listSchedulesCommand(app, output), asked),
    )
  counted(schedule, 'next', say('Os próximos disparos.', 'The next firings.')).action(
    (name: string, asked: Asked) =>
      perform((app, output, act) => act.nextCommand(app, name, asked, output), asked),
  )
  counted(
    schedule,
    'history',
    say('Os disparos feitos e os perdidos.', 'Firings made, and those missed.'),
  ).action((name: string, asked: Asked) =>
    perform((app, output, act) => act.historyCommand(app, name, asked, output), asked),
  )
  const steering = [
    [
      'pause',
      say('Não dispara até resume.', 'Fires no more until resume.'),
      'pauseScheduleCommand',
    ],
    ['resume', say('Volta a disparar.', 'Fires again.'), 'resumeScheduleCommand'],
    [
      'run-now',
      say('Dispara já, fora da hora.', 'Fires now, out of its turn.'),
      'runScheduleCommand',
    ],
    [
      'remove',
      say('Remove; o histórico fica.', 'Removes it; its history stays.'),
      'removeScheduleCommand',
    ],
  ] as const
  for (const [name, what, command] of steering) {
    schedule
      .command(`${name} <nome>`)
      .description(what)
      .option('--json')
      .action((one: string, asked: Asked) =>
        perform((app, output, act) => act[command](app, one, output), asked),
      )
  }
}

function counted(schedule: Command, name: string, what: string): Command {
  return schedule.command(`${name} <nome>`).description(what).option('--count <n>').option('--json')
}

function addAdd(schedule: Command, perform: Perform, say: Say): void {
  asking(schedule.command('add <nome> [arquivo]'), say)
    .description(
      say(
        'Cria um agendamento; o arquivo (caminho, ou bucket:CHAVE) é lido na hora. Sem arquivo: --watch, --report, ou um trabalho que lista as suas linhas (recalc).',
        'Adds a schedule; the file (a path, or bucket:KEY) is read when it fires. Without one: --watch, --report, or a job that lists its rows (recalc).',
      ),
    )
    .action((name: string, file: string | undefined, asked: Options) =>
      perform((app, output, act) => {
        const { param = [], map = [], notify = [], ...rest } = asked
        return act.addScheduleCommand(app, name, { ...rest, param, map, notify, file }, output)
      }, asked),
    )
}

function addEdit(schedule: Command, perform: Perform, say: Say): void {
  asking(schedule.command('edit <nome> [arquivo]'), say)
    .description(
      say(
        'Muda a hora, o que faz ou quem avisa; o que não é dito fica, e o histórico também.',
        'Changes its time, what it does or whom it tells; what is not said stays, and so does its history.',
      ),
    )
    .option('--no-notify', say('não avisa ninguém', 'tells nobody'))
    .option('--no-texts', say('os avisos não levam textos', 'notices carry no texts'))
    .action(
      (name: string, file: string | undefined, asked: Options & { notify?: string[] | false }) =>
        perform((app, output, act) => {
          const { json: _, notify, ...rest } = asked
          const changes = { ...rest, file, notify: notify === false ? [] : notify }
          return act.editScheduleCommand(app, name, changes, output)
        }, asked),
    )
}

type Options = ScheduleChanges & { json?: boolean }

/** When, what and whom: the same of a new one and of one that is changed. */
function asking(command: Command, say: Say): Command {
  return command
    .option(
      '--every <dias>',
      say(
        'dia, "dia útil" (sem feriado nacional), segunda, "segunda e quinta"; com --at',
        'day, weekday (no national holiday), monday, "monday and thursday"; with --at',
      ),
    )
    .option('--at <hora>', say('como 06:00', 'such as 06:00'))
    .option(
      '--cron <campos>',
      say(
        'em vez de --every: minuto hora dia mês dia-da-semana, como "0 6 * * 1-5"',
        'instead of --every: minute hour day month weekday, such as "0 6 * * 1-5"',
      ),
    )
    .option(
      '--tz <fuso>',
      say('o de LOTE_TZ, ou America/Sao_Paulo', 'that of LOTE_TZ, or America/Sao_Paulo'),
    )
    .option('--job <trabalho>', say('o que fazer com o arquivo', 'what to do with the file'))
    .option('--watch <nome>', say('o acompanhamento a rodar', 'the watch to run'))
    .option(
      '--patience <duração>',
      say(
        'com --watch: espera tanto pelo que falha, lido todo o resto (padrão: 20m)',
        'with --watch: waits so long for what fails when all else is read (default: 20m)',
      ),
    )
    .option(
      '--report <relatório>',
      say('index, portfolio ou gazette, com -p', 'index, portfolio or gazette, with -p'),
    )
    .option('-p, --param <nome=valor>', say('parâmetro', 'parameter'), collect)
    .option('--map <campo=Título>', say('coluna de um campo', 'column of a field'), collect)
    .option('--sheet <nome>')
    .option('--decimal <marca>')
    .option('--dates <ordem>')
    .option('--duplicates <modo>')
    .option('--method <método>')
    .option('--only-if-older-than <idade>')
    .option('--account <nome>')
    .option('--lane <faixa>')
    .option(
      '--catch-up <modo>',
      say(
        'do que se perdeu com o worker parado: none, last (padrão) ou all',
        'of what was missed while no worker ran: none, last (default) or all',
      ),
    )
    .option(
      '--notify <destino>',
      say('pessoa@... ou https://...', 'person@... or https://...'),
      collect,
    )
    .option('--texts', say('os avisos levam textos de processos', 'notices carry texts of cases'))
    .option('--json')
}

function collect(value: string, all: string[] = []): string[] {
  return [...all, value]
}
