import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Stands in a folder of counts that are those of all tests. */
const WHOLE = 'whole'

/**
 * Which files of tests run a function, from one run of all of them: by V8's count of the functions
 * that ran, in the tests' own process by file and name, in the built program by name.
 */
export class Related {
  constructor(tests) {
    this.tests = tests
  }

  /** Runs all tests once; a test that is red without any change judges nothing, so none may be. */
  static async measure(checkout, folder) {
    await mkdir(folder, { recursive: true })
    const { ok, output } = await checkout.test([], {
      args: ['--config', 'test/mutate/vitest.config.ts'],
      env: { MUTATE_COVERAGE: folder },
    })
    if (!ok) throw new Error(`The tests fail before anything is changed.\n${output.slice(-4000)}`)
    await writeFile(join(folder, WHOLE), '')
  }

  /** Undefined where nothing was measured, or not to its end. */
  static async read(folder) {
    const names = await readdir(folder).catch(() => [])
    if (!names.includes(WHOLE)) return undefined
    const tests = []
    for (const name of names) {
      if (!name.endsWith('.json')) continue
      const { test, ms, own, built } = JSON.parse(await readFile(join(folder, name), 'utf8'))
      tests.push({ file: test, ms, own: new Set(own), built: new Set(built) })
    }
    return new Related(tests)
  }

  /** Those that run the site: of the same room first, in their own process first, the quick first. */
  of({ file, within }) {
    const names = [...within].reverse()
    const room = `test/${dirname(file).replace(/^src\//, '')}`
    const runs = ({ own, built }, name) =>
      own.has(`${file} ${name}`) ? 'own' : name !== '' && built.has(name) ? 'built' : undefined
    for (const name of [...names, '']) {
      const found = this.tests.flatMap((test) => {
        const by = runs(test, name)
        return by ? [{ ...test, by, isNear: test.file.startsWith(room) }] : []
      })
      const rank = ({ by, isNear, ms }) => (by === 'own' ? 0 : 2e9) + (isNear ? 0 : 1e9) + ms
      if (found.length > 0) return found.sort((one, other) => rank(one) - rank(other))
    }
    return []
  }
}
