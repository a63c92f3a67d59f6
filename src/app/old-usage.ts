import { forgetUsage } from '../records/usage-ledger.js'
import { bookName } from '../services/account.js'
import type { App } from './app.js'
import { maxAgeOf } from './rate-limiter.js'

const LOOK_EVERY_MS = 86_400_000

/**
 * Removes from this machine's ledger, until stopped, what fills no window any more. Who opens a
 * limiter does so too, but a worker opens its limiters once and then works for months.
 */
export async function forgetOldUsage(
  app: Pick<App, 'accounts' | 'clock' | 'log' | 'machine'>,
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    try {
      const machine = await app.machine()
      if (!machine) return
      for (const account of app.accounts())
        await forgetUsage(machine, bookName(account), app.clock.now() - maxAgeOf(account))
    } catch (error) {
      // A folder that is away for a moment must not end the worker.
      app.log.error({ err: error }, 'the ledger of this machine')
    }
    await app.clock.sleep(LOOK_EVERY_MS, stopping)
  }
}
