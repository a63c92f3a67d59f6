import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { Answered, BodyKind } from '../core/job/calls.js'
import type { Answer, ErrorEnvelope, Failure } from './answer.js'
import { isRecord } from './classify-response.js'

export type ReadValue<Output> =
  | { is: 'read'; value: Output }
  /**
   * The answer has a good status, but is not the result that the contract names: a field differs,
   * or the body reports a failure, as in `told`.
   */
  | { is: 'unreadable'; problem: string; told?: BodyError }
  /** The answer has a good status, but its body reports a failure. */
  | { is: 'failed'; failure: Failure }

/** How to read the body of a good answer. */
export interface Reading<Output> {
  as: BodyKind
  read(answer: Answered): ReadValue<Output>
}

type BodyError = Omit<ErrorEnvelope, 'status'>

interface JsonOptions {
  /** Fields in which `false` means that the work was not done; they may be absent. */
  confirmedBy?: readonly string[]
}

/**
 * Reads JSON with the fields that the contract names; other fields stay unchanged. "Every error
 * uses the envelope", so an envelope is an error even with a good status, also on routes whose
 * result the contract does not show.
 */
export function json<Output>(
  schema: z.ZodType<Output>,
  { confirmedBy = [] }: JsonOptions = {},
): Reading<Output> {
  return {
    as: 'json',
    read: ({ body }) => {
      const bodyError = envelopeIn(body) ?? denialIn(body, confirmedBy)
      if (bodyError)
        return {
          is: 'unreadable',
          problem: `${bodyError.code}: ${bodyError.message}`,
          told: bodyError,
        }
      const parsed = schema.safeParse(body)
      if (parsed.success) return { is: 'read', value: parsed.data }
      const { path, message } = parsed.error.issues[0]!
      return { is: 'unreadable', problem: `${path.join('.') || 'body'}: ${message}` }
    },
  }
}

/**
 * Returns the answer, or a failure if its body is the error envelope under a good status. The call
 * may have been paid for, so that a repetition would be paid again.
 */
export function resultOrFailure(answer: Answer): Answer {
  const envelope = answer.is === 'answered' ? envelopeIn(answer.body) : undefined
  if (answer.is !== 'answered' || !envelope) return answer
  const { status, body } = answer
  const reason = `${envelope.code}: ${envelope.message}`
  const raw = JSON.stringify(body)
  return {
    is: 'broken',
    reason,
    sent: true,
    overlong: false,
    lasting: true,
    raw,
    status,
    ...envelope,
  }
}

/** Returns the contracts' whole envelope; a mere field of the name `error` is not one. */
function envelopeIn(body: unknown): BodyError | undefined {
  if (!isRecord(body) || !isRecord(body.error)) return undefined
  const { code, message, hint, docUrl } = body.error
  if (typeof code !== 'string' || typeof message !== 'string') return undefined
  return {
    code,
    message,
    ...(typeof hint === 'string' ? { hint } : {}),
    ...(typeof docUrl === 'string' ? { docUrl } : {}),
  }
}

function denialIn(body: unknown, confirmedBy: readonly string[]): BodyError | undefined {
  if (!isRecord(body)) return undefined
  const denied = confirmedBy.find((name) => body[name] === false)
  if (denied === undefined) return undefined
  const why = typeof body.message === 'string' ? ` (${body.message})` : ''
  return { code: NOT_DONE, message: `${denied} is false${why}` }
}

/** Our own code for an answer that reports itself that nothing was done. */
export const NOT_DONE = 'NOT_DONE'

export const text: Reading<string> = {
  as: 'text',
  read: ({ body }) => ({ is: 'read', value: String(body) }),
}

/** A file as it arrives; the caller reads the stream to its end or destroys it. */
export interface FileAnswer {
  stream: Readable
  contentType: string
  filename?: string
  /** The length of the file, when the service states it. */
  bytes?: number
}

export const file: Reading<FileAnswer> = {
  as: 'file',
  read: ({ body, headers = {} }) => {
    const filename = filenameIn(headers['content-disposition'])
    const bytes = headers['content-length']
    return {
      is: 'read',
      value: {
        stream: body as Readable,
        contentType: headers['content-type'] ?? '',
        ...(filename ? { filename } : {}),
        ...(bytes && /^\d+$/.test(bytes) ? { bytes: Number(bytes) } : {}),
      },
    }
  },
}

/** The last part of the file name in a header; never a path. */
function filenameIn(disposition = ''): string | undefined {
  const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition)?.[1]
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(disposition)
  const name = (extended && decoded(extended)) || plain?.[1] || plain?.[2]
  return name?.split(/[/\\]/).at(-1) || undefined
}

/** Undefined where a `%` begins no escape. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
