import { UserError } from '../../core/errors.js'
import type { Login } from '../../services/account.js'
import type { Credentials } from '../../services/calculation/auth.js'
import { type Output, words } from '../output.js'
import { asking } from '../terminal/asking.js'
import type { Prompt, Terminal } from '../terminal/prompt.js'

/** Names of the settings that give the login, for the message about a missing one. */
export type LoginPlaces = Record<'login' | 'password' | 'file', string>

/**
 * Returns the configured credentials; missing ones are prompted for.
 * @throws UserError (2) without a terminal, (130) on Ctrl-C
 */
export async function credentialsOf(
  { identifier, password }: Login,
  places: LoginPlaces,
  terminal: Terminal | undefined,
  output: Output,
): Promise<Credentials> {
  if (identifier && password) return { identifier, senha: password }
  if (!terminal) throw UserError.usage('login_missing', places)
  return asking(terminal, async (prompt) => ({
    identifier: identifier ?? (await loginAt(prompt, output)),
    senha: password ?? (await passwordAt(prompt, output)),
  }))
}

/** Asks for confirmation; anything but a yes is a no. */
export function agreed(terminal: Terminal, question: string): Promise<boolean> {
  return asking(terminal, async (prompt) =>
    /^(?:s|sim|y|yes)$/i.test((await prompt.ask(question)).trim()),
  )
}

async function loginAt(prompt: Prompt, { language }: Output): Promise<string> {
  const question = words(language, 'E-mail ou login: ', 'E-mail or login: ')
  let login = ''
  while (login === '') login = (await prompt.ask(question)).trim()
  return login
}

async function passwordAt(prompt: Prompt, { language }: Output): Promise<string> {
  const question = words(language, 'Senha (não aparece): ', 'Password (not shown): ')
  let password = ''
  while (password === '') password = await prompt.askSecret(question)
  return password
}
