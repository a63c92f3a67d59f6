/** The longest name in a folder that all known file systems allow, in bytes. */
const MAX_SEGMENT_BYTES = 255
/** S3 takes 1,024 bytes; the rest is for the prefix of the bucket. */
const MAX_KEY_BYTES = 900
/**
 * Reserved names at the top of a bucket: the unfinished files of a folder, the probe of S3. They
 * are never listed.
 */
const RESERVED = new Set(['.tmp', '.probe'])
// The XML of a LIST cannot carry these.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const UNPRINTABLE = /[\u0000-\u001f\u007f\ufffe\uffff]/

/**
 * Returns why a key cannot be stored, or undefined when it can; the same for every kind of storage.
 */
export function keyFault(key: string): string | undefined {
  const bytes = Buffer.from(key)
  if (bytes.length > MAX_KEY_BYTES) return `longer than ${MAX_KEY_BYTES} bytes`
  if (UNPRINTABLE.test(key)) return 'a control character'
  // A lone surrogate is lost when it is encoded in UTF-8.
  if (bytes.toString() !== key) return 'not Unicode'
  const segments = key.split('/')
  if (RESERVED.has(segments[0]!)) return 'a reserved name'
  return segments.map(segmentFault).find((fault) => fault !== undefined)
}

function segmentFault(segment: string): string | undefined {
  if (segment === '') return 'an empty segment'
  if (segment === '.' || segment === '..') return 'a relative segment'
  if (Buffer.byteLength(segment) > MAX_SEGMENT_BYTES)
    return `a segment longer than ${MAX_SEGMENT_BYTES} bytes`
  return undefined
}

/** The key cannot be stored: a mistake of the caller, not of the storage. */
export class KeyError extends Error {
  override readonly name = 'KeyError'
  constructor(
    readonly key: string,
    readonly fault: string,
  ) {
    super(`object key ${JSON.stringify(key.slice(0, 200))}: ${fault}`)
  }
}

/** Throws {@link KeyError} when the key cannot be stored. */
export function checkKey(key: string): void {
  const fault = keyFault(key)
  if (fault !== undefined) throw new KeyError(key, fault)
}
