import type { Readable } from 'node:stream'

/**
 * Object storage: the one durable truth. Two kinds stand behind it, a folder and S3, and one suite
 * of tests holds both to what is written here. Keys are `/`-separated and relative to the bucket's
 * prefix. Every method throws {@link StorageError} when the storage itself fails.
 */
export interface Bucket {
  /** As configured, without credentials: `file:...` or `s3://bucket/prefix`. */
  readonly url: string
  /** The whole object, or undefined when there is none. */
  get(key: string): Promise<Buffer | undefined>
  /** The object as a stream, or undefined when there is none. */
  read(key: string): Promise<Readable | undefined>
  /** Stores the whole object, replacing what was there; a reader sees the old or the new one. */
  put(key: string, body: Buffer | string): Promise<void>
  /** Stores the object only if there is none: false, and nothing changed, when there is one. */
  create(key: string, body: Buffer | string): Promise<boolean>
  /** Streams an object in; it appears whole when the stream has ended, or not at all. */
  write(key: string, body: AsyncIterable<Buffer>): Promise<Written>
  /** Size in bytes, or undefined when there is no such object. */
  size(key: string): Promise<number | undefined>
  /** All keys under the prefix, in order of their bytes. */
  list(prefix: string): AsyncIterable<string>
  /** Removes the object; no error when there is none. */
  delete(key: string): Promise<void>
  /** Where anybody can take the object for a minute, if the storage hands out such addresses. */
  address?(key: string, as: { name: string; type: string }): Promise<string | undefined>
  close(): Promise<void>
}

export interface Written {
  bytes: number
  /** Hexadecimal. */
  sha256: string
}

/** The storage failed: unreachable, refused, full. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  constructor(
    readonly reason: 'full' | 'denied' | 'unreachable' | 'no-bucket' | 'not-folder' | 'failed',
    readonly operation: string,
    readonly where: string,
    options?: ErrorOptions,
  ) {
    super(`${operation} ${where}: ${reason}`, options)
  }
}
