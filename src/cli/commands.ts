import { Command } from 'commander'
import { jobs } from '../../jobs/index.js'
import type { App } from '../app.js'
import type { ExitStatus } from '../errors.js'
import type { Language } from '../messages/index.js'
import { VERSION } from '../version.js'
import { listCommand, resultCommand, resumeCommand, statusCommand } from './batches.js'
import { addCare } from './care-commands.js'
import { demoCommand } from './demo.js'
import { doctorCommand } from './doctor.js'
import { addNotices } from './notice-commands.js'
import { type RequestOptions, withRequest } from './request.js'
import { planCommand, type RunOptions, runCommand, submitCommand } from './run.js'
import { type SandboxCommandOptions, sandboxCommand } from './sandbox.js'
import { type Voice, words } from './say.js'
import { addSchedules } from './schedule-commands.js'
import { addService } from './service-commands.js'
import { cancelCommand, laneCommand, pauseCommand } from './steer.js'
import { addWatches } from './watch-commands.js'
import { workerCommand } from './worker.js'

export type Action = (app: App, voice: Voice) => Promise<ExitStatus>

/** What is known of a command before it runs: how it speaks, and how much it logs. */
export interface Manner {
  json?: boolean
  job?: string
  /** A command of a person logs errors only; one that serves logs each task. */
  serves?: boolean
}

export type Perform = (action: Action, manner: Manner) => Promise<void>

type Asked = RequestOptions & {
  account?: string
  sandbox?: boolean
  out?: string
  yes?: boolean
  repeatUncertain?: boolean
  json?: boolean
}

type Say = (pt: string, en: string) => string

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
    .version(VERSION)
    .exitOverride()
    // What is wrong is told by us, in the person's language.
    .configureOutput({ outputError: () => undefined })
  addRequests(lote, perform, say)
  addBatches(lote, perform, say)
  addCare(lote, perform, say)
  addSchedules(lote, perform, say)
  addNotices(lote, perform, say)
  addService(lote, perform, say)
  addWatches(lote, perform, say)
  addServers(lote, perform, say)
  return lote
}

/** `run`, `plan` and `submit` take a file and the same options. */
function addRequests(lote: Command, perform: Perform, say: Say): void {
  asking(
    lote,
    'run',
    say('Processa uma planilha do começo ao fim.', 'Processes a spreadsheet from start to end.'),
    say,
  )
    .option(
      '--out <arquivo.xlsx>',
      say('onde gravar a pasta de trabalho', 'where to write the workbook'),
    )
    .option('--yes', say('não pergunta antes de começar', 'does not ask before it starts'))
    .option('--again', again(say))
    .action((file: string | undefined, asked: Asked) =>
      perform(
        (app, voice) =>
          withRequest(app, file, asked, (request) =>
            runCommand(app, request, runOptions(asked), voice),
          ),
        asked,
      ),
    )
  asking(
    lote,
    'plan',
    say(
      'Diz como a planilha foi entendida e quanto custa, sem gastar nada.',
      'Tells how a spreadsheet was understood and its price; spends nothing.',
    ),
    say,
  ).action((file: string | undefined, asked: Asked) =>
    perform(
      (app, voice) =>
        withRequest(app, file, asked, (request) =>
          planCommand(app, request, runOptions(asked), voice),
        ),
      asked,
    ),
  )
  asking(
    lote,
    'submit',
    say(
      'Deixa a planilha na fila, para um lote worker.',
      'Queues a spreadsheet for a lote worker.',
    ),
    say,
  )
    .option('--again', again(say))
    .action((file: string | undefined, asked: Asked) =>
      perform(
        (app, voice) =>
          withRequest(app, file, asked, (request) =>
            submitCommand(app, request, runOptions(asked), voice),
          ),
        asked,
      ),
    )
}

const again = (say: Say) =>
  say(
    'também se o mesmo já foi enviado: paga outra vez',
    'also where the same was submitted before: pays a second time',
  )

function asking(lote: Command, name: string, what: string, say: Say): Command {
  const command = lote
    .command(`${name} [arquivo]`)
    .description(what)
    .requiredOption(
      '--job <trabalho>',
      say(
        `o que fazer: ${[...jobs.keys()].join(', ')}`,
        `what to do: ${[...jobs.keys()].join(', ')}`,
      ),
    )
    .option(
      '-p, --param <nome=valor>',
      say(
        'parâmetro do serviço, como index=ipca',
        'a parameter of the service, such as index=ipca',
      ),
      collect,
      [],
    )
    .option(
      '--map <campo=Título>',
      say(
        'diz qual coluna é o campo, pelo título ou pela letra; vazio: nenhuma',
        'which column is a field, by heading or letter; empty: none',
      ),
      collect,
      [],
    )
  return reading(command, say)
}

/** Options that say how the sheet is to be read, and where the calls go. */
function reading(command: Command, say: Say): Command {
  return command
    .option('--sheet <nome>', say('a aba da tabela', 'the sheet of the table'))
    .option(
      '--decimal <marca>',
      say(
        'comma (1.234,56) ou dot (1,234.56), onde a planilha não prova',
        'comma (1.234,56) or dot (1,234.56), where the sheet proves neither',
      ),
    )
    .option(
      '--dates <ordem>',
      say('dmy ou mdy, onde a planilha não prova', 'dmy or mdy, where the sheet proves neither'),
    )
    .option(
      '--duplicates <modo>',
      say(
        'warn (avisa) ou drop (deixa de fora) linhas repetidas',
        'warn about repeated rows, or drop them',
      ),
    )
    .option('--method <método>', 'service')
    .option(
      '--only-if-older-than <idade>',
      say(
        'recalc: deixa como está o que mudou há menos tempo, como 30d',
        'recalc: leaves alone what has changed since, such as 30d',
      ),
    )
    .option(
      '--account <nome>',
      say('a conta, entre as configuradas', 'the account, among those configured'),
    )
    .option('--lane <faixa>', say('urgent, normal ou background', 'urgent, normal or background'))
    .option(
      '--sandbox',
      say(
        'ensaio: o serviço é simulado nesta máquina',
        'rehearsal: the service is simulated on this machine',
      ),
    )
    .option(
      '--json',
      say('a última linha da saída é um objeto JSON', 'the last line of stdout is one JSON object'),
    )
}

function runOptions(asked: Asked): RunOptions {
  return {
    account: asked.account,
    sandbox: asked.sandbox === true,
    out: asked.out,
    yes: asked.yes === true,
  }
}

/** Commands on batches that are stored. */
function addBatches(lote: Command, perform: Perform, say: Say): void {
  lote
    .command('status [lote]')
    .description(
      say(
        'Mostra as contas e os lotes abertos, ou um lote.',
        'Shows accounts and open batches, or one batch.',
      ),
    )
    .option('--json')
    .action((batch: string | undefined, asked: Asked) =>
      perform((app, voice) => statusCommand(app, batch, voice), asked),
    )
  lote
    .command('list')
    .description(say('Mostra todos os lotes.', 'Lists all batches.'))
    .option('--json')
    .action((asked: Asked) => perform(listCommand, asked))
  lote
    .command('resume <lote>')
    .description(
      say(
        'Continua um lote interrompido, só com o que está guardado.',
        'Goes on with an interrupted batch from what is stored.',
      ),
    )
    .option('--sandbox', say('para um lote que é ensaio', 'for a batch that is a rehearsal'))
    .option(
      '--repeat-uncertain',
      say(
        'faz de novo as chamadas de que não se soube o fim; podem ficar em dobro no serviço',
        'makes calls again whose end is not known; they may be done twice at the service',
      ),
    )
    .option('--out <arquivo.xlsx>')
    .option('--json')
    .action((batch: string, asked: Asked) =>
      perform(
        (app, voice) =>
          resumeCommand(
            app,
            batch,
            {
              sandbox: asked.sandbox === true,
              out: asked.out,
              repeatUncertain: asked.repeatUncertain === true,
            },
            voice,
          ),
        asked,
      ),
    )
  addSteering(lote, perform, say)
  lote
    .command('result <lote>')
    .description(
      say('Entrega a pasta de trabalho de um lote.', 'Hands out the workbook of a batch.'),
    )
    .option('--out <arquivo.xlsx>')
    .option('--json')
    .action((batch: string, asked: Asked) =>
      perform((app, voice) => resultCommand(app, batch, asked.out, voice), asked),
    )
}

/** What a person decides of a batch while it is worked on. */
function addSteering(lote: Command, perform: Perform, say: Say): void {
  lote
    .command('cancel <lote>')
    .description(
      say(
        'Cancela um lote; o que foi respondido fica.',
        'Cancels a batch; what was answered stays.',
      ),
    )
    .option('--json')
    .action((batch: string, asked: Asked) =>
      perform((app, voice) => cancelCommand(app, batch, voice), asked),
    )
  lote
    .command('pause <lote>')
    .description(say('Pausa um lote, até lote resume.', 'Pauses a batch, until lote resume.'))
    .action((batch: string) => perform((app, voice) => pauseCommand(app, batch, voice), {}))
  lote
    .command('lane <lote> <faixa>')
    .description(
      say(
        'Muda a faixa de um lote: urgent, normal ou background.',
        'Changes the lane of a batch: urgent, normal or background.',
      ),
    )
    .action((batch: string, lane: string) =>
      perform((app, voice) => laneCommand(app, batch, lane, voice), {}),
    )
}

/** Processes that stay, and those that look at this installation. */
function addServers(lote: Command, perform: Perform, say: Say): void {
  lote
    .command('worker')
    .description(
      say(
        'Trabalha nos lotes enviados, até ser parado.',
        'Works on submitted batches until it is stopped.',
      ),
    )
    .action(() => perform(workerCommand, { serves: true }))
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
    .action((asked: SandboxCommandOptions) =>
      perform((_app, voice) => sandboxCommand(asked, voice), {}),
    )
  lote
    .command('doctor')
    .description(
      say(
        'Confere armazenamento, Redis, serviço e chave, sem gastar nada.',
        'Checks storage, Redis, service and key; spends nothing.',
      ),
    )
    .option('--json')
    .action((asked: Asked) => perform(doctorCommand, asked))
  lote
    .command('demo')
    .description(
      say('Demonstração completa nesta máquina.', 'A complete demonstration on this machine.'),
    )
    .option('--json')
    .action((asked: Asked) => perform(demoCommand, asked))
}

function collect(value: string, all: string[]): string[] {
  return [...all, value]
}
