import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CHILD = fileURLToPath(new URL('../../dist/chaos/test/chaos/start.js', import.meta.url))
/** The same, of the compiled runner. */
const BESIDE = fileURLToPath(new URL('./start.js', import.meta.url))

export interface Ended {
  status: number | null
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
}

/** A process of ours, and what we did to it. */
export interface Started {
  pid: number
  args: string[]
  ended: Promise<Ended>
  isOver(): boolean
  /** Set before the signal goes out: how it ends is no surprise then. */
  ours: Set<NodeJS.Signals>
  signal(signal: NodeJS.Signals): void
}

/** Starts the program with `args`, and `env` alone; what it says is kept in `dir`. */
export function startProcess(
  args: string[],
  env: Record<string, string>,
  dir: string,
  name: string,
): Started {
  const inherited = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' }
  const program = import.meta.url.endsWith('.ts') ? CHILD : BESIDE
  // On SIGUSR2 it writes down what it waits for: one that does not end tells why.
  const telling = ['--report-on-signal', `--report-directory=${dir}`]
  const child = spawn(process.execPath, [...telling, program, ...args], {
    cwd: dir,
    env: { ...inherited, NODE_NO_WARNINGS: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Nothing of ours outlives us.
  const kill = () => child.kill('SIGKILL')
  process.setMaxListeners(0).on('exit', kill)
  child.once('close', () => process.off('exit', kill))
  const started: Started = {
    pid: child.pid!,
    args,
    ended: endOf(child, createWriteStream(join(dir, `${name}-${child.pid}.log`))),
    isOver: () => child.exitCode !== null || child.signalCode !== null,
    ours: new Set(),
    signal: (signal) => {
      if (signal !== 'SIGCONT' && signal !== 'SIGSTOP') started.ours.add(signal)
      child.kill(signal)
    },
  }
  return started
}

async function endOf(child: ChildProcess, log: WriteStream): Promise<Ended> {
  const said = { stdout: '', stderr: '' }
  child.stdout!.on('data', (chunk) => {
    said.stdout += String(chunk)
  })
  child.stderr!.on('data', (chunk) => {
    said.stderr += String(chunk)
    log.write(chunk)
  })
  const [status, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  log.end(`\n${said.stdout}\nended: ${status ?? signal}\n`)
  return { status, signal, ...said }
}
