import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pino } from 'pino'
import { jobs } from '../../../jobs/index.js'
import { submit } from '../../../src/batches/submission/submit.js'
import type { Manifest } from '../../../src/core/batch.js'
import type { Job } from '../../../src/core/job/job.js'
import { readParameters } from '../../../src/core/job/parse-parameters.js'
import { executeTask } from '../../../src/execute/execute-task.js'
import { OutageDetector } from '../../../src/execute/outage-detector.js'
import { PackLimits } from '../../../src/execute/pack-limit.js'
import { Recent } from '../../../src/execute/recent.js'
import { missingTasks } from '../../../src/gather/missing.js'
import { Outcomes } from '../../../src/gather/outcomes.js'
import { publish } from '../../../src/publish/publish.js'
import { BatchRecords } from '../../../src/records/batch-records.js'
import { keys, readingTasks } from '../../../src/records/keys.js'
import { readKnowledge } from '../../../src/records/prefetch.js'
import { currentQuote } from '../../../src/records/prices.js'
import { ResponseCache } from '../../../src/records/response-cache.js'
import { systemClock } from '../../../src/runtime/clock.js'
import { InFlightCalls } from '../../../src/runtime/in-flight-calls.js'
import type { Sandbox, SandboxOptions } from '../../../src/sandbox/index.js'
import { bearer } from '../../../src/services/auth.js'
import { Caller } from '../../../src/services/caller.js'
import { CatalogueReads } from '../../../src/services/catalogue-reads.js'
import { Http } from '../../../src/services/http.js'
import type { Bucket } from '../../../src/storage/bucket.js'
import { openFolder } from '../../../src/storage/folder.js'
import { WatchedBucket } from '../../execute/support/bucket.js'
import { OpenGate } from '../../services/support/gate.js'
import { startStandIn } from '../../support/stand-in.js'
import { readWorkbook } from '../../support/workbook.js'

/** Friday, 20 November 2026, noon in São Paulo: a day of the sandbox's base. */
export const NOW = Date.UTC(2026, 10, 20, 15)
const NO_LIMIT = [{ units: 1_000_000, ms: 60_000 }]

/** A gazette over HTTP and a folder; each process of ours on them may die at any change it makes. */
export class GazetteRig {
  private processes = 0
  private files = 0
  private readonly https: Http[] = []

  private constructor(
    readonly dir: string,
    readonly sandbox: Sandbox,
  ) {}

  static async open(options: SandboxOptions = {}): Promise<GazetteRig> {
    const dir = await mkdtemp(join(tmpdir(), 'lote-gazette-job-'))
    const sandbox = await startStandIn({ clock: () => NOW, gazetteLimits: NO_LIMIT, ...options })
    return new GazetteRig(dir, sandbox)
  }

  async close(): Promise<void> {
    await Promise.all(this.https.map((http) => http.close()))
    await this.sandbox.close()
    await rm(this.dir, { recursive: true })
  }

  bucket(name = 'data'): Promise<Bucket> {
    return openFolder(join(this.dir, name))
  }

  async get<T>(path: string): Promise<T> {
    const headers = { authorization: `Bearer ${this.sandbox.apiKey}` }
    return (await (await fetch(this.sandbox.gazette + path, { headers })).json()) as T
  }

  /** Paths that the service was asked, of the process and all before it. */
  asked(): string[] {
    return this.sandbox
      .journal()
      .flatMap(({ service, path }) => (service === 'gazette' ? path : []))
  }

  /** Units that the service counted. */
  units(): number {
    return this.sandbox.journal().reduce((sum, { units }) => sum + units, 0)
  }

  async submit(kind: string, rows: readonly (readonly string[])[], pairs: string[] = []) {
    const job = jobs.get(kind)!
    this.files += 1
    const file = join(this.dir, `entrada-${this.files}.csv`)
    const lines = rows.map((cells) =>
      cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'),
    )
    await writeFile(file, `${lines.join('\n')}\n`)
    const parameters = readParameters(pairs, job)
    return submit(
      {
        file,
        job,
        parameters,
        duplicates: 'warn',
        lane: 'normal',
        again: true,
        accept: { map: {}, lastYear: 2026, given: parameters },
      },
      {
        bucket: await this.bucket(),
        reads: await this.keptReads(),
        clock: systemClock,
        random: Math.random,
        account: { name: 'default', book: 'b', queue: 'q', windows: [], ownSandbox: false },
        isRehearsal: async () => true,
        quote: async (price) => ({ ...price, estimateMs: 0 }),
      },
    )
  }

  /** Works the batch to its end; dies at the n-th change of the bucket where that is said. */
  async work(batch: string, diesAt = Number.POSITIVE_INFINITY): Promise<Manifest | 'died'> {
    const bucket = new WatchedBucket(await this.bucket())
    let changes = 0
    const died = new Promise<'died'>((resolve) => {
      bucket.before = (operation) => {
        if (!['put', 'create', 'delete'].includes(operation)) return undefined
        changes += 1
        if (changes < diesAt) return undefined
        resolve('died')
        return new Promise<never>(() => undefined)
      }
    })
    return Promise.race([this.settleAll(batch, bucket), died])
  }

  private async settleAll(batch: string, bucket: Bucket): Promise<Manifest> {
    const records = new BatchRecords(bucket, batch)
    const manifest = (await records.manifest())!
    const job = jobs.get(manifest.job) as Job
    const deps = this.worldOn(bucket)
    const missing = await missingTasks(bucket, batch, manifest.plan.tasks)
    const readings = readingTasks(manifest.plan)
    for (const task of [...readings, ...missing]) {
      const { knowledge } = await readKnowledge(records, job, manifest.plan)
      const settled = await executeTask({ batch, task }, { job, knowledge, lane: 'normal' }, deps)
      if (settled.is !== 'settled') throw new Error(`${task}: ${JSON.stringify(settled)}`)
    }
    const outcomes = new Outcomes(records)
    const told = { ...manifest, quote: await currentQuote(manifest, bucket) }
    return publish(told, job, 'finished', { bucket, outcomes, now: systemClock.now })
  }

  private worldOn(bucket: Bucket) {
    const { caller } = this.callerOf()
    this.processes += 1
    return {
      bucket,
      jobs,
      caller,
      book: 'b',
      timeoutMs: 30_000,
      clock: systemClock,
      reads: new CatalogueReads(caller, systemClock, this.sandbox.gazette),
      costOf: (_: string, units: number) => ({ units, unpriced: false }),
      inFlight: new InFlightCalls(),
      onUnderWay: () => undefined,
      // Processes of this host share our pid and differ by instance: all but the last have ended.
      owner: { host: 'here', pid: process.pid, instance: `p${this.processes}` },
      random: () => 0,
      log: pino({ level: 'silent' }),
      outage: new OutageDetector(),
      packLimits: new PackLimits({ bucket, book: 'b', clock: systemClock }),
      cancelled: new Recent<boolean>(systemClock),
      stopping: new AbortController().signal,
    }
  }

  private async keptReads(): Promise<ResponseCache> {
    const bucket = await this.bucket()
    return new ResponseCache(async () => bucket, systemClock.now, this.sandbox.gazette)
  }

  private callerOf() {
    const http = new Http({
      service: 'gazette' as const,
      baseUrl: this.sandbox.gazette,
      auth: bearer(this.sandbox.apiKey),
      timeoutMs: 30_000,
    })
    this.https.push(http)
    return { caller: new Caller(http, new OpenGate(), systemClock.now) }
  }

  /** Submits, works and reads the workbook back. */
  async run(kind: string, rows: readonly (readonly string[])[], pairs: string[] = []) {
    const { id } = await this.submit(kind, rows, pairs)
    const before = this.units()
    const manifest = await this.work(id)
    if (manifest === 'died') throw new Error('nobody killed it')
    return { manifest, units: this.units() - before, sheets: await this.sheets(id) }
  }

  async sheets(batch: string): Promise<Map<string, unknown[][]>> {
    const path = join(this.dir, `${batch}.xlsx`)
    await pipeline((await (await this.bucket()).read(keys.result(batch)))!, createWriteStream(path))
    return readWorkbook(path)
  }
}
