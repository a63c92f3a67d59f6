import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const HERE = fileURLToPath(new URL('../..', import.meta.url))
const LEFT_OUT = new Set(['.git', 'node_modules', 'dist', 'coverage', 'lote-data', 'dados'])
const run = promisify(execFile)

/** A copy of the files beside the original, which is never changed; built as `npm run build` does. */
export class Checkout {
  constructor(folder) {
    this.folder = folder
  }

  static async copy() {
    const folder = join(tmpdir(), `lote-mutate-${process.pid}`)
    await mkdir(folder)
    const filter = (path) => !LEFT_OUT.has(path.slice(HERE.length).split('/')[0])
    await cp(HERE, folder, { recursive: true, filter })
    await symlink(join(HERE, 'node_modules'), join(folder, 'node_modules'))
    const checkout = new Checkout(folder)
    await checkout.compile()
    await checkout.bundle()
    return checkout
  }

  async remove() {
    await rm(this.folder, { recursive: true, force: true })
  }

  read(file) {
    return readFile(join(this.folder, file), 'utf8')
  }

  write(file, text) {
    return writeFile(join(this.folder, file), text)
  }

  /** Whether the sources are TypeScript without errors; what they become waits for `bundle`. */
  async compile() {
    const out = join(this.folder, '.mutate')
    const args = ['-p', 'tsconfig.build.json', '--incremental', '--outDir', join(out, 'dist')]
    const info = ['--tsBuildInfoFile', join(out, 'info')]
    return (await this.node('node_modules/typescript/bin/tsc', [...args, ...info])).ok
  }

  async bundle() {
    await cp(join(this.folder, '.mutate', 'dist'), join(this.folder, 'dist'), { recursive: true })
    await this.node('node_modules/rolldown/bin/cli.mjs', ['-c', '--log-level', 'silent'])
  }

  /** Runs files of tests until one fails. */
  test(files, { timeoutMs, args = [], env = {} }) {
    const options = ['run', '--project', 'npm', '--maxWorkers', '2', ...args]
    return this.node('node_modules/vitest/vitest.mjs', [...options, ...files], { timeoutMs, env })
  }

  /** @returns {Promise<{ok: boolean, output: string}>} */
  async node(program, args, { timeoutMs = 0, env = {} } = {}) {
    const options = {
      cwd: this.folder,
      env: { ...process.env, NO_COLOR: '1', CI: '1', ...env },
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      maxBuffer: 2 ** 30,
    }
    try {
      const { stdout, stderr } = await run(process.execPath, [program, ...args], options)
      return { ok: true, output: stdout + stderr }
    } catch (error) {
      return {
        ok: false,
        output: `${error.stdout ?? ''}${error.stderr ?? ''}`,
        isKilled: error.killed,
      }
    }
  }
}
