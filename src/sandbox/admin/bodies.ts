import { z } from 'zod'
import { SERVICES } from '../access-log.js'
import { readJson } from '../calc/body.js'
import type { Fault } from '../faults.js'
import { badRequest } from '../refusal.js'
import type { ResetOptions } from '../sandbox.js'

const MOST_TURNS = 1_000_000
const LONGEST_DELAY_MS = 3_600_000

const common = {
  times: z.int().min(1).max(MOST_TURNS).optional(),
  service: z.enum(SERVICES).optional(),
  method: z
    .string()
    .regex(/^[A-Za-z]+$/)
    .optional(),
  path: z.string().startsWith('/').optional(),
  delayMs: z.int().min(0).max(LONGEST_DELAY_MS).optional(),
}
const status = z.int().min(200).max(599)
const headers = z.record(z.string(), z.string()).optional()
const envelope = z.strictObject({
  code: z.string(),
  message: z.string(),
  hint: z.string().optional(),
  docUrl: z.string().optional(),
  retryAfter: z.number().optional(),
})

const fault = z.union([
  z.strictObject({
    ...common,
    status,
    headers,
    body: z.unknown().optional(),
    envelope: envelope.optional(),
  }),
  z.strictObject({ ...common, lose: z.literal('after') }),
  z.strictObject({ ...common, reset: z.literal(true) }),
  z.strictObject({ ...common, garbage: z.literal(true) }),
  z.strictObject({ ...common, edge: z.literal(true), edgeStatus: status.optional(), headers }),
  z.strictObject({ ...common, truncate: z.literal(true) }),
  z.strictObject({ ...common, delayMs: common.delayMs.unwrap() }),
])

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
 * Reads the body of `POST /_sandbox/faults`: one {@link Fault}.
 * @throws Refusal
 */
export function readFault(body: unknown): Fault {
  return read(fault, body) as Fault
}

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
