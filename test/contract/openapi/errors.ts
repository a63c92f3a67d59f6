import { z } from 'zod'
import type { Reply } from './shape.js'

/** Calculation service, "Error envelope". */
function envelope(code: z.ZodType = z.string().min(1), more: z.ZodRawShape = {}) {
  return z.strictObject({
    error: z.strictObject({
      code,
      message: z.string().min(1),
      hint: z.string().min(1).optional(),
      docUrl: z.url().optional(),
      ...more,
    }),
  })
}

/** Errors with a code that the contract names, or with one it does not show (null). */
export function errors(status: number, ...codes: (string | null)[]): Reply[] {
  return codes.map((code) => ({
    status,
    code,
    body: code === null ? envelope() : envelope(z.literal(code)),
  }))
}

const RETRY_AFTER = z.number().nonnegative()

/** "429 with `retryAfter` (seconds) in the standard envelope": inside `error`, beside it, or both. */
const LIMITED: Reply = {
  status: 429,
  code: null,
  body: z.union([
    envelope(undefined, { retryAfter: RETRY_AFTER }).extend({ retryAfter: RETRY_AFTER.optional() }),
    envelope().extend({ retryAfter: RETRY_AFTER }),
  ]),
}

export const limited = (): Reply[] => [LIMITED]

/** Section Authentication, 4: of every route that asks for a credential. */
export const unauthorized = (): Reply[] => errors(401, null, 'INVALID_API_KEY')

/** The code of every route with a scope. */
export const scoped = (): Reply[] => [...unauthorized(), ...errors(403, 'FORBIDDEN_SCOPE')]

/** Of the consuming operations on one saved calculation: its owner is checked before all else. */
export const owned = (): Reply[] => [
  ...scoped(),
  ...errors(403, 'FORBIDDEN'),
  ...errors(404, 'CALC_NOT_FOUND'),
]

/** Gazette service, "Error envelope". */
export function gazetteError(status: number, code: string, headers: string[] = []): Reply {
  return {
    status,
    code,
    headers,
    body: z.strictObject({
      error: z.strictObject({ code: z.literal(code), message: z.string().min(1) }),
    }),
  }
}
