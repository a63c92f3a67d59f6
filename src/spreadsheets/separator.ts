export type Separator = ';' | ',' | '\t' | '|'

/** In order of preference for equal evidence; Brazilian offices mostly save the first. */
const CANDIDATES: readonly Separator[] = [';', '\t', '|', ',']
const SAMPLE_LINES = 200
/** Commas between digits are decimal commas if another separator has at least this score. */
const RIVAL = 0.3

/** Returns the separator of Excel's hint, a first line `sep=;` that is no data. */
export function separatorHint(text: string): Separator | undefined {
  const hint = /^sep=(.)(?:\r|\n|$)/i.exec(text)?.[1]
  return CANDIDATES.find((candidate) => candidate === hint)
}

/**
 * Returns the separator that splits most lines of the sample into the same number of fields, quotes
 * respected; `;` without any evidence, as in a sheet of one column.
 */
export function detectSeparator(sample: string): Separator {
  const others = CANDIDATES.filter((candidate) => candidate !== ',')
  const scored = others.map((separator) => ({ separator, score: score(sample, separator) }))
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a))
  const comma = commaScore(sample, best.score >= RIVAL)
  if (comma > best.score) return ','
  return best.separator
}

/**
 * Commas between digits are decimal commas. They count as separators (`1,2,3`) only if no other
 * separator fits and the first line, the likely header, has commas too.
 */
function commaScore(sample: string, rival: boolean): number {
  // "Silva, João" below a heading without a comma is a name with a comma.
  const fields = fieldsPerLine(sample, ',').filter((count) => count > 0)
  const isText = fields[0] === 1 && fields.every((count) => count <= 2)
  const words = score(sample, ',', true, isText)
  if (rival || words >= RIVAL) return words
  return (fields[0] ?? 0) > 1 ? score(sample, ',') : words
}

/** The share of lines with the most frequent number of fields; others count a quarter. */
function score(
  sample: string,
  separator: Separator,
  skipDecimals = false,
  skipSpaced = false,
): number {
  const counts = fieldsPerLine(sample, separator, skipDecimals, skipSpaced).filter(
    (count) => count > 0,
  )
  const cut = counts.filter((count) => count > 1)
  if (cut.length === 0) return 0
  const tally = new Map<number, number>()
  for (const count of cut) tally.set(count, (tally.get(count) ?? 0) + 1)
  const usual = Math.max(...tally.values())
  return (usual + (cut.length - usual) / 4) / counts.length
}

/** Fields of each line of the sample; 0 for a blank line. */
function fieldsPerLine(
  sample: string,
  separator: Separator,
  skipDecimals = false,
  skipSpaced = false,
): number[] {
  const counts: number[] = []
  const isSeparator = (at: number) =>
    sample[at] === separator &&
    !(skipDecimals && isDecimal(sample, at)) &&
    !(skipSpaced && sample[at + 1] === ' ')
  let from = 0
  while (from < sample.length && counts.length < SAMPLE_LINES) {
    const { to, fields } = measureLine(sample, from, isSeparator)
    counts.push(sample.slice(from, to).trim() === '' ? 0 : fields)
    from = to + 1
  }
  return counts
}

/** A line continues over line breaks within quotes; a quote opens only at the start of a field. */
function measureLine(
  sample: string,
  from: number,
  isSeparator: (at: number) => boolean,
): { to: number; fields: number } {
  let fields = 1
  let at = from
  let fieldStart = true
  while (at < sample.length && !isBreak(sample, at)) {
    if (fieldStart && sample[at] === '"') at = afterQuoted(sample, at)
    fieldStart = isSeparator(at)
    if (fieldStart) fields++
    if (!isBreak(sample, at)) at++
  }
  return { to: at, fields }
}

/** The position after the closing quote. A doubled quote is a quote of the text. */
function afterQuoted(sample: string, open: number): number {
  let at = open + 1
  while (at < sample.length) {
    if (sample[at] !== '"') at++
    else if (sample[at + 1] === '"') at += 2
    else return at + 1
  }
  return at
}

function isBreak(sample: string, at: number): boolean {
  return sample[at] === '\n' || sample[at] === '\r'
}

function isDecimal(sample: string, at: number): boolean {
  return isDigit(sample.charCodeAt(at - 1)) && isDigit(sample.charCodeAt(at + 1))
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}
