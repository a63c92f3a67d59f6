/** What programs write where a data base has no value: Python, SQL, R and the interfaces of services. */
const NOTHING = /^\s*(?:nan|NaN|NaT|NULL|null|Null|\(null\)|\(NULL\)|<NA>|<null>|\\N|undefined)\s*$/
const LONGEST_NOTHING = 14

/** Decides whether a program, and no person, wrote a text for a value that there is not. */
export function standsForNothing(text: string): boolean {
  return text.length <= LONGEST_NOTHING && NOTHING.test(text)
}

/** R and Python write these for nothing; they are initials, a code and a name too. */
const MAYBE_NOTHING = /^\s*(?:NA|None)\s*$/

/** Decides whether a text stands for nothing where no person or thing is named so. */
export function standsForNoValue(text: string): boolean {
  return standsForNothing(text) || (text.length <= LONGEST_NOTHING && MAYBE_NOTHING.test(text))
}

/** The breaks of lines and tabs that a workbook's file holds as such signs: `Ana Lima_x000D_`. */
const WORKBOOK_BREAK = /_x000[9AD]_/g
const WEB_SIGN = /&(?:#(\d{2,6})|#x([\da-f]{2,5})|([a-z]{2,8}));/gi
const LETTER_WITH_MARK = /^([a-z])(acute|grave|circ|tilde|uml|cedil)$/i
const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
}
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ordm: 'º',
  ordf: 'ª',
  deg: '°',
  sect: '§',
  ndash: '\u2013',
  mdash: '\u2014',
}

/** Returns a text with the characters for which a web page or a workbook has signs: `Jos&eacute;`. */
export function withoutSigns(text: string): string {
  const broken = text.includes('_x000') ? text.replace(WORKBOOK_BREAK, '\n') : text
  if (!broken.includes('&')) return broken
  return broken.replace(WEB_SIGN, (sign, decimal, hexadecimal, name) => {
    if (name !== undefined) return namedSign(name) ?? sign
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal)
    return code >= 0x20 && code < 0xd800 ? String.fromCodePoint(code) : sign
  })
}

function namedSign(name: string): string | undefined {
  const [, letter, mark = ''] = LETTER_WITH_MARK.exec(name) ?? []
  if (letter !== undefined) return `${letter}${MARKS[mark.toLowerCase()]}`.normalize('NFC')
  return Object.hasOwn(NAMED, name) ? NAMED[name] : undefined
}
