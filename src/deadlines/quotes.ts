/** A deadline as the text has it. */
export interface Quote {
  /** To the letter, blanks as one space. */
  text: string
  /** In the text, in UTF-16 code units; the end is behind the last. */
  start: number
  end: number
  /** Undefined where figure and words say two numbers. */
  count?: number
  unit: Unit
  /** The text tells that it has run out: not one that begins. */
  elapsed: boolean
}
export type Unit = 'dias' | 'dias úteis' | 'dias corridos' | 'horas' | 'meses' | 'anos'

const ONES = ['um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']
const TEENS = ['onze', 'doze', 'treze', 'quatorze', 'quinze', 'dezesseis', 'dezessete', 'dezoito']
const TENS = ['vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta']
const WORDS = new Map([
  ...[...ONES, ...TEENS, 'dezenove'].map((word, at) => [word, at + 1] as const),
  ...[...TENS, 'noventa'].map((word, at) => [word, (at + 2) * 10] as const),
  ...([
    ['uma', 1],
    ['duas', 2],
    ['catorze', 14],
    ['cem', 100],
    ['cento', 100],
    ['duzentos', 200],
    ['trezentos', 300],
  ] as const),
])

/** One or two words, and `e` between them; without accents. */
const ONE_WORD = [...WORDS.keys()].join('|')
const IN_WORDS = `(?:${ONE_WORD})(?:\\s+e\\s+(?:${ONE_WORD})){0,2}`
const COUNT = `(?<figure>\\d{1,3}|${IN_WORDS})\\s*(?:\\(\\s*(?<words>[^()]{1,40}?)\\s*\\)\\s*)?`
const UNIT =
  '(?<unit>(?:dias?|d\\.)(?:\\s+(?:uteis|util|corridos|consecutivos|continuos))?|horas?|h|m[eê]s(?:es)?|anos?)(?![\\p{L}\\d])'

/** "prazo comum e improrrogável de até 15 (quinze) dias úteis", "em 5 (cinco) dias". */
const DEADLINE = new RegExp(
  `(?<![\\p{L}\\d])(?:prazos?(?:\\s+[\\p{L},]+){0,5}?\\s+|(?:em|dentro\\s+de)\\s+(?=\\S+\\s*\\())${COUNT}${UNIT}`,
  'giu',
)
const RUN_OUT =
  /(?:decorr|transcorr|escoad|esgota|expira|find[oa]|ultrapassad|venc(?:id|eu)|ap[oó]s)[\p{L}]*(?:\s+\p{L}+){0,3}\s*$/iu

/** The deadlines that a plain text tells, in their order, each to the letter; none is made up. */
export function quotesIn(text: string): Quote[] {
  const folded = unmarked(text)
  return [...folded.matchAll(DEADLINE)].map((match) => {
    const [start, end] = [match.index, match.index + match[0].length]
    const count = countOf(match.groups?.figure ?? '', match.groups?.words)
    return {
      text: text.slice(start, end).replace(/\s+/g, ' '),
      start,
      end,
      ...(count === undefined ? {} : { count }),
      unit: unitOf(match.groups?.unit ?? ''),
      elapsed: RUN_OUT.test(folded.slice(Math.max(0, start - 60), start)),
    }
  })
}

/** Without accents and as long as it was, so that places stay the same. */
function unmarked(text: string): string {
  return text.replace(/[\u00c0-\u017f]/g, (sign) => sign.normalize('NFD').slice(0, 1))
}

function countOf(figure: string, words: string | undefined): number | undefined {
  const count = /^\d+$/.test(figure) ? Number(figure) : spelled(figure)
  if (words === undefined) return count
  const said = /^\d+$/.test(words) ? Number(words) : spelled(words)
  return said === count ? count : undefined
}

/** `quarenta e oito`; undefined for words that are no number. */
function spelled(words: string): number | undefined {
  const parts = words.toLowerCase().split(/\s+e\s+|\s+/)
  const numbers = parts.map((part) => WORDS.get(part))
  return numbers.some((one) => one === undefined)
    ? undefined
    : numbers.reduce<number>((sum, one) => sum + (one ?? 0), 0)
}

function unitOf(unit: string): Unit {
  const words = unit.toLowerCase()
  if (words.startsWith('h')) return 'horas'
  if (words.startsWith('m')) return 'meses'
  if (words.startsWith('a')) return 'anos'
  if (/ut/.test(words)) return 'dias úteis'
  return /corr|cons|cont/.test(words) ? 'dias corridos' : 'dias'
}
