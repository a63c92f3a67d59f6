import type { Command } from 'commander'
import type { Perform, Say } from './command.js'

/** What is told by mail and webhook, and what could not be. */
export function addNotices(lote: Command, perform: Perform, say: Say): void {
  const notice = lote
    .command('notice')
    .description(say('Os avisos por e-mail e webhook.', 'Notices by mail and webhook.'))
  notice
    .command('list')
    .description(
      say('Os que esperam e os abandonados.', 'Those that wait and those that were given up.'),
    )
    .option('--all', say('também os entregues', 'those that were delivered, too'))
    .option('--json')
    .action((asked: { all?: boolean; json?: boolean }) =>
      perform((app, output, act) => act.listNoticesCommand(app, asked, output), asked),
    )
  notice
    .command('show <aviso>')
    .description(say('Um aviso e suas tentativas.', 'One notice and its attempts.'))
    .option('--json')
    .action((id: string, asked: { json?: boolean }) =>
      perform((app, output, act) => act.showNoticeCommand(app, id, output), asked),
    )
  notice
    .command('replay [avisos...]')
    .description(
      say('Envia de novo avisos abandonados.', 'Sends again notices that were given up.'),
    )
    .option('--all', say('todos', 'all of them'))
    .option('--json')
    .action((ids: string[], asked: { all?: boolean; json?: boolean }) =>
      perform((app, output, act) => act.replayNoticesCommand(app, ids, asked, output), asked),
    )
}
