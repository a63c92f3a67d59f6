#!/usr/bin/env node
import { Command, CommanderError } from 'commander'
import { jobs } from '../../jobs/index.js'
import { App } from '../app.js'
import { type Config, readConfig } from '../config.js'
import { EXIT, type ExitStatus, Refusal } from '../errors.js'
import { openLog } from '../log.js'
import { sayAll } from '../messages/index.js'
import { sentence } from '../sentence.js'
import { VERSION } from '../version.js'
import { cancelCommand, listCommand, resultCommand, resumeCommand, statusCommand } from './batches.js'
import { demoCommand } from './demo.js'
import { doctorCommand } from './doctor.js'
import { refusalReport } from './json.js'
import { refusalOf } from './refusal.js'
import { readRequest, type RequestOptions } from './request.js'
import { planCommand, type RunOptions, runCommand, submitCommand } from './run.js'
import { type SandboxCommandOptions, sandboxCommand } from './sandbox.js'
import { newVoice, type Voice } from './say.js'
import { workerCommand } from './worker.js'

const EMBEDDED_REDIS = new URL('../stores/embedded-redis-server.js', import.meta.url)

type Action = (app: App, voice: Voice) => Promise<ExitStatus>

const collect = (value: string, all: string[]) => [...all, value]

function program(perform: (action: Action, options: { json?: boolean; job?: string }, quiet: boolean) => Promise<void>): Command {
  const lote = new Command('lote').description('Processa planilhas em lote nos serviços de cálculo, dentro dos limites deles.').version(VERSION).exitOverride()
  const asking = (name: string, what: string) =>
    lote
      .command(`${name} <arquivo>`)
      .description(what)
      .requiredOption('--job <trabalho>', `o que fazer: ${[...jobs.keys()].join(', ')}`)
      .option('-p, --param <nome=valor>', 'parâmetro do serviço, como index=ipca ou juros.percentual=1', collect, [])
      .option('--map <campo=Título>', 'diz qual coluna é o campo, pelo título ou pela letra', collect, [])
      .option('--sheet <nome>', 'a aba da tabela')
      .option('--decimal <marca>', 'comma (1.234,56) ou dot (1,234.56), onde a planilha não prova')
      .option('--dates <ordem>', 'dmy ou mdy, onde a planilha não prova')
      .option('--duplicates <modo>', 'warn (avisa) ou drop (deixa de fora) linhas repetidas')
      .option('--method <método>', 'service')
      .option('--account <nome>', 'a conta, entre as configuradas')
      .option('--lane <faixa>', 'urgent, normal ou background')
      .option('--sandbox', 'ensaio: o serviço é simulado nesta máquina')
      .option('--json', 'a última linha da saída é um objeto JSON')
  type Asked = RequestOptions & { account?: string; sandbox?: boolean; out?: string; yes?: boolean; json?: boolean }
  const options = (asked: Asked): RunOptions => ({ account: asked.account, sandbox: asked.sandbox === true, out: asked.out, yes: asked.yes === true })

  asking('run', 'Processa uma planilha do começo ao fim.')
    .option('--out <arquivo.xlsx>', 'onde gravar a pasta de trabalho')
    .option('--yes', 'não pergunta antes de começar')
    .action((file: string, asked: Asked) => perform((app, voice) => runCommand(app, readRequest(app, file, asked), options(asked), voice), asked, true))
  asking('plan', 'Diz como a planilha foi entendida e quanto custa, sem gastar nada.').action((file: string, asked: Asked) =>
    perform((app, voice) => planCommand(app, readRequest(app, file, asked), options(asked), voice), asked, true),
  )
  asking('submit', 'Deixa a planilha na fila, para um lote worker.').action((file: string, asked: Asked) =>
    perform((app, voice) => submitCommand(app, readRequest(app, file, asked), options(asked), voice), asked, true),
  )
  lote.command('status [lote]').description('Mostra as contas e os lotes abertos, ou um lote.').option('--json').action((batch: string | undefined, asked: { json?: boolean }) => perform((app, voice) => statusCommand(app, batch, voice), asked, true))
  lote.command('list').description('Mostra todos os lotes.').option('--json').action((asked: { json?: boolean }) => perform(listCommand, asked, true))
  lote
    .command('resume <lote>')
    .description('Continua um lote interrompido, só com o que está guardado.')
    .option('--sandbox', 'para um lote que é ensaio')
    .option('--out <arquivo.xlsx>')
    .option('--json')
    .action((batch: string, asked: { sandbox?: boolean; out?: string; json?: boolean }) => perform((app, voice) => resumeCommand(app, batch, { sandbox: asked.sandbox === true, out: asked.out }, voice), asked, true))
  lote.command('cancel <lote>').description('Cancela um lote; o que foi respondido fica.').option('--json').action((batch: string, asked: { json?: boolean }) => perform((app, voice) => cancelCommand(app, batch, voice), asked, true))
  lote.command('result <lote>').description('Entrega a pasta de trabalho de um lote.').option('--out <arquivo.xlsx>').action((batch: string, asked: { out?: string }) => perform((app, voice) => resultCommand(app, batch, asked.out, voice), {}, true))
  lote.command('worker').description('Trabalha nos lotes enviados, até ser parado.').action(() => perform(workerCommand, {}, false))
  lote
    .command('sandbox')
    .description('Serve os serviços simulados nesta máquina, até ser parado.')
    .option('--port <n>')
    .option('--calc-limits <limites>', 'como 60/1m,300/1h')
    .option('--gazette-limits <limites>')
    .option('--latency <ms>')
    .option('--seed <n>')
    .action((asked: SandboxCommandOptions) => perform((_app, voice) => sandboxCommand(asked, voice), {}, true))
  lote.command('doctor').description('Confere armazenamento, Redis, serviço e chave, sem gastar nada.').option('--json').action((asked: { json?: boolean }) => perform(doctorCommand, asked, true))
  lote.command('demo').description('Demonstração completa nesta máquina.').option('--json').action((asked: { json?: boolean }) => perform(demoCommand, asked, true))
  return lote
}

/** Runs one action and tells its end: the exit status, and why. */
async function perform(action: Action, options: { json?: boolean; job?: string }, quiet: boolean): Promise<ExitStatus> {
  const began = Date.now()
  let config: Config | undefined
  let app: App | undefined
  try {
    config = readConfig(process.env)
    const log = openLog(config.logLevel ?? (quiet ? 'error' : 'info'))
    app = new App({ config, jobs, log, embeddedEntry: EMBEDDED_REDIS })
    return await action(app, newVoice(config.language, options.json === true))
  } catch (error) {
    const language = config?.language ?? (process.env.LOTE_LANG === 'en' ? 'en' : 'pt')
    return tellFailure(refusalOf(error), newVoice(language, options.json === true), options.job ?? null, (Date.now() - began) / 1000)
  } finally {
    await app?.close()
  }
}

function tellFailure(error: unknown, voice: Voice, job: string | null, seconds: number): ExitStatus {
  const refusal = error instanceof Refusal ? error : Refusal.other('unexpected', { message: error instanceof Error ? error.message : String(error) })
  if (refusal !== error && process.env.LOTE_LOG_LEVEL === 'debug') console.error(error)
  for (const said of refusal.sentences) voice.told(said)
  if (voice.json) voice.result(JSON.stringify(refusalReport(job, refusal.sentences.map((said) => sayAll(voice.language, said)), seconds)))
  return refusal.status
}

async function main(): Promise<void> {
  // Children of a closed pipe (`lote list | head`) end quietly.
  process.stdout.on('error', () => process.exit(EXIT.other))
  let status: ExitStatus = EXIT.done
  const lote = program(async (action, options, quiet) => {
    status = await perform(action, options, quiet)
  })
  try {
    await lote.parseAsync(process.argv)
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    status = error.exitCode === 0 ? EXIT.done : EXIT.usage
    if (status === EXIT.usage && process.argv.includes('--json')) {
      console.log(JSON.stringify(refusalReport(null, [sentence('usage', { message: error.message }).facts.message as string], 0)))
    }
  }
  process.exitCode = status
}

await main()
