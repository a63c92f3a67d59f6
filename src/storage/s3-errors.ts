import { StorageError } from './bucket.js'

type Reason = StorageError['reason']

/**
 * The fields that are read of an SDK error; its `$response` and server fields stay out of our
 * errors.
 */
interface SdkError extends Error {
  code?: string
  $metadata?: { httpStatusCode?: number; requestId?: string; attempts?: number }
}

const REASONS: Record<string, Reason> = {
  NoSuchBucket: 'no-bucket',
  AccessDenied: 'denied',
  AllAccessDisabled: 'denied',
  InvalidAccessKeyId: 'denied',
  SignatureDoesNotMatch: 'denied',
  ExpiredToken: 'denied',
  InvalidToken: 'denied',
  RequestTimeTooSkewed: 'denied',
  CredentialsProviderError: 'denied',
  XMinioStorageFull: 'full',
  XMinioAdminBucketQuotaExceeded: 'full',
  QuotaExceeded: 'full',
  TimeoutError: 'unreachable',
  UnexpectedAnswer: 'unreachable',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EPIPE: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  ETIMEDOUT: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
}

const STATUS_REASONS: Record<number, Reason> = {
  401: 'denied',
  403: 'denied',
  502: 'unreachable',
  503: 'unreachable',
  504: 'unreachable',
  507: 'full',
}

/** Yields names (`NoSuchBucket`) and codes (`ECONNREFUSED`) of an error and of its causes. */
function* namesOf(error: unknown): Generator<string> {
  if (!(error instanceof Error)) return
  const { code, name } = error as SdkError
  if (code !== undefined) yield code
  yield name
  // Node tries IPv6 and IPv4, and reports both failures in one error.
  for (const inner of error instanceof AggregateError ? error.errors : []) yield* namesOf(inner)
  yield* namesOf(error.cause)
}

function reasonOf(error: unknown): Reason {
  for (const name of namesOf(error)) {
    const reason = REASONS[name]
    if (reason) return reason
  }
  return STATUS_REASONS[statusOf(error) ?? 0] ?? 'failed'
}

export function statusOf(error: unknown): number | undefined {
  return error instanceof Error ? (error as SdkError).$metadata?.httpStatusCode : undefined
}

/**
 * Decides whether the object is absent. HEAD has no body, so only the status shows it; a GET in a
 * missing bucket is not an absent object.
 */
export function isAbsent(error: unknown): boolean {
  return statusOf(error) === 404 && reasonOf(error) !== 'no-bucket'
}

/**
 * A plain copy of the cause: the SDK attaches the whole response to its errors, access keys
 * included.
 */
function plain(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  const { name, message, $metadata } = error as SdkError
  const facts = { httpStatus: $metadata?.httpStatusCode, requestId: $metadata?.requestId }
  return Object.assign(new Error(message || [...namesOf(error)].join(' ')), { name }, facts)
}

export function s3Error(
  error: unknown,
  operation: string,
  where: { bucket: string; object: string },
): StorageError {
  if (error instanceof StorageError) return error
  const reason = reasonOf(error)
  const place = reason === 'no-bucket' ? where.bucket : where.object
  return new StorageError(reason, operation, place, { cause: plain(error) })
}
