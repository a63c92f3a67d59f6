import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { jobs } from '../../../jobs/index.js'
import { App } from '../../../src/app/app.js'
import { submit } from '../../../src/batches/submission/submit.js'
import { readConfig } from '../../../src/config/config.js'
import type { Manifest } from '../../../src/core/batch.js'
import { AccountHalted } from '../../../src/core/errors.js'
import type { Job } from '../../../src/core/job/job.js'
import { readParameters } from '../../../src/core/job/parse-parameters.js'
import type { OutcomeRecord } from '../../../src/core/task.js'
import type { ExecuteDeps } from '../../../src/execute/deps.js'
import { executeTask } from '../../../src/execute/execute-task.js'
import { OutageDetector } from '../../../src/execute/outage-detector.js'
import { PackLimits } from '../../../src/execute/pack-limit.js'
import { Recent } from '../../../src/execute/recent.js'
import { BatchRecords } from '../../../src/records/batch-records.js'
import { keys, readingTasks, taskId } from '../../../src/records/keys.js'
import { readKnowledge } from '../../../src/records/prefetch.js'
import { dateInSaoPaulo } from '../../../src/runtime/clock.js'
import { InFlightCalls } from '../../../src/runtime/in-flight-calls.js'
import type { AccessLogEntry, Sandbox } from '../../../src/sandbox/index.js'
import { authOf } from '../../../src/services/auth.js'
import { Caller } from '../../../src/services/caller.js'
import type { Connection } from '../../../src/services/connection.js'
import { Http } from '../../../src/services/http.js'
import type { Bucket } from '../../../src/storage/bucket.js'
import { openFolder } from '../../../src/storage/folder.js'
import { WatchedBucket } from '../../execute/support/bucket.js'
import { VirtualClock } from '../../execute/support/clock.js'
import { OpenGate } from '../../services/support/gate.js'

/** Where a process dies: before or after the answer of that number was stored, from 1. */
export interface Death {
  answer: number
  moment: 'before' | 'after'
}

/** The template of a job as a csv. */
export function templateCsv({ template: { headings, rows } }: Job): string {
  const quoted = [headings, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(';'))
  return `${quoted.join('\n')}\n`
}

/** The template of a job, submitted at a sandbox; its tasks are settled by processes that may die. */
export class TemplateBatch {
  private readonly https: Http[] = []
  private processes = 0
  /** Called when a call is about to be written down. */
  beforeAttempt: () => Promise<void> = async () => undefined

  private constructor(
    readonly dir: string,
    readonly bucket: Bucket,
    readonly manifest: Manifest,
    private readonly job: Job,
    private readonly app: App,
    private readonly connection: Connection,
    private readonly sandbox: Sandbox,
    private readonly clock: VirtualClock,
  ) {}

  static async open(job: Job, sandbox: Sandbox): Promise<TemplateBatch> {
    const dir = await mkdtemp(join(tmpdir(), 'lote-template-'))
    const bucket = await openFolder(join(dir, 'data'))
    const file = join(dir, `${job.kind}.csv`)
    await writeFile(file, templateCsv(job))
    const clock = new VirtualClock()
    const app = new App({
      clock,
      config: readConfig(environmentOf(sandbox)),
      jobs,
      log: pino({ level: 'silent' }),
      embeddedEntry: new URL('file:///none'),
    })
    const account = app.account(job.service)
    const connection = app.connect(account)
    const pairs = job.template.args.filter((_, at, args) => args[at - 1] === '-p')
    const parameters = readParameters(pairs, job, dateInSaoPaulo(app.clock.now()))
    const { name, windows } = account
    const { book, queue, reads, isRehearsal } = connection
    const manifest = await submit(
      {
        file,
        job,
        parameters,
        accept: { map: {}, lastYear: 2026, given: parameters },
        duplicates: 'warn',
        lane: 'normal',
      },
      {
        bucket,
        reads,
        clock: app.clock,
        random: Math.random,
        account: { name, book, queue, windows, ownSandbox: false },
        isRehearsal,
        quote: async (price) => ({ ...price, estimateMs: 0 }),
      },
    )
    return new TemplateBatch(dir, bucket, manifest, job, app, connection, sandbox, clock)
  }

  async close(): Promise<void> {
    await Promise.all(this.https.map((http) => http.close()))
    await this.app.close()
    await rm(this.dir, { recursive: true })
  }

  /** Settles all tasks in a process of their own, until it dies. */
  async process(death?: Death): Promise<'settled' | 'died'> {
    const { deps, died } = this.deps(death)
    return Promise.race([this.settleAll(deps), died])
  }

  /** The same of a process that ends when the work halts, as where a service is down. */
  async untilHalt(): Promise<'settled' | AccountHalted> {
    try {
      return await this.settleAll(this.deps(undefined).deps)
    } catch (error) {
      if (error instanceof AccountHalted) return error
      throw error
    }
  }

  /** By the clock of the batch, which only sleep moves. */
  now(): number {
    return this.clock.now()
  }

  private async settleAll(deps: ExecuteDeps): Promise<'settled'> {
    const { manifest } = this
    const { job } = this
    const records = new BatchRecords(deps.bucket, manifest.id)
    const rows = manifest.plan.tasks - (manifest.plan.readings ?? 0)
    const tasks = Array.from({ length: rows }, (_, at) => taskId(at + 1))
    for (const task of [...readingTasks(manifest.plan), ...tasks]) {
      const { knowledge } = await readKnowledge(records, job, manifest.plan)
      const ref = { batch: manifest.id, task }
      for (;;) {
        const settled = await executeTask(ref, { job, knowledge, lane: 'normal' }, deps)
        if (settled.is === 'settled') break
        if (settled.is === 'halted') throw settled.halt
        if (settled.is !== 'later') throw new Error(JSON.stringify(settled))
        this.clock.pass(Math.max(1, settled.ms))
      }
    }
    return 'settled'
  }

  private deps(death: Death | undefined): { deps: ExecuteDeps; died: Promise<'died'> } {
    const { account, book, reads } = this.connection
    const http = new Http({
      service: account.service,
      baseUrl: account.baseUrl,
      auth: authOf(account),
      timeoutMs: 30_000,
    })
    this.https.push(http)
    this.processes += 1
    const bucket = new WatchedBucket(this.bucket)
    const died = dying(bucket, this.manifest.id, death)
    const dies = bucket.before
    bucket.before = async (operation, key) => {
      await dies?.(operation, key)
      const isAttempt = operation === 'create' && key.startsWith(keys.attempts(this.manifest.id))
      if (isAttempt) await this.beforeAttempt()
    }
    const deps: ExecuteDeps = {
      bucket,
      jobs,
      caller: new Caller(http, new OpenGate(), this.clock.now),
      reads,
      book,
      timeoutMs: account.timeoutMs,
      costOf: (_, units) => ({ units, unpriced: false }),
      inFlight: new InFlightCalls(),
      onUnderWay: () => undefined,
      owner: { host: 'here', pid: process.pid, instance: `p${this.processes}` },
      clock: this.clock,
      random: () => 0,
      log: pino({ level: 'silent' }),
      outage: new OutageDetector(),
      packLimits: new PackLimits({ bucket, book, clock: this.clock }),
      cancelled: new Recent(this.clock),
      stopping: new AbortController().signal,
    }
    return { deps, died }
  }

  /** Requests that counted against the limit, in their order. */
  counted(): AccessLogEntry[] {
    return this.sandbox.journal().filter(({ units }) => units > 0)
  }

  async outcomes(): Promise<string[]> {
    const recorded = await this.recordedOutcomes()
    return recorded.flatMap(({ items }) => items.map(({ outcome }) => outcome))
  }

  /** Of the tasks that are settled, in their order. */
  async recordedOutcomes(): Promise<OutcomeRecord[]> {
    const records = new BatchRecords(this.bucket, this.manifest.id)
    const all: OutcomeRecord[] = []
    for (let n = 1; n <= this.manifest.plan.tasks; n += 1) {
      const outcome = await records.outcome(taskId(n))
      if (outcome) all.push(outcome)
    }
    return all
  }
}

export function environmentOf(sandbox: Sandbox): Record<string, string> {
  const { calc, gazette, update, apiKey } = sandbox
  return {
    CALC_BASE_URL: calc,
    CALC_API_KEY: apiKey,
    GAZETTE_BASE_URL: gazette,
    GAZETTE_API_KEY: apiKey,
    UPDATE_BASE_URL: update,
    UPDATE_API_KEY: apiKey,
  }
}

/** From its death on nothing returns to the process. */
function dying(bucket: WatchedBucket, batch: string, death: Death | undefined): Promise<'died'> {
  return new Promise((resolve) => {
    let answers = 0
    let isDead = false
    const forever = new Promise<never>(() => undefined)
    const die = () => {
      isDead = true
      resolve('died')
      return forever
    }
    bucket.before = (operation, key) => {
      if (isDead) return forever
      if (operation !== 'create' || !key.startsWith(keys.answers(batch))) return undefined
      answers += 1
      return answers === death?.answer && death.moment === 'before' ? die() : undefined
    }
    bucket.after = (operation, key) => {
      if (isDead) return forever
      const isAnswer = operation === 'create' && key.startsWith(keys.answers(batch))
      return isAnswer && answers === death?.answer ? die() : undefined
    }
  })
}
