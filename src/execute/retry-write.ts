import type { ExecuteDeps } from './deps.js'
import { isOwnFault } from './own-fault.js'

/** Two minutes in all: a store that restarts, a network that comes back. */
const WAITS_MS = [500, 1_000, 2_000, 5_000, 5_000, 10_000, 15_000, 20_000, 30_000, 30_000]
/** With the tries themselves, each of which a store may let wait. */
export const LONGEST_RETRY_MS = 240_000

/**
 * Writes down what is known of a call that was made. It was paid for and exists nowhere else, so a
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
