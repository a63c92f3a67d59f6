import type { Command } from 'commander'
import type { Perform, Say } from './command.js'
import type { AddUserOptions, TokenOptions } from './users.js'

/** Who may sign in at the page and the API. */
export function addUsers(lote: Command, perform: Perform, say: Say): void {
  const user = lote
    .command('user')
    .description(
      say(
        'Os usuários da página e da API, e os tokens deles.',
        'The users of the page and the API, and their tokens.',
      ),
    )
  user
    .command('add <nome>')
    .description(
      say(
        'Cria um usuário; a senha é perguntada, ou lida de um arquivo.',
        'Creates a user; the password is asked for, or read from a file.',
      ),
    )
    .requiredOption('--role <papel>', 'viewer, operator, admin')
    .option(
      '--account <nome...>',
      say('contas que ele vê; * são todas', 'accounts that he sees; * is all of them'),
    )
    .option('--password-file <arquivo>', say('onde está a senha', 'where the password is'))
    .option('--no-password', say('só entra por tokens', 'signs in by tokens alone'))
    .action((name: string, asked: AddUserOptions) =>
      perform((app, output, act) => act.addUser(app, name, asked, output), {}),
    )
  user
    .command('list')
    .description(say('Os usuários.', 'The users.'))
    .option('--json')
    .action((asked: { json?: boolean }) =>
      perform((app, output, act) => act.listUsers(app, output), asked),
    )
  user
    .command('disable <nome>')
    .description(
      say(
        'Não entra mais; as sessões e os tokens dele deixam de valer.',
        'Signs in no more; his sessions and tokens are not taken any more.',
      ),
    )
    .action((name: string) => perform((app, output, act) => act.disableUser(app, name, output), {}))
  user
    .command('unlink <nome>')
    .description(
      say(
        'Esquece quem ele é no provedor de identidade; vale quem entrar com o e-mail dele a seguir.',
        'Forgets who he is at the identity provider; the next to come with his e-mail is he.',
      ),
    )
    .action((name: string) => perform((app, output, act) => act.unlinkUser(app, name, output), {}))
  addTokens(user, perform, say)
}

function addTokens(user: Command, perform: Perform, say: Say): void {
  user
    .command('token <nome>')
    .description(
      say(
        'Cria um token da API e o mostra uma única vez.',
        'Creates an API token and shows it once.',
      ),
    )
    .option('--label <texto>', say('para que serve', 'what it is for'))
    .option('--list', say('os que há, e o último uso', 'those there are, and their last use'))
    .option('--revoke <id>', say('este deixa de valer', 'this one is not taken any more'))
    .option('--json')
    .action((name: string, asked: TokenOptions) =>
      perform((app, output, act) => act.userToken(app, name, asked, output), asked),
    )
}
