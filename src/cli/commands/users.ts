import { command, flag, type Group, json, unless, value, values } from './declare.js'

/** Commands on the users who may sign in at the page and the API. */
export const users: Group = {
  name: 'user',
  alias: 'usuarios',
  text: [
    'Os usuários da página e da API, e os tokens deles.',
    'The users of the page and the API, and their tokens.',
  ],
  commands: [
    command({
      usage: 'add <nome>',
      text: [
        'Cria um usuário; a senha é perguntada, ou lida de um arquivo.',
        'Creates a user; the password is asked for, or read from a file.',
      ],
      options: {
        role: {
          ...value('<papel>', ['viewer, operator, admin', 'viewer, operator, admin']),
          required: true,
        },
        account: values('<nome...>', [
          'contas que ele vê; * são todas',
          'accounts that he sees; * is all of them',
        ]),
        passwordFile: value('<arquivo>', ['onde está a senha', 'where the password is']),
        password: unless([
          'sem senha: entra por tokens, ou pelo provedor de identidade',
          'no password: signs in by tokens, or by the identity provider',
        ]),
      },
      run: (tools, [name], asked) => tools.act.addUser(tools, name, asked),
    }),
    command({
      usage: 'list',
      text: ['Os usuários.', 'The users.'],
      options: { json },
      run: (tools) => tools.act.listUsers(tools),
    }),
    command({
      usage: 'disable <nome>',
      text: [
        'Não entra mais; as sessões e os tokens dele deixam de valer.',
        'Signs in no more; his sessions and tokens are not taken any more.',
      ],
      run: (tools, [name]) => tools.act.disableUser(tools, name),
    }),
    command({
      usage: 'enable <nome>',
      text: [
        'Entra de novo, com a senha e os tokens que tinha.',
        'Signs in again, with the password and the tokens that he had.',
      ],
      run: (tools, [name]) => tools.act.enableUser(tools, name),
    }),
    command({
      usage: 'password <nome>',
      text: [
        'Troca a senha, que é perguntada, ou lida de um arquivo; as sessões dele terminam.',
        'Replaces the password, which is asked for, or read from a file; his sessions end.',
      ],
      options: {
        passwordFile: value('<arquivo>', ['onde está a senha', 'where the password is']),
      },
      run: (tools, [name], asked) => tools.act.setUserPassword(tools, name, asked),
    }),
    command({
      usage: 'unlink <nome>',
      text: [
        'Esquece quem ele é no provedor de identidade; vale quem entrar com o e-mail dele a seguir.',
        'Forgets who he is at the identity provider; the next to come with his e-mail is he.',
      ],
      run: (tools, [name]) => tools.act.unlinkUser(tools, name),
    }),
    command({
      usage: 'token <nome>',
      text: [
        'Cria um token da API e o mostra uma única vez.',
        'Creates an API token and shows it once.',
      ],
      options: {
        label: value('<texto>', ['para que serve', 'what it is for']),
        list: flag(['os que há, e o último uso', 'those there are, and their last use']),
        revoke: value('<id>', ['este deixa de valer', 'this one is not taken any more']),
        json,
      },
      run: (tools, [name], asked) => tools.act.userToken(tools, name, asked),
    }),
  ],
}
