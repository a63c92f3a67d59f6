import { fork } from 'node:child_process'
import { hadToRun } from './patience.mjs'

/** So much longer than before may some tests take, until they count as hanging. */
const HANGS_MS = (ms) => 60_000 + 10 * ms

/** The tests of one checkout in a process that loads vitest once; one that hangs is ended with its children. */
export class Runner {
  /** @param {(took: [test: string, ms: number][]) => void} learn hears how long green files took */
  constructor(folder, learn = () => undefined) {
    this.folder = folder
    this.learn = learn
  }

  /** @returns {Promise<string | undefined>} the test that fails first */
  async firstFailure(files, changedFile, ms) {
    this.child ??= await this.start()
    const { child } = this
    const answer = new Promise((resolve) => {
      child.once('message', ({ failed, took }) => {
        this.learn(took)
        resolve(failed ?? undefined)
      })
      child.once('exit', () => resolve('the tests end the process'))
    })
    child.send({ files, changedFile })
    const done = new AbortController()
    const hangs = hadToRun(child.pid, HANGS_MS(ms), done.signal).then(
      () => 'hangs',
      () => undefined,
    )
    const failed = await Promise.race([answer, hangs])
    done.abort()
    child.removeAllListeners()
    if (failed === 'hangs' || child.exitCode !== null) this.stop()
    return failed
  }

  async start() {
    const env = { ...process.env, NO_COLOR: '1', CI: '1' }
    const options = {
      cwd: this.folder,
      env,
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    }
    const child = fork(new URL('vitest-child.mjs', import.meta.url), options)
    await new Promise((resolve) => child.once('message', resolve))
    return child
  }

  stop() {
    try {
      if (this.child) process.kill(-this.child.pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
    this.child = undefined
  }
}
