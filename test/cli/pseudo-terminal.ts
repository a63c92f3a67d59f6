import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Ended, ended } from '../support/cli.js'

const MAIN = fileURLToPath(new URL('../../dist/src/cli/main.js', import.meta.url))

/** The program at a terminal that util-linux' `script` makes: stdin, stdout and stderr are one. */
export interface Typed {
  /** Types once something stands on the terminal that was not there at the last time. */
  after(shown: string, typed: string): Promise<void>
  ended: Promise<Ended>
}

export function atTerminal(
  args: string[],
  env: Record<string, string>,
  cwd: string,
  /** Unset, a terminal that tells no width. */
  columns?: number,
): Typed {
  const program = [process.execPath, MAIN, ...args].map((one) => `'${one}'`).join(' ')
  const command = columns === undefined ? program : `stty cols ${columns}; ${program}`
  const child = spawn('script', ['-q', '-e', '-c', command, '/dev/null'], {
    cwd,
    env: { PATH: process.env.PATH ?? '', TERM: 'dumb', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let all = ''
  child.stdout.on('data', (chunk) => {
    all += String(chunk)
  })
  const over = once(child, 'close').then(() => {
    throw new Error(`the program ended before it asked: ${all.slice(from)}`)
  })
  over.catch(() => undefined)
  let from = 0
  return {
    ended: ended(child),
    after: async (shown, typed) => {
      while (!all.includes(shown, from)) await Promise.race([once(child.stdout, 'data'), over])
      from = all.indexOf(shown, from) + shown.length
      child.stdin.write(typed)
    },
  }
}
