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

/** The same; a limit that a free read meets pauses the calls of a limiter that is open. */
export const freeOnlyGate = (opened: () => Promise<Gate> | undefined): Gate => ({
  ...FREE_ONLY_GATE,
  refused: async (...told) => (await opened())?.refused(...told),
})
