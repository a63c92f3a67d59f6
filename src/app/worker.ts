import { connectionFor } from '../batches/connect.js'
import { endCancelled, isAtRest } from '../batches/run/end-cancelled.js'
import { runBatch } from '../batches/run/run-batch.js'
import type { Manifest } from '../core/batch.js'
import type { AccountWorker } from '../execute/account-worker.js'
import { BatchRecords } from '../records/batch-records.js'
import { keys } from '../records/keys.js'
import { Failures } from '../runtime/failures.js'
import type { Sandbox } from '../sandbox/index.js'
import { fireWith } from '../schedules/fire.js'
import type { Account } from '../services/account.js'
import type { Connection } from '../services/connection.js'
import type { App } from './app.js'
import { cleanDaily } from './daily-cleanup.js'
import { serveNightly } from './nightly.js'
import { logOutages } from './outages.js'

/** How often the worker looks in the bucket for submitted batches. */
const LOOK_EVERY_MS = 2_000
/** How long a refused or unreachable account waits before it is tried again. */
const HALT_PAUSE_MS = 60_000

interface Served {
  connection: Connection
  worker: AccountWorker
}

/**
 * Returns the worker of a batch's account in this process; undefined when this process does not
 * serve it.
 */
type ServedFor = (manifest: Manifest) => Promise<Served | undefined>

/**
 * The services of this process's sandbox; the worker of each starts with the first batch that needs
 * it.
 */
class SandboxWorkers {
  private readonly served = new Map<Account['service'], Promise<Served>>()

  constructor(
    private readonly app: App,
    private readonly stopping: AbortSignal,
    private readonly sandbox: Sandbox,
  ) {}

  of(service: Account['service']): Promise<Served> {
    const known = this.served.get(service)
    if (known) return known
    const opening = this.open(service)
    this.served.set(service, opening)
    return opening
  }

  async close(): Promise<void> {
    for (const served of this.served.values()) await (await served).worker.close()
  }

  private async open(service: Account['service']): Promise<Served> {
    const { app, sandbox: started } = this
    const { connection } = await connectionFor(app, service, { sandbox: true, started })
    return { connection, worker: await app.execute(connection, this.stopping) }
  }
}

/**
 * Executes the tasks of the accounts, leads their batches, fires schedules and delivers notices,
 * until stopped. With a sandbox that this process has started, it serves rehearsals alone and fires
 * nothing, so that the service is never asked.
 */
export async function serve(
  app: App,
  stopping: AbortSignal,
  onReady: () => void,
  sandbox?: Sandbox,
): Promise<void> {
  const served = new Map<string, Served>()
  const accounts = sandbox ? [] : app.accounts()
  for (const account of accounts) {
    const connection = app.connect(account)
    served.set(connection.queue, { connection, worker: await app.execute(connection, stopping) })
  }
  const rehearsals = sandbox && new SandboxWorkers(app, stopping, sandbox)
  const servedFor = async (manifest: Manifest) =>
    manifest.ownSandbox
      ? rehearsals?.of(app.job(manifest.job).service)
      : served.get(manifest.queue ?? manifest.book)
  const names = accounts.map((account) => account.name)
  const redis = await app.redis()
  if (!redis.embedded) logOutages(redis, app.log, app.config.language)
  app.log.info({ accounts: names, redis: redis.url }, 'worker ready')
  onReady()
  try {
    await Promise.all([
      watchBatches(app, servedFor, stopping),
      serveNightly(app, sandbox ? undefined : fireWith(app), stopping),
      cleanDaily(app, stopping),
    ])
  } finally {
    await Promise.all([...served.values()].map(({ worker: execution }) => execution.close()))
    await rehearsals?.close()
  }
}

/** Decides whether there is work that needs no account, as schedules of reports and notices do. */
export async function hasNightly(app: App): Promise<boolean> {
  const bucket = await app.bucket()
  for (const prefix of [keys.schedules, keys.openFirings, keys.dueNotices]) {
    for await (const _ of bucket.list(prefix)) return true
  }
  return false
}

async function watchBatches(app: App, servedFor: ServedFor, stopping: AbortSignal): Promise<void> {
  const underWay = new Map<string, Promise<void>>()
  const failures = new Failures(app.log)
  const begin = (batch: string) => {
    if (underWay.has(batch)) return
    const seeing = leadBatch(app, batch, servedFor, { stopping, failures }).finally(() =>
      underWay.delete(batch),
    )
    underWay.set(batch, seeing)
  }
  while (!stopping.aborted) {
    try {
      for await (const key of (await app.bucket()).list(keys.open))
        begin(key.slice(keys.open.length))
      failures.works('looking for batches')
    } catch (error) {
      // A storage that is away for a moment must not end the worker.
      failures.failed('looking for batches', error)
    }
    await app.clock.sleep(LOOK_EVERY_MS, stopping)
  }
  await Promise.all(underWay.values())
}

async function leadBatch(
  app: App,
  batch: string,
  servedFor: ServedFor,
  { stopping, failures }: { stopping: AbortSignal; failures: Failures },
): Promise<void> {
  try {
    const manifest = await new BatchRecords(await app.bucket(), batch).manifest()
    if (!manifest) return
    const mine = await servedFor(manifest)
    if (!mine) {
      // Its key may have been replaced, so nobody else may ever end it.
      if (!manifest.ownSandbox && (await isAtRest(manifest, app)))
        await endCancelled(manifest, app, stopping)
      return
    }
    const ended = await runBatch(manifest, app, mine.worker, { stopping })
    failures.works('batch', { batch })
    if (ended.is !== 'halted') return
    await app.clock.sleep(HALT_PAUSE_MS, stopping)
    mine.worker.clearHalt()
  } catch (error) {
    failures.failed('batch', error, { batch })
    await app.clock.sleep(LOOK_EVERY_MS, stopping)
  }
}
