import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type Profiler, Session } from 'node:inspector/promises'
import { join, relative } from 'node:path'
import { afterAll, expect } from 'vitest'

// Before each file of tests: which functions of the program it runs, in this process and in its children.
const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
const test = relative(process.cwd(), expect.getState().testPath ?? '')
const folder = process.env.MUTATE_COVERAGE!
const name = createHash('sha1').update(test).digest('hex')
const children = join(folder, name)
mkdirSync(children, { recursive: true })
// Node writes there what each child ran, when it ends by itself.
process.env.NODE_V8_COVERAGE = children

afterAll(async () => {
  const { result } = await session.post('Profiler.takePreciseCoverage')
  const own = functionsOf(result, /\/((?:src|jobs)\/.*\.ts)$/)
  const built = readdirSync(children).flatMap((file) =>
    functionsOf(writtenBy(join(children, file)), /\/dist\/(.*\.c?js)$/),
  )
  const names = built.map((each) => each.replace(/^[^ ]* |\$\d+$/g, ''))
  const ran = { test, ms: performance.now(), own, built: [...new Set(names)] }
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(ran))
  rmSync(children, { recursive: true })
})

/** What a child wrote when it ended; one that is still at it, or was killed at it, tells nothing. */
function writtenBy(file: string): Profiler.ScriptCoverage[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).result
  } catch {
    return []
  }
}

/** `file function` of each that ran; that of a whole module has no name. */
function functionsOf(scripts: Profiler.ScriptCoverage[], ours: RegExp): string[] {
  return scripts.flatMap(({ url, functions }) => {
    const [, file] = ours.exec(url) ?? []
    if (file === undefined) return []
    const ran = functions.filter(({ ranges }) => ranges[0]!.count > 0)
    return [...new Set(ran.map(({ functionName }) => `${file} ${functionName}`))]
  })
}
