import { readFile } from 'node:fs/promises'
import { type User, Users } from '../access/users.js'
import type { App } from '../app/app.js'
import { EXIT, type ExitStatus, UserError } from '../core/errors.js'
import { sentence } from '../messages/message-code.js'
import { type Cli, type Output, words } from './output.js'
import { asking, terminalOf } from './terminal/asking.js'

export interface AddUserOptions {
  role: string
  account?: string[]
  passwordFile?: string
  /** False: the user signs in by tokens only. */
  password: boolean
}

export interface TokenOptions {
  label?: string
  list?: boolean
  revoke?: string
  json?: boolean
}

async function usersOf(app: App): Promise<Users> {
  return new Users(await app.bucket(), app.clock.now)
}

export async function addUser(
  { app, output }: Cli,
  name: string,
  asked: AddUserOptions,
): Promise<ExitStatus> {
  const users = await usersOf(app)
  const accounts = asked.account ?? [asked.role === 'admin' ? '*' : 'default']
  refuseUnknown(accounts, app)
  const password = await passwordOf(asked, output)
  const user = await users.add({ name, role: asked.role, accounts, password })
  output.tell(
    words(
      output.language,
      `Usuário ${user.name} criado (${user.role}; contas: ${accountsOf(user)}).`,
      `User ${user.name} created (${user.role}; accounts: ${accountsOf(user)}).`,
    ),
  )
  return EXIT.done
}

/** The accounts of a user are not changed later, and by a misspelt one nothing would be seen. */
function refuseUnknown(accounts: readonly string[], { config }: App): void {
  const known = ['default', ...config.accounts.map((account) => account.name)]
  // Batches of a page in rehearsal are of the account `sandbox`.
  const name = accounts.find((one) => ![...known, '*', 'sandbox'].includes(one))
  if (name !== undefined) throw UserError.usage('no_account', { name, known })
}

async function passwordOf(
  { password = true, passwordFile }: Partial<Pick<AddUserOptions, 'password' | 'passwordFile'>>,
  output: Output,
): Promise<string | undefined> {
  if (!password) return undefined
  if (passwordFile !== undefined) {
    const text = await readFile(passwordFile, 'utf8').catch(() => {
      throw UserError.usage('file_missing', { path: passwordFile })
    })
    return text.replace(/\r?\n$/, '')
  }
  const terminal = terminalOf(output)
  if (!terminal) throw UserError.usage('user_needs_password')
  return asking(terminal, (prompt) =>
    prompt.askSecret(words(output.language, 'Senha: ', 'Password: ')),
  )
}

export async function listUsers({ app, output }: Cli): Promise<ExitStatus> {
  const users = await (await usersOf(app)).all()
  if (output.json) {
    const shown = users.map(({ password, ...user }) => ({
      ...user,
      password: password !== undefined,
    }))
    output.result(JSON.stringify(shown))
    return EXIT.done
  }
  for (const user of users) {
    const off = user.disabledAt ? words(output.language, '  desativado', '  disabled') : ''
    output.result(`${user.name}  ${user.role}  ${accountsOf(user)}${off}`)
  }
  if (users.length === 0) output.say(sentence('users_none'))
  return EXIT.done
}

export async function disableUser({ app, output }: Cli, name: string): Promise<ExitStatus> {
  await (await usersOf(app)).disable(name)
  output.tell(words(output.language, `Usuário ${name} desativado.`, `User ${name} is disabled.`))
  return EXIT.done
}

export async function enableUser({ app, output }: Cli, name: string): Promise<ExitStatus> {
  await (await usersOf(app)).enable(name)
  output.tell(words(output.language, `Usuário ${name} ativado.`, `User ${name} is enabled.`))
  return EXIT.done
}

export async function setUserPassword(
  { app, output }: Cli,
  name: string,
  asked: Pick<AddUserOptions, 'passwordFile'>,
): Promise<ExitStatus> {
  const users = await usersOf(app)
  await users.named(name)
  await users.setPassword(name, (await passwordOf(asked, output))!)
  output.tell(
    words(
      output.language,
      `Senha de ${name} trocada; as sessões dele terminaram.`,
      `The password of ${name} is replaced; his sessions have ended.`,
    ),
  )
  return EXIT.done
}

export async function unlinkUser({ app, output }: Cli, name: string): Promise<ExitStatus> {
  await (await usersOf(app)).unlink(name)
  output.tell(
    words(
      output.language,
      `Usuário ${name} desligado do provedor de identidade.`,
      `User ${name} is no longer linked to the identity provider.`,
    ),
  )
  return EXIT.done
}

export async function userToken(
  { app, output }: Cli,
  name: string,
  { label = '', list, revoke }: TokenOptions,
): Promise<ExitStatus> {
  const users = await usersOf(app)
  await users.named(name)
  if (list) return listTokens(users, name, output)
  if (revoke !== undefined) {
    await users.revokeToken(name, revoke)
    output.tell(words(output.language, `Token ${revoke} revogado.`, `Token ${revoke} is revoked.`))
    return EXIT.done
  }
  const { token, text } = await users.issueToken(name, label)
  output.tell(
    words(
      output.language,
      `Token ${token.id} de ${name}; guarde-o agora, pois não será mostrado de novo:`,
      `Token ${token.id} of ${name}; keep it now, it is not shown again:`,
    ),
  )
  output.result(output.json ? JSON.stringify({ id: token.id, user: name, token: text }) : text)
  return EXIT.done
}

async function listTokens(users: Users, name: string, output: Output): Promise<ExitStatus> {
  const tokens = await users.tokensOf(name)
  const never = words(output.language, 'nunca usado', 'never used')
  if (tokens.length === 0 && !output.json) output.say(sentence('tokens_none', { name }))
  if (output.json) output.result(JSON.stringify(tokens.map(({ hash: _hash, ...token }) => token)))
  else
    for (const { id, label, createdAt, usedAt, revokedAt } of tokens) {
      const off = revokedAt ? words(output.language, '  revogado', '  revoked') : ''
      output.result(`${id}  ${createdAt}  ${usedAt ?? never}  ${label}${off}`)
    }
  return EXIT.done
}

function accountsOf({ accounts }: Pick<User, 'accounts'>): string {
  return accounts === '*' ? '*' : accounts.join(', ')
}
