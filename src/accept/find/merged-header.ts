import type { Merge, SourceLine } from '../../spreadsheets/source.js'
import { cellText } from '../cells/cell-text.js'
import { type Header, isWords, joinHeaderLines } from './header.js'
import { familiarity, fitOf } from './match-columns.js'
import { normaliseHeading } from './normalise-heading.js'

/** Adds the other line of a header that a heading merged over both shows. */
export function withMergedLine(
  header: Header,
  first: readonly SourceLine[],
  merges: readonly Merge[],
): Header {
  const found = withLineAbove(header, first, merges)
  return found === header ? withLineBelow(header, first, merges) : found
}

/**
 * Adds the line above a header that a heading merged over both lines shows to be its first: it has
 * the names of the columns that are blank below, and titles of groups.
 */
function withLineAbove(
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

/** Adds the line below a header, "Dia" and "Mês" under "Vencimento", beside a heading over both. */
function withLineBelow(
  header: Header,
  first: readonly SourceLine[],
  merges: readonly Merge[],
): Header {
  const { bottom, texts, headings } = header
  const below = first.find(({ line }) => line === bottom + 1)
  const isTall = merges.some(
    (one) => one.top === bottom && one.bottom === bottom + 1 && headings[one.left]?.trim(),
  )
  // Which of the columns below a merged "Valor" is the amount is asked about.
  const isOfMoney = merges.some(
    (one) => one.top === bottom && one.right > one.left && fitOf('valor', headings[one.left] ?? ''),
  )
  const isApart = texts.length > 1 || header.list !== undefined || isOfMoney
  if (isApart || !below || !isTall || !isWords(below.cells)) return header
  const lower = below.cells.map((cell) => cellText(cell))
  const joined = joinHeaderLines(headings, lower).map((text, at) => {
    const [own, group] = [lower[at]?.trim() ?? '', headings[at]?.trim() ?? '']
    const isPart = own !== '' && group !== '' && familiarity(normaliseHeading(text)) < 2
    return isPart ? `${group} ${own}` : text
  })
  return { ...header, bottom: bottom + 1, texts: [...texts, lower], headings: joined }
}
