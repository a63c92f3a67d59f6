import type { Archive } from '../xlsx/archive.js'
import type { Lost } from './marking.js'

const PARTS: readonly (readonly [RegExp, Lost])[] = [
  [/^xl\/(?:charts|chartsheets|chartex)\//i, 'charts'],
  [/^xl\/(?:pivottables|slicers|timelines)\//i, 'pivots'],
  [/^xl\/vbaproject\.bin$/i, 'macros'],
  [/^xl\/externallinks\//i, 'links'],
  [/^xl\/(?:ctrlprops|activex|embeddings)\//i, 'controls'],
  [/^xl\/threadedcomments\//i, 'threads'],
]

/** Of the text of a part: a shape or a text box of a drawing, and what a filter chooses by. */
const TEXTS: readonly (readonly [part: RegExp, text: string, Lost])[] = [
  [/^xl\/drawings\/[^/]+\.xml$/i, '<xdr:sp', 'shapes'],
  [/^xl\/worksheets\/[^/]+\.xml$/i, '<filterColumn', 'criteria'],
]

/**
 * What a copy by exceljs will lack. Each part is unzipped once against its bounds and its checksum,
 * before the library does so without any.
 */
export async function lostIn(archive: Archive): Promise<Lost[]> {
  const lost = new Set<Lost>()
  for (const { name } of archive.parts()) {
    for (const [part, what] of PARTS) if (part.test(name)) lost.add(what)
    const sought = TEXTS.filter(([part]) => part.test(name))
    let before = ''
    for await (const piece of archive.text(name)) {
      for (const [, text, what] of sought) if ((before + piece).includes(text)) lost.add(what)
      before = piece.slice(-20)
    }
  }
  return [...lost]
}
