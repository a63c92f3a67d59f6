import type { ExecuteDeps } from './deps.js'
import { isOwnFault } from './own-fault.js'

/** Two minutes in all, for a store that restarts or a network that comes back. */
const WAITS_MS = [500, 1_000, 2_000, 5_000, 5_000, 10_000, 15_000, 20_000, 30_000, 30_000]
/** The waits and the tries themselves, each of which the store may delay. */
export const LONGEST_RETRY_MS = 240_000

/**
 * Writes down the facts of a call that was made. They were paid for and exist nowhere else, so a
 * storage that fails is tried again, also while the process is about to end.
 */
export async function retryWrite<T>(
  deps: Pick<ExecuteDeps, 'clock' | 'log'>,
  write: () => Promise<T>,
): Promise<T> {
  for (const waitMs of WAITS_MS) {
    try {
      return await write()
    } catch (error) {
      if (isOwnFault(error)) throw error
      deps.log.warn({ err: error, waitMs }, 'a record could not be written yet')
      await deps.clock.sleep(waitMs)
    }
  }
  return write()
}
