import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'

/** A record that cannot be used: made by a later release, or damaged. */
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
 * Every record names its format and version, so that another release knows what it reads. Since
 * version 2 printed records carry a checksum, and raw answers lie apart from outcomes. Version 1 is
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

/** Compressed; gzip's own checksum finds a damaged record. */
export function pack<T>(format: string, data: T): Buffer {
  return gzipSync(JSON.stringify({ format, version: VERSION, data } satisfies Envelope<T>), {
    level: 1,
  })
}

/** `upgrade` brings what an older version held into today's form. */
export function unpack<T>(format: string, key: string, bytes: Buffer, upgrade?: (old: T) => T): T {
  const envelope = json(key, () => gunzipSync(bytes).toString('utf8')) as Envelope<T>
  const version = versionOf(format, key, envelope)
  return version < VERSION && upgrade ? upgrade(envelope.data) : envelope.data
}

const NO_CHECKSUM = '0'.repeat(64)
const CHECKSUM = /^ {2}"checksum": "([0-9a-f]{64})",$/m

/**
 * Plain JSON, for records that a person may want to open. Its checksum is the SHA-256 of all its
 * bytes with zeros in the place of the checksum.
 */
export function print<T extends object>(format: string, data: T): string {
  const text = `${JSON.stringify({ format, version: VERSION, checksum: NO_CHECKSUM, ...data }, null, 2)}\n`
  return text.replace(NO_CHECKSUM, sha256(text))
}

export function parse<T>(format: string, key: string, bytes: Buffer): T {
  const record = json(key, () => bytes.toString('utf8')) as Named & { checksum?: unknown } & T
  if (isBare(format, record)) return record
  const version = versionOf(format, key, record)
  // A checksum in a record of before there were any: the version is what was damaged.
  const isWhole = version < VERSION ? record.checksum === undefined : hasItsChecksum(bytes)
  if (!isWhole) throw new UnreadableRecord(key, 'damaged', 'checksum')
  const { format: _format, version: _version, checksum: _checksum, ...data } = record
  return data as T
}

/** On the bytes: what is not UTF-8 reads as something else. */
function hasItsChecksum(bytes: Buffer): boolean {
  const told = CHECKSUM.exec(bytes.toString('latin1'))
  if (!told) return false
  const at = told.index + told[0].indexOf(told[1]!)
  const zeroed = Buffer.from(bytes)
  zeroed.write(NO_CHECKSUM, at, 'latin1')
  return sha256(zeroed) === told[1]
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

/** Names what is not ours to read: a later version first, whatever else it holds. */
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
