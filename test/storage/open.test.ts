import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderOf, openBucket } from '../../src/storage/open.js'
import { parseS3Url } from '../../src/storage/s3.js'
import { startS3Double } from './s3-server.js'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lote open#%20-'))
})
afterEach(() => rm(dir, { recursive: true }))

test('one folder is opened by a path, a relative path and a URL', async () => {
  const urls = [`file:${dir}`, `file:${relative(process.cwd(), dir)}`, pathToFileURL(dir).href]
  for (const [i, url] of urls.entries()) {
    const bucket = await openBucket({ url })
    expect(bucket.url).toBe(url)
    expect(await bucket.create('object', 'x')).toBe(i === 0)
  }
})

test('S3 is opened by its URL and endpoint', async () => {
  const server = await startS3Double()
  try {
    process.env.AWS_ACCESS_KEY_ID ??= 'test'
    process.env.AWS_SECRET_ACCESS_KEY ??= 'test'
    const bucket = await openBucket({
      url: `s3://${server.bucket}/lote/`,
      s3Endpoint: server.endpoint,
      s3Checksums: 'when-required',
    })
    await bucket.put('object', 'x')
    expect(bucket.url).toBe(`s3://${server.bucket}/lote`)
    expect([...server.objects.keys()]).toEqual(['lote/.probe/conditional', 'lote/object'])
  } finally {
    await server.close()
  }
})

test.for([
  ['file:./lote-data', './lote-data'],
  ['file:/var/lote', '/var/lote'],
  ['file:///var/lo%20te', '/var/lo te'],
] as const)('%s is the folder %s', ([url, folder]) => {
  expect(folderOf(url)).toBe(folder)
})

test.for([
  ['s3://bucket', 'bucket', ''],
  ['s3://bucket/', 'bucket', ''],
  ['s3://my.bucket-1/a/b//', 'my.bucket-1', 'a/b/'],
] as const)('%s is the bucket %s with the prefix %j', ([url, bucket, prefix]) => {
  expect(parseS3Url(url)).toEqual({ bucket, prefix })
})

test.for([
  '',
  'lote-data',
  'file:',
  'http://host/x',
  's3://',
  's3:bucket',
  's3://Bucket',
  's3://bucket/../x',
  's3://key:secret@bucket/x',
  'file://host/x',
])('the URL %j is refused without repeating it', async (url) => {
  await expect(openBucket({ url })).rejects.toThrow(TypeError)
  await expect(openBucket({ url })).rejects.not.toThrow('secret')
})
