type Reason =
  | 'unreachable'
  | 'denied'
  | 'read-only'
  | 'full'
  | 'failed'
  /** The embedded Redis has died, with all its data. */
  | 'lost'
  /** Other users own the embedded Redis' folder or can write to it. */
  | 'shared'
  /** The folder is absent, and cannot be made. */
  | 'no-folder'
  /** No space for the files of the embedded Redis. */
  | 'no-space'
  | 'not-started'

/** Redis cannot be used. The URL is shown without credentials. */
export class RedisError extends Error {
  override readonly name = 'RedisError'
  constructor(
    readonly reason: Reason,
    readonly url: string,
    options?: ErrorOptions,
  ) {
    super(`Redis ${url}: ${reason}`, options)
  }
}

/** First words of error replies, which are Redis' codes; and codes of the network. */
const REASONS: Record<string, Reason> = {
  WRONGPASS: 'denied',
  NOAUTH: 'denied',
  NOPERM: 'denied',
  READONLY: 'read-only',
  OOM: 'full',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EPIPE: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  ETIMEDOUT: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
}

export function redisError(error: unknown, url: string): RedisError {
  return new RedisError(REASONS[redisCode(error) ?? ''] ?? 'failed', url, { cause: error })
}

/** Decides whether Redis does not answer for now: connections try again until it does. */
export const isAway = (error: unknown): boolean => redisError(error, '').reason === 'unreachable'

/** BullMQ's codes of a task that is not in the queue, or whose lock expired or is another's. */
const LOST = new Set([-1, -2, -6])

/**
 * Decides whether Redis no longer holds a task for the worker that executes it, as after a restart
 * or when its lock expired while Redis did not answer.
 */
export function isTaskLost(error: Error & { code?: unknown }): boolean {
  // BullMQ 6.7.0 gives this error no code.
  return LOST.has(error.code as number) || error.message.startsWith('could not renew lock for job')
}

/** The errors that ioredis throws without a code. */
const UNCODED: Record<string, string> = {
  'Command timed out': 'ETIMEDOUT',
  'Connection is closed.': 'ECONNRESET',
}

/** Whether a command failed because the server has ended, or we have left it. */
export function isConnectionClosed(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Connection is closed.'
}

/** Returns the code of an error: `ECONNREFUSED`, or `WRONGPASS` of an error reply. */
export function redisCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.message in UNCODED) return UNCODED[error.message]
  return (error as NodeJS.ErrnoException).code ?? /^[A-Z]+/.exec(error.message)?.[0]
}
