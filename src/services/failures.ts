export const TOO_LARGE = 'UND_ERR_RES_EXCEEDED_MAX_SIZE'

/** Failures of calls that may be too large for the service or for this process. */
const OVERLONG = new Set([
  'TimeoutError',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  TOO_LARGE,
])

export function errorOf(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause))
}

export function isOverlong(error: Error): boolean {
  return OVERLONG.has(codeOf(error))
}

/** Returns the system's code of a failure, or the failure's name. */
export function codeOf(error: Error): string {
  const root = rootOf(error)
  return typeof root.code === 'string' ? root.code : error.name
}

/**
 * The error with the system's code; happy eyeballs hide it in an AggregateError, undici in a cause.
 */
function rootOf(error: Error): NodeJS.ErrnoException {
  if (error instanceof AggregateError && error.errors.length > 0) return rootOf(error.errors[0])
  if (typeof (error as NodeJS.ErrnoException).code === 'string') return error
  return error.cause instanceof Error ? rootOf(error.cause) : error
}
