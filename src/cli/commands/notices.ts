import { command, flag, type Group, json } from './declare.js'

/** Commands on notices by mail and webhook. */
export const notices: Group = {
  name: 'notice',
  alias: 'avisos',
  text: ['Os avisos por e-mail e webhook.', 'Notices by mail and webhook.'],
  commands: [
    command({
      usage: 'list',
      text: ['Os que esperam e os abandonados.', 'Those that wait and those that were given up.'],
      options: { all: flag(['também os entregues', 'those that were delivered, too']), json },
      run: (tools, _, asked) => tools.act.listNoticesCommand(tools, asked),
    }),
    command({
      usage: 'show <aviso>',
      text: ['Um aviso e suas tentativas.', 'One notice and its attempts.'],
      options: { json },
      run: (tools, [id]) => tools.act.showNoticeCommand(tools, id),
    }),
    command({
      usage: 'replay [avisos...]',
      text: ['Envia de novo avisos abandonados.', 'Sends again notices that were given up.'],
      options: { all: flag(['todos', 'all of them']), json },
      run: (tools, [ids], asked) => tools.act.replayNoticesCommand(tools, ids, asked),
    }),
  ],
}
