import { z } from 'zod'
import { readJson } from '../calc/body.js'
import { badRequest } from '../refusal.js'
import type { ResetOptions } from '../sandbox.js'

const windows = z
  .array(z.strictObject({ units: z.int().min(1), ms: z.int().min(1) }))
  .min(1)
  .optional()
const resetOptions = z.strictObject({
  seed: z.int().min(0).optional(),
  calcLimits: windows,
  gazetteLimits: windows,
  updateLimits: windows,
})

/**
 * Reads the body of `POST /_sandbox/reset`: {@link ResetOptions}, or nothing.
 * @throws Refusal
 */
export function readReset(body: unknown): ResetOptions {
  const options = body === undefined || body === '' ? {} : read(resetOptions, body)
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
}

/**
 * Reads and validates a JSON body.
 * @throws Refusal
 */
export function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const found = schema.safeParse(readJson(body))
  if (found.success) return found.data
  throw badRequest(z.prettifyError(found.error))
}
