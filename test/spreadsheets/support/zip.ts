import { buffer, text } from 'node:stream/consumers'
import { SaxesParser } from 'saxes'
import { openPromise } from 'yauzl'
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

/** The text of every part of a zip of XML, each found well-formed. */
export async function partsOf(path: string): Promise<Map<string, string>> {
  const zip = await openPromise(path, { autoClose: false })
  const parts = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue
    const xml = await text(await zip.openReadStreamPromise(entry))
    new SaxesParser({ xmlns: true }).write(xml).close()
    parts.set(entry.fileName, xml)
  }
  zip.close()
  return parts
}
