import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'

/** A record that cannot be used: a later release made it, or it is damaged. */
export class UnreadableRecord extends Error {
  override readonly name = 'UnreadableRecord'
  constructor(
    readonly key: string,
    readonly problem: 'version' | 'kind' | 'damaged' | 'missing',
    readonly found?: string,
    options?: ErrorOptions,
  ) {
    super(`${key}: ${problem}${found ? ` (${found})` : ''}`, options)
  }
}

/**
 * Every record names its format and version, so that another release recognises it. Since version 2
 * printed records carry a checksum, and raw answers are stored apart from outcomes. Version 1 is
 * still read: it had no checksum, and splits and sizes of packs named no format.
 */
export const VERSION = 2
const OLDEST_VERSION = 1
const BARE_IN_VERSION_1: ReadonlySet<string> = new Set(['lote/split', 'lote/packing'])

interface Named {
  format?: unknown
  version?: unknown
}
interface Envelope<T> {
  format: string
  version: number
  data: T
}

/** Encodes a record compressed; the checksum of gzip finds a damaged one. */
export function pack<T>(format: string, data: T): Buffer {
  return gzipSync(JSON.stringify({ format, version: VERSION, data } satisfies Envelope<T>), {
    level: 1,
  })
}

/**
 * Decodes a compressed record; `upgrade` converts the data of an older version to today's form.
 * @throws UnreadableRecord
 */
export function unpack<T>(format: string, key: string, bytes: Buffer, upgrade?: (old: T) => T): T {
  const envelope = json(key, () => gunzipSync(bytes).toString('utf8')) as Envelope<T>
  const version = versionOf(format, key, envelope)
  return version < VERSION && upgrade ? upgrade(envelope.data) : envelope.data
}

const NO_CHECKSUM = '0'.repeat(64)
const CHECKSUM = /^ {2}"checksum": "([0-9a-f]{64})",$/m

/**
 * Encodes a record as plain JSON, for records that a person may want to open. Its checksum is the
 * SHA-256 of all its bytes with zeros in the place of the checksum.
 */
export function print<T extends object>(format: string, data: T): string {
  const text = `${JSON.stringify({ format, version: VERSION, checksum: NO_CHECKSUM, ...data }, null, 2)}\n`
  return text.replace(NO_CHECKSUM, sha256(text))
}

export function parse<T>(format: string, key: string, bytes: Buffer): T {
  const record = json(key, () => bytes.toString('utf8')) as Named & { checksum?: unknown } & T
  if (isBare(format, record)) return record
  const version = versionOf(format, key, record)
  // Version 1 had no checksum, so in a record that has one the version is damaged.
  const isWhole = version < VERSION ? record.checksum === undefined : hasItsChecksum(bytes)
  if (!isWhole) throw new UnreadableRecord(key, 'damaged', 'checksum')
  const { format: _format, version: _version, checksum: _checksum, ...data } = record
  return data as T
}

/** Compares bytes, as bytes that are not UTF-8 would decode to other characters. */
function hasItsChecksum(bytes: Buffer): boolean {
  const stated = CHECKSUM.exec(bytes.toString('latin1'))
  if (!stated) return false
  const at = stated.index + stated[0].indexOf(stated[1]!)
  const zeroed = Buffer.from(bytes)
  zeroed.write(NO_CHECKSUM, at, 'latin1')
  return sha256(zeroed) === stated[1]
}

export function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function isBare(format: string, record: Named | null): boolean {
  const isObject = typeof record === 'object' && record !== null && !Array.isArray(record)
  return isObject && BARE_IN_VERSION_1.has(format) && !('format' in record || 'version' in record)
}

function json(key: string, text: () => string): unknown {
  try {
    return JSON.parse(text())
  } catch (cause) {
    throw new UnreadableRecord(key, 'damaged', undefined, { cause })
  }
}

/**
 * Returns the version of a record. A later version is reported before any other problem.
 * @throws UnreadableRecord when the record is of another format or version
 */
function versionOf(format: string, key: string, record: Named | null): number {
  const { format: kind, version } = record ?? {}
  if (typeof kind !== 'string' || !Number.isSafeInteger(version)) {
    throw new UnreadableRecord(key, 'damaged', 'format')
  }
  if (kind !== format) throw new UnreadableRecord(key, 'kind', `${kind} ${version}`)
  const number = version as number
  if (number > VERSION) throw new UnreadableRecord(key, 'version', `${kind} ${number}`)
  if (number < OLDEST_VERSION) throw new UnreadableRecord(key, 'damaged', 'version')
  return number
}
