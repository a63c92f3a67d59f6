import { gunzipSync, gzipSync } from 'node:zlib'

/** A record that cannot be used: made by a later release, or damaged. */
export class UnreadableRecord extends Error {
  override readonly name = 'UnreadableRecord'
  constructor(
    readonly key: string,
    readonly problem: 'version' | 'damaged' | 'missing',
    readonly found?: string,
    options?: ErrorOptions,
  ) {
    super(`${key}: ${problem}${found ? ` (${found})` : ''}`, options)
  }
}

/** Every record names its format and version, so that another release knows what it reads. */
export const VERSION = 1

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

export function unpack<T>(format: string, key: string, bytes: Buffer): T {
  return open<T>(format, key, () => gunzipSync(bytes).toString('utf8'))
}

/** Plain JSON, for records that a person may want to open. */
export function print<T extends object>(format: string, data: T): string {
  return `${JSON.stringify({ format, version: VERSION, ...data }, null, 2)}\n`
}

export function parse<T>(format: string, key: string, bytes: Buffer): T {
  const record = json(key, () => bytes.toString('utf8')) as {
    format?: string
    version?: number
  } & T
  check(format, key, record)
  return record
}

function open<T>(format: string, key: string, text: () => string): T {
  const envelope = json(key, text) as Envelope<T>
  check(format, key, envelope)
  return envelope.data
}

function json(key: string, text: () => string): unknown {
  try {
    return JSON.parse(text())
  } catch (cause) {
    throw new UnreadableRecord(key, 'damaged', undefined, { cause })
  }
}

function check(format: string, key: string, record: { format?: string; version?: number }): void {
  if (record?.format !== format || record.version !== VERSION) {
    throw new UnreadableRecord(key, 'version', `${record?.format} ${record?.version}`)
  }
}
