import { EXIT, UserError } from '../../core/errors.js'
import { sentence } from '../../messages/message-code.js'
import type { Output } from '../output.js'
import { Prompt, PromptAborted, type Terminal } from './prompt.js'

/** Returns the terminal of the process, if there is one. */
export function terminalOf({ terminal }: Output): Terminal | undefined {
  const { stdin, stderr } = process
  return stdin.isTTY && terminal ? { input: stdin, output: stderr } : undefined
}

/**
 * Asks questions one after the other.
 * @throws UserError (130) on Ctrl-C
 */
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

/** Asks one question; undefined without a terminal, on Ctrl-C and at the end of the input. */
export async function askOnce(output: Output, question: string): Promise<string | undefined> {
  const terminal = terminalOf(output)
  if (!terminal) return undefined
  const prompt = new Prompt(terminal)
  try {
    return await prompt.ask(question)
  } catch (error) {
    if (error instanceof PromptAborted) return undefined
    throw error
  } finally {
    prompt.close()
  }
}
