import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { Answered, BodyKind, Failure } from './answer.js'

export type ReadValue<Output> =
  | { is: 'read'; value: Output }
  /** A field that the contract names is not as it says. */
  | { is: 'unreadable'; problem: string }
  /** What came with a good status tells of a failure. */
  | { is: 'failed'; failure: Failure }

/** How the body of a good answer is read. */
export interface Reading<Output> {
  as: BodyKind
  read(answer: Answered): ReadValue<Output>
}

/** JSON whose fields are those that the contract names; the rest is kept as it came. */
export function json<Output>(schema: z.ZodType<Output>): Reading<Output> {
  return {
    as: 'json',
    read: ({ body }) => {
      const parsed = schema.safeParse(body)
      if (parsed.success) return { is: 'read', value: parsed.data }
      const [issue] = parsed.error.issues
      const where = issue?.path.join('.') || 'body'
      return { is: 'unreadable', problem: `${where}: ${issue?.message ?? 'not understood'}` }
    },
  }
}

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
