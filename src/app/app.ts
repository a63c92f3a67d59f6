import { createHash } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { join } from 'node:path'
import type { Redis } from 'ioredis'
import { FinishEstimate } from '../batches/finish-estimate.js'
import type { Config, Service } from '../config/config.js'
import { accountOf, accountsOf } from '../config/resolve-account.js'
import { UserError } from '../core/errors.js'
import type { Job } from '../core/job/job.js'
import { type AccountWorker, startAccountWorker } from '../execute/account-worker.js'
import type { Cost } from '../execute/deps.js'
import type { RateLimiter } from '../rate-limit/limiter.js'
import { ResponseCache } from '../records/response-cache.js'
import type { RedisServer } from '../redis/embedded-redis.js'
import { TaskQueue } from '../redis/queue.js'
import { openRedis } from '../redis/redis.js'
import { type Clock, systemClock } from '../runtime/clock.js'
import { InFlightCalls } from '../runtime/in-flight-calls.js'
import type { Log } from '../runtime/log.js'
import { newProcessIdentity, type ProcessIdentity } from '../runtime/process-identity.js'
import { ShutdownHooks } from '../runtime/shutdown.js'
import { type Account, bookName, keyName, queueName } from '../services/account.js'
import { type Auth, authOf } from '../services/auth.js'
import { Caller } from '../services/caller.js'
import { CatalogueReads } from '../services/catalogue-reads.js'
import { isRecord } from '../services/classify-response.js'
import type { Connection } from '../services/connection.js'
import { Http } from '../services/http.js'
import { DirectSender, type Sender } from '../services/sender.js'
import { UNLIMITED } from '../services/unlimited.js'
import type { Bucket } from '../storage/bucket.js'
import { openFolder } from '../storage/folder.js'
import { openBucket, placeOf } from '../storage/open.js'
import { folded } from '../values/folded.js'
import type { Given, ServiceAddress } from './given.js'
import { Metrics } from './metrics.js'
import { openLimiter } from './rate-limiter.js'
import { UNTOLD } from './untold.js'

/** The process: its configuration, stores and accounts, opened when first asked for. */
export class App {
  readonly config: Config
  readonly clock: Clock
  readonly log: Log
  readonly jobs: ReadonlyMap<string, Job>
  readonly random: () => number
  readonly owner: ProcessIdentity
  /** Calls under way, of all accounts. */
  readonly sent = new InFlightCalls()
  private readonly closers: ShutdownHooks
  private isEnding = false
  private openedBucket: Promise<Bucket> | undefined
  private openedRedis: Promise<RedisServer> | undefined
  private openedReady: Promise<Redis> | undefined
  private metrics: Metrics | undefined
  private readonly gates = new Map<string, Promise<RateLimiter>>()
  private readonly pools = new Map<string, Http>()
  private openedMachine: Promise<Bucket | undefined> | undefined

  constructor(private readonly given: Given) {
    this.config = given.config
    this.clock = given.clock ?? systemClock
    this.random = given.random ?? Math.random
    this.log = given.log
    this.closers = new ShutdownHooks(this.clock, this.log)
    this.jobs = given.jobs
    this.owner = newProcessIdentity(Math.floor(this.random() * 2 ** 40).toString(36))
  }

  job(kind: string): Job {
    const name = folded(kind)
    const job =
      this.jobs.get(kind) ??
      [...this.jobs.values()].find(({ aliases = [] }) => aliases.includes(name))
    if (job) return job
    const known = [...this.jobs.keys()]
    const names = [...this.jobs.values()].flatMap(({ aliases = [] }) => aliases)
    throw UserError.usage('unknown_job', { job: kind, known, names: [...known, ...names] })
  }

  bucket(): Promise<Bucket> {
    this.openedBucket ??= openBucket(this.config.storage).then((bucket) => {
      this.closers.add('bucket', () => bucket.close())
      return this.given.around?.bucket?.(bucket) ?? bucket
    })
    return this.openedBucket
  }

  redis(): Promise<RedisServer> {
    this.openedRedis ??= openRedis({
      url: this.config.redisUrl,
      embedded: { entry: this.given.embeddedEntry, dir: this.config.runDir },
      now: this.clock.now,
    }).then((server) => {
      for (const warning of server.warnings) this.log.warn({ redis: server.url }, warning)
      this.closers.add('redis', () => server.close())
      if (this.isEnding) server.leave()
      return server
    })
    return this.openedRedis
  }

  /** A connection on which only readiness is asked. */
  readyRedis(): Promise<Redis> {
    this.openedReady ??= this.redis().then((server) => server.connect('ready'))
    return this.openedReady
  }

  /** The process has to end: from now on Redis is not waited for without end. */
  end(): void {
    this.isEnding = true
    this.openedRedis?.then(
      (server) => server.leave(),
      // Who asked for it tells why it did not open.
      () => undefined,
    )
  }

  /**
   * The embedded Redis is one for all storages of this machine, and is gone when nobody needs it: its
   * books are made again from a ledger of its own as well. One behind a URL belongs to one storage.
   */
  private machine(): Promise<Bucket | undefined> {
    this.openedMachine ??= this.redis().then(({ embedded }) =>
      embedded ? openFolder(join(this.config.runDir, 'ledger')) : undefined,
    )
    return this.openedMachine
  }

  /** Queues of one storage: another storage's batches mean nothing here. */
  queuePrefix(): string {
    const place = placeOf(this.config.storage)
    return `lote-${createHash('sha256').update(place).digest('hex').slice(0, 10)}`
  }

  account(service: Service, name = 'default'): Account {
    return accountOf(this.config, service, name)
  }

  /** What the contract does not tell, the operator does, or evidence: the most that any was seen to cost. */
  costOf(route: string, units: number, gate: Pick<RateLimiter, 'untoldCost'>): Cost {
    if (!UNTOLD.has(route)) return { units, untold: false }
    const least = route === 'POST /v1/correct' ? this.config.correctUnits : units
    return { units: Math.max(least, gate.untoldCost), untold: true }
  }

  /** Accounts that a worker serves. */
  accounts(): Account[] {
    return accountsOf(this.config)
  }

  connect(account: Account, ownSandbox = false): Connection {
    const http = this.pooled(account, authOf(account))
    const caller = new Caller(http, UNLIMITED, this.clock.now)
    const free = new CatalogueReads(caller, this.clock, account.baseUrl, account.keyFrom)
    const kept = new ResponseCache(
      () => this.bucket(),
      this.clock.now,
      account.baseUrl,
      keyName(account),
    )
    // The gazette and the update service count every request.
    const isCounted = account.service !== 'calculation'
    return {
      account,
      book: bookName(account),
      queue: queueName(account),
      ownSandbox,
      reads: isCounted ? kept : free,
      // A sandbox of this process is gone with it, and another may come at its port.
      ...(isCounted && !ownSandbox ? { keep: (path, body) => kept.keep(path, body) } : {}),
      isRehearsal: async () => {
        if (ownSandbox) return true
        // Of the others each request counts; a sandbox tells of itself with each answer.
        if (account.service !== 'calculation') return false
        const health = await free.tryGet('GET /health', '/health')
        return health.is === 'found' && isRecord(health.body) && health.body.env === 'sandbox'
      },
    }
  }

  /** When batches of the account will be finished. */
  async forecast(connection: Connection, gate?: RateLimiter): Promise<FinishEstimate> {
    const { account, book } = connection
    return new FinishEstimate({
      bucket: await this.bucket(),
      gate: gate ?? (await this.gate(account)),
      account,
      book,
      clock: this.clock,
      concurrency: this.config.concurrency,
      isUntold: (job) => this.jobs.get(job)?.untoldRoute !== undefined,
    })
  }

  /** The book of an account, for those who spend and those who only look: one for all in a process. */
  gate(account: Account): Promise<RateLimiter> {
    const name = JSON.stringify([bookName(account), account.windows, account.reserves])
    const known = this.gates.get(name)
    if (known) return known
    const opening = this.openGate(account)
    this.gates.set(name, opening)
    // One that failed is opened again.
    opening.catch(() => this.gates.delete(name))
    return opening
  }

  private async openGate(account: Account): Promise<RateLimiter> {
    const [bucket, machine] = await Promise.all([this.bucket(), this.machine()])
    const redis = (await this.redis()).connect('book')
    const { clock, random, log } = this
    return openLimiter(account, { bucket, machine, redis, clock, random, log })
  }

  /** Starts working on the account's tasks. */
  async execute(connection: Connection, stopping: AbortSignal): Promise<AccountWorker> {
    const { account } = connection
    const [bucket, machine, server, gate] = await Promise.all([
      this.bucket(),
      this.machine(),
      this.redis(),
      this.gate(account),
    ])
    const { around = {} } = this.given
    const tasks = new TaskQueue(server, connection.queue, this.queuePrefix(), this.owner.instance)
    const queue = around.queue?.(tasks) ?? tasks
    const http = this.http(account, authOf(account))
    const exchange = around.exchange?.(http) ?? http
    const { metrics } = this
    const counted = metrics?.metered(gate, account) ?? gate
    const limiter = around.limiter?.(counted) ?? counted
    // Each task under way listens to it.
    setMaxListeners(0, stopping)
    return startAccountWorker({
      connection,
      bucket,
      ...(machine ? { machine } : {}),
      queue,
      gate,
      jobs: this.jobs,
      caller: new Caller(exchange, limiter, this.clock.now, this.random),
      costOf: (route, declared) => this.costOf(route, declared, gate),
      owner: this.owner,
      clock: this.clock,
      random: this.random,
      log: this.log,
      sent: this.sent,
      stopping,
      concurrency: this.config.concurrency,
      onRows: (rows) => metrics?.rowsSettled(account, rows),
    })
  }

  /** From now on what accounts are asked for is counted. */
  async measure(): Promise<Metrics> {
    if (!this.metrics) {
      const metrics = await Metrics.open(this)
      this.metrics = metrics
      this.closers.add('metrics', () => metrics.close())
    }
    return this.metrics
  }

  /** A service for what costs nothing, in any credential: no unit can be taken through it. */
  free(place: ServiceAddress, auth: Auth): Sender {
    return new DirectSender({ http: this.pooled(place, auth), now: this.clock.now })
  }

  /** A service for single calls that count, each in the book of its account. */
  async counted(account: Account): Promise<Sender> {
    const gate = await this.gate(account)
    const http = this.pooled(account, authOf(account))
    return new DirectSender({ http, gate, now: this.clock.now, random: this.random })
  }

  /** What costs nothing shares a pool of connections: a process that stays asks many times. */
  private pooled(place: ServiceAddress, auth: Auth): Http {
    const name = JSON.stringify([
      place.service,
      place.baseUrl,
      place.timeoutMs,
      place.allowHttp,
      auth,
    ])
    const http = this.pools.get(name) ?? this.http(place, auth)
    this.pools.set(name, http)
    return http
  }

  private http({ service, baseUrl, timeoutMs, allowHttp }: ServiceAddress, auth: Auth): Http {
    const allowed = allowHttp ?? this.config.allowHttp
    const http = new Http({ service, baseUrl, timeoutMs, auth, allowHttp: allowed })
    this.closers.add(service, () => http.close())
    return http
  }

  close(): Promise<void> {
    return this.closers.close()
  }
}
