import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Ran } from './one-case.js'

const CHILD = fileURLToPath(new URL('./child.js', import.meta.url))
/** A process that says nothing for so long is busy with one thing, and stops the work of others. */
const SILENT_MS = 10_000
/** Waits are skipped: what is not over by then waits for something that never comes. */
const LONGEST_MS = 240_000
/** What batches of before have left of the judge and of the services is not theirs. */
const MOST_BATCHES = 10
const MOST_BYTES = 500 * 1024 * 1024

export interface Watched extends Ran {
  ms: number
  peakBytes: number
}

type Message =
  | { is: 'ready' }
  | { is: 'beat'; rss: number }
  | { is: 'stray'; error: string }
  | ({ is: 'ran' } & Ran & { ms: number })

/** A process in which batches run one after the other, watched from outside. */
export class WorkerProcess {
  private child: ChildProcess | undefined
  private batches = 0

  async run(seed: number, number: number): Promise<Watched> {
    if (this.batches++ % MOST_BATCHES === 0) this.close()
    const child = this.child ?? (await started())
    this.child = child
    return new Promise((resolve) => {
      const strays: string[] = []
      const began = Date.now()
      let [beatAt, peakBytes] = [began, 0]
      const end = (ran: Partial<Ran> & { faults: string[] }) => {
        clearInterval(watching)
        child.removeAllListeners()
        const tooLarge = peakBytes > MOST_BYTES ? [`memory: ${megabytes(peakBytes)}`] : []
        const faults = [
          ...ran.faults,
          ...strays.map((error) => `stray error: ${error}`),
          ...tooLarge,
        ]
        const none = { mutated: 0, paid: 0, rows: undefined, status: 1, skippedMs: 0 }
        resolve({ ...none, ...ran, faults, ms: Date.now() - began, peakBytes })
      }
      const endProcess = (fault: string) => {
        this.child = undefined
        child.removeAllListeners('exit')
        child.kill('SIGKILL')
        end({ faults: [fault] })
      }
      const watching = setInterval(() => {
        if (Date.now() - beatAt > SILENT_MS) endProcess(`hang: silent for ${SILENT_MS} ms`)
        else if (Date.now() - began > LONGEST_MS)
          endProcess(`hang: not over after ${LONGEST_MS} ms`)
      }, 100)
      child.on('message', (message: Message) => {
        beatAt = Date.now()
        if (message.is === 'beat') peakBytes = Math.max(peakBytes, message.rss)
        if (message.is === 'stray') strays.push(message.error)
        if (message.is === 'ran') end(message)
      })
      child.on('exit', (code, signal) => {
        this.child = undefined
        end({ faults: [`crash: the process ended with ${code ?? signal}`] })
      })
      child.send({ seed, number })
    })
  }

  close(): void {
    this.child?.removeAllListeners()
    this.child?.kill('SIGKILL')
    this.child = undefined
  }
}

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`

async function started(): Promise<ChildProcess> {
  const child = fork(CHILD, [], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--no-warnings', '--expose-gc'],
  })
  process.setMaxListeners(0).on('exit', () => child.kill('SIGKILL'))
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message: Message) => message.is === 'ready' && resolve())
    child.once('exit', (code) => reject(new Error(`the process did not start: ${code}`)))
  })
  child.removeAllListeners()
  return child
}
