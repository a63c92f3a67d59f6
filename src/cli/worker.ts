import type { App } from '../app/app.js'
import { runBatch } from '../batches/run-batch.js'
import { EXIT, type ExitStatus, UserError } from '../core/errors.js'
import type { AccountWorker } from '../execute/account-worker.js'
import { sentence } from '../messages/message-code.js'
import { BatchRecords } from '../records/batch-records.js'
import { keys } from '../records/keys.js'
import { fireWith } from '../schedules/fire.js'
import type { Connection } from '../services/connection.js'
import { serveNightly } from './nightly.js'
import { type Output, words } from './output.js'
import { onStop } from './stop.js'

/** How often the bucket is asked for batches that were submitted. */
const LOOK_EVERY_MS = 2_000
/** An account that was refused or not reached is tried again after this. */
const HALT_PAUSE_MS = 60_000

interface Served {
  connection: Connection
  execution: AccountWorker
}

/** Works until it is stopped: executes the tasks of its accounts and sees their batches through. */
export async function workerCommand(app: App, voice: Output): Promise<ExitStatus> {
  const accounts = app.accounts()
  if (accounts.length === 0) {
    if (!(await hasNightly(app))) throw UserError.usage('worker_nothing')
    voice.told(sentence('worker_no_account'))
  }
  const stop = onStop(app, voice, {
    tellFirst: () =>
      voice.tell(
        words(
          voice.language,
          'Parando: as chamadas em andamento terminam e são guardadas.',
          'Stopping: calls under way finish and are recorded.',
        ),
      ),
  })
  const served = new Map<string, Served>()
  for (const account of accounts) {
    const connection = app.connect(account)
    served.set(connection.queue, {
      connection,
      execution: await app.execute(connection, stop.signal),
    })
  }
  app.log.info(
    { accounts: accounts.map((account) => account.name), redis: (await app.redis()).url },
    'worker ready',
  )
  voice.tell(words(voice.language, 'Pronto: à espera de lotes.', 'Ready: waiting for batches.'))
  try {
    await Promise.all([
      watchBatches(app, served, stop.signal),
      serveNightly(app, fireWith(app), stop.signal),
    ])
  } finally {
    await Promise.all([...served.values()].map(({ execution }) => execution.close()))
    stop.release()
  }
  return EXIT.done
}

/** Whether there is work that needs no account: what a schedule of reports or a notice asks for. */
async function hasNightly(app: App): Promise<boolean> {
  const bucket = await app.bucket()
  for (const prefix of [keys.schedules, keys.openFirings, keys.dueNotices]) {
    for await (const _ of bucket.list(prefix)) return true
  }
  return false
}

async function watchBatches(
  app: App,
  served: Map<string, Served>,
  stopping: AbortSignal,
): Promise<void> {
  const underWay = new Map<string, Promise<void>>()
  const begin = (batch: string) => {
    if (underWay.has(batch)) return
    const seeing = see(app, batch, served, stopping).finally(() => underWay.delete(batch))
    underWay.set(batch, seeing)
  }
  while (!stopping.aborted) {
    try {
      for await (const key of (await app.bucket()).list(keys.open))
        begin(key.slice(keys.open.length))
    } catch (error) {
      // A storage that is away for a moment ends no worker.
      app.log.error({ err: error }, 'looking for batches')
    }
    await app.clock.sleep(LOOK_EVERY_MS, stopping)
  }
  await Promise.all(underWay.values())
}

async function see(
  app: App,
  batch: string,
  served: Map<string, Served>,
  stopping: AbortSignal,
): Promise<void> {
  try {
    const manifest = await new BatchRecords(await app.bucket(), batch).manifest()
    const mine = manifest && served.get(manifest.queue ?? manifest.book)
    if (!mine) return
    const conducted = await runBatch(manifest, app, mine.execution, { stopping })
    app.log.info({ batch, ended: conducted.is }, 'batch')
    if (conducted.is !== 'halted') return
    await app.clock.sleep(HALT_PAUSE_MS, stopping)
    mine.execution.forgive()
  } catch (error) {
    app.log.error({ batch, err: error }, 'batch')
    await app.clock.sleep(LOOK_EVERY_MS, stopping)
  }
}
