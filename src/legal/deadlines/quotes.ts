import { countOf, IN_WORDS } from './numbers.js'
import { FILLS, meaningOf, type TimeMeaning } from './term-context.js'

export interface QuotedTime {
  /** Verbatim, each run of blanks as one space. */
  text: string
  /** Places in the text, in UTF-16 code units; `end` is exclusive. */
  start: number
  end: number
  /** Undefined where figure and words give two different numbers. */
  count?: number
  unit: Unit
  meaning: TimeMeaning
}
type Unit = 'dias' | 'dias úteis' | 'dias corridos' | 'horas' | 'semanas' | 'meses' | 'anos'

/** All lengths of time of a text, each in one of three lists, in the order of the text. */
export interface QuotedTimes {
  /** Lengths that the text calls a deadline: `prazo de 15 dias`, `manifeste-se em 15 dias`. */
  quotes: QuotedTime[]
  /** All other lengths: any of them may be a deadline that the text does not call one. */
  others: QuotedTime[]
  /** Lengths that are no deadline: clock times, and times that are over. */
  past: QuotedTime[]
}

const COUNT = `(?<figure>(?<!\\d|\\d:)\\d{1,3}(?::\\d\\d)?|(?<!\\p{L})${IN_WORDS})\\s*(?:[([]\\s*(?<words>[^()[\\]]{1,40}?)\\s*[)\\]]\\s*)?`
const DAYS =
  '(?:dias?|dd?\\.?)(?:\\s*\\(?(?:uteis|util|corridos|consecutivos|continuos|seguidos)\\)?)?'
const UNIT = `(?<unit>${DAYS}|horas?|hrs?|hs?|semanas?|mes(?:es)?|anos?)(?![\\p{L}\\d])`
const TIME = new RegExp(`${COUNT}${UNIT}`, 'giu')

const GAP = '[\\s:=,()\\-–—]+'
/** "prazo comum e improrrogável de até", "PRAZO PARA RESPOSTA:", up to the number. */
const PRAZO = new RegExp(
  `(?<!\\p{L})prazos?(?<fill>(?:${GAP}(?!prazos?(?!\\p{L}))\\p{L}+){0,6}?)${GAP}$`,
  'iu',
)
const WITHIN = /(?<!\p{L})(?:em(?:\s+ate)?|dentro\s+(?:de|em))[\s:(]+$/iu
/**
 * Characters before a number that are searched for `prazo`; the words between the two are fewer.
 */
const LEAD = 120

/** Returns the lengths of time in a plain text, each quoted verbatim. */
export function timesIn(text: string): QuotedTimes {
  const folded = withoutAccents(text)
  const times: QuotedTimes = { quotes: [], others: [], past: [] }
  let read = 0
  for (const match of folded.matchAll(TIME)) {
    const at = match.index
    const end = match.index + match[0].length
    const introduction = introductionOf(folded.slice(Math.max(read, at - LEAD), at))
    read = end
    const begin = at - introduction.text.length
    const meaning = introduction.known ? meaningOf(folded, begin, end) : 'unsure'
    const called = introduction.is !== 'nothing'
    const start = called ? begin : at
    const quoted = text.slice(start, end).replace(/\s+/g, ' ')
    const quote = { text: quoted, start, end, ...sizeOf(match.groups), meaning }
    if (meaning === 'past') times.past.push(quote)
    else if (called) times.quotes.push(quote)
    else times.others.push(quote)
  }
  return times
}

/**
 * Finds the words that introduce a length of time; `known` is false where they may mean something
 * else than a deadline.
 */
function introductionOf(ahead: string): {
  is: 'prazo' | 'within' | 'nothing'
  text: string
  known: boolean
} {
  const prazo = PRAZO.exec(ahead)
  if (prazo) return { is: 'prazo', text: prazo[0], known: FILLS.test(prazo.groups?.fill ?? '') }
  const within = WITHIN.exec(ahead)
  return { is: within ? 'within' : 'nothing', text: within?.[0] ?? '', known: true }
}

function sizeOf(groups: RegExpMatchArray['groups']): Pick<QuotedTime, 'count' | 'unit'> {
  const { figure = '', words, unit = '' } = groups ?? {}
  const count = countOf(figure, words)
  return { ...(count === undefined ? {} : { count }), unit: unitOf(unit) }
}

/** Removes accents and keeps the length, so that places stay the same. */
export function withoutAccents(text: string): string {
  return text.replace(/[\u00c0-\u017f]/g, (sign) => sign.normalize('NFD').slice(0, 1))
}

function unitOf(unit: string): Unit {
  const words = unit.toLowerCase()
  if (words.startsWith('h')) return 'horas'
  if (words.startsWith('s')) return 'semanas'
  if (words.startsWith('m')) return 'meses'
  if (words.startsWith('a')) return 'anos'
  if (/ut/.test(words)) return 'dias úteis'
  return /corr|cons|cont|segu/.test(words) ? 'dias corridos' : 'dias'
}
