import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { App } from '../../src/app/app.js'
import { cleanDaily } from '../../src/app/daily-cleanup.js'
import { readConfig } from '../../src/config/config.js'
import { hourOf, keys } from '../../src/records/keys.js'
import { bookName } from '../../src/services/account.js'
import { type EmbeddedHome, embeddedHome } from '../redis/embedded.js'

const HOUR_MS = 3_600_000
/** Beyond a day, which other storages may have as a window. */
const TWO_DAYS_MS = 48 * HOUR_MS

let home: EmbeddedHome
beforeEach(async () => {
  home = await embeddedHome()
  // The folder of temporary files is the machine's.
  vi.stubEnv('TMPDIR', home.settings.dir)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await home.close()
})

test('a worker that runs for days → its machine keeps no entry that fills no window', async () => {
  let nowMs = Date.UTC(2026, 10, 20, 12)
  const stop = new AbortController()
  const left: number[] = []
  const clock = { now: () => nowMs, sleep: () => pass() }
  const { dir, entry } = home.settings
  const config = readConfig({
    STORAGE_URL: `file:${dir}/data`,
    LOTE_RUN_DIR: dir,
    CALC_BASE_URL: 'https://calc.example',
    CALC_API_KEY: 'key',
  })
  const log = pino({ level: 'silent' })
  const app = new App({ config, jobs: new Map(), log, embeddedEntry: entry, clock })
  const machine = (await app.machine())!
  const book = bookName(app.account('calculation'))
  const note = (agoMs: number) => {
    const atMs = nowMs - agoMs
    return machine.put(keys.spentCall(book, hourOf(atMs), atMs, 1, `g${atMs}`), '')
  }
  const pass = async () => {
    let entries = 0
    for await (const _ of machine.list(keys.ledger)) entries += 1
    if (left.push(entries) === 3) return stop.abort()
    nowMs += TWO_DAYS_MS
    await note(0)
  }
  try {
    await note(TWO_DAYS_MS)
    await note(0)
    await cleanDaily(app, stop.signal)
    expect(left).toEqual([1, 1, 1])
  } finally {
    await app.close()
  }
})
