import { agents, indices, keys, systemAndLogin, tables } from './openapi/calculation-access.js'
import { correction, extraction, savedCalculations } from './openapi/calculation-work.js'
import { gazette } from './openapi/gazette.js'
import type { Operation } from './openapi/shape.js'
import { update } from './openapi/update.js'

/**
 * The three services as their contracts describe them, written from these alone: neither from the
 * clients nor from the sandbox, both of which are held to it. What a contract calls "not shown" is
 * left open; everything else is closed, down to the last field.
 */
export const OPERATIONS: readonly Operation[] = [
  ...systemAndLogin,
  ...keys,
  ...indices,
  ...tables,
  ...correction,
  ...savedCalculations,
  ...extraction,
  ...agents,
  ...gazette,
  ...update,
]
