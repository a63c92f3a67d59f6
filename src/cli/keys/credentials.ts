import { EXIT, UserError } from '../../core/errors.js'
import { sentence } from '../../messages/message-code.js'
import type { Login } from '../../services/account.js'
import type { Credentials } from '../../services/calculation/auth.js'
import { type Output, words } from '../output.js'
import { Prompt, PromptAborted, type Terminal } from './prompt.js'

/** Where a login would be given, to be told where it is missing. */
export type LoginPlaces = Record<'login' | 'password' | 'file', string>

/** The terminal of the process, where there is somebody at it. */
export function terminalOf({ terminal }: Output): Terminal | undefined {
  const { stdin, stderr } = process
  return stdin.isTTY && terminal ? { input: stdin, output: stderr } : undefined
}

/**
 * What a person logs in with: as configured, the rest asked for.
 * @throws UserError 2 without a terminal to ask at, 130 when it is broken off
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

/** Whether a person agrees; anything but a yes is a no. */
export function agreed(terminal: Terminal, question: string): Promise<boolean> {
  return asking(terminal, async (prompt) =>
    /^(?:s|sim|y|yes)$/i.test((await prompt.ask(question)).trim()),
  )
}

async function asking<T>(terminal: Terminal, ask: (prompt: Prompt) => Promise<T>): Promise<T> {
  const prompt = new Prompt(terminal)
  try {
    return await ask(prompt)
  } catch (error) {
    if (!(error instanceof PromptAborted)) throw error
    throw new UserError(EXIT.interrupted, [sentence('session_interrupted')])
  } finally {
    prompt.close()
  }
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
