import type { z } from 'zod'
import type { Bucket } from '../storage/bucket.js'
import { pack, parse, print, UnreadableRecord, unpack } from './codec.js'

interface Codec {
  encode(format: string, record: object): Buffer
  decode(format: string, key: string, bytes: Buffer): unknown
}

/** One kind of record in the bucket: its name, and the shape that is checked. */
export class RecordFormat<T extends object> {
  constructor(
    private readonly name: string,
    private readonly shape: z.ZodType<T>,
    private readonly codec: Codec,
  ) {}

  encode(record: T): Buffer {
    return this.codec.encode(this.name, record)
  }

  /**
   * Decodes a record. Properties that the shape does not name stay in it, for the release that
   * wrote them.
   * @throws UnreadableRecord
   */
  decode(key: string, bytes: Buffer): T {
    const record = this.codec.decode(this.name, key, bytes)
    const { error } = this.shape.safeParse(record)
    if (error) throw new UnreadableRecord(key, 'damaged', `shape: ${placeOf(error)}`)
    return record as T
  }

  /**
   * Reads a record; undefined when there is none.
   * @throws UnreadableRecord, StorageError
   */
  async get(bucket: Bucket, key: string): Promise<T | undefined> {
    const bytes = await bucket.get(key)
    return bytes && this.decode(key, bytes)
  }

  /** Reads a record that can be made again; an unreadable one counts as absent. */
  async getReadable(bucket: Bucket, key: string): Promise<T | undefined> {
    try {
      return await this.get(bucket, key)
    } catch (error) {
      if (error instanceof UnreadableRecord) return undefined
      throw error
    }
  }

  put(bucket: Bucket, key: string, record: T): Promise<void> {
    return bucket.put(key, this.encode(record))
  }

  /** Writes a new record; false, and nothing is changed, when there is one. */
  create(bucket: Bucket, key: string, record: T): Promise<boolean> {
    return bucket.create(key, this.encode(record))
  }
}

/** Declares a format of plain JSON with a checksum, for records that a person may want to open. */
export function printed<T extends object>(name: string, shape: z.ZodType<T>): RecordFormat<T> {
  const encode = (format: string, record: object) => Buffer.from(print(format, record))
  return new RecordFormat(name, shape, { encode, decode: parse })
}

/**
 * Declares a compressed format.
 * @param upgrade converts the data of an older version to today's form
 */
export function packed<T extends object>(
  name: string,
  shape: z.ZodType<T>,
  upgrade?: (old: T) => T,
): RecordFormat<T> {
  const decode = (format: string, key: string, bytes: Buffer) =>
    unpack<T>(format, key, bytes, upgrade)
  return new RecordFormat(name, shape, { encode: pack, decode })
}

function placeOf({ issues }: z.ZodError): string {
  const [first] = issues
  return first?.path.map(String).join('.') || 'record'
}
