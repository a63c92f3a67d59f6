import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { Answered, BodyKind } from '../core/job/calls.js'
import type { Failure, Told } from './answer.js'
import { isRecord } from './classify-response.js'

export type ReadValue<Output> =
  | { is: 'read'; value: Output }
  /**
   * What came with a good status is not the result that the contract names: a field is not as it
   * says, or the body tells of a failure, as `told` has it.
   */
  | { is: 'unreadable'; problem: string; told?: Said }
  /** What came with a good status tells of a failure. */
  | { is: 'failed'; failure: Failure }

/** How the body of a good answer is read. */
export interface Reading<Output> {
  as: BodyKind
  read(answer: Answered): ReadValue<Output>
}

type Said = Omit<Told, 'status'>

interface JsonWishes {
  /** Fields of which `false` says that it was not done; they may be left out. */
  confirmedBy?: readonly string[]
}

/**
 * JSON whose fields are those that the contract names; the rest is kept as it came. "Every error
 * uses the envelope", so an envelope is an error under a good status too, on routes whose result has
 * no shown shape as well.
 */
export function json<Output>(
  schema: z.ZodType<Output>,
  { confirmedBy = [] }: JsonWishes = {},
): Reading<Output> {
  return {
    as: 'json',
    read: ({ body }) => {
      const told = envelopeIn(body) ?? denialIn(body, confirmedBy)
      if (told) return { is: 'unreadable', problem: `${told.code}: ${told.message}`, told }
      const parsed = schema.safeParse(body)
      if (parsed.success) return { is: 'read', value: parsed.data }
      const [issue] = parsed.error.issues
      const where = issue?.path.join('.') || 'body'
      return { is: 'unreadable', problem: `${where}: ${issue?.message ?? 'not understood'}` }
    },
  }
}

/** The contracts' envelope whole, and not any field that happens to be called `error`. */
function envelopeIn(body: unknown): Said | undefined {
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

function denialIn(body: unknown, confirmedBy: readonly string[]): Said | undefined {
  if (!isRecord(body)) return undefined
  const denied = confirmedBy.find((name) => body[name] === false)
  if (denied === undefined) return undefined
  const why = typeof body.message === 'string' ? ` (${body.message})` : ''
  return { code: NOT_DONE, message: `${denied} is false${why}` }
}

/** Our own code for an answer that says itself that nothing was done. */
export const NOT_DONE = 'NOT_DONE'

export const text: Reading<string> = {
  as: 'text',
  read: ({ body }) => ({ is: 'read', value: String(body) }),
}

/** A file as it comes; whoever asked for it reads the stream to its end or destroys it. */
export interface FileAnswer {
  stream: Readable
  contentType: string
  filename?: string
  /** Of its length, where it is told. */
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

/** The last part of the name that a header suggests; never a path. */
function filenameIn(disposition = ''): string | undefined {
  const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition)?.[1]
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(disposition)
  const name = (extended && decoded(extended)) || plain?.[1] || plain?.[2]
  return name?.split(/[/\\]/).at(-1) || undefined
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
