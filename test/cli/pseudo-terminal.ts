import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Ended, ended } from '../support/cli.js'

const MAIN = fileURLToPath(new URL('../../dist/src/cli/main.js', import.meta.url))

/** The program at a terminal that util-linux' `script` makes: stdin, stdout and stderr are one. */
export interface Typed {
  /** Types once something stands on the terminal that was not there at the last time. */
  after(shown: string, typed: string): Promise<void>
  ended: Promise<Ended>
}

export function atTerminal(args: string[], env: Record<string, string>, cwd: string): Typed {
  const command = [process.execPath, MAIN, ...args].map((one) => `'${one}'`).join(' ')
  const child = spawn('script', ['-q', '-e', '-c', command, '/dev/null'], {
    cwd,
    env: { PATH: process.env.PATH ?? '', TERM: 'dumb', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let all = ''
  child.stdout.on('data', (chunk) => {
    all += String(chunk)
  })
  let from = 0
  return {
    ended: ended(child),
    after: async (shown, typed) => {
      while (!all.includes(shown, from)) await moreOf(child)
      from = all.indexOf(shown, from) + shown.length
      child.stdin.write(typed)
    },
  }
}

function moreOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout!.once('data', () => resolve())
    child.once('close', () => reject(new Error('the program ended before it asked')))
  })
}
