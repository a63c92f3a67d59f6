import type { Archive } from '../xlsx/archive.js'
import type { Loss } from './marking.js'

const PARTS: readonly (readonly [RegExp, Loss])[] = [
  [/^xl\/(?:charts|chartsheets|chartex)\//i, 'charts'],
  [/^xl\/(?:pivottables|slicers|timelines)\//i, 'pivots'],
  [/^xl\/vbaproject\.bin$/i, 'macros'],
  [/^xl\/externallinks\//i, 'links'],
  [/^xl\/(?:ctrlprops|activex|embeddings)\//i, 'controls'],
  [/^xl\/threadedcomments\//i, 'threads'],
]

/** Losses that the text of a part shows: a shape of a drawing, and criteria of a filter. */
const TEXTS: readonly (readonly [part: RegExp, text: string, Loss])[] = [
  [/^xl\/drawings\/[^/]+\.xml$/i, '<xdr:sp', 'shapes'],
  [/^xl\/worksheets\/[^/]+\.xml$/i, '<filterColumn', 'criteria'],
]

/**
 * Returns what a copy by exceljs lacks. Each part is unzipped once against its bounds and its
 * checksum, because the library then unzips it without either.
 */
export async function lossesIn(archive: Archive): Promise<Loss[]> {
  const lost = new Set<Loss>()
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
