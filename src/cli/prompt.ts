import { createInterface } from 'node:readline/promises'

/** Returns the user's answer at the terminal; undefined on Ctrl-C and at the end of the input. */
export async function asked(question: string): Promise<string | undefined> {
  const asking = createInterface({ input: process.stdin, output: process.stderr })
  const left = new Promise<undefined>((resolve) => {
    asking.once('SIGINT', () => resolve(undefined))
    asking.once('close', () => resolve(undefined))
  })
  // The close below ends a question that is still open.
  const answer = asking.question(question).catch(() => undefined)
  try {
    return await Promise.race([answer, left])
  } finally {
    asking.close()
  }
}
