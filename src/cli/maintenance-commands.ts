import type { Command } from 'commander'
import type { TemplateOptions } from '../batches/template.js'
import type { Perform, Say } from './command.js'

/** A sheet to begin from, and commands that look after what is stored. */
export function addCare(lote: Command, perform: Perform, say: Say): void {
  addTemplate(lote, perform, say)
  lote
    .command('verify <lote|arquivo.xlsx>')
    .description(
      say(
        'Confere um lote, ou uma pasta de trabalho, com o que está guardado; não gasta.',
        'Checks a batch, or a workbook, against what is stored; spends nothing.',
      ),
    )
    .option('--json')
    .action((what: string, asked: { json?: boolean }) =>
      perform((app, output, act) => act.verifyCommand(app, what, output), asked),
    )
  lote
    .command('trace <lote|arquivo.xlsx> <linha|célula>')
    .description(
      say(
        "De onde vem um valor: a linha de um lote, ou uma célula, como 'Resultado!K17'.",
        "Where a figure comes from: a line of a batch, or a cell, as 'Resultado!K17'.",
      ),
    )
    .option('--json')
    .action((what: string, where: string, asked: { json?: boolean }) =>
      perform((app, output, act) => act.traceCommand(app, what, where, output), asked),
    )
  lote
    .command('diff <antes> <agora>')
    .description(
      say(
        'O que mudou de um lote para outro: os totais, cada linha, quanto e por quê; não gasta.',
        'What changed from one batch to another: totals, each row, how much and why; spends nothing.',
      ),
    )
    .option('--out <arquivo.xlsx>', say('também em planilha', 'as a workbook as well'))
    .option('--json')
    .action((before: string, now: string, asked: { out?: string; json?: boolean }) =>
      perform((app, output, act) => act.diffCommand(app, before, now, asked, output), asked),
    )
  lote
    .command('prune')
    .description(
      say(
        'Diz quais lotes terminados são velhos demais, e com --yes os apaga.',
        'Tells which finished batches are too old, and with --yes removes them.',
      ),
    )
    .requiredOption(
      '--older-than <idade>',
      say('há quanto tempo terminaram: 90d ou 12h', 'how long ago they ended: 90d or 12h'),
    )
    .option('--dry-run', say('só diz o que sairia; é o padrão', 'only tells; the default'))
    .option('--yes', say('apaga', 'removes'))
    .option('--json')
    .action((asked: { olderThan: string; dryRun?: boolean; yes?: boolean; json?: boolean }) =>
      perform(
        (app, output, act) =>
          act.pruneCommand(app, { ...asked, yes: asked.yes === true && !asked.dryRun }, output),
        asked,
      ),
    )
}

function addTemplate(lote: Command, perform: Perform, say: Say): void {
  lote
    .command('template [trabalho]')
    .description(
      say(
        'Grava uma planilha modelo do trabalho, com o que cada coluna pode ter; sem trabalho, diz quais há.',
        'Writes a sheet of the job to begin from, with what each column may hold; without one, lists the jobs.',
      ),
    )
    .option('--out <arquivo.xlsx|csv>', say('onde gravar', 'where to write it'))
    .option(
      '--type <tipo>',
      say(
        'calc: as colunas deste tipo de cálculo',
        'calc: the columns of this type of calculation',
      ),
    )
    .option('--account <nome>')
    .option(
      '--sandbox',
      say('pergunta ao ensaio, nesta máquina', 'asks the rehearsal, on this machine'),
    )
    .option('--json')
    .action((job: string | undefined, asked: TemplateOptions & { out?: string; json?: boolean }) =>
      perform((app, output, act) => act.templateCommand(app, job, asked, output), asked),
    )
}
