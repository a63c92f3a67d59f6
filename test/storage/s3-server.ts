import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the store does wrong, once for each element, at requests that store something. */
export type Fault = 'conflict' | 'lose-answer' | 'unavailable' | 'page'

export interface S3Double {
  endpoint: string
  bucket: string
  /** `PUT key 200`, in order of their answers. */
  requests: string[]
  objects: Map<string, { body: Buffer; meta: Record<string, string> }>
  /** Multipart uploads that were begun and neither completed nor aborted. */
  uploads: Map<string, Buffer[]>
  faults: Fault[]
  /** Answers these statuses to requests that carry the header. */
  refuses: Map<string, number>
  /** Answered in place of the store to requests for keys below `answered/`, and to all listings. */
  inItsPlace?: { body: string; headers?: Record<string, string> }
  close(): Promise<void>
}

/**
 * A small store in memory that honours `If-None-Match: *`, over real HTTP. It knows what the
 * conformance suite needs, and how to fail.
 */
export async function startS3Double(): Promise<S3Double> {
  const double: Omit<S3Double, 'endpoint' | 'close'> = {
    bucket: 'strict-bucket',
    requests: [],
    objects: new Map(),
    uploads: new Map(),
    faults: [],
    refuses: new Map(),
  }
  const server = createServer((request, response) => {
    handle(double, request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(double, {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}

interface Asked {
  method: string
  bucket: string
  key: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: Buffer
}

interface Answer {
  status: number
  body?: string | Buffer
  headers?: Record<string, string>
}

type Store = Omit<S3Double, 'endpoint' | 'close'>

async function handle(
  store: Store,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url!, 'http://store')
  const [, bucket = '', ...rest] = url.pathname.split('/')
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const asked: Asked = {
    method: request.method!,
    bucket,
    key: decodeURIComponent(rest.join('/')),
    query: url.searchParams,
    headers: request.headers,
    body: Buffer.concat(chunks),
  }
  const fault = asked.method === 'PUT' ? store.faults.shift() : undefined
  const {
    status,
    body = '',
    headers = {},
  }: Answer = isTakenOver(store, asked)
    ? { status: 200, ...store.inItsPlace }
    : answer(store, asked, fault)
  store.requests.push(`${asked.method} ${asked.key} ${status}`)
  if (fault === 'lose-answer') {
    response.destroy()
    return
  }
  response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers })
  response.end(asked.method === 'HEAD' ? undefined : body)
}

function isTakenOver({ inItsPlace }: Store, { key }: Asked): boolean {
  return inItsPlace !== undefined && (key === '' || key.startsWith('answered/'))
}

function answer(store: Store, asked: Asked, fault: Fault | undefined): Answer {
  if (asked.bucket !== store.bucket) return failure(404, 'NoSuchBucket')
  for (const [header, status] of store.refuses)
    if (asked.headers[header] !== undefined) return failure(status, 'NotImplemented')
  if (fault === 'conflict') return failure(409, 'ConditionalRequestConflict')
  if (fault === 'page') return { status: 200, body: '<html></html>' }
  if (fault === 'unavailable') return failure(503, 'SlowDown')
  if (asked.key === '') return list(store, asked.query)
  if (asked.query.has('uploads') || asked.query.has('uploadId')) return multipart(store, asked)
  if (asked.method === 'PUT') return put(store, asked)
  if (asked.method === 'DELETE') {
    store.objects.delete(asked.key)
    return { status: 204 }
  }
  return get(store, asked.key)
}

function put(store: Store, { key, body, headers }: Asked): Answer {
  if (headers['if-none-match'] === '*' && store.objects.has(key))
    return failure(412, 'PreconditionFailed')
  const meta = Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.startsWith('x-amz-meta-')),
  )
  store.objects.set(key, { body, meta: meta as Record<string, string> })
  return { status: 200, headers: { etag: etag(body) } }
}

function get(store: Store, key: string): Answer {
  const object = store.objects.get(key)
  if (!object) return failure(404, 'NoSuchKey')
  const headers = {
    etag: etag(object.body),
    ...object.meta,
    'content-length': String(object.body.length),
  }
  return { status: 200, body: object.body, headers }
}

function multipart(store: Store, { method, key, query, body }: Asked): Answer {
  const id = query.get('uploadId') ?? randomUUID()
  if (method === 'POST' && query.has('uploads')) {
    store.uploads.set(id, [])
    return xml(
      `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    )
  }
  const parts = store.uploads.get(id)
  if (!parts) return failure(404, 'NoSuchUpload')
  if (method === 'PUT') {
    parts[Number(query.get('partNumber')) - 1] = body
    return { status: 200, headers: { etag: etag(body) } }
  }
  store.uploads.delete(id)
  if (method === 'DELETE') return { status: 204 }
  store.objects.set(key, { body: Buffer.concat(parts), meta: {} })
  return xml(`<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>`)
}

/** Pages of 100, so that a few hundred keys show whether they are all followed. */
function list(store: Store, query: URLSearchParams): Answer {
  const after = query.get('continuation-token') ?? ''
  const prefix = query.get('prefix') ?? ''
  const delimiter = query.get('delimiter')
  const rolledUp = (key: string) => {
    const end = delimiter ? key.indexOf(delimiter, prefix.length) + 1 : 0
    return end > 0 ? key.slice(0, end) : key
  }
  const below = [...store.objects.keys()].filter((key) => key.startsWith(prefix))
  const keys = [...new Set(below.map(rolledUp))]
    .filter((key) => compare(key, after) > 0)
    .sort(compare)
  const page = keys.slice(0, 100)
  const more = keys.length > page.length
  const token = more
    ? `<NextContinuationToken>${escaped(page.at(-1)!)}</NextContinuationToken>`
    : ''
  const contents = page
    .map((key) =>
      store.objects.has(key)
        ? `<Contents><Key>${escaped(key)}</Key></Contents>`
        : `<CommonPrefixes><Prefix>${escaped(key)}</Prefix></CommonPrefixes>`,
    )
    .join('')
  return xml(
    `<ListBucketResult><IsTruncated>${more}</IsTruncated>${token}${contents}</ListBucketResult>`,
  )
}

function compare(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}

function etag(body: Buffer): string {
  return `"${createHash('md5').update(body).digest('hex')}"`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function xml(body: string): Answer {
  return {
    status: 200,
    body: `<?xml version="1.0" encoding="UTF-8"?>${body}`,
    headers: { 'content-type': 'application/xml' },
  }
}

function failure(status: number, code: string): Answer {
  return { ...xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`), status }
}
