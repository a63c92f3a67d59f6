import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import type { Bounds } from '../bounds.js'
import { asDamage } from '../damage.js'
import { byteOrderMark, textDecoder } from '../encoding.js'
import { tooBig, UnreadableFile } from '../source.js'
import { countedBytes } from '../thread/bytes-read.js'

/** The parts of a zip, by name. Each can be read any number of times, and is never held whole. */
export interface Archive {
  readonly path: string
  has(part: string): boolean
  /** Returns all parts, with their unzipped bytes according to the directory. */
  parts(): { name: string; size: number }[]
  /** Streams the bytes of a part, and checks its bounds and its checksum. */
  bytes(part: string): AsyncGenerator<Buffer>
  text(part: string): AsyncGenerator<string>
  close(): Promise<void>
}

export async function openArchive(path: string, bounds: Bounds): Promise<Archive> {
  let zip: ZipFile | undefined
  try {
    zip = await openPromise(path, { autoClose: false })
    const entries = await readDirectory(zip, path, bounds)
    return archiveOf(zip, entries, path, bounds)
  } catch (error) {
    zip?.close()
    throw asDamage(error, path)
  }
}

async function readDirectory(
  zip: ZipFile,
  path: string,
  bounds: Bounds,
): Promise<Map<string, Entry>> {
  if (zip.entryCount > bounds.entries) {
    throw tooBig(path, { bound: 'entries', most: bounds.entries })
  }
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(key(entry.fileName), entry)
  return entries
}

/** Part names are compared without case (ECMA-376 part 2), and some writers rely on it. */
function key(part: string): string {
  return part.replace(/^\/+/, '').toLowerCase()
}

function archiveOf(
  zip: ZipFile,
  entries: Map<string, Entry>,
  path: string,
  bounds: Bounds,
): Archive {
  const streams = new Set<Readable>()
  async function* bytes(part: string): AsyncGenerator<Buffer> {
    const entry = entries.get(key(part))
    if (!entry) throw new UnreadableFile('damaged', path, `${part} is missing`)
    checkEntry(entry, path, bounds)
    const stream = await openEntry(zip, entry, path)
    streams.add(stream)
    try {
      yield* checked(countedBytes(stream, entry.uncompressedSize), entry, path)
    } finally {
      streams.delete(stream)
    }
  }
  return {
    path,
    has: (part) => entries.has(key(part)),
    parts: () =>
      Array.from(entries.values(), ({ fileName: name, uncompressedSize: size }) => ({
        name,
        size,
      })),
    bytes,
    text: (part) => decoded(bytes(part)),
    async close() {
      if (!zip.isOpen) return
      // The file stays open while a part is being read, even by a reader that stopped.
      for (const stream of streams) stream.destroy()
      const closed = new Promise<void>((resolve) => zip.once('close', () => resolve()))
      zip.close()
      await closed
    },
  }
}

/** yauzl limits the stream to the declared size, so the declared size has to be bounded. */
function checkEntry(entry: Entry, path: string, bounds: Bounds): void {
  const { fileName, uncompressedSize, compressedSize } = entry
  if (entry.isEncrypted()) throw new UnreadableFile('encrypted', path, fileName)
  if (uncompressedSize > bounds.entryBytes) {
    throw tooBig(path, { bound: 'entryBytes', most: bounds.entryBytes, part: fileName })
  }
  const ratio = uncompressedSize / Math.max(1, compressedSize)
  if (uncompressedSize > bounds.ratioFromBytes && ratio > bounds.ratio) {
    throw tooBig(path, { bound: 'ratio', most: bounds.ratio, part: fileName })
  }
}

async function openEntry(zip: ZipFile, entry: Entry, path: string): Promise<Readable> {
  try {
    return await zip.openReadStreamPromise(entry)
  } catch (error) {
    throw asDamage(error, path)
  }
}

/** yauzl does not verify the checksum. */
async function* checked(
  stream: AsyncIterable<Buffer>,
  entry: Entry,
  path: string,
): AsyncGenerator<Buffer> {
  let checksum = 0
  try {
    for await (const chunk of stream) {
      checksum = crc32(chunk, checksum)
      yield chunk
    }
  } catch (error) {
    throw asDamage(error, path)
  }
  if (checksum !== entry.crc32) {
    throw new UnreadableFile('damaged', path, `${entry.fileName}: wrong checksum`)
  }
}

/** XML is UTF-8, or UTF-16 with a byte order mark. */
async function* decoded(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: ReturnType<typeof textDecoder> | undefined
  for await (const chunk of stream) {
    const mark = decoder ? undefined : byteOrderMark(chunk)
    decoder ??= textDecoder(mark?.encoding ?? 'UTF-8')
    yield decoder.write(mark ? chunk.subarray(mark.bytes) : chunk)
  }
}
