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
import { RateLimiter } from '../rate-limit/limiter.js'
import { readAdvertisedLimit, writeAdvertisedLimit } from '../records/advertised-limit.js'
import { ResponseCache } from '../records/response-cache.js'
import { forgetUsage, usageSince } from '../records/usage-ledger.js'
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
import { Caller, type Gate } from '../services/caller.js'
import { CatalogueReads } from '../services/catalogue-reads.js'
import { isRecord } from '../services/classify-response.js'
import type { Connection } from '../services/connection.js'
import { type Exchange, Http } from '../services/http.js'
import { DirectSender, type Sender } from '../services/sender.js'
import { UNLIMITED } from '../services/unlimited.js'
import type { Bucket } from '../storage/bucket.js'
import { openFolder } from '../storage/folder.js'
import { openBucket, placeOf } from '../storage/open.js'
import { folded } from '../values/folded.js'

/** What the process was given: everything else is made from it, once, when it is needed. */
export interface Given {
  config: Config
  jobs: ReadonlyMap<string, Job>
  log: Log
  /** The script of the embedded Redis, compiled. */
  embeddedEntry: URL
  clock?: Clock
  random?: () => number
  /** What reaches outside is used as this gives it back. */
  around?: Partial<Around>
}

/** Stands around what reaches outside: watches it, or delays it. */
export interface Around {
  bucket(opened: Bucket): Bucket
  exchange(http: Exchange): Exchange
  limiter(limiter: Gate): Gate
  queue(queue: TaskQueue): TaskQueue
}

/** Where a service is, whoever asks. */
export type Place = Pick<Account, 'service' | 'baseUrl' | 'timeoutMs' | 'allowHttp'>

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
    const book = bookName(account)
    const redis = (await this.redis()).connect('book')
    const ledgers = machine ? [bucket, machine] : [bucket]
    if (machine) await forgetUsage(machine, book, this.clock.now() - keptOf(account))
    const told = await readAdvertisedLimit(bucket, book)
    return new RateLimiter(redis, {
      name: book,
      windows: account.windows,
      reserves: account.reserves ?? [],
      holdMs: account.timeoutMs + RECORD_SLACK_MS,
      clock: this.clock,
      random: this.random,
      recentlySpent: (sinceMs) => usageSince(ledgers, book, sinceMs, this.clock.now()),
      log: this.log,
      toldBefore: told?.units,
      onTold: (units) => {
        const at = new Date(this.clock.now()).toISOString()
        writeAdvertisedLimit(bucket, book, { units, at }).catch((error) =>
          this.log.warn({ book, err: error }, 'the told limit was not kept'),
        )
      },
    })
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
    const limiter = around.limiter?.(gate) ?? gate
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
    })
  }

  /** A service for what costs nothing, in any credential: no unit can be taken through it. */
  free(place: Place, auth: Auth): Sender {
    return new DirectSender({ http: this.pooled(place, auth), now: this.clock.now })
  }

  /** What costs nothing shares a pool of connections: a process that stays asks many times. */
  private pooled(place: Place, auth: Auth): Http {
    const { service, baseUrl, timeoutMs, allowHttp } = place
    const name = JSON.stringify([service, baseUrl, timeoutMs, allowHttp, auth])
    const http = this.pools.get(name) ?? this.http(place, auth)
    this.pools.set(name, http)
    return http
  }

  private http({ service, baseUrl, timeoutMs, allowHttp }: Place, auth: Auth): Http {
    const allowed = allowHttp ?? this.config.allowHttp
    const http = new Http({ service, baseUrl, timeoutMs, auth, allowHttp: allowed })
    this.closers.add(service, () => http.close())
    return http
  }

  close(): Promise<void> {
    return this.closers.close()
  }
}

/**
 * Between the grant and the sending a record is written, which a slow store may delay; units of a
 * call that is never answered are held for this much longer than its timeout.
 */
const RECORD_SLACK_MS = 10_000

/** Entries that no window reaches back to any more, by whatever clock. */
const keptOf = ({ windows, timeoutMs }: Account): number =>
  Math.max(...windows.map(({ ms }) => ms)) + timeoutMs + HOUR_MS

const HOUR_MS = 3_600_000

/** On neither list of the contract: of those that cost a unit, and of those that are free. */
const UNTOLD = new Set([
  ...['POST /v1/correct', 'POST /v1/extract'],
  // Of the update service the contract tells no price at all.
  ...['GET /atualiza-v1/listaTabelas', 'POST /atualiza-v1/lerTabela', 'POST /atualiza-v1/atualiza'],
])
