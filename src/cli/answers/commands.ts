import type { Command } from 'commander'
import type { Perform, Say } from '../command.js'

/** Answers that are remembered. */
export function addAnswers(lote: Command, perform: Perform, say: Say): void {
  const answers = lote
    .command('answers')
    .description(
      say(
        'Respostas guardadas: qual coluna é qual campo, em planilhas de mesmos títulos.',
        'Kept answers: which column is which field, in spreadsheets of the same headings.',
      ),
    )
  answers
    .command('list')
    .description(say('Lista as respostas guardadas.', 'Lists the kept answers.'))
    .option('--json')
    .action((asked: { json?: boolean }) =>
      perform((app, output, act) => act.listAnswersCommand(app, output), asked),
    )
  answers
    .command('forget <id>')
    .description(
      say('Esquece uma resposta: pergunta-se de novo.', 'Forgets an answer: it is asked again.'),
    )
    .option('--json')
    .action((id: string, asked: { json?: boolean }) =>
      perform((app, output, act) => act.forgetAnswersCommand(app, id, output), asked),
    )
}

/** Of commands that ask about a spreadsheet. */
export function answerOptions(command: Command, say: Say): Command {
  return command
    .option(
      '--answers <arquivo.json>',
      say(
        'responde às perguntas com um arquivo que --save-answers gravou',
        'answers what is asked from a file that --save-answers wrote',
      ),
    )
    .option(
      '--save-answers <arquivo.json>',
      say('grava as respostas dadas', 'writes the answers that were given'),
    )
}
