import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { UserError } from '../core/errors.js'
import type { Bucket } from '../storage/bucket.js'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export interface StoredObject {
  key: string
  bytes: number
  /** Strong ETag: the SHA-256 of the bytes. Without it, ranges and caches are not supported. */
  sha256?: string
  type: string
  /** The file name for the browser. */
  name: string
}

/** Streams an object from the bucket: whole, one range of it, or 304 if the browser has it. */
export async function sendObject(
  request: FastifyRequest,
  reply: FastifyReply,
  bucket: Bucket,
  object: StoredObject,
): Promise<FastifyReply> {
  const etag = object.sha256 && `"${object.sha256}"`
  if (etag) reply.header('etag', etag).header('accept-ranges', 'bytes')
  reply.header('content-disposition', attachment(object.name))
  if (etag && lists(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const range = etag ? rangeIn(request, etag, object.bytes) : undefined
  if (range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${object.bytes}`).send()
  const body = await bucket.read(object.key)
  if (!body) throw UserError.other('storage_failed', { where: object.key })
  const { from, to } = range ?? { from: 0, to: object.bytes - 1 }
  reply.type(object.type).header('content-length', to - from + 1)
  if (!range) return reply.send(body)
  reply.code(206).header('content-range', `bytes ${from}-${to}/${object.bytes}`)
  return reply.send(Readable.from(slice(body, from, to), { objectMode: false }))
}

/**
 * Returns the header by RFC 6266: an ASCII name for every browser, and the real name for those that
 * support it.
 */
export function attachment(name: string): string {
  const plain = name.normalize('NFD').replace(/[^\w .()-]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`)}`
}

function lists(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const named = header.split(',').map((one) => one.trim().replace(/^W\//, ''))
  return named.includes(etag) || named.includes('*')
}

interface Range {
  from: number
  to: number
}

/**
 * A single range. Several ranges, or none that can be parsed, are answered with the whole (RFC
 * 9110, 14.2).
 */
function rangeIn(
  { headers }: FastifyRequest,
  etag: string,
  bytes: number,
): Range | 'unsatisfiable' | undefined {
  const condition = headers['if-range']
  if (condition !== undefined && condition !== etag) return undefined
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? []
  if (first === undefined || (first === '' && last === '')) return undefined
  const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const to = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  return from > to || from >= bytes ? 'unsatisfiable' : { from, to }
}

/** The bytes from one position to another, both included. */
async function* slice(body: Readable, from: number, to: number): AsyncGenerator<Buffer> {
  let at = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    const part = chunk.subarray(Math.max(0, from - at), to + 1 - at)
    at += chunk.length
    if (part.length > 0) yield part
    if (at > to) return
  }
}
