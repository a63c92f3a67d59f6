import { Command } from 'commander'
import type { Language } from '../messages/index.js'
import { VERSION } from '../runtime/version.js'
import { addAnswers } from './answers/commands.js'
import { addBatches } from './batch-commands.js'
import { addCalendars } from './calendar-commands.js'
import type { Perform, Say } from './command.js'
import type { DoctorOptions } from './doctor.js'
import { helpInPortuguese } from './help.js'
import { addCare } from './maintenance-commands.js'
import { addNotices } from './notice-commands.js'
import { words } from './output.js'
import { addReports } from './report-commands.js'
import { addRequests } from './request-commands.js'
import type { SandboxCommandOptions } from './sandbox.js'
import { addSchedules } from './schedule-commands.js'
import type { ServeOptions } from './serve.js'
import { addService } from './service-commands.js'
import { addUsers } from './user-commands.js'
import { addWatches } from './watch-commands.js'

/** What an office would type first. */
const ALIASES: Readonly<Record<string, string>> = {
  run: 'rodar',
  rerun: 'refazer',
  plan: 'orcar',
  submit: 'enviar',
  status: 'situacao',
  list: 'listar',
  resume: 'continuar',
  cancel: 'cancelar',
  pause: 'pausar',
  result: 'resultado',
  pending: 'pendencias',
  answers: 'respostas',
  template: 'modelo',
  verify: 'conferir',
  diff: 'comparar',
  schedule: 'agenda',
  notice: 'avisos',
  index: 'indices',
  table: 'tabelas',
  calc: 'calculos',
  watch: 'acompanhar',
  report: 'relatorio',
  calendar: 'calendarios',
  serve: 'painel',
  config: 'configurar',
  doctor: 'diagnostico',
}

/** The command line: names are fixed, what they do is elsewhere. */
export function program(perform: Perform, language: Language): Command {
  const say: Say = (pt, en) => words(language, pt, en)
  const lote = new Command('lote')
    .description(
      say(
        'Processa planilhas em lote nos serviços de cálculo, dentro dos limites deles.',
        'Processes spreadsheets in batches at the calculation services, within their limits.',
      ),
    )
    .version(VERSION, '-V, --version', say('mostra a versão', 'output the version number'))
    .exitOverride()
    // What is wrong is told by us, in the person's language.
    .configureOutput({ outputError: () => undefined })
  // Before the commands, which inherit it.
  if (language === 'pt') helpInPortuguese(lote)
  addRequests(lote, perform, say)
  addAnswers(lote, perform, say)
  addBatches(lote, perform, say)
  addCare(lote, perform, say)
  addSchedules(lote, perform, say)
  addNotices(lote, perform, say)
  addService(lote, perform, say)
  addWatches(lote, perform, say)
  addReports(lote, perform, say)
  addCalendars(lote, perform, say)
  addUsers(lote, perform, say)
  addServers(lote, perform, say)
  addInstallation(lote, perform, say)
  for (const command of lote.commands) {
    const alias = ALIASES[command.name()]
    if (alias !== undefined) command.alias(alias)
  }
  return lote
}

/** Processes that stay. */
function addServers(lote: Command, perform: Perform, say: Say): void {
  addServe(lote, perform, say)
  lote
    .command('worker')
    .description(
      say(
        'Trabalha nos lotes enviados, até ser parado.',
        'Works on submitted batches until it is stopped.',
      ),
    )
    .action(() => perform((app, output, act) => act.workerCommand(app, output), { serves: true }))
  lote
    .command('sandbox')
    .description(
      say(
        'Serve os serviços simulados nesta máquina, até ser parado.',
        'Serves the simulated services on this machine until it is stopped.',
      ),
    )
    .option('--port <n>')
    .option('--calc-limits <limites>', say('como 60/1m,300/1h', 'such as 60/1m,300/1h'))
    .option('--gazette-limits <limites>')
    .option('--latency <ms>')
    .option('--seed <n>')
    .option(
      '--saved <n>',
      say('cálculos salvos que a conta já tem', 'saved calculations that the account has'),
    )
    .option(
      '--shapes <n>',
      say(
        '2: onde o contrato não mostra a forma da resposta, outra',
        '2: another shape wherever the contract shows none',
      ),
    )
    .action((asked: SandboxCommandOptions) =>
      perform((app, output, act) => act.sandboxCommand(app, asked, output), {}),
    )
}

/** What sets this installation up, and looks at it. */
function addInstallation(lote: Command, perform: Perform, say: Say): void {
  lote
    .command('doctor')
    .description(
      say(
        'Confere armazenamento, Redis, serviços e contas, sem gastar nada.',
        'Checks storage, Redis, services and accounts; spends nothing.',
      ),
    )
    .option(
      '--keys',
      say(
        'prova também as chaves dos serviços em que cada consulta conta, com uma em cada',
        'tries the keys of the services where each request counts as well, by one at each',
      ),
    )
    .option('--json')
    .action((asked: DoctorOptions) =>
      perform((app, output, act) => act.doctorCommand(app, asked, output), asked),
    )
  lote
    .command('config')
    .description(
      say(
        'Pergunta o endereço e a chave de cada serviço e os guarda, só para este usuário.',
        'Asks for the address and the key of each service and keeps them, for this user alone.',
      ),
    )
    .action(() => perform((_app, output, act) => act.settingsCommand(output), {}))
  lote
    .command('demo')
    .description(
      say('Demonstração completa nesta máquina.', 'A complete demonstration on this machine.'),
    )
    .option('--json')
    .action((asked: { json?: boolean }) =>
      perform((app, output, act) => act.demoCommand(app, output), asked),
    )
}

function addServe(lote: Command, perform: Perform, say: Say): void {
  lote
    .command('serve')
    .description(
      say(
        'Serve a página e a API HTTP, e trabalha nos lotes, até ser parado.',
        'Serves the page and the HTTP API, and works on batches, until it is stopped.',
      ),
    )
    .option('--port <n>', say('0: uma livre', '0: a free one'), '8080')
    .option('--host <endereço>', say('onde atende', 'where it listens'), '127.0.0.1')
    .option('--sandbox', say('todo lote novo é um ensaio', 'every new batch is a rehearsal'))
    .option('--no-worker', say('só a página e a API', 'the page and the API alone'))
    .action((asked: ServeOptions) =>
      perform(
        async (app, output) => (await import('./serve.js')).serveCommand(app, asked, output),
        { serves: true },
      ),
    )
}
