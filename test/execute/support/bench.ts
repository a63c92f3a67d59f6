import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach } from 'vitest'
import { jobs } from '../../../jobs/index.js'
import type { Job, Parameters } from '../../../src/core/job/job.js'
import type { AttemptRecord, OutcomeRecord } from '../../../src/core/task.js'
import type { ExecuteDeps, Settled } from '../../../src/execute/deps.js'
import { executeTask } from '../../../src/execute/execute-task.js'
import { OutageDetector } from '../../../src/execute/outage-detector.js'
import { PackLimits } from '../../../src/execute/pack-limit.js'
import { Recent } from '../../../src/execute/recent.js'
import { BatchRecords } from '../../../src/records/batch-records.js'
import { parse } from '../../../src/records/codec.js'
import { keys } from '../../../src/records/keys.js'
import { InFlightCalls } from '../../../src/runtime/in-flight-calls.js'
import type { ProcessIdentity } from '../../../src/runtime/process-identity.js'
import { bearer } from '../../../src/services/auth.js'
import { Caller } from '../../../src/services/caller.js'
import { CatalogueReads } from '../../../src/services/catalogue-reads.js'
import { Http } from '../../../src/services/http.js'
import type { Bucket } from '../../../src/storage/bucket.js'
import { openFolder } from '../../../src/storage/folder.js'
import { OpenGate } from '../../services/support/gate.js'
import { WatchedBucket } from './bucket.js'
import { VirtualClock } from './clock.js'
import { Service } from './service.js'

export const BATCH = 'lote-1'
export const TASK = 't000001'
export const TIMEOUT_MS = 60_000
const PARAMETERS: Parameters = { index: 'ipca', updateTo: '2024-12-31' }

/** A process of ours at work on the bench's bucket and service. */
export interface Process {
  deps: ExecuteDeps
  bucket: WatchedBucket
  gate: OpenGate
  stop: AbortController
  /** As by SIGKILL: from here on nothing returns to it. Never resolves. */
  die(): Promise<never>
  /** Resolves when it has died. */
  dead: Promise<void>
  /** Executes the task once, as the queue would. */
  settle(task?: string): Promise<Settled>
  /** The same until it does not ask to be called later; time passes in between. */
  settleFully(task?: string): Promise<Settled>
}

interface Given extends Partial<ExecuteDeps> {
  url?: string
  job?: Job
  /** Of real time: after it a silent service is given up. */
  httpTimeoutMs?: number
}

/** A folder, a service and a clock that belong to one test. */
export class Bench {
  readonly clock = new VirtualClock()
  readonly service = new Service()
  readonly job = jobs.get('correct')! as Job
  private readonly https: Http[] = []
  private readonly processes: Process[] = []

  private constructor(
    readonly dir: string,
    readonly bucket: Bucket,
    public url: string,
  ) {}

  static async open(): Promise<Bench> {
    const dir = await mkdtemp(join(tmpdir(), 'lote-execute-'))
    const bench = new Bench(dir, await openFolder(dir), '')
    bench.url = await bench.service.open()
    return bench
  }

  async close(): Promise<void> {
    for (const process of this.processes) void process.die()
    await this.service.close()
    await Promise.all(this.https.map((http) => http.close()))
    await rm(this.dir, { recursive: true })
  }

  records(): BatchRecords {
    return new BatchRecords(this.bucket, BATCH)
  }

  /** A task of so many items: amounts 1.01, 2.01, 3.01 and so on. */
  async task(items: number, parameters: Parameters = {}, task = TASK): Promise<void> {
    const all = Array.from({ length: items }, (_, i) => ({
      date: '2020-03-10',
      amount: `${i + 1}.01`,
    }))
    await this.records().writeTask(task, {
      parameters: { ...PARAMETERS, ...parameters },
      items: all,
    })
  }

  /** Processes on this host share our pid and differ by instance: all but the last have ended. */
  process(more: Given = {}): Process {
    const { url = this.url, job = this.job, httpTimeoutMs = 30_000, ...over } = more
    const owner: ProcessIdentity = {
      host: 'here',
      pid: process.pid,
      instance: `p${this.processes.length}`,
    }
    const http = new Http({
      service: 'calculation',
      baseUrl: url,
      auth: bearer('k'),
      timeoutMs: httpTimeoutMs,
    })
    this.https.push(http)
    const gate = new OpenGate()
    const stop = new AbortController()
    const caller = new Caller(http, gate, this.clock.now)
    const bucket = new WatchedBucket(this.bucket)
    const deps: ExecuteDeps = {
      bucket,
      jobs,
      caller,
      reads: new CatalogueReads(caller, this.clock, url),
      book: 'calc-book',
      timeoutMs: TIMEOUT_MS,
      costOf: (_, units) => ({ units, unpriced: false }),
      inFlight: new InFlightCalls(),
      onUnderWay: () => undefined,
      owner,
      clock: this.clock,
      random: () => 0,
      log: pino({ level: 'silent' }),
      outage: new OutageDetector(),
      packLimits: new PackLimits({ bucket, book: 'calc-book', clock: this.clock }),
      cancelled: new Recent(this.clock),
      stopping: stop.signal,
      ...over,
    }
    let tell = () => {}
    const dead = new Promise<void>((resolve) => {
      tell = resolve
    })
    const die = () => {
      const forever = new Promise<never>(() => undefined)
      bucket.before = () => forever
      bucket.after = () => forever
      tell()
      return forever
    }
    const settle = (task = TASK) =>
      executeTask({ batch: BATCH, task }, { job, knowledge: {}, lane: 'normal' }, deps)
    const made: Process = {
      deps,
      bucket,
      gate,
      stop,
      die,
      dead,
      settle,
      settleFully: (task) => this.fully(() => settle(task)),
    }
    this.processes.push(made)
    return made
  }

  /** Calls it again until it does not ask to be called later; that time passes in between. */
  private async fully(settle: () => Promise<Settled>): Promise<Settled> {
    for (let i = 0; i < 500; i += 1) {
      const settled = await settle()
      if (settled.is !== 'later') return settled
      this.clock.pass(settled.ms)
    }
    throw new Error('later for ever')
  }

  async outcome(task = TASK): Promise<OutcomeRecord | undefined> {
    return this.records().outcome(task)
  }

  /** The whole answer that is stored for the task. */
  async answer(task = TASK): Promise<unknown> {
    return (await this.records().answer(task))?.record.body
  }

  /** Outcomes of all the task's items in their order, over its halves; `pending` where there is none. */
  async outcomes(task = TASK): Promise<string[]> {
    const record = await this.outcome(task)
    if (record) return record.items.map(({ outcome }) => outcome)
    if (await this.records().divided(task)) {
      return [...(await this.outcomes(`${task}a`)), ...(await this.outcomes(`${task}b`))]
    }
    return (await this.records().task(task)).items.map(() => 'pending')
  }

  /** The corrected figures, `-` where there is none. */
  async figures(task = TASK): Promise<string[]> {
    const record = await this.outcome(task)
    if (record) return record.items.map(({ figures }) => figures.corrigido ?? '-')
    return [...(await this.figures(`${task}a`)), ...(await this.figures(`${task}b`))]
  }

  async attempts(task = TASK): Promise<AttemptRecord[]> {
    const attempts: AttemptRecord[] = []
    for (const key of await this.keys(keys.attemptsOf(BATCH, task))) {
      attempts.push(parse<AttemptRecord>('lote/attempt', key, (await this.bucket.get(key))!))
    }
    return attempts
  }

  /** How the attempts ended, `open` those that did not. */
  async endings(task = TASK): Promise<string[]> {
    return (await this.attempts(task)).map(({ ended }) => ended?.as ?? 'open')
  }

  async keys(prefix: string): Promise<string[]> {
    const found: string[] = []
    for await (const key of this.bucket.list(prefix)) found.push(key)
    return found
  }
}

/** Before each test a new bench; after it nothing is left. */
export function useBench(): () => Bench {
  let bench: Bench
  beforeEach(async () => {
    bench = await Bench.open()
  })
  afterEach(() => bench.close())
  return () => bench
}
