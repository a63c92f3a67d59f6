const ONES = ['um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove']
const TEENS = ['dez', 'onze', 'doze', 'treze', 'quatorze', 'quinze', 'dezesseis', 'dezessete']
const TENS = ['vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta']
const HUNDREDS = ['cento', 'duzentos', 'trezentos', 'quatrocentos', 'quinhentos']
const WORDS = new Map([
  ...ONES.map((word, at) => [word, at + 1] as const),
  ...[...TEENS, 'dezoito', 'dezenove'].map((word, at) => [word, at + 10] as const),
  ...[...TENS, 'noventa'].map((word, at) => [word, (at + 2) * 10] as const),
  ...HUNDREDS.map((word, at) => [word, (at + 1) * 100] as const),
  ...([
    ['hum', 1],
    ['uma', 1],
    ['duas', 2],
    ['catorze', 14],
    ['cem', 100],
  ] as const),
])

const ONE_WORD = [...WORDS.keys()].join('|')
/**
 * Number words with `e` between them, without accents; `spelled` decides whether they are one
 * number.
 */
export const IN_WORDS = `(?:${ONE_WORD})(?:\\s+e\\s+(?:${ONE_WORD})){0,2}(?!\\p{L})`

/**
 * Returns the number of `15`, `quinze`, `15 (quinze)` or `quinze (15)`; undefined where figure and
 * words differ.
 */
export function countOf(figure: string, words: string | undefined): number | undefined {
  const count = numberOf(figure)
  return words === undefined || numberOf(words) === count ? count : undefined
}

function numberOf(figure: string): number | undefined {
  const text = figure.trim()
  return /^\d+$/.test(text) ? Number(text) : numberInWords(text)
}

/**
 * Reads `quarenta e oito`; undefined for words that are no number, and for `cinco e quinze`, which
 * are two.
 */
function numberInWords(words: string): number | undefined {
  const parts = words.toLowerCase().split(/\s+e\s+|\s+/)
  let sum = 0
  let below = 1_000
  for (const part of parts) {
    const number = WORDS.get(part)
    if (number === undefined || number >= below) return undefined
    sum += number
    below = number >= 100 ? 100 : number >= 20 ? 10 : 0
  }
  return sum
}
