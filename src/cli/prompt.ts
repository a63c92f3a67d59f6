import { createInterface } from 'node:readline/promises'

/** What a person answers at the terminal; undefined of Ctrl-C and of the end of the input. */
export async function asked(question: string): Promise<string | undefined> {
  const asking = createInterface({ input: process.stdin, output: process.stderr })
  const left = new Promise<undefined>((resolve) => {
    asking.once('SIGINT', () => resolve(undefined))
    asking.once('close', () => resolve(undefined))
  })
  // What was left open is ended by the close below.
  const answer = asking.question(question).catch(() => undefined)
  try {
    return await Promise.race([answer, left])
  } finally {
    asking.close()
  }
}
