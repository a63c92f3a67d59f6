import type { Command } from 'commander'
import type { ReachOptions } from '../batches/reach.js'
import type { CatalogueKind } from '../catalogue/entry.js'
import type { CalcListOptions } from './calc/list.js'
import type { SeriesOptions } from './catalogue/series.js'
import type { Perform, Say } from './command.js'
import type { CreateKeyOptions } from './keys/keys.js'

type Asked = ReachOptions & { json?: boolean }

/** Commands that look at the service itself, and cost nothing. */
export function addService(lote: Command, perform: Perform, say: Say): void {
  addCatalogue(
    lote.command('index').description(say('Os índices do serviço.', 'The indices of the service.')),
    'index',
    perform,
    say,
  )
  addCatalogue(
    lote
      .command('table')
      .description(say('As tabelas judiciais do serviço.', 'The judicial tables of the service.')),
    'table',
    perform,
    say,
  )
  addCalcs(lote, perform, say)
  addKeys(lote, perform, say)
}

function addCatalogue(command: Command, kind: CatalogueKind, perform: Perform, say: Say): void {
  const all = command.command('list').description(say('A lista.', 'The list.'))
  filed(reaching(all, say), say).action((asked: Asked & { out?: string }) =>
    perform((app, output, act) => act.listEntriesCommand(app, kind, asked, output), asked),
  )
  const one = command
    .command('show <nome|id>')
    .description(say('O que se sabe de um.', 'What is known of one.'))
  reaching(one, say).action((ref: string, asked: Asked) =>
    perform((app, output, act) => act.showEntryCommand(app, kind, ref, asked, output), asked),
  )
  const series = command
    .command('series <nome|id>')
    .description(say('A série, mês a mês.', 'The series, month by month.'))
    .option('--from <AAAA-MM>', say('desde que mês', 'since which month'))
    .option('--to <AAAA-MM>', say('até que mês', 'until which month'))
  if (kind === 'index') {
    series.option(
      '--daily',
      say('a série diária, onde há (dólar, euro)', 'the daily series, where there is one'),
    )
  } else {
    series.option(
      '--as-of <AAAA-MM-DD>',
      say(
        'data de referência: recalcula os coeficientes',
        'reference date: calculates the coefficients again',
      ),
    )
  }
  filed(reaching(series, say), say).action((ref: string, asked: SeriesOptions & Asked) =>
    perform(
      (app, output, act) => act.seriesCommand(app, { kind, ref, options: asked }, output),
      asked,
    ),
  )
}

function addCalcs(lote: Command, perform: Perform, say: Say): void {
  const list = lote
    .command('calc')
    .description(say('Os cálculos salvos da conta.', 'The saved calculations of the account.'))
    .command('list')
    .description(
      say('Todos, o último alterado primeiro.', 'All of them, the last changed one first.'),
    )
    .option('--type <tipo>', say('só os de um tipo', 'only those of one type'))
    .option('--limit <n>', say('no máximo n', 'at most n'))
  filed(reaching(list, say), say).action((asked: CalcListOptions & Asked) =>
    perform((app, output, act) => act.calcListCommand(app, asked, output), asked),
  )
}

/** The password is asked for or configured, and is no option: the command line is seen by others. */
function addKeys(lote: Command, perform: Perform, say: Say): void {
  const keys = lote
    .command('keys')
    .description(
      say('As chaves de quem entra com login e senha.', 'The keys of who logs in with a password.'),
    )
  const list = keys
    .command('list')
    .description(say('Todas, só o começo.', 'All, only how they begin.'))
  reaching(list, say).action((asked: Asked) =>
    perform((app, output, act) => act.listKeysCommand(app, asked, output), asked),
  )
  const create = keys
    .command('create')
    .description(say('Cria uma chave e a mostra uma vez.', 'Makes a key and shows it once.'))
    .option('--name <nome>')
    .option('--scopes <a,b>', say('só estes; sem a opção, todos', 'only these; all without it'))
    .option('--tipos <a,b>', say('só estes tipos de cálculo', 'only these types of calculation'))
    .option('--env <live|test>')
  reaching(create, say).action((asked: CreateKeyOptions & Asked) =>
    perform((app, output, act) => act.createKeyCommand(app, asked, output), asked),
  )
  const revoke = keys
    .command('revoke <id>')
    .description(say('Revoga uma chave, para sempre.', 'Revokes a key, for good.'))
    .option('-y, --yes', say('não pergunta', 'does not ask'))
  reaching(revoke, say).action((id: string, asked: Asked & { yes?: boolean }) =>
    perform((app, output, act) => act.revokeKeyCommand(app, id, asked, output), asked),
  )
}

function reaching(command: Command, say: Say): Command {
  return command
    .option('--account <nome>', say('a conta', 'the account'))
    .option('--sandbox', say('ensaio, nesta máquina', 'a rehearsal on this machine'))
    .option('--json', say('a última linha da saída é JSON', 'the last line of stdout is JSON'))
}

function filed(command: Command, say: Say): Command {
  return command.option(
    '--out <arquivo>',
    say('grava em .csv ou .xlsx', 'writes a .csv or an .xlsx'),
  )
}
