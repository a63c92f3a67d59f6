import type { Archive } from './archive.js'
import { readXml } from './xml.js'

const PART = 'docProps/custom.xml'
/** Those of ours begin with it, and are short. */
const OURS = 'lote.'
const LONGEST = 1_000

/** The custom properties of ours that a workbook has; undefined where it has none. */
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
      if (!name.startsWith(OURS)) return
      properties[name] = `${properties[name] ?? ''}${text}`.trimStart().slice(0, LONGEST)
    },
    close(tag: string) {
      if (tag === 'lpwstr') name = ''
    },
  }
  try {
    await readXml(archive.text(PART), handler)
  } catch {
    // A part that no sheet needs: what is wrong with it must not keep a sheet from being read.
    return undefined
  }
  return Object.keys(properties).length > 0 ? properties : undefined
}
