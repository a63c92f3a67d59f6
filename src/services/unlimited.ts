import { EXIT, UserError } from '../core/errors.js'
import type { Gate } from './caller.js'

/** The gate of connections that read what is free: nobody gets a unit through it. */
export const UNLIMITED: Gate = {
  enter: () => Promise.reject(new UserError(EXIT.other, [])),
  confirm: async () => false,
  settle: async () => undefined,
  release: async () => undefined,
  failed: async () => undefined,
  refused: async () => undefined,
  told: async () => undefined,
}
