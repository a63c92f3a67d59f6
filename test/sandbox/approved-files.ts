import { inflateRawSync } from 'node:zlib'

const LOCAL_HEADER = 0x04034b50
const CENTRAL_HEADER = 0x02014b50

/** Other parts hold the time at which the file was made. */
const CONTENT = /^(?:word\/document|xl\/worksheets\/[^/]+)\.xml$/

/** The name and the text of the document or sheets in a file that is held in memory. */
export function rawPartsOf(zip: Buffer): string {
  const parts: string[] = []
  for (
    let at = zip.indexOf('PK\u0001\u0002', 0, 'latin1');
    at >= 0 && zip.readUInt32LE(at) === CENTRAL_HEADER;
  ) {
    const method = zip.readUInt16LE(at + 10)
    const packed = zip.readUInt32LE(at + 20)
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    const local = zip.readUInt32LE(at + 42)
    if (zip.readUInt32LE(local) !== LOCAL_HEADER) throw new Error('no zip')
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(from, from + packed)
    const text = (method === 0 ? bytes : inflateRawSync(bytes)).toString()
    const title = zip.subarray(at + 46, at + 46 + name).toString()
    if (CONTENT.test(title)) parts.push(`${title}: ${text}`)
    at += 46 + name + extra + comment
  }
  return parts.join('\n')
}
