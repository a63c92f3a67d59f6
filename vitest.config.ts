import { statfsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/**
 * Each stored object is synced to the disk, and the tests store hundreds of thousands: where Linux
 * has room for them in memory, no test waits for the disk.
 */
const IN_MEMORY = '/dev/shm'
const ROOM_BYTES = 4 * 1024 ** 3
if (process.env.TMPDIR === undefined && freeBytes(IN_MEMORY) > ROOM_BYTES)
  process.env.TMPDIR = IN_MEMORY

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}

/** What every project begins its files with: properties take their seed from `LOTE_TEST_SEED`. */
export const setupFiles = ['test/support/seed.ts']

/**
 * Journeys start real servers and processes; two cores carry three files at a time, of which one
 * waits. The times are bounds for what hangs, and wide: a slow machine makes no test fail.
 */
const shared = {
  setupFiles,
  // What one file has loaded the next need not load again: a third of the processor time.
  isolate: false,
  // The thread that parses runs beside the tests' sources, from a bundle of the same.
  globalSetup: ['test/support/parse-thread.ts'],
  alias: [
    {
      find: /^\.\.\/thread-location\.js$/,
      replacement: new URL('test/support/thread-location.ts', import.meta.url).pathname,
    },
    // The generator of the typed client asks the compiler's API, which version 7 has no more.
    { find: /^typescript$/, replacement: 'typescript-5' },
  ],
  server: { deps: { inline: ['openapi-typescript'] } },
  testTimeout: 300_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
}

const LONG = [
  'test/chaos/**/*.system.test.ts',
  'test/support/faults/**/*.test.ts',
  'test/rate-limit/{eight-workers,proof-scripts}.system.test.ts',
  'test/rate-limit/{judge,proof}.test.ts',
  // Whole batches side by side, and jobs killed at each step: minutes on two cores.
  'test/journey/{cancelled,lanes,one-user,foreign}.test.ts',
  'test/rate-limit/{fair,finish}.test.ts',
  'test/jobs/{extract,update,recalc,calc-killed}.journey.test.ts',
]

const BROWSER = 'test/**/*.browser.test.ts'

/** What needs programs of the machine, or minutes. */
const NOT_NPM = ['test/**/*.system.test.ts', BROWSER, ...LONG]

/** Folders of what needs no process and no build: what one runs while one works. */
const UNIT = [
  'accept',
  'bench',
  'config',
  'core',
  'dispatch',
  'gather',
  'house',
  'legal',
  'publish',
  'rate-limit',
  'records',
  'retention',
  'runtime',
  'services',
  'spreadsheets',
  'values',
]

/** In these folders, what asks the embedded Redis, which is built, or has to load each module itself. */
const NOT_UNIT = [
  'test/house/patterns.test.ts',
  'test/gather/coordinator.test.ts',
  'test/rate-limit/{book,line,lost-book,unpriced}.test.ts',
  'test/services/caller-book.test.ts',
]

/** What runs a batch, a night, a firing or a report against the sandbox. */
const JOURNEYS = [
  'test/{journey,watches,reports,schedules,verify}/**/*.test.ts',
  'test/jobs/*.journey.test.ts',
]

/** Beside these, what runs the whole program as its users do, or hundreds of batches or sheets. */
const WHOLE_PROGRAM = [
  ...JOURNEYS,
  'test/{access,api,cli,documents,fuzz-accept,panel,past,server}/**/*.test.ts',
  'test/execute/{crash,refused}.test.ts',
  'test/jobs/{check-proof,killed,poison}.test.ts',
  'test/sandbox/{extract-bounds,gazette-scale}.test.ts',
  'test/sheets-of-offices/{lists-run,same-content}.test.ts',
  'test/{docs-commands,docs-service,npx}.test.ts',
]

/** Of these, what turns on files, clocks and kills whatever the service answers, or has both shapes itself. */
const OF_ANY_SHAPE = [
  'test/journey/{bad-input,killed,new-doubts,repeated}.test.ts',
  'test/jobs/shapes.journey.test.ts',
  'test/schedules/{away,missed}.test.ts',
  'test/verify/{forged,records-damaged,seal,workbook-damaged}.test.ts',
  'test/watches/{patience,sixty,supplement-killed}.test.ts',
]

export default defineConfig({
  test: {
    maxWorkers: 3,
    // What one run has transformed the next need not transform again, unless the file has changed.
    experimental: { fsModuleCache: true },
    projects: [
      {
        // What needs nothing but Node and npm: each file in a process of its own.
        test: {
          ...shared,
          name: 'npm',
          isolate: true,
          include: ['test/**/*.test.ts'],
          exclude: NOT_NPM,
        },
      },
      {
        // Of these, what starts servers or processes and takes minutes in all: each room beside
        // what it talks to, and a batch of each job. `npm test` runs it and `unit`.
        test: {
          ...shared,
          name: 'servers',
          include: [`test/!(${UNIT.join('|')})/**/*.test.ts`, 'test/*.test.ts', ...NOT_UNIT],
          exclude: [...NOT_NPM, ...WHOLE_PROGRAM],
        },
      },
      {
        // The rest of these: every journey, night, report and command, by the program as it is built.
        test: { ...shared, name: 'journeys', include: WHOLE_PROGRAM, exclude: NOT_NPM },
      },
      {
        // The page in a real browser: Debian's Chromium, without which these fail.
        test: { ...shared, name: 'browser', include: [BROWSER] },
      },
      {
        // Whole batches and the real scripts under disturbance: minutes each, by `npm run test:long`.
        test: { ...shared, name: 'long', include: LONG, env: { LOTE_TEST_SYSTEM: '1' } },
      },
      {
        test: {
          ...shared,
          name: 'unit',
          include: [`test/{${UNIT.join(',')}}/**/*.test.ts`],
          exclude: [...NOT_NPM, ...NOT_UNIT],
        },
      },
      {
        // Once more where answers have other shapes wherever the contract leaves them open.
        test: {
          ...shared,
          name: 'shapes',
          include: JOURNEYS,
          exclude: ['test/**/*.system.test.ts', ...LONG, ...OF_ANY_SHAPE],
          env: { LOTE_TEST_SHAPES: '2', LOTE_TEST_SAVED: '520' },
        },
      },
      {
        // What needs Debian's redis-server and LibreOffice; these fail without them, none is skipped.
        test: {
          ...shared,
          name: 'system',
          include: ['test/**/*.system.test.ts', 'test/rate-limit/{book,lost-book}.test.ts'],
          exclude: LONG,
          env: { LOTE_TEST_SYSTEM: '1' },
        },
      },
    ],
  },
})
