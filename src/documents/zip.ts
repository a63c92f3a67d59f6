import { stat } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { UserError } from '../core/errors.js'
import { type Sentence, sentence } from '../messages/message-code.js'
import { withSimilarNames } from './similar-names.js'
import { type DocumentSource, isLitter, type OpenDocument } from './source.js'

const MOST_ENTRIES = 50_000
/** Documents shrink to a tenth at best; a higher ratio shows a zip bomb. */
const LARGEST_RATIO = 200
/** Below this many unzipped bytes the ratio is not checked. */
const RATIO_FROM_BYTES = 64 * 1024 ** 2

/**
 * Reads documents of a zip one by one, never unpacked to disk.
 * @throws {UserError} if the zip cannot be read, or unzips to more than anyone would send
 */
export async function zipSource(path: string): Promise<DocumentSource> {
  let zip: ZipFile | undefined
  try {
    zip = await openPromise(path, { autoClose: false })
    const entries = await entriesOf(zip, path)
    return withSimilarNames(sourceOf(zip, entries))
  } catch (error) {
    zip?.close()
    if (error instanceof UserError) throw error
    throw UserError.usage('documents_zip_damaged', { path, reason: messageOf(error) })
  }
}

async function entriesOf(zip: ZipFile, path: string): Promise<Map<string, Entry>> {
  const refuse = (reason: string) => UserError.usage('documents_zip_bomb', { path, reason })
  if (zip.entryCount > MOST_ENTRIES) throw refuse(`${zip.entryCount} arquivos`)
  const entries = new Map<string, Entry>()
  const twins = new Map<string, number>()
  let unzipped = 0
  for await (const entry of zip.eachEntry()) {
    const { fileName } = entry
    if (fileName.endsWith('/') || isLitter(fileName)) continue
    unzipped += entry.uncompressedSize
    entries.set(unused(fileName, entries, twins), entry)
  }
  const { size } = await stat(path)
  if (unzipped > RATIO_FROM_BYTES && unzipped / Math.max(1, size) > LARGEST_RATIO) {
    throw refuse(`${unzipped} bytes em ${size}`)
  }
  return entries
}

/** A zip may hold two files of one name; both are returned. */
function unused(
  name: string,
  entries: ReadonlyMap<string, Entry>,
  twins: Map<string, number>,
): string {
  if (!entries.has(name)) return name
  // Continues from the last number: a zip with a single name would take quadratic time.
  let n = (twins.get(name) ?? 1) + 1
  while (entries.has(`${name} (${n})`)) n += 1
  twins.set(name, n)
  return `${name} (${n})`
}

function sourceOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>): DocumentSource {
  return {
    names: async () => [...entries.keys()].toSorted(),
    open: async (name): Promise<OpenDocument | Sentence> => {
      const entry = entries.get(name)
      if (!entry) return sentence('document_missing', { name })
      if (isLink(entry)) return sentence('document_outside', { name })
      if (entry.isEncrypted()) {
        return sentence('document_unreadable', { name, reason: 'com senha' })
      }
      return { bytes: entry.uncompressedSize, body: bodyOf(zip, entry) }
    },
    close: async () => zip.close(),
  }
}

/** By the mode that Unix zips store in the upper half of the external attributes. */
function isLink({ externalFileAttributes }: Entry): boolean {
  return ((externalFileAttributes >>> 16) & 0o170000) === 0o120000
}

/** yauzl limits the stream to the declared size; it does not verify the checksum. */
async function* bodyOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  let checksum = 0
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    checksum = crc32(chunk, checksum)
    yield chunk
  }
  if (checksum !== entry.crc32) throw new Error(`${entry.fileName}: wrong checksum`)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
