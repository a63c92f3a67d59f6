import type { CatalogueKind } from '../../catalogue/entry.js'
import { command, flag, type Group, type Text, value } from './declare.js'
import { listed, reaching } from './options.js'

const series = {
  from: value('<MM/AAAA>', ['desde que mês', 'since which month']),
  to: value('<MM/AAAA>', ['até que mês', 'until which month']),
  out: listed,
  ...reaching,
}

const SERIES: Text = ['A série, mês a mês.', 'The series, month by month.']

const seriesOf = {
  index: command({
    usage: 'series <nome|id>',
    text: SERIES,
    options: {
      daily: flag([
        'a série diária, onde há (dólar, euro)',
        'the daily series, where there is one',
      ]),
      ...series,
    },
    run: (tools, [ref], options) => tools.act.seriesCommand(tools, { kind: 'index', ref, options }),
  }),
  table: command({
    usage: 'series <nome|id>',
    text: SERIES,
    options: {
      asOf: value('<DD/MM/AAAA>', [
        'data de referência: recalcula os coeficientes',
        'reference date: calculates the coefficients again',
      ]),
      ...series,
    },
    run: (tools, [ref], options) => tools.act.seriesCommand(tools, { kind: 'table', ref, options }),
  }),
}

const catalogue = (kind: CatalogueKind, alias: string, text: Text): Group => ({
  name: kind,
  alias,
  text,
  commands: [
    command({
      usage: 'list',
      text: ['A lista.', 'The list.'],
      options: { out: listed, ...reaching },
      run: (tools, _, asked) => tools.act.listEntriesCommand(tools, kind, asked),
    }),
    command({
      usage: 'show <nome|id>',
      text:
        kind === 'index'
          ? ['O que se sabe de um índice.', 'What is known of an index.']
          : ['O que se sabe de uma tabela.', 'What is known of a table.'],
      options: reaching,
      run: (tools, [ref], asked) => tools.act.showEntryCommand(tools, kind, ref, asked),
    }),
    seriesOf[kind],
  ],
})

const calculations: Group = {
  name: 'calc',
  alias: 'calculos',
  text: ['Os cálculos salvos da conta.', 'The saved calculations of the account.'],
  commands: [
    command({
      usage: 'list',
      text: ['Todos, o último alterado primeiro.', 'All of them, the last changed one first.'],
      options: {
        type: value('<tipo>', ['só os de um tipo', 'only those of one type']),
        limit: value('<n>', ['no máximo n', 'at most n']),
        out: listed,
        ...reaching,
      },
      run: (tools, _, asked) => tools.act.calcListCommand(tools, asked),
    }),
  ],
}

/**
 * The password is prompted for or configured and is no option, because other users can see a
 * command line.
 */
const keys: Group = {
  name: 'keys',
  alias: 'chaves',
  text: ['As chaves de quem entra com login e senha.', 'The keys of who logs in with a password.'],
  commands: [
    command({
      usage: 'list',
      text: ['Todas as chaves, só o começo de cada uma.', 'All keys, only how each begins.'],
      options: reaching,
      run: (tools, _, asked) => tools.act.listKeysCommand(tools, asked),
    }),
    command({
      usage: 'create',
      text: ['Cria uma chave e a mostra uma vez.', 'Makes a key and shows it once.'],
      options: {
        name: value('<nome>', ['para reconhecê-la', 'to know it by']),
        scopes: value('<a,b>', ['só estes; sem a opção, todos', 'only these; all without it']),
        tipos: value('<a,b>', ['só estes tipos de cálculo', 'only these types of calculation']),
        env: value('<live|test>', ['de produção ou de teste', 'for production or for tests']),
        ...reaching,
      },
      run: (tools, _, asked) => tools.act.createKeyCommand(tools, asked),
    }),
    command({
      usage: 'revoke <id>',
      text: ['Revoga uma chave, para sempre.', 'Revokes a key, for good.'],
      options: { yes: flag(['não pergunta', 'does not ask'], 'y'), ...reaching },
      run: (tools, [id], asked) => tools.act.revokeKeyCommand(tools, id, asked),
    }),
  ],
}

/** Commands that make free calls to the service. */
export const service = [
  catalogue('index', 'indices', ['Os índices do serviço.', 'The indices of the service.']),
  catalogue('table', 'tabelas', [
    'As tabelas judiciais do serviço.',
    'The judicial tables of the service.',
  ]),
  calculations,
  keys,
]
