import type { Bounds } from '../bounds.js'
import { type SourceFile, type SourceLine, UnreadableFile } from '../source.js'
import type { Archive } from '../xlsx/archive.js'
import { readFailure } from '../xlsx/read-failure.js'
import { TagStream } from '../xlsx/tag-stream.js'
import { OdsScan } from './scan.js'
import { OdsStyles } from './styles.js'

const CONTENT = 'content.xml'
const STYLES = 'styles.xml'
const MANIFEST = 'META-INF/manifest.xml'

/** Opens an OpenDocument sheet: reads it once for styles and sheets, then for the lines of each. */
export async function openOds(archive: Archive, bounds: Bounds): Promise<SourceFile> {
  await refuseEncrypted(archive)
  const styles = new OdsStyles(archive.path, bounds)
  const scan = new OdsScan(styles, archive.path, bounds)
  if (archive.has(STYLES)) await drain(linesOf(archive, STYLES, scan))
  await drain(linesOf(archive, CONTENT, scan))
  return {
    format: 'ods',
    sheets: scan.sheets.map(({ name, hidden, merges, hiddenColumns }, at) => ({
      name,
      hidden,
      lines: () => linesOf(archive, CONTENT, new OdsScan(styles, archive.path, bounds, at)),
      merges: async () => merges,
      hiddenColumns: async () => hiddenColumns,
    })),
    facts: {
      ...(scan.is1904 ? { is1904: true } : {}),
      ...scan.comments.fact,
    },
    close: () => archive.close(),
  }
}

/** In an encrypted file every part is noise; its manifest names the cipher. */
async function refuseEncrypted(archive: Archive): Promise<void> {
  if (!archive.has(MANIFEST)) return
  let tail = ''
  for await (const piece of archive.text(MANIFEST)) {
    if ((tail + piece).includes('encryption-data'))
      throw new UnreadableFile('encrypted', archive.path)
    tail = piece.slice(-20)
  }
}

async function* linesOf(archive: Archive, part: string, scan: OdsScan): AsyncGenerator<SourceLine> {
  try {
    const feed = new TagStream(scan)
    for await (const piece of archive.text(part)) {
      feed.write(piece)
      for (const line of scan.take()) yield line
      if (scan.done) return
    }
    feed.end()
  } catch (error) {
    throw readFailure(error, archive.path)
  }
}

async function drain(pieces: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of pieces);
}
