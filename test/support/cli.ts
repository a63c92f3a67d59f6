import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Report } from '../../src/batches/view/report.js'
import { runWarm } from './warm-process.js'
import type { Workbench } from './workbench.js'

export const MAIN = fileURLToPath(new URL('../../dist/src/cli/main.js', import.meta.url))

export interface Ended {
  status: number | null
  stdout: string
  stderr: string
  /** The last line of stdout, where `--json` was asked. */
  report: Report
}

/** The program as a user runs it: built, in its own process, with an environment of its own. */
export function start(args: string[], env: Record<string, string>, cwd: string): ChildProcess {
  return spawn(process.execPath, [MAIN, ...args], {
    cwd,
    env: { ...inherited(cwd), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

function inherited(cwd: string): Record<string, string> {
  const coverage = process.env.NODE_V8_COVERAGE
  return {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    // What `lote config` keeps for whoever runs the tests is not for them.
    XDG_CONFIG_HOME: cwd,
    NODE_NO_WARNINGS: '',
    ...(coverage === undefined ? {} : { NODE_V8_COVERAGE: coverage }),
  }
}

/** `lote worker`: resolves when it says that it waits for batches. */
export async function startWorker({ env, dir }: Pick<Workbench, 'env' | 'dir'>) {
  const child = start(['worker'], env, dir)
  child.stdout!.resume()
  for await (const chunk of child.stderr!.iterator({ destroyOnReturn: false })) {
    if (String(chunk).includes('Pronto')) break
  }
  child.stderr!.resume()
  return child
}

export async function ended(child: ChildProcess): Promise<Ended> {
  let stdout = ''
  let stderr = ''
  child.stdout!.on('data', (chunk) => {
    stdout += String(chunk)
  })
  child.stderr!.on('data', (chunk) => {
    stderr += String(chunk)
  })
  const [status] = (await once(child, 'close')) as [number | null]
  return endedWith({ status, stdout, stderr })
}

function endedWith(told: Omit<Ended, 'report'>): Ended {
  const last = told.stdout.trim().split('\n').at(-1) ?? ''
  return {
    ...told,
    report: last.startsWith('{') ? (JSON.parse(last) as Report) : (undefined as never),
  }
}

/** Runs one command of the program to its end. */
export async function lote(
  args: string[],
  env: Record<string, string>,
  cwd: string,
): Promise<Ended> {
  // What a process ran is written down when it ends.
  if (process.env.NODE_V8_COVERAGE !== undefined) return ended(start(args, env, cwd))
  return endedWith(await runWarm({ args, env: { ...inherited(cwd), ...env }, cwd }))
}
