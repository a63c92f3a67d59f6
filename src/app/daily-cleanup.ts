import { forgetUsage } from '../records/usage-ledger.js'
import { removeAbandonedFolders } from '../runtime/temp-folder.js'
import { bookName } from '../services/account.js'
import type { App } from './app.js'
import { maxAgeOf } from './rate-limiter.js'

const EVERY_MS = 86_400_000

type CleanedApp = Pick<App, 'accounts' | 'clock' | 'log' | 'machine'>

/** Removes from this machine, until stopped, what nobody needs any more. */
export async function cleanDaily(app: CleanedApp, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    for (const clean of [forgetOldUsage, () => removeAbandonedFolders(app.clock.now())])
      try {
        await clean(app)
      } catch (error) {
        // A folder that is away for a moment must not end the worker.
        app.log.error({ err: error }, 'the daily cleanup of this machine')
      }
    await app.clock.sleep(EVERY_MS, stopping)
  }
}

/**
 * Removes from the ledger what fills no window any more. Who opens a limiter does so too, but a
 * worker opens its limiters once and then works for months.
 */
async function forgetOldUsage(app: CleanedApp): Promise<void> {
  const machine = await app.machine()
  if (!machine) return
  for (const account of app.accounts())
    await forgetUsage(machine, bookName(account), app.clock.now() - maxAgeOf(account))
}
