import type { Readable } from 'node:stream'

/**
 * Object storage: the one durable truth. A folder and S3 implement it, and one suite of tests
 * checks both against this description. Keys are `/`-separated and relative to the bucket's prefix.
 * Every method throws {@link StorageError} when the storage itself fails.
 */
export interface Bucket {
  /** The URL as configured, without credentials: `file:...` or `s3://bucket/prefix`. */
  readonly url: string
  /** Returns the whole object, or undefined when there is none. */
  get(key: string): Promise<Buffer | undefined>
  /** Returns the object as a stream, or undefined when there is none. */
  read(key: string): Promise<Readable | undefined>
  /** Stores the whole object and replaces an earlier one; a reader sees the old or the new one. */
  put(key: string, body: Buffer | string): Promise<void>
  /** Stores the object only if there is none: false, and nothing changed, when there is one. */
  create(key: string, body: Buffer | string): Promise<boolean>
  /** Streams an object in; it appears whole when the stream has ended, or not at all. */
  write(key: string, body: AsyncIterable<Buffer>): Promise<Written>
  /** Returns the size in bytes, or undefined when there is no such object. */
  size(key: string): Promise<number | undefined>
  /** Yields all keys under the prefix, in order of their bytes. */
  list(prefix: string): AsyncIterable<string>
  /**
   * Yields the names of the folders right below a prefix that ends in a slash, in order of their
   * bytes, without a listing of what lies in them. A folder may have lost its last object.
   */
  folders(prefix: string): AsyncIterable<string>
  /** Removes the object; no error when there is none. */
  delete(key: string): Promise<void>
  /**
   * Returns a URL under which anybody can fetch the object for a minute, if the storage offers such
   * URLs.
   */
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
