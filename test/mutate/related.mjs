import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Reports of vitest stand beside the counts under this name. */
const REPORT = 'report'
/** Tests further off than this reach a file by half of the program. */
const MOST_STEPS = 3
/** What a file of tests takes, where nobody has measured it. */
const QUICK_MS = 3_000
const SLOW_MS = 14_000
const THREAD = 'src/spreadsheets/thread/entry.ts'
const THREAD_TESTS = 'test/spreadsheets/'
/** Who imports one of these starts the built program. */
const STARTERS = ['test/support/cli.ts', 'test/support/served.ts', 'test/support/workbench.ts']

/**
 * Which files of tests may see a change: those that run its function, in their own process or in the
 * built program, by V8's count in one run; of those that were not counted, the ones that import its
 * file or lie in its room.
 */
export class Related {
  /** @param {Map<string, {isGreen: boolean, ms: number, own: Set<string>, built: Set<string>}>} counted */
  constructor(graph, counted) {
    this.graph = graph
    this.counted = counted
    this.learned = new Map()
  }

  /** How long a file took here orders those that are equally near; which of them run it does not change. */
  learn(took) {
    for (const [test, ms] of took)
      this.learned.set(test, Math.min(ms, this.learned.get(test) ?? ms))
  }

  /** A busy machine makes no test longer: so long as it took in the count or since, whichever was less. */
  msOf({ test, ms }) {
    return Math.min(ms, this.learned.get(test) ?? ms)
  }

  static async read(folder, checkout, graph, projects) {
    if (!existsSync(join(folder, REPORT))) {
      await measure(folder, checkout, projects)
    }
    const { testResults } = JSON.parse(await readFile(join(folder, REPORT), 'utf8'))
    const counted = new Map()
    for (const { name, status, startTime, endTime } of testResults) {
      const file = name.slice(name.lastIndexOf('/test/') + 1)
      const { own, built } = JSON.parse(await readFile(join(folder, countsOf(file)), 'utf8'))
      const ran = { own: new Set(own), built: new Set(built) }
      counted.set(file, { isGreen: status === 'passed', ms: endTime - startTime, ...ran })
    }
    return new Related(graph, counted)
  }

  /** The nearest first; `isRun` where one that was counted runs the very function. */
  of({ file, within }) {
    const { names, near } = this.runOf(file, [...within.toReversed(), ''])
    const inProgram = this.inProgram(within.at(-1), near)
    const found = new Set([...near, ...inProgram].map(({ test }) => test))
    const others = this.graph.tests
      .filter((test) => !found.has(test) && isNpm(test) && this.mayRun(file, test))
      .map((test) => ({ test, steps: this.stepsTo(file, test), ms: this.guessMs(test) }))
    const rank = ({ test, steps, ms }) =>
      steps -
      (isMirror(test, file) ? 3 : 0) -
      (isOfRoom(test, file) ? 2 : 0) +
      (this.learned.get(test) ?? ms) / SLOW_MS
    const sorted = (tests) =>
      tests
        .map((one) => ({ ...one, ms: this.msOf(one) }))
        .toSorted((one, other) => rank(one) - rank(other))
    return {
      near: sorted([...near, ...others.filter(({ ms }) => ms < SLOW_MS)]),
      far: sorted([...inProgram, ...others.filter(({ ms }) => ms >= SLOW_MS)]),
      isRun: inProgram.length > 0 || (near.length > 0 && names === 0),
    }
  }

  /** A bundle has lost the files of its functions, so that those of one name count as one. */
  inProgram(name, near) {
    const found = new Set(near.map(({ test }) => test))
    return [...this.counted]
      .filter(([test, { isGreen, built }]) => isGreen && built.has(name) && !found.has(test))
      .map(([test, { ms }]) => ({ test, ms, steps: MOST_STEPS }))
  }

  runOf(file, names) {
    for (const [at, name] of names.entries()) {
      const near = [...this.counted]
        .filter(([, { isGreen, own }]) => isGreen && own.has(`${file} ${name}`))
        .map(([test, { ms }]) => ({ test, ms, steps: this.stepsTo(file, test) }))
      if (near.length > 0) return { near, names: at }
    }
    // What runs in another thread, or once for several files of tests, is not counted.
    const near = [...this.counted]
      .filter(([test, { isGreen }]) => isGreen && this.mayReach(file, test))
      .map(([test, { ms }]) => ({ test, ms, steps: this.stepsTo(file, test) }))
    return { near, names: names.length }
  }

  /** The thread that parses is far from whoever starts it, and all of its tests lie in one folder. */
  mayReach(file, test) {
    const steps = this.stepsTo(file, test)
    if (steps <= MOST_STEPS) return true
    return steps < Infinity && test.startsWith(THREAD_TESTS) && this.graph.from(THREAD).has(file)
  }

  /** Of the counted only those that stand beside it: what one file has loaded the next runs uncounted. */
  mayRun(file, test) {
    const counted = this.counted.get(test)
    // What is red without any change judges nothing.
    if (counted?.isGreen === false) return false
    const isNear = isMirror(test, file) || isOfRoom(test, file)
    return isNear || (!counted && this.stepsTo(file, test) <= MOST_STEPS)
  }

  guessMs(test) {
    const known = this.counted.get(test)
    if (known) return known.ms
    const reached = this.graph.from(test)
    return STARTERS.some((file) => reached.has(file)) ? SLOW_MS : QUICK_MS
  }

  stepsTo(file, test) {
    return this.graph.from(test).get(file) ?? Infinity
  }
}

async function measure(folder, checkout, projects) {
  await mkdir(folder, { recursive: true })
  const config = ['--config', 'test/mutate/vitest.config.ts', '--maxWorkers', '2']
  const report = ['--reporter=json', `--outputFile=${join(folder, REPORT)}`]
  const args = ['run', ...projects.flatMap((one) => ['--project', one]), ...config, ...report]
  await checkout.node('node_modules/vitest/vitest.mjs', args, { MUTATE_COVERAGE: folder })
}

/** The name under which `collect.ts` writes what a file of tests ran. */
function countsOf(test) {
  return `${createHash('sha1').update(test).digest('hex')}.json`
}

function isNpm(test) {
  return !/\.(?:system|browser)\.test\.ts$|^test\/(?:chaos|support|house|messages|bench)\//.test(
    test,
  )
}

/** `faults-anywhere.test.ts` is of `faults.ts`, too. */
function isMirror(test, file) {
  return basename(test)
    .replace('.', '-')
    .startsWith(`${basename(file, '.ts')}-`)
}

/** `test/spreadsheets/ods.test.ts` is of the room `src/spreadsheets/ods`, too. */
function isOfRoom(test, file) {
  return test.startsWith(join('test', dirname(file).replace(/^src\//, '')))
}
