import { EXIT, UserError } from '../core/errors.js'
import type { Gate } from './caller.js'

/** The gate of connections that only read what is free: no units are counted, and asking for some is a fault. */
export const UNLIMITED: Gate = {
  enter: () => Promise.reject(new UserError(EXIT.other, [])),
  confirm: async () => false,
  settle: async () => undefined,
  release: async () => undefined,
  failed: async () => undefined,
  refused: async () => undefined,
  told: async () => undefined,
}
