import type { Command } from 'commander'
import type { Perform, Say } from './command.js'
import { figuresText, markedText, statementsText } from './request-commands.js'

type Asked = {
  sandbox?: boolean
  out?: string
  statements?: string
  marked?: string
  withFigures?: boolean
  repeatUncertain?: boolean
  json?: boolean
}

/** Commands on batches that are stored. */
export function addBatches(lote: Command, perform: Perform, say: Say): void {
  lote
    .command('status [lote]')
    .description(
      say(
        'Mostra as contas e os lotes abertos, ou um lote.',
        'Shows accounts and open batches, or one batch.',
      ),
    )
    .option(
      '--follow',
      say(
        'diz de novo a cada 2 s, até o lote terminar',
        'tells again every 2 s, until the batch ends',
      ),
    )
    .option('--json')
    .action((batch: string | undefined, asked: Asked & { follow?: boolean }) =>
      perform((app, output, act) => act.statusCommand(app, batch, output, asked.follow), asked),
    )
  lote
    .command('list')
    .description(say('Mostra todos os lotes.', 'Lists all batches.'))
    .option('--json')
    .action((asked: Asked) => perform((app, output, act) => act.listCommand(app, output), asked))
  addResume(lote, perform, say)
  addSteering(lote, perform, say)
  lote
    .command('result <lote>')
    .description(
      say('Entrega a pasta de trabalho de um lote.', 'Hands out the workbook of a batch.'),
    )
    .option('--out <arquivo.xlsx>')
    .option('--marked <arquivo.xlsx>', markedText(say))
    .option('--with-figures', figuresText(say))
    .option(
      '--sheets <quais>',
      say(
        'all: também as abas de conferência, que ficam fora da pasta',
        'all: also the sheets for checking, which are left out of the workbook',
      ),
    )
    .option('--json')
    .action((batch: string, asked: Asked & { sheets?: string }) =>
      perform((app, output, act) => act.resultCommand(app, batch, asked, output), asked),
    )
  lote
    .command('pending <lote>')
    .description(
      say(
        'Grava só as linhas sem resultado, para corrigir e devolver com lote run --patch.',
        'Writes the rows without a result, to be mended and given back with lote run --patch.',
      ),
    )
    .requiredOption('--out <arquivo.xlsx>')
    .action((batch: string, asked: { out: string }) =>
      perform((app, output, act) => act.pendingCommand(app, batch, asked.out, output), {}),
    )
}

function addResume(lote: Command, perform: Perform, say: Say): void {
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
    .option('--statements <formato>', statementsText(say))
    .option('--json')
    .action((batch: string, asked: Asked) =>
      perform(
        (app, output, act) =>
          act.resumeCommand(
            app,
            batch,
            {
              sandbox: asked.sandbox === true,
              out: asked.out,
              statements: act.statementFormat(asked.statements),
              repeatUncertain: asked.repeatUncertain === true,
            },
            output,
          ),
        asked,
      ),
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
      perform((app, output, act) => act.cancelCommand(app, batch, output), asked),
    )
  lote
    .command('pause <lote>')
    .description(say('Pausa um lote, até lote resume.', 'Pauses a batch, until lote resume.'))
    .action((batch: string) =>
      perform((app, output, act) => act.pauseCommand(app, batch, output), {}),
    )
  lote
    .command('lane <lote> <faixa>')
    .description(
      say(
        'Muda a faixa de um lote: urgent, normal ou background.',
        'Changes the lane of a batch: urgent, normal or background.',
      ),
    )
    .action((batch: string, lane: string) =>
      perform((app, output, act) => act.laneCommand(app, batch, lane, output), {}),
    )
}
