import type { Command } from 'commander'
import type { ScheduleRequest } from '../schedules/action.js'
import type { Perform, Say } from './command.js'

type Asked = { json?: boolean; count?: string }

/** What a worker does at its hour. */
export function addSchedules(lote: Command, perform: Perform, say: Say): void {
  const schedule = lote
    .command('schedule')
    .description(say('O que um worker faz na hora marcada.', 'What a worker does at its hour.'))
  addAdd(schedule, perform, say)
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
  schedule
    .command('add <nome> [arquivo]')
    .description(
      say(
        'Cria um agendamento; o arquivo (caminho, ou bucket:CHAVE) é lido na hora. Sem arquivo: --watch, --report, ou um trabalho que lista as suas linhas (recalc).',
        'Adds a schedule; the file (a path, or bucket:KEY) is read when it fires. Without one: --watch, --report, or a job that lists its rows (recalc).',
      ),
    )
    .requiredOption(
      '--cron <campos>',
      say(
        'minuto hora dia mês dia-da-semana, como "0 6 * * 1-5"',
        'minute hour day month weekday, such as "0 6 * * 1-5"',
      ),
    )
    .requiredOption('--tz <fuso>', say('como America/Sao_Paulo', 'such as America/Sao_Paulo'))
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
    .option('-p, --param <nome=valor>', say('parâmetro', 'parameter'), collect, [])
    .option('--map <campo=Título>', say('coluna de um campo', 'column of a field'), collect, [])
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
      say('mailto:pessoa@... ou https://...', 'mailto:person@... or https://...'),
      collect,
      [],
    )
    .option('--texts', say('os avisos levam textos de processos', 'notices carry texts of cases'))
    .option('--json')
    .action((name: string, file: string | undefined, asked: ScheduleRequest & { json?: boolean }) =>
      perform(
        (app, output, act) => act.addScheduleCommand(app, name, { ...asked, file }, output),
        asked,
      ),
    )
}

function collect(value: string, all: string[]): string[] {
  return [...all, value]
}
