import type { ReportKind } from '../../reports/report.js'
import { plainName } from '../../values/plain-name.js'
import { command, type Given, type Group, json, type Tools, values } from './declare.js'
import { account, out, rehearsal } from './options.js'

const parametersOf = (of: string) => values('<nome=valor>', [of, of], 'p')

type Asked = Partial<
  Given<{
    param: ReturnType<typeof parametersOf>
    out: typeof out
    account: typeof account
    sandbox: typeof rehearsal
  }>
>

function made({ app, output, act }: Tools, kind: ReportKind, about: string[], asked: Asked) {
  const { param = [], account: of, sandbox, out: path } = asked
  const options = { param: [...about, ...param], account: of, sandbox, out: path }
  return act.reportCommand({ app, output }, kind, options)
}

const named = (parameter: string, name: string | undefined) =>
  name === undefined ? [] : [`${parameter}=${name}`]

/** Commands on reports, which are made from free calls and stored records and cost no unit. */
export const reports: Group = {
  name: 'report',
  alias: 'relatorio',
  text: ['Relatórios; nenhum gasta unidades.', 'Reports; none of them costs a unit.'],
  commands: [
    command({
      usage: 'index',
      text: ['O que índices e tabelas fizeram no mês.', 'What indices did in a month.'],
      options: {
        param: parametersOf('month=10/2026, index=ipca,inpc, table=tjsp-pratica'),
        out,
        account,
        sandbox: rehearsal,
        json,
      },
      job: 'report',
      run: (tools, _, asked) => made(tools, 'index', [], asked),
    }),
    command({
      usage: 'portfolio [carteira]',
      text: [
        'A posição de uma carteira, e o que mudou.',
        'What a portfolio is worth, and changes.',
      ],
      options: {
        param: parametersOf('portfolio=carteira-*.xlsx, job=correct, batch=ID, since=ID'),
        out,
        sandbox: rehearsal,
        json,
      },
      job: 'report',
      run: (tools, [name], asked) => made(tools, 'portfolio', named('portfolio', name), asked),
    }),
    command({
      usage: 'gazette [acompanhamento]',
      text: ['A semana de um acompanhamento do diário.', 'The week of a watch of the gazette.'],
      options: { param: parametersOf('watch=NOME, from=DD/MM/AAAA, to=DD/MM/AAAA'), out, json },
      job: 'report',
      run: (tools, [name], asked) =>
        made(tools, 'gazette', named('watch', name && plainName(name)), asked),
    }),
    command({
      usage: 'list',
      text: ['Os relatórios guardados.', 'The reports that are stored.'],
      options: { json },
      run: (tools) => tools.act.listReportsCommand(tools),
    }),
  ],
}
