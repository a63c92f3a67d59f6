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
      run: ({ app, output, act }, _, asked) => act.listNoticesCommand({ app, output }, asked),
    }),
    command({
      usage: 'show <aviso>',
      text: ['Um aviso e suas tentativas.', 'One notice and its attempts.'],
      options: { json },
      run: ({ app, output, act }, [id]) => act.showNoticeCommand({ app, output }, id),
    }),
    command({
      usage: 'replay [avisos...]',
      text: ['Envia de novo avisos abandonados.', 'Sends again notices that were given up.'],
      options: { all: flag(['todos', 'all of them']), json },
      run: ({ app, output, act }, [ids], asked) =>
        act.replayNoticesCommand({ app, output }, ids, asked),
    }),
  ],
}
