import type { Merge, SourceLine } from '../../spreadsheets/source.js'
import { cellText } from '../cells/cell-text.js'
import { type Header, isWords, joinHeaderLines } from './header.js'

/**
 * Adds the line above a header that a heading merged over both lines shows to be its first: it has
 * the names of the columns that are blank below, and titles of groups.
 */
export function withMergedLine(
  header: Header,
  first: readonly SourceLine[],
  merges: readonly Merge[],
): Header {
  const { top, bottom, texts } = header
  const above = first.find(({ line }) => line === top - 1)
  const isTall = merges.some((one) => one.top === top - 1 && one.bottom === bottom)
  if (texts.length > 1 || header.list || !above || !isTall || !isWords(above.cells)) return header
  const both = [above.cells.map((cell) => cellText(cell)), ...texts]
  return { ...header, top: top - 1, texts: both, headings: both.reduce(joinHeaderLines) }
}
