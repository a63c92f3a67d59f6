import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import type { Bucket, StorageError, Written } from './bucket.js'
import { checkKey, keyFault } from './key.js'
import { type Checksums, newClient, type S3Settings } from './s3-client.js'
import { createConditional, createUnguarded, sizeOf, type Target } from './s3-create.js'
import { isAbsent, s3Error } from './s3-errors.js'
import { listFolders, listKeys } from './s3-list.js'
import { type Probed, probe } from './s3-probe.js'
import { Meter, translated } from './streams.js'

export type { Checksums, S3Settings } from './s3-client.js'

type Sdk = typeof import('@aws-sdk/client-s3')

/** An open S3 bucket, and the abilities of its store. */
export interface S3Bucket extends Bucket {
  /**
   * False: the store ignores `If-None-Match`, so two processes that create at the same instant may
   * both succeed.
   */
  readonly conditional: boolean
  readonly checksums: Checksums
}

/**
 * Opens the bucket and writes a probe to it, so that wrong names, keys and endpoints fail here.
 * @throws StorageError; TypeError when the URL itself is wrong
 */
export async function openS3(settings: S3Settings): Promise<S3Bucket> {
  const place = parseS3Url(settings.url)
  const root = `s3://${place.bucket}`
  // Loaded here because half of the users never need it, and it takes as long to load as the rest
  // of the program.
  const sdk = await import('@aws-sdk/client-s3')
  try {
    const probed = await probe(sdk, settings, {
      Bucket: place.bucket,
      Key: `${place.prefix}.probe/conditional`,
    })
    return new S3Store(sdk, probed, { ...place, settings })
  } catch (error) {
    throw s3Error(error, 'open', { bucket: root, object: root })
  }
}

interface Place {
  bucket: string
  /** Empty, or with a slash at its end. */
  prefix: string
}

/**
 * Parses the URL of a bucket.
 * @throws TypeError without the text, as credentials in it must not get into a log
 */
export function parseS3Url(url: string): Place {
  const match = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/s.exec(url)
  if (!match) throw new TypeError('storage URL: expected s3://bucket or s3://bucket/prefix')
  const prefix = (match[2] ?? '').replace(/\/+$/, '')
  if (prefix !== '' && keyFault(prefix) !== undefined)
    throw new TypeError(`storage URL: prefix with ${keyFault(prefix)}`)
  return { bucket: match[1]!, prefix: prefix === '' ? '' : `${prefix}/` }
}

/** Long enough to follow a redirect, too short to be passed on. */
const ADDRESS_S = 60

class S3Store implements S3Bucket {
  readonly url: string
  readonly conditional: boolean
  readonly checksums: Checksums
  private readonly client: S3Client
  /** Signs URLs for the public endpoint; it makes no requests. */
  private outside: S3Client | undefined

  constructor(
    private readonly sdk: Sdk,
    probed: Probed,
    private readonly place: Place & { settings: S3Settings },
  ) {
    this.url = `s3://${place.bucket}${place.prefix === '' ? '' : `/${place.prefix.slice(0, -1)}`}`
    this.client = probed.client
    this.conditional = probed.conditional
    this.checksums = probed.checksums
  }

  async get(key: string): Promise<Buffer | undefined> {
    return this.attempt('get', key, async (target) => {
      const body = await this.fetch(target)
      if (!body) return undefined
      const chunks: Buffer[] = []
      for await (const chunk of body) chunks.push(chunk as Buffer)
      return Buffer.concat(chunks)
    })
  }

  async read(key: string): Promise<Readable | undefined> {
    return this.attempt('read', key, async (target) => {
      const body = await this.fetch(target)
      return body && translated(body, (error) => this.error(error, 'read', key))
    })
  }

  async put(key: string, text: Buffer | string): Promise<void> {
    const body = bytesOf(text)
    await this.attempt('put', key, ({ Bucket, Key }) =>
      this.client.send(new this.sdk.PutObjectCommand({ Bucket, Key, Body: body })),
    )
  }

  async create(key: string, text: Buffer | string): Promise<boolean> {
    const body = bytesOf(text)
    const create = this.conditional ? createConditional : createUnguarded
    return this.attempt('create', key, (target) => create(target, body))
  }

  async write(key: string, body: AsyncIterable<Buffer>): Promise<Written> {
    const meter = new Meter()
    return this.attempt('write', key, async (target) => {
      await this.upload(target, meter.measure(body))
      const written = meter.written()
      const stored = await sizeOf(target)
      if (stored !== written.bytes) throw new Error(`${stored} bytes stored of ${written.bytes}`)
      return written
    }).catch((error: unknown) => {
      throw meter.failure ? meter.failure.error : error
    })
  }

  async size(key: string): Promise<number | undefined> {
    return this.attempt('size', key, sizeOf)
  }

  async *list(prefix: string): AsyncIterable<string> {
    const { bucket: Bucket, prefix: root } = this.place
    try {
      const { sdk, client } = this
      yield* await listKeys({ sdk, client, Bucket, Key: root + prefix }, root)
    } catch (error) {
      throw this.error(error, 'list', prefix)
    }
  }

  async *folders(prefix: string): AsyncIterable<string> {
    const { bucket: Bucket, prefix: root } = this.place
    try {
      const { sdk, client } = this
      yield* await listFolders({ sdk, client, Bucket, Key: root + prefix })
    } catch (error) {
      throw this.error(error, 'list', prefix)
    }
  }

  async delete(key: string): Promise<void> {
    await this.attempt('delete', key, ({ Bucket, Key }) =>
      this.client.send(new this.sdk.DeleteObjectCommand({ Bucket, Key })),
    )
  }

  async address(key: string, as: { name: string; type: string }): Promise<string | undefined> {
    const { settings, bucket: Bucket, prefix } = this.place
    const { publicEndpoint: endpoint } = settings
    if (endpoint === undefined) return undefined
    const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner')
    this.outside ??= newClient(this.sdk, { ...settings, endpoint }, 'when-required')
    const command = new this.sdk.GetObjectCommand({
      Bucket,
      Key: prefix + key,
      ResponseContentType: as.type,
      ResponseContentDisposition: as.name,
    })
    return getSignedUrl(this.outside, command, { expiresIn: ADDRESS_S })
  }

  async close(): Promise<void> {
    this.outside?.destroy()
    this.client.destroy()
  }

  private async fetch({ Bucket, Key }: Target): Promise<Readable | undefined> {
    try {
      const { Body } = await this.client.send(new this.sdk.GetObjectCommand({ Bucket, Key }))
      if (Body instanceof Readable) return Body
      throw new TypeError('the SDK gave a body that is no stream of Node')
    } catch (error) {
      if (isAbsent(error)) return undefined
      throw error
    }
  }

  /** Uploads parts of 5 MB, two at a time; after a failure the sent parts are removed. */
  private async upload({ Bucket, Key }: Target, body: AsyncGenerator<Buffer>): Promise<void> {
    const { Upload } = await import('@aws-sdk/lib-storage')
    const stream = Readable.from(body, { objectMode: false })
    // The meter or the upload reports the failure; without a listener Node would end the process.
    stream.on('error', () => undefined)
    const upload = new Upload({
      client: this.client,
      params: { Bucket, Key, Body: stream },
      queueSize: 2,
    })
    try {
      await upload.done()
    } finally {
      stream.destroy()
    }
  }

  private async attempt<T>(
    operation: string,
    key: string,
    run: (target: Target) => Promise<T>,
  ): Promise<T> {
    checkKey(key)
    const { bucket: Bucket, prefix } = this.place
    try {
      return await run({ sdk: this.sdk, client: this.client, Bucket, Key: prefix + key })
    } catch (error) {
      throw this.error(error, operation, key)
    }
  }

  private error(error: unknown, operation: string, key: string): StorageError {
    return s3Error(error, operation, {
      bucket: `s3://${this.place.bucket}`,
      object: `${this.url}/${key}`,
    })
  }
}

/** The SDK takes an empty string for a stream, and warns about it on stderr. */
function bytesOf(body: Buffer | string): Buffer {
  return typeof body === 'string' ? Buffer.from(body) : body
}
