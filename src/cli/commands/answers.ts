import { command, type Group, json } from './declare.js'

/** Commands on remembered answers. */
export const answers: Group = {
  name: 'answers',
  alias: 'respostas',
  text: [
    'Respostas guardadas: qual coluna é qual campo, em planilhas de mesmos títulos.',
    'Kept answers: which column is which field, in spreadsheets of the same headings.',
  ],
  commands: [
    command({
      usage: 'list',
      text: ['Lista as respostas guardadas.', 'Lists the kept answers.'],
      options: { json },
      run: (tools) => tools.act.listAnswersCommand(tools),
    }),
    command({
      usage: 'forget <id>',
      text: ['Esquece uma resposta: pergunta-se de novo.', 'Forgets an answer: it is asked again.'],
      options: { json },
      run: (tools, [id]) => tools.act.forgetAnswersCommand(tools, id),
    }),
  ],
}
