import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openS3, type S3Settings } from '../../src/storage/s3.js'
import { type HttpFault, startHttpProxy } from '../support/faults/http-proxy.js'
import { failing, failureOf, from } from './conformance.js'
import { type S3Double, startS3Double } from './s3-server.js'

const SECRET = 'wJalrXUtnFEMI-K7MDENG-bPxRfiCYEXAMPLEKEY'
const CREDENTIALS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: SECRET }

let server: S3Double
beforeEach(async () => {
  server = await startS3Double()
})
afterEach(() => server.close())

const open = (more: Partial<S3Settings> = {}) =>
  openS3({
    url: `s3://${server.bucket}`,
    endpoint: server.endpoint,
    credentials: CREDENTIALS,
    ...more,
  })

const requestsFor = (key: string) =>
  server.requests.filter((request) => request.split(' ')[1] === key)

describe('the probe', () => {
  test('finds that conditions are honoured, the second time without writing', async () => {
    expect((await open()).conditional).toBe(true)
    expect(server.requests).toEqual([
      'PUT .probe/conditional 200',
      'PUT .probe/conditional 412',
      'HEAD .probe/conditional 200',
    ])
    expect((await open()).conditional).toBe(true)
    expect(server.requests.slice(3)).toEqual([
      'PUT .probe/conditional 412',
      'HEAD .probe/conditional 200',
    ])
  })

  test('finds that the store refuses conditions, and creates without', async () => {
    server.refuses.set('if-none-match', 501)
    const bucket = await open()
    expect(bucket.conditional).toBe(false)
    expect(await bucket.create('key', 'first')).toBe(true)
    expect(await bucket.create('key', 'second')).toBe(false)
    expect(server.objects.get('key')?.body.toString()).toBe('first')
  })

  test('finds that the store refuses checksums, and sends none', async () => {
    server.refuses.set('x-amz-checksum-crc32', 400)
    const bucket = await open()
    expect(bucket).toMatchObject({ conditional: true, checksums: 'when-required' })
    await bucket.put('key', 'body')
    expect(await bucket.write('large', from([Buffer.alloc(6_000_000)]))).toMatchObject({
      bytes: 6_000_000,
    })
  })

  test('does as it is told about checksums', async () => {
    expect((await open({ checksums: 'when-required' })).checksums).toBe('when-required')
    server.refuses.set('x-amz-checksum-crc32', 400)
    expect((await failureOf(open({ checksums: 'always' }))).reason).toBe('failed')
  })
})

describe('creating', () => {
  test('is tried again while somebody else writes the key', async () => {
    const bucket = await open()
    server.faults.push('conflict', 'conflict')
    expect(await bucket.create('key', 'body')).toBe(true)
    expect(requestsFor('key')).toEqual(['PUT key 409', 'PUT key 409', 'PUT key 200'])
  })

  test('gives up after six conflicts', async () => {
    const bucket = await open()
    server.faults.push(...Array<'conflict'>(20).fill('conflict'))
    expect((await failureOf(bucket.create('key', 'body'))).reason).toBe('failed')
    expect(requestsFor('key')).toHaveLength(6)
  })

  test('knows its own object when the answer was lost and the SDK sent it again', async () => {
    const bucket = await open()
    server.faults.push('lose-answer')
    expect(await bucket.create('key', 'body')).toBe(true)
    expect(requestsFor('key')).toEqual(['PUT key 200', 'PUT key 412', 'HEAD key 200'])
  })

  test('knows its own object when what stands between repeated the request', async () => {
    const proxy = await startHttpProxy(server.endpoint)
    try {
      const bucket = await open({ endpoint: proxy.url })
      const faults: HttpFault[] = [{ is: 'twice' }]
      proxy.disturb = ({ method }) => (method === 'PUT' ? faults.pop() : undefined)
      expect(await bucket.create('key', 'body')).toBe(true)
      expect(requestsFor('key')).toEqual(['PUT key 200', 'PUT key 412', 'HEAD key 200'])
    } finally {
      await proxy.close()
    }
  })

  test('knows that an object is not its own after it was sent again', async () => {
    const bucket = await open()
    await bucket.create('key', 'body')
    server.faults.push('unavailable')
    expect(await bucket.create('key', 'body')).toBe(false)
  })

  test('lets one of many win', async () => {
    const [a, b] = await Promise.all([open(), open()])
    const wins = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? a : b).create('key', `${i}`)),
    )
    expect(wins.filter((won) => won)).toHaveLength(1)
    expect(server.objects.get('key')?.body.toString()).toBe(String(wins.indexOf(true)))
  })
})

describe('an upload in parts', () => {
  test('leaves no parts behind when the stream fails', async () => {
    const bucket = await open()
    const failure = new Error('no more rows')
    await expect(
      bucket.write('key', failing(Array(4).fill(Buffer.alloc(4_000_000)), failure)),
    ).rejects.toBe(failure)
    expect(server.uploads.size).toBe(0)
    expect(server.objects.has('key')).toBe(false)
  })

  test('leaves no parts behind when the store fails', async () => {
    const bucket = await open()
    // One more than the SDK tries.
    server.faults.push(
      'unavailable',
      'unavailable',
      'unavailable',
      'unavailable',
      'unavailable',
      'unavailable',
    )
    const failure = await failureOf(
      bucket.write('key', from(Array(4).fill(Buffer.alloc(4_000_000)))),
    )
    expect(failure.reason).toBe('unreachable')
    expect(server.uploads.size).toBe(0)
    expect(server.objects.has('key')).toBe(false)
  })
})

describe('status 200 of something that is not the store', () => {
  test.each([
    ['a page of a proxy', { body: '<html><body>Entre na rede</body></html>' }],
    ['a page with an ETag', { body: '<html></html>', headers: { etag: '"page"' } }],
    ['an error in the body', { body: '<Error><Code>InternalError</Code></Error>' }],
    ['nothing', { body: '' }],
  ])('%s → nothing counts as stored, and no listing as empty', async (_, inItsPlace) => {
    const bucket = await open()
    server.inItsPlace = inItsPlace
    const unreachable = { reason: 'unreachable' }
    expect(await failureOf(bucket.put('answered/put', 'body'))).toMatchObject(unreachable)
    expect(await failureOf(bucket.create('answered/new', 'body'))).toMatchObject(unreachable)
    const written = bucket.write('answered/large', from([Buffer.alloc(6_000_000)]))
    expect(await failureOf(written)).toMatchObject({ operation: 'write' })
    const listed = bucket.list('answered/')[Symbol.asyncIterator]().next()
    expect(await failureOf(listed)).toMatchObject(unreachable)
  })

  test('a page once → the object is stored by the next try', async () => {
    const bucket = await open()
    server.faults.push('page')
    await bucket.put('answered/put', 'body')
    expect(requestsFor('answered/put')).toEqual(['PUT answered/put 200', 'PUT answered/put 200'])
    expect(server.objects.get('answered/put')?.body.toString()).toBe('body')
  })
})

describe('a listing', () => {
  const listing = (inside: string, keys: readonly string[]) =>
    `<ListBucketResult>${inside}${keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}</ListBucketResult>`
  const more = '<IsTruncated>true</IsTruncated>'

  test.each([
    ['more follows, without a token', more],
    ['an empty token', `${more}<NextContinuationToken></NextContinuationToken>`],
    ['the same token for ever', `${more}<NextContinuationToken>t</NextContinuationToken>`],
  ])('%s → refused, for keys that are not told would count as gone', async (_, inside) => {
    const bucket = await open()
    server.inItsPlace = { body: listing(inside, ['a/1']) }
    const listed = bucket.list('a/')[Symbol.asyncIterator]().next()
    expect(await failureOf(listed)).toMatchObject({ reason: 'unreachable', operation: 'list' })
  })

  test('a store that looks at no prefix → the keys below it alone', async () => {
    const bucket = await open({ url: `s3://${server.bucket}/lote` })
    const keys = ['lote/a/1', 'lote/b/2', 'other/a/3', 'lote/a/4', 'a/5']
    server.inItsPlace = { body: listing('<IsTruncated>false</IsTruncated>', keys) }
    const listed = []
    for await (const key of bucket.list('a/')) listed.push(key)
    expect(listed).toEqual(['a/1', 'a/4'])
  })
})

describe('a failure', () => {
  test('names the bucket that does not exist', async () => {
    const failure = await failureOf(open({ url: 's3://other-bucket/prefix' }))
    expect(failure).toMatchObject({
      reason: 'no-bucket',
      where: 's3://other-bucket',
      operation: 'open',
    })
  })

  test('of a bucket that is deleted later is told, also by a reader', async () => {
    const bucket = await open()
    server.bucket = 'renamed'
    expect(await failureOf(bucket.get('key'))).toMatchObject({ reason: 'no-bucket' })
    expect(await failureOf(bucket.put('key', ''))).toMatchObject({ reason: 'no-bucket' })
  })

  test('tells a store that nobody answers for', async () => {
    const bucket = await open()
    await server.close()
    expect(await failureOf(bucket.get('key'))).toMatchObject({
      reason: 'unreachable',
      where: `${bucket.url}/key`,
    })
    expect(await failureOf(open())).toMatchObject({ reason: 'unreachable' })
    server = await startS3Double()
  })

  test('tells a store that refuses us, and has no credential in it', async () => {
    server.refuses.set('authorization', 403)
    const failure = await failureOf(open())
    expect(failure.reason).toBe('denied')
    const { inspect } = await import('node:util')
    expect(inspect(failure, { depth: 10, showHidden: true })).not.toMatch(
      /AKIDEXAMPLE|wJalrX|Signature=/,
    )
  })

  test('of a URL with credentials does not repeat them', async () => {
    await expect(open({ url: `s3://AKIDEXAMPLE:${SECRET}@bucket/prefix` })).rejects.toThrow(
      /^(?!.*wJalrX).*expected s3:/,
    )
  })

  test('ends a stream that is being read', async () => {
    const bucket = await open()
    await bucket.put('key', Buffer.alloc(10_000_000))
    const stream = (await bucket.read('key'))!
    const reading = (async () => {
      for await (const _ of stream) void server.close().catch(() => undefined)
    })()
    expect(await failureOf(reading)).toMatchObject({ reason: 'unreachable', operation: 'read' })
    server = await startS3Double()
  })
})

test('the warning of the SDK about Node 20 is printed nowhere', async () => {
  const program = `
    const { openS3 } = await import(${JSON.stringify(new URL('../../dist/src/storage/s3.js', import.meta.url).href)})
    await openS3(${JSON.stringify({ url: `s3://${server.bucket}`, endpoint: server.endpoint, credentials: CREDENTIALS })})
    process.emitWarning('another warning')`
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    program,
  ])
  expect(stdout).toBe('')
  expect(stderr).toContain('another warning')
  expect(stderr).not.toContain('NodeVersionSupportWarning')
})
