import type { Command } from 'commander'
import { KINDS } from '../../jobs/kinds.js'
import type { PatchOptions } from '../batches/patch-request.js'
import type { RequestOptions } from '../batches/read-request.js'
import type { Manifest } from '../core/batch.js'
import { UserError } from '../core/errors.js'
import { answerOptions } from './answers/commands.js'
import type { Act, Perform, Say } from './command.js'
import type { RunOptions } from './run.js'

type Asked = Omit<RequestOptions, 'job'> & {
  job?: string
  patch?: string
  dropMissing?: boolean
  account?: string
  sandbox?: boolean
  out?: string
  statements?: string
  marked?: string
  pending?: string
  withFigures?: boolean
  answers?: string
  saveAnswers?: string
  yes?: boolean
  json?: boolean
}

/** `run`, `plan` and `submit` take a file and the same options. */
export function addRequests(lote: Command, perform: Perform, say: Say): void {
  const by =
    (command: 'runCommand' | 'planCommand' | 'submitCommand') =>
    (file: string | undefined, asked: Asked) =>
      perform(
        (app, output, act) =>
          asked.patch === undefined
            ? act.withRequest(app, file, { ...asked, job: needed(asked.job) }, (request) =>
                act[command](app, request, runOptions(asked, act), output),
              )
            : act.withPatch(app, file, mending(asked, asked.patch, act), (request, base) =>
                act[command](app, request, patchOptions(asked, base, act), output),
              ),
        asked,
      )
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
    .option('--statements <formato>', statementsText(say))
    .option('--marked <arquivo.xlsx>', markedText(say))
    .option('--with-figures', figuresText(say))
    .option('--patch <lote>', patchText(say))
    .option('--drop-missing', dropText(say))
    .option('-y, --yes', say('não pergunta antes de começar', 'does not ask before it starts'))
    .option('--again', again(say))
    .action(by('runCommand'))
  addRerun(lote, perform, say)
  asking(
    lote,
    'plan',
    say(
      'Diz como a planilha foi entendida e quanto custa, sem gastar nada.',
      'Tells how a spreadsheet was understood and its price; spends nothing.',
    ),
    say,
  )
    .option('--marked <arquivo.xlsx>', markedText(say))
    .option('--pending <arquivo.xlsx>', rejectedText(say))
    .option('--patch <lote>', patchText(say))
    .option('--drop-missing', dropText(say))
    .action(by('planCommand'))
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
    .action(by('submitCommand'))
}

const rejectedText = (say: Say) =>
  say('grava só as linhas rejeitadas, com o motivo', 'writes the rejected rows alone, with why')

/** Month after month: the file of a batch again. */
function addRerun(lote: Command, perform: Perform, say: Say): void {
  const command = lote
    .command('rerun <lote>')
    .description(
      say(
        'Refaz um lote com o mesmo arquivo e outra data, e compara.',
        'Runs the file of a batch again, with another date, and compares.',
      ),
    )
    .option('-p, --param <nome=valor>', say('o que muda', 'what changes'), collect, [])
    .option('--lane <faixa>', say('urgent, normal ou background', 'urgent, normal or background'))
    .option('--sandbox', say('para um lote que é ensaio', 'for a batch that is a rehearsal'))
    .option('--out <arquivo.xlsx>')
    .option('--statements <formato>', statementsText(say))
    .option('--marked <arquivo.xlsx>', markedText(say))
    .option('--with-figures', figuresText(say))
    .option('-y, --yes', say('não pergunta antes de começar', 'does not ask before it starts'))
    .option('--again', again(say))
    .option('--json')
  command.action((batch: string, asked: Asked) =>
    perform((app, output, act) => {
      const lane = act.laneOf(asked.lane)
      const said = { param: asked.param, again: asked.again === true, lane }
      return act.withRerun(app, batch, said, (request, base) =>
        act.runCommand(app, request, patchOptions(asked, base, act), output),
      )
    }, asked),
  )
}

export const statementsText = (say: Say) =>
  say(
    'também um demonstrativo (CPC, art. 524) de cada processo: pdf ou docx, em um zip',
    'also a statement of each case, zipped: pdf or docx',
  )

export const markedText = (say: Say) =>
  say(
    'também uma cópia do seu arquivo, com cada célula recusada ou com aviso colorida e comentada',
    'also a copy of your file, with each cell that was refused or warned of coloured and commented',
  )

export const figuresText = (say: Say) =>
  say('com --marked: também os valores do resultado', 'with --marked: the result figures as well')

const patchText = (say: Say) =>
  say(
    'o arquivo corrige este lote: só o que mudou é consultado, e sai uma nova versão inteira',
    'the file mends this batch: only what changed is asked, and a whole new version comes out',
  )

const dropText = (say: Say) =>
  say(
    'com --patch: as linhas que não estão no arquivo saem, também se são a maioria',
    'with --patch: rows that are not in the file go, even if they are most',
  )

const again = (say: Say) =>
  say(
    'também se o mesmo já foi enviado: paga outra vez',
    'also where the same was submitted before: pays a second time',
  )

function asking(lote: Command, name: string, what: string, say: Say): Command {
  const command = lote
    .command(`${name} [arquivo]`)
    .description(what)
    .option(
      '--job <trabalho>',
      say(`o que fazer: ${KINDS.join(', ')}`, `what to do: ${KINDS.join(', ')}`),
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
  return answerOptions(reading(command, say), say)
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
      '--documents <pasta>',
      say(
        'extract: outra pasta cujos documentos a planilha pode nomear, além da sua',
        'extract: another folder whose documents the sheet may name, besides its own',
      ),
      collect,
      [],
    )
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

function needed(job: string | undefined): string {
  if (job === undefined) {
    throw UserError.usage('usage_missing_option', { what: '--job <trabalho>' })
  }
  return job
}

/** What a batch was asked for is not said again. @throws UserError (2) */
function mending(asked: Asked, patch: string, act: Act): PatchOptions {
  const given: [string, unknown][] = [
    ['--job', asked.job],
    ['-p', asked.param[0]],
    ['--map', asked.map[0]],
    ['--sheet', asked.sheet],
    ['--decimal', asked.decimal],
    ['--dates', asked.dates],
    ['--duplicates', asked.duplicates],
    ['--account', asked.account],
  ]
  const stray = given.find(([, value]) => value !== undefined)
  if (stray) throw UserError.usage('patch_takes_from_batch', { option: stray[0] })
  const lane = act.laneOf(asked.lane)
  return {
    patch,
    ...(asked.dropMissing ? { dropMissing: true } : {}),
    ...(asked.again ? { again: true } : {}),
    ...(lane ? { lane } : {}),
  }
}

/** @throws UserError (2) where answers of the service and of a sandbox would be mixed */
function patchOptions(asked: Asked, base: Manifest, act: Act): RunOptions {
  const sandbox = asked.sandbox === true
  act.refuseMixed(base, sandbox)
  return { ...runOptions(asked, act), ...(sandbox ? {} : { account: base.account }) }
}

function runOptions(asked: Asked, act: Act): RunOptions {
  return {
    account: asked.account,
    sandbox: asked.sandbox === true,
    out: asked.out,
    statements: act.statementFormat(asked.statements),
    marked: asked.marked,
    pending: asked.pending,
    withFigures: asked.withFigures,
    answers: asked.answers,
    saveAnswers: asked.saveAnswers,
    yes: asked.yes === true,
  }
}

function collect(value: string, all: string[]): string[] {
  return [...all, value]
}
