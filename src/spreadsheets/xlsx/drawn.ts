/** Quoted texts, escaped characters, fillers, brackets, and single characters of a format. */
const TOKENS = /"[^"]*"?|\\.|[_*].|\[[^\]]*\]?|general|./gis
const COLOUR = /^(?:black|blue|cyan|green|magenta|red|white|yellow|color ?\d+)$/i
/** A letter that no date has needs no quotes. */
const LITERAL_LETTER = /^[cfi-lnoqrt-xz]$/i
/** Characters that mean something unquoted; as literals they are marked. */
const MEANS_SOMETHING = /[\da-z#?.,%;@/]/gi

const known = new Map<string, string>()
/** Formats of one workbook are few; a hostile file may have very many. */
const MOST_KNOWN = 2_000

/**
 * Returns what a number format draws, in one spelling: other programs write a format with other
 * quotes, locales, colours and fillers. Two formats of the same text show a value alike.
 */
export function drawnAs(format: string | undefined): string {
  if (format === undefined) return 'general'
  const before = known.get(format)
  if (before !== undefined) return before
  const drawn =
    sectionsOf(format)
      .join(';')
      .replace(/;(?:@|general)$/, '') || 'general'
  if (known.size < MOST_KNOWN) known.set(format, drawn)
  return drawn
}

function sectionsOf(format: string): string[] {
  const sections = ['']
  for (const [token] of format.matchAll(TOKENS)) {
    if (token === ';') sections.push('')
    else sections[sections.length - 1] += spelled(token)
  }
  return sections.map(withPoints)
}

/** Only the first point of a number separates decimals; in a date, points and slashes are literals. */
function withPoints(section: string): string {
  if (!/(?<!')[0#?]/.test(section)) return section.replace(/'([./])/g, '$1')
  const first = section.search(/(?<!')\./)
  if (first < 0) return section
  const after = section.slice(first + 1).replace(/(?<!')\./g, "'.")
  return section.slice(0, first + 1) + after
}

function spelled(token: string): string {
  if (token.startsWith('"')) return literal(token.replaceAll('"', ''))
  if (token.startsWith('\\')) return literal(token.slice(1))
  if (token.startsWith('[')) return bracket(token.replace(/^\[|\]$/g, ''))
  if (/[_*]./s.test(token)) return ''
  return LITERAL_LETTER.test(token) ? literal(token) : token.trim().toLowerCase()
}

function literal(text: string): string {
  return text.replace(/\s/g, '').replace(MEANS_SOMETHING, "'$&")
}

/** `[$R$-416]` draws its symbol; `[$-416]` and colours draw nothing. */
function bracket(inside: string): string {
  if (inside.startsWith('$')) return literal(inside.slice(1).replace(/-[\da-f]*$/i, ''))
  return COLOUR.test(inside) ? '' : `[${inside.toLowerCase()}]`
}

/** Decides whether a format shows another text in place of a number, such as `"1.000,00"`. */
export function drawsConstant(format: string | undefined, digits: string): boolean {
  if (format === undefined) return false
  const value = Number(digits)
  const [positive = '', negative = positive, zero = positive] = sectionsOf(format)
  const section = value === 0 ? zero : value < 0 ? negative : positive
  const bare = section.replace(/'./g, '')
  if (/[\d#?a-z]/i.test(bare)) return false
  return (value === 0 ? /'\d/ : /'[\da-z]/i).test(section)
}

/**
 * Decides whether a format shows the digits of a figure of ours, and none beside them; the units
 * that we write are R$ and %. A constant is another matter.
 */
export function drawsItsDigits({ n, format }: { n: string; format?: string }): boolean {
  if (drawsConstant(format, n)) return true
  const sections = drawnAs(format)
    .split(';')
    .map((one) => one.replace(/'r\$|'%/gi, ''))
  return sections.every((one) => !/'[\da-z]|%|,(?![\d#?])/i.test(one) && /[\d#?a-z]/i.test(one))
}

/** Decides whether a format shows a text otherwise than it is. */
export function masksText(format: string): boolean {
  const sections = sectionsOf(format)
  const section = sections[3] ?? sections.find((one) => /(?<!')@/.test(one))
  return section !== undefined && section !== '@' && section !== 'general'
}
