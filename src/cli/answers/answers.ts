import { labelOf } from '../../accept/find/table.js'
import { EXIT, type ExitStatus, UserError } from '../../core/errors.js'
import { sentence } from '../../messages/message-code.js'
import { allAnswers, forgetAnswer } from '../../records/remembered-answers.js'
import { type Cli, timeOf, words } from '../output.js'
import { printTable } from '../print-table.js'

/** Lists the remembered answers of all accounts. */
export async function listAnswersCommand({ app, output }: Cli): Promise<ExitStatus> {
  const answers = await allAnswers(await app.bucket())
  const { language } = output
  return printTable(
    {
      json: { answers },
      titles: [
        ['ID', 'ID'],
        ['Desde', 'Since'],
        ['Conta', 'Account'],
        ['Trabalho', 'Job'],
        ['Campo', 'Field'],
        ['Coluna', 'Column'],
        ['Títulos', 'Headings'],
      ],
      rows: () =>
        answers.map(({ id, at, account, job, field, column, headings }) => [
          id,
          timeOf(language, Date.parse(at)),
          account,
          job,
          labelOf(field),
          column || words(language, 'nenhuma', 'none'),
          headings.filter(Boolean).join('; '),
        ]),
      none: sentence('answers_none'),
    },
    output,
  )
}

/** @throws UserError (2) for an unknown id */
export async function forgetAnswersCommand({ app, output }: Cli, id: string): Promise<ExitStatus> {
  if (!(await forgetAnswer(await app.bucket(), id)))
    throw UserError.usage('answers_no_such', { id })
  output.say(sentence('answers_forgotten', { id }))
  if (output.json) output.result(JSON.stringify({ forgotten: id }))
  return EXIT.done
}
