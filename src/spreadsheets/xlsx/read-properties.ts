import type { Archive } from './archive.js'
import { readXml } from './xml.js'

const PART = 'docProps/custom.xml'
/** Prefix of the properties of lote, which are short. */
const PREFIX = 'lote.'
const LONGEST = 1_000

/** Returns the custom properties of lote in a workbook; undefined if it has none. */
export async function readProperties(
  archive: Archive,
): Promise<Record<string, string> | undefined> {
  if (!archive.has(PART)) return undefined
  const properties: Record<string, string> = {}
  let name = ''
  const handler = {
    open(tag: string, attributes: Record<string, string>) {
      if (tag === 'property') name = attributes.name ?? ''
    },
    text(text: string) {
      if (!name.startsWith(PREFIX)) return
      properties[name] = `${properties[name] ?? ''}${text}`.trimStart().slice(0, LONGEST)
    },
    close(tag: string) {
      if (tag === 'lpwstr') name = ''
    },
  }
  try {
    await readXml(archive.text(PART), handler)
  } catch {
    // No sheet needs this part, so its errors must not keep a sheet from being read.
    return undefined
  }
  return Object.keys(properties).length > 0 ? properties : undefined
}
