import { labelOf } from '../../accept/find/table.js'
import { EXIT, type ExitStatus, UserError } from '../../core/errors.js'
import { sentence } from '../../messages/message-code.js'
import { allAnswers, forgetAnswer } from '../../records/remembered-answers.js'
import { type Cli, timeOf, words } from '../output.js'
import { printTable } from '../print-table.js'

/** Lists the remembered answers of all accounts. */
export async function listAnswersCommand({ app, output }: Cli): Promise<ExitStatus> {
  const all = await allAnswers(await app.bucket())
  if (output.json) {
    output.result(JSON.stringify({ answers: all }))
    return EXIT.done
  }
  const translate = (pt: string, en: string) => words(output.language, pt, en)
  printTable(
    [
      ...[
        'ID',
        translate('Desde', 'Since'),
        translate('Conta', 'Account'),
        translate('Trabalho', 'Job'),
      ],
      ...[
        translate('Campo', 'Field'),
        translate('Coluna', 'Column'),
        translate('Títulos', 'Headings'),
      ],
    ],
    all.map(({ id, at, account, job, field, column, headings }) => [
      ...[id, timeOf(output.language, Date.parse(at)), account, job, labelOf(field)],
      ...[column || translate('nenhuma', 'none'), headings.filter(Boolean).join('; ')],
    ]),
    output,
    sentence('answers_none'),
  )
  return EXIT.done
}

/** @throws UserError (2) for an unknown id */
export async function forgetAnswersCommand({ app, output }: Cli, id: string): Promise<ExitStatus> {
  if (!(await forgetAnswer(await app.bucket(), id)))
    throw UserError.usage('answers_no_such', { id })
  output.say(sentence('answers_forgotten', { id }))
  if (output.json) output.result(JSON.stringify({ forgotten: id }))
  return EXIT.done
}
