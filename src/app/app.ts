import { createHash } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { join } from 'node:path'
import type { Redis } from 'ioredis'
import { AccountHalts } from '../batches/run/account-halt.js'
import { StorageRefusals } from '../batches/run/storage-refusal.js'
import { TaskQueues } from '../batches/run/task-queues.js'
import { FinishEstimate } from '../batches/view/finish-estimate.js'
import type { Config, Service } from '../config/config.js'
import { accountOf, accountsOf } from '../config/resolve-account.js'
import { UserError } from '../core/errors.js'
import type { Job } from '../core/job/job.js'
import { type AccountWorker, startAccountWorker } from '../execute/account-worker.js'
import type { Cost } from '../execute/deps.js'
import type { RateLimiter } from '../rate-limit/limiter.js'
import type { RedisServer } from '../redis/embedded-redis.js'
import { openRedis } from '../redis/redis.js'
import { type Clock, systemClock } from '../runtime/clock.js'
import { InFlightCalls } from '../runtime/in-flight-calls.js'
import type { Log } from '../runtime/log.js'
import { newProcessIdentity, type ProcessIdentity } from '../runtime/process-identity.js'
import { ShutdownHooks } from '../runtime/shutdown.js'
import type { Account } from '../services/account.js'
import { type Auth, authOf } from '../services/auth.js'
import { Caller } from '../services/caller.js'
import type { FreeLimit } from '../services/catalogue-reads.js'
import type { Connection } from '../services/connection.js'
import { freeOnlyGate } from '../services/free-only-gate.js'
import { Http } from '../services/http.js'
import { DirectSender, type Sender } from '../services/sender.js'
import type { Bucket } from '../storage/bucket.js'
import { openFolder } from '../storage/folder.js'
import { observeWrites } from '../storage/observe-writes.js'
import { openBucket, placeOf } from '../storage/open.js'
import { folded } from '../values/folded.js'
import { connectionOf } from './connection.js'
import { countedSender } from './counted-sender.js'
import type { AppInputs, ServiceAddress } from './inputs.js'
import { Metrics } from './metrics.js'
import { limiterName, openLimiter } from './rate-limiter.js'
import { UNPRICED_ROUTES } from './unpriced-routes.js'

/** The process: its configuration, stores and accounts, opened when first requested. */
export class App {
  readonly config: Config
  readonly clock: Clock
  readonly log: Log
  readonly jobs: ReadonlyMap<string, Job>
  readonly random: () => number
  readonly owner: ProcessIdentity
  /** The calls in flight, of all accounts. */
  readonly inFlight = new InFlightCalls()
  readonly queues = new TaskQueues(this)
  readonly refusals: StorageRefusals
  readonly halts: AccountHalts
  private readonly shutdown: ShutdownHooks
  private isEnding = false
  private isWorking = false
  private openedBucket?: Promise<Bucket>
  private openedRedis?: Promise<RedisServer>
  private openedReady?: Promise<Redis>
  private metrics: Metrics | undefined
  private readonly gates = new Map<string, Promise<RateLimiter>>()
  private readonly pools = new Map<string, Http>()
  private readonly freeLimits = new Map<string, FreeLimit>()
  private openedMachine?: Promise<Bucket | undefined>

  constructor(private readonly given: AppInputs) {
    this.config = given.config
    this.clock = given.clock ?? systemClock
    this.random = given.random ?? Math.random
    this.log = given.log
    this.shutdown = new ShutdownHooks(this.clock, this.log)
    this.jobs = given.jobs
    const told = { clock: this.clock, redis: () => this.readyRedis() }
    this.halts = new AccountHalts({ ...told, prefix: this.queuePrefix() })
    this.refusals = new StorageRefusals({
      ...told,
      where: this.config.storage.url,
      key: `${this.queuePrefix()}:storage-refuses`,
      isWorking: () => this.isWorking,
    })
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
      this.shutdown.add('bucket', () => bucket.close())
      const decorated = this.given.decorators?.bucket?.(bucket) ?? bucket
      return observeWrites(decorated, this.refusals)
    })
    this.openedBucket.catch(() => delete this.openedBucket)
    return this.openedBucket
  }

  redis(): Promise<RedisServer> {
    this.openedRedis ??= openRedis({
      url: this.config.redisUrl,
      embedded: { entry: this.given.embeddedEntry, dir: this.config.runDir },
      now: this.clock.now,
    }).then((server) => {
      for (const { code, facts } of server.warnings)
        this.log.warn({ redis: server.url, ...facts }, code)
      this.shutdown.add('redis', () => server.close())
      this.shutdown.add('queues', () => this.queues.close())
      if (this.isEnding) server.leave()
      return server
    })
    // What failed to open is opened again.
    this.openedRedis.catch(() => delete this.openedRedis)
    return this.openedRedis
  }

  /** Returns a connection for single short commands: none of them waits behind another's work. */
  readyRedis(): Promise<Redis> {
    this.openedReady ??= this.redis().then((server) => server.connect('ready'))
    this.openedReady.catch(() => delete this.openedReady)
    return this.openedReady
  }

  /** Prepares the end of the process: from now on it does not wait for Redis without end. */
  end(): void {
    this.isEnding = true
    this.openedRedis?.then(
      (server) => server.leave(),
      // The caller that requested Redis reports why it did not open.
      () => undefined,
    )
  }

  /** Ledger of this machine, which outlives the embedded Redis that all storages share. */
  machine(): Promise<Bucket | undefined> {
    this.openedMachine ??= this.redis().then(({ embedded }) =>
      embedded ? openFolder(join(this.config.runDir, 'ledger')) : undefined,
    )
    this.openedMachine.catch(() => delete this.openedMachine)
    return this.openedMachine
  }

  /** Returns the queue prefix of this storage; it knows no batches of other storages. */
  queuePrefix(): string {
    const place = placeOf(this.config.storage)
    return `lote-${createHash('sha256').update(place).digest('hex').slice(0, 10)}`
  }

  account(service: Service, name = 'default'): Account {
    return accountOf(this.config, service, name)
  }

  /** Returns the price of a route: the contract's, the operator's or the highest observed. */
  costOf(route: string, units: number, gate: Pick<RateLimiter, 'unpricedCost'>): Cost {
    if (!UNPRICED_ROUTES.has(route)) return { units, unpriced: false }
    const least = route === 'POST /v1/correct' ? this.config.correctUnits : units
    return { units: Math.max(least, gate.unpricedCost), unpriced: true }
  }

  /** Returns the accounts that a worker serves. */
  accounts(): Account[] {
    return accountsOf(this.config)
  }

  connect(account: Account, ownSandbox = false): Connection {
    const gate = freeOnlyGate(() => this.gates.get(limiterName(account)))
    const caller = new Caller(this.pooled(account, authOf(account)), gate, this.clock.now)
    const { clock, freeLimits } = this
    const bucket = () => this.bucket()
    return connectionOf(account, ownSandbox, { caller, clock, bucket, freeLimits })
  }

  /** Returns the estimate of when batches of the account finish. */
  async forecast(connection: Connection, gate?: RateLimiter): Promise<FinishEstimate> {
    const { account, book } = connection
    return new FinishEstimate({
      bucket: await this.bucket(),
      gate: gate ?? (await this.gate(account)),
      account,
      book,
      clock: this.clock,
      concurrency: this.config.concurrency,
      isUnpriced: (job) => this.jobs.get(job)?.unpricedRoute !== undefined,
    })
  }

  /** Returns the rate limiter of an account, for spending and for reading: one per process. */
  gate(account: Account): Promise<RateLimiter> {
    const name = limiterName(account)
    const known = this.gates.get(name)
    if (known) return known
    const opening = this.openGate(account)
    this.gates.set(name, opening)
    // A limiter that failed to open is opened again.
    opening.catch(() => this.gates.delete(name))
    return opening
  }

  private async openGate(account: Account): Promise<RateLimiter> {
    const [bucket, machine] = await Promise.all([this.bucket(), this.machine()])
    const redis = (await this.redis()).connect('book')
    const { clock, random, log } = this
    return openLimiter(account, { bucket, machine, redis, clock, random, log })
  }

  async execute(connection: Connection, stopping: AbortSignal): Promise<AccountWorker> {
    const { account } = connection
    this.isWorking = true
    const [bucket, machine, server, gate] = await Promise.all([
      this.bucket(),
      this.machine(),
      this.redis(),
      this.gate(account),
    ])
    const { decorators: around = {} } = this.given
    const { TaskQueue } = await import('../redis/queue.js')
    const tasks = new TaskQueue(server, connection.queue, this.queuePrefix(), this.owner.instance)
    const queue = around.queue?.(tasks) ?? tasks
    const http = this.http(account, authOf(account))
    const exchange = around.exchange?.(http) ?? http
    const counted = this.metrics?.metered(gate, account) ?? gate
    const limiter = around.limiter?.(counted) ?? counted
    // Each task in flight listens to the signal.
    setMaxListeners(0, stopping)
    return startAccountWorker({
      connection,
      bucket,
      // The sandbox of this process ends with it: no other storage shares its limit.
      ...(machine && !connection.ownSandbox ? { machine } : {}),
      queue,
      gate,
      jobs: this.jobs,
      caller: new Caller(exchange, limiter, this.clock.now, this.random),
      costOf: (route, declared) => this.costOf(route, declared, gate),
      owner: this.owner,
      clock: this.clock,
      random: this.random,
      log: this.log,
      inFlight: this.inFlight,
      stopping,
      concurrency: this.config.concurrency,
      onHalt: (halt) => this.halts.halted(connection.queue, halt),
      onRows: (rows) => {
        if (rows > 0) this.halts.works(connection.queue)
        this.metrics?.rowsSettled(account, rows)
      },
    })
  }

  /** Opens the metrics; from now on the calls of accounts are counted. */
  async measure(): Promise<Metrics> {
    this.metrics ??= await Metrics.open(this)
    return this.metrics
  }

  /** Returns a sender for free requests with any credential: it can take no units. */
  free(place: ServiceAddress, auth: Auth): Sender {
    return new DirectSender({ http: this.pooled(place, auth), now: this.clock.now })
  }

  /** Returns a sender for single calls that cost units, under the rate limiter of the account. */
  counted(account: Account): Promise<Sender> {
    return countedSender(this, account, this.pooled(account, authOf(account)))
  }

  /** Free requests share a pool of connections, as a long-running process makes many. */
  private pooled(place: ServiceAddress, auth: Auth): Http {
    const { service, baseUrl, timeoutMs, allowHttp } = place
    const name = JSON.stringify([service, baseUrl, timeoutMs, allowHttp, auth])
    const http = this.pools.get(name) ?? this.http(place, auth)
    this.pools.set(name, http)
    return http
  }

  private http({ service, baseUrl, timeoutMs, allowHttp }: ServiceAddress, auth: Auth): Http {
    const allowed = allowHttp ?? this.config.allowHttp
    const http = new Http({ service, baseUrl, timeoutMs, auth, allowHttp: allowed })
    this.shutdown.add(service, () => http.close())
    return http
  }

  close(): Promise<void> {
    return this.shutdown.close()
  }
}
