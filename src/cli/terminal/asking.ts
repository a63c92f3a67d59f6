import { EXIT, UserError } from '../../core/errors.js'
import { sentence } from '../../messages/message-code.js'
import type { Output } from '../output.js'
import { Prompt, PromptAborted, type Terminal } from './prompt.js'

/** The terminal of the process, where there is somebody at it. */
export function terminalOf({ terminal }: Output): Terminal | undefined {
  const { stdin, stderr } = process
  return stdin.isTTY && terminal ? { input: stdin, output: stderr } : undefined
}

/** Asks what has to be asked, one after the other. @throws UserError 130 when it is broken off */
export async function asking<T>(
  terminal: Terminal,
  ask: (prompt: Prompt) => Promise<T>,
): Promise<T> {
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
