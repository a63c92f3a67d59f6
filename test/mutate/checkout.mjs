import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { transform } from 'rolldown/utils'

const HERE = fileURLToPath(new URL('../..', import.meta.url))
const LEFT_OUT = new Set(['.git', 'node_modules', 'dist', 'coverage', 'lote-data', 'dados'])
const COPIED = { recursive: true, verbatimSymlinks: true }
const run = promisify(execFile)

/** A copy of the files beside the original, which is never changed; built as `npm run build` does. */
export class Checkout {
  constructor(folder) {
    this.folder = folder
  }

  /** @returns {Promise<Checkout[]>} as many as asked for, built once */
  static async copies(count) {
    const [first, ...others] = Array.from(
      { length: count },
      (_, at) => new Checkout(join(tmpdir(), `lote-mutate-${process.pid}-${at + 1}`)),
    )
    await first.begin()
    for (const { folder } of others) await cp(first.folder, folder, COPIED)
    return [first, ...others]
  }

  async begin() {
    const { folder } = this
    const filter = (path) => !LEFT_OUT.has(path.slice(HERE.length).split('/')[0])
    await cp(HERE, folder, { ...COPIED, filter })
    await symlink(join(HERE, 'node_modules'), join(folder, 'node_modules'))
    await this.compile('--outDir', join(folder, '.mutate'))
    await cp(join(folder, '.mutate'), join(folder, '.mutate-whole'), COPIED)
    await this.bundle()
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

  /** Whether the sources are TypeScript without errors; looks again only at what changed since, and at who uses it. */
  compile(...args) {
    const program = 'node_modules/typescript/bin/tsc'
    const known = join(this.folder, '.mutate-types')
    const incremental = ['--incremental', '--tsBuildInfoFile', known, '--pretty', 'false']
    return this.node(program, ['-p', 'tsconfig.build.json', ...incremental, ...args])
  }

  /** What one source becomes, without a look at its types, to be bundled. */
  async emit(file) {
    const { code } = await transform(file, await this.read(file))
    const path = join(this.folder, '.mutate', file.replace(/\.ts$/, '.js'))
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, code)
  }

  /** What was emitted of a source before it was changed. */
  async restore(file) {
    const path = file.replace(/\.ts$/, '.js')
    await cp(join(this.folder, '.mutate-whole', path), join(this.folder, '.mutate', path))
  }

  /** The built program of all that was emitted. */
  async bundle() {
    await cp(join(this.folder, '.mutate'), join(this.folder, 'dist'), { recursive: true })
    await this.node('bundle.js', [])
  }

  /** @returns {Promise<{ok: boolean, output: string}>} */
  async node(program, args, env = {}) {
    const options = {
      cwd: this.folder,
      env: { ...process.env, NO_COLOR: '1', CI: '1', ...env },
      maxBuffer: 2 ** 30,
    }
    try {
      const { stdout, stderr } = await run(process.execPath, [program, ...args], options)
      return { ok: true, output: stdout + stderr }
    } catch (error) {
      return { ok: false, output: `${error.stdout ?? ''}${error.stderr ?? ''}` }
    }
  }
}
