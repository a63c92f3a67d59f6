import type { Command } from 'commander'
import { REPORTS, type ReportKind } from '../reports/report.js'
import type { Perform, Say } from './command.js'
import type { ReportOptions } from './report.js'

type Asked = ReportOptions & { json?: boolean }

/** Summaries of what services show for free and of what is stored; none of them costs a unit. */
export function addReports(lote: Command, perform: Perform, say: Say): void {
  const report = lote
    .command('report')
    .description(say('Relatórios; nenhum gasta unidades.', 'Reports; none of them costs a unit.'))
  const about: Record<ReportKind, [args: string, what: string, subject?: string]> = {
    index: ['', say('O que índices e tabelas fizeram no mês.', 'What indices did in a month.')],
    portfolio: [
      ' [carteira]',
      say('A posição de uma carteira, e o que mudou.', 'What a portfolio is worth, and changes.'),
      'portfolio',
    ],
    gazette: [
      ' [acompanhamento]',
      say('A semana de um acompanhamento do diário.', 'The week of a watch of the gazette.'),
      'watch',
    ],
  }
  for (const kind of REPORTS) {
    const [args, what, subject] = about[kind]
    const command = report
      .command(`${kind}${args}`)
      .description(what)
      .option('-p, --param <nome=valor>', PARAMETERS[kind], collect, [])
      .option('--out <arquivo.xlsx>', say('onde gravar', 'where to write it'))
    if (kind === 'index') {
      command
        .option('--account <nome>', say('a conta', 'the account'))
        .option('--sandbox', say('ensaio, nesta máquina', 'a rehearsal on this machine'))
    }
    if (kind === 'portfolio') {
      command.option('--sandbox', say('a posição de um ensaio', 'the position of a rehearsal'))
    }
    command.option('--json')
    const ask = (name: string | undefined, asked: Asked) => {
      const named = subject && name !== undefined ? [`${subject}=${name}`] : []
      const options = { ...asked, param: [...named, ...asked.param] }
      return perform((app, output, act) => act.reportCommand(app, kind, options, output), {
        ...asked,
        job: 'report',
      })
    }
    if (subject) command.action(ask)
    else command.action((asked: Asked) => ask(undefined, asked))
  }
  report
    .command('list')
    .description(say('Os relatórios guardados.', 'The reports that are stored.'))
    .option('--json')
    .action((asked: { json?: boolean }) =>
      perform((app, output, act) => act.listReportsCommand(app, output), asked),
    )
}

const PARAMETERS: Record<ReportKind, string> = {
  index: 'month=10/2026, index=ipca,inpc, table=tjsp-pratica',
  portfolio: 'portfolio=carteira-*.xlsx, job=correct, batch=ID, since=ID',
  gazette: 'watch=NOME, from=DD/MM/AAAA, to=DD/MM/AAAA',
}

function collect(value: string, all: string[]): string[] {
  return [...all, value]
}
