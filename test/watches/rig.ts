import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach } from 'vitest'
import { jobs } from '../../jobs/index.js'
import { App } from '../../src/app/app.js'
import { manifestOf } from '../../src/batches/stored-batches.js'
import { withAllSheets } from '../../src/batches/view/all-sheets.js'
import { addWatchCommand, replaceWatchCommand } from '../../src/cli/watch/watch-list.js'
import { runWatchCommand, type WatchRunOptions } from '../../src/cli/watch/watch-run.js'
import { readConfig } from '../../src/config/config.js'
import { type Clock, systemClock } from '../../src/runtime/clock.js'
import type { GazetteOptions, Sandbox } from '../../src/sandbox/index.js'
import { type At, type Point, pointed } from '../support/failpoints.js'
import { lendRedis, reclaimRedis } from '../support/spare-redis.js'
import { startStandIn } from '../support/stand-in.js'
import { heardVoice } from '../support/voice.js'
import { asObjects, readWorkbook } from '../support/workbook.js'

const EMBEDDED = new URL('../../dist/src/redis/embedded-server.js', import.meta.url)
const DAY_MS = 86_400_000
/** Six in the morning in São Paulo. */
const SIX = 'T09:00:00Z'

export type Lines = Record<string, unknown>[]
export interface Told {
  status: number
  report: {
    night: string
    new: number
    late: number
    cancelled: number
    coverage: { complete: number; incomplete: number; failed: number }
    batch: string
    units: { quoted: number; spent: number }
    calls: number
    caughtUp: {
      night: string
      batch: string
      result: string
      new: number
      late: number
      cancelled: number
      coverage: { complete: number; incomplete: number; failed: number }
      damaged: boolean
      overdue: number
    }[]
  }
  people: string[]
  /** Names of the sheets, in their order. */
  sheets: string[]
  lines(sheet: string): Lines
  /** All that its first sheet says. */
  first: string
}

/** A sandbox and a process whose clock the test moves, a storage, and a process that may be replaced. */
export class WatchRig {
  sandbox!: Sandbox
  dir!: string
  app!: App
  /** Where the gazette is asked, if not at the sandbox itself. */
  gazetteUrl: string | undefined
  /** So long a call of the gazette is waited for, as `5s`. */
  timeout: string | undefined
  /** How much faster its clock runs than the machine's. */
  speed = 1
  private readonly killed: App[] = []
  private nowMs = 0
  /** The machine's, when the clock was moved last: it goes on from there. */
  private movedAtMs = 0

  async open(gazette: GazetteOptions, firstNight: string, keyUnits = 100_000): Promise<void> {
    this.dir = await mkdtemp(join(tmpdir(), 'lote-watch-test-'))
    this.moveTo(firstNight + SIX)
    const gazetteLimits = [{ units: keyUnits, ms: 60_000 }]
    const clock = () => this.nowMs
    this.sandbox = await startStandIn({ gazette, gazetteLimits, clock })
    this.app = this.process()
  }

  async close(): Promise<void> {
    await Promise.all([this.app, ...this.killed].map((app) => app.close()))
    await this.sandbox.close()
    await Promise.all([this.app, ...this.killed].map((_, at) => reclaimRedis(this.runDir(at))))
    await rm(this.dir, { recursive: true, force: true })
  }

  /** Another process on the same storage: nothing of the one before is left in memory. */
  async restart(): Promise<void> {
    await this.app.close()
    this.app = this.process()
  }

  /** As by SIGKILL at the first pass of this point: the next process has its storage, and no Redis. */
  async killedAt(point: Point, running: () => Promise<unknown>): Promise<void> {
    await this.app.close()
    const forEver = new Promise<never>(() => undefined)
    let isDead = false
    await new Promise<void>((resolve, reject) => {
      this.app = this.process((passed) => {
        isDead ||= passed === point
        if (isDead) resolve()
        return isDead ? forEver : undefined
      })
      running().then(() => reject(new Error(`never at ${point}`)), reject)
    })
    this.killed.push(this.app)
    this.app = this.process()
  }

  /** Of the process after so many that were killed. */
  private runDir(killed: number): string {
    return join(this.dir, `run-${killed}`)
  }

  private process(at?: At): App {
    const runDir = this.runDir(this.killed.length)
    lendRedis(runDir)
    const env = {
      STORAGE_URL: `file:${join(this.dir, 'data')}`,
      LOTE_RUN_DIR: runDir,
      GAZETTE_BASE_URL: this.gazetteUrl ?? this.sandbox.gazette,
      GAZETTE_API_KEY: this.sandbox.apiKey,
      GAZETTE_LIMITS: '100000/1m',
      ...(this.timeout === undefined ? {} : { GAZETTE_TIMEOUT: this.timeout }),
    }
    const log = pino({ level: 'silent' })
    const now = () => this.nowMs + (Date.now() - this.movedAtMs) * this.speed
    const sleep: Clock['sleep'] = (ms, signal) => systemClock.sleep(ms / this.speed, signal)
    const clock = { now, sleep }
    return new App({
      config: readConfig(env),
      jobs,
      log,
      embeddedEntry: EMBEDDED,
      clock,
      ...(at ? { decorators: pointed(at) } : {}),
    })
  }

  moveTo(iso: string): void {
    this.nowMs = Date.parse(iso)
    this.movedAtMs = Date.now()
  }

  async add(name: string, csv: string): Promise<void> {
    const file = join(this.dir, `${name}.csv`)
    await writeFile(file, csv)
    await addWatchCommand({ app: this.app, output: heardVoice() }, name, file, { map: {} })
  }

  /** By a file of the same name. */
  async replace(name: string, csv: string): Promise<number> {
    const file = join(this.dir, `${name}.csv`)
    await writeFile(file, csv)
    return replaceWatchCommand({ app: this.app, output: heardVoice() }, name, file, { map: {} })
  }

  /** The clock goes to six of this morning, and the watch is run. */
  async night(date: string, options: Partial<WatchRunOptions> = {}): Promise<Told> {
    this.moveTo(date + SIX)
    return this.again(date, options)
  }

  /** The same without moving the clock. */
  async again(date: string, options: Partial<WatchRunOptions> = {}): Promise<Told> {
    const out = join(this.dir, `${date}.xlsx`)
    const output = heardVoice(true)
    const asked = { sandbox: false, out, date, ...options }
    const status = await runWatchCommand({ app: this.app, output }, 'noite', asked)
    const workbook = await readWorkbook(out)
    const all = await this.withAllSheets((output.object() as Told['report']).batch)
    return {
      status,
      report: output.object() as Told['report'],
      people: output.people,
      sheets: [...workbook.keys()],
      lines: (sheet) => asObjects(all.get(sheet) ?? [[]]),
      first: (workbook.get('Leia-me') ?? []).flat().join('\n'),
    }
  }

  /** The workbook of a night says what it adds; what tests look at may be left out of it. */
  private async withAllSheets(batch: string) {
    const { workbook } = await withAllSheets(this.app, await manifestOf(this.app, batch))
    const path = join(this.dir, 'all.xlsx')
    await writeFile(path, workbook)
    return readWorkbook(path)
  }

  passDays(days: number): void {
    this.moveTo(new Date(this.nowMs + days * DAY_MS).toISOString())
  }
}

/** `keyUnits`: of the key a minute; the account is configured to take 100,000. */
export function useRig(gazette: GazetteOptions, firstNight: string, keyUnits = 100_000): WatchRig {
  const rig = new WatchRig()
  beforeEach(() => rig.open(gazette, firstNight, keyUnits))
  afterEach(() => rig.close())
  return rig
}

export function idsOf(lines: Lines): string[] {
  return lines.map((line) => String(line['ID da publicação'])).toSorted()
}
