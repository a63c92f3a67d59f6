import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** A zip of the parts given, in their order. */
export async function zipOf(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, content] of Object.entries(parts)) {
    zip.addBuffer(Buffer.from(content as string), path, { mtime: new Date(2024, 0, 1) })
  }
  zip.end()
  return buffer(zip.outputStream)
}
