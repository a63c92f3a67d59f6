import { EXIT, UserError } from '../core/errors.js'
import type { Gate } from './caller.js'

/**
 * The limiter of connections for free reads: it counts no units, and a request for units is a
 * fault.
 */
export const FREE_ONLY_GATE: Gate = {
  enter: () => Promise.reject(new UserError(EXIT.other, [])),
  confirm: async () => false,
  settle: async () => undefined,
  release: async () => undefined,
  failed: async () => undefined,
  refused: async () => undefined,
  advertised: async () => undefined,
}
