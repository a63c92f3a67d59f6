import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { createVitest } from 'vitest/node'

/** Runs the files of tests that come and answers with the first that fails; the folder is the checkout's. */
process.env.LOTE_TEST_THREAD = String(process.pid)
const folder = process.cwd()
const vitest = await createVitest('test', {
  root: folder,
  // As CI runs them: files of one piece share a process, which loads each module once. Each piece
  // begins a process of its own, which knows the change.
  project: ['unit', 'servers', 'journeys'],
  watch: false,
  bail: 1,
  maxWorkers: 1,
  // The machine may be busy: what hangs is ended by who started this.
  testTimeout: 600_000,
  reporters: [{}],
})
await vitest.standalone()

let earlier = ''
/** The files that the thread which parses was last bundled from. */
let inThread
process.on('message', async ({ files, changedFile }) => {
  // What was changed before is as it was again.
  for (const file of [earlier, changedFile]) vitest.invalidateFile(join(folder, file))
  if ([earlier, changedFile].some((file) => isInThread(file))) await bundleThread()
  earlier = changedFile
  forgetEarlierRuns()
  const specifications = files.flatMap((file) => vitest.getModuleSpecifications(join(folder, file)))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    specifications.length > 0 ? specifications : await specificationsOf(files),
  )
  const failed = failureOf(testModules) ?? unhandledErrors.map(String)[0] ?? null
  process.send({ failed, took: failed ? [] : testModules.map(tookOf) })
})
process.send('ready')

/** Vitest knows a file once it has looked for all. */
async function specificationsOf(files) {
  await vitest.globTestSpecifications()
  return files.flatMap((file) => vitest.getModuleSpecifications(join(folder, file)))
}

/** What failed before would end a run at once, and be told again. */
function forgetEarlierRuns() {
  for (const kept of ['filesMap', 'idMap', 'errorsSet']) vitest.state[kept].clear()
}

function failureOf(modules) {
  for (const module of modules) {
    if (module.state() !== 'failed') continue
    const [test] = module.children.allTests('failed')
    return `${module.relativeModuleId} > ${test?.fullName ?? module.errors()[0]?.message}`
  }
  return undefined
}

function tookOf(module) {
  const { duration, collectDuration, setupDuration } = module.diagnostic()
  return [module.relativeModuleId, duration + collectDuration + setupDuration]
}

/** Until it was bundled once, any file may be part of the thread. */
function isInThread(file) {
  return file !== '' && (inThread?.has(join(folder, file)) ?? true)
}

/** As `test/support/parse-thread.ts` does before all tests. */
async function bundleThread() {
  const input = join(folder, 'src/spreadsheets/thread/entry.ts')
  const bundle = await rolldown({ input, platform: 'node', logLevel: 'silent' })
  const file = join(folder, 'dist/test-thread', `${process.env.LOTE_TEST_THREAD}.js`)
  await bundle.write({ file, codeSplitting: false })
  inThread = new Set(await bundle.watchFiles)
  await bundle.close()
}
