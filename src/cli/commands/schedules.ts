import { plainName } from '../../values/plain-name.js'
import { command, flag, type Group, json, type Text, type Tools, value, values } from './declare.js'
import { request } from './options.js'

const patience = value('<duração>', [
  'com --watch: espera tanto pelo que falha, lido todo o resto (padrão: 20m)',
  'with --watch: waits so long for what fails when all else is read (default: 20m)',
])
const notify = values('<destino>', ['pessoa@... ou https://...', 'person@... or https://...'])
const texts = flag(['os avisos levam textos de processos', 'notices carry texts of cases'])

/** Options for timetable, action and recipients, of `add` and of `edit`. */
const asking = {
  every: value('<dias>', [
    'dia, "dia útil" (sem feriado nacional), segunda, "segunda e quinta"; com --at',
    'day, weekday (no national holiday), monday, "monday and thursday"; with --at',
  ]),
  at: value('<hora>', ['como 06:00', 'such as 06:00']),
  cron: value('<campos>', [
    'em vez de --every: minuto hora dia mês dia-da-semana, como "0 6 * * 1-5"',
    'instead of --every: minute hour day month weekday, such as "0 6 * * 1-5"',
  ]),
  tz: value('<fuso>', [
    'o de LOTE_TZ, ou America/Sao_Paulo',
    'that of LOTE_TZ, or America/Sao_Paulo',
  ]),
  watch: value('<nome>', ['o acompanhamento a rodar', 'the watch to run']),
  patience,
  report: value('<relatório>', [
    'index, portfolio ou gazette, com -p',
    'index, portfolio or gazette, with -p',
  ]),
  ...request,
  catchUp: value('<modo>', [
    'do que se perdeu com o worker parado: none, last (padrão) ou all',
    'of what was missed while no worker ran: none, last (default) or all',
  ]),
  notify,
  texts,
}

const count = value('<n>', ['quantos', 'how many'])

/** The name that the watch was kept under. */
const watchIn = ({ watch }: { watch?: string | undefined }) =>
  watch === undefined ? {} : { watch: plainName(watch) }

/** Declares a command on one schedule. */
const steering = (
  name: string,
  text: Text,
  act: `${'pause' | 'resume' | 'run' | 'remove'}ScheduleCommand`,
) =>
  command({
    usage: `${name} <nome>` as const,
    text,
    options: { json },
    run: (tools: Tools, [one]) => tools.act[act](tools, one),
  })

export const schedules: Group = {
  name: 'schedule',
  alias: 'agenda',
  hasPlainNames: true,
  text: ['O que um worker faz na hora marcada.', 'What a worker does at its hour.'],
  commands: [
    command({
      usage: 'add <nome> [arquivo]',
      text: [
        'Cria um agendamento; o arquivo (caminho, ou bucket:CHAVE) é lido na hora. Sem arquivo: --watch, --report, ou um trabalho que lista as suas linhas (recalc).',
        'Adds a schedule; the file (a path, or bucket:KEY) is read when it fires. Without one: --watch, --report, or a job that lists its rows (recalc).',
      ],
      options: asking,
      run({ app, output, act }, [name, file], asked) {
        const { json: _, param = [], map = [], notify: recipients = [], ...others } = asked
        const request = { ...others, ...watchIn(asked), param, map, notify: recipients, file }
        return act.addScheduleCommand({ app, output }, name, request)
      },
    }),
    command({
      usage: 'edit <nome> [arquivo]',
      text: [
        'Muda a hora, o que faz ou quem avisa; o que não é dito fica, e o histórico também.',
        'Changes its time, what it does or whom it tells; what is not said stays, and so does its history.',
      ],
      options: {
        ...asking,
        notify: { ...notify, off: ['não avisa ninguém', 'tells nobody'] },
        texts: { ...texts, off: ['os avisos não levam textos', 'notices carry no texts'] },
      },
      run({ app, output, act }, [name, file], { json: _, notify: recipients, ...others }) {
        const named = { ...others, ...watchIn(others) }
        const changes = { ...named, file, notify: recipients === false ? [] : recipients }
        return act.editScheduleCommand({ app, output }, name, changes)
      },
    }),
    command({
      usage: 'list',
      text: ['Todos, e quando disparam.', 'All of them, and when they fire.'],
      options: { json },
      run: (tools) => tools.act.listSchedulesCommand(tools),
    }),
    command({
      usage: 'next <nome>',
      text: ['Os próximos disparos.', 'The next firings.'],
      options: { count, json },
      run: (tools, [name], asked) => tools.act.nextCommand(tools, name, asked),
    }),
    command({
      usage: 'history <nome>',
      text: ['Os disparos feitos e os perdidos.', 'Firings made, and those missed.'],
      options: { count, json },
      run: (tools, [name], asked) => tools.act.historyCommand(tools, name, asked),
    }),
    steering(
      'pause',
      ['Não dispara até resume.', 'Fires no more until resume.'],
      'pauseScheduleCommand',
    ),
    steering('resume', ['Volta a disparar.', 'Fires again.'], 'resumeScheduleCommand'),
    steering(
      'run-now',
      ['Dispara já, fora da hora.', 'Fires now, out of its turn.'],
      'runScheduleCommand',
    ),
    steering(
      'remove',
      ['Remove; o histórico fica.', 'Removes it; its history stays.'],
      'removeScheduleCommand',
    ),
  ],
}
