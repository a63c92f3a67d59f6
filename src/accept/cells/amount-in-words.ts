import extenso from 'extenso'
import { normaliseText } from '../find/normalise-heading.js'

const WITH_WORDS = /^((?:R\$ ?)?\d[\d.]*,\d\d) ?(?:[-\u2013] ?)?(\(?)(\p{L}[\p{L} ,]*)(\)?)$/u
/** Larger amounts are not written out in a cell. */
const MOST_DIGITS = 12

/** Returns `R$ 1.500,00 (mil e quinhentos reais)` without the words, if the amount is the same. */
export function withoutAmountInWords(text: string): string {
  const [, amount = '', opened, words = '', closed] = WITH_WORDS.exec(text) ?? []
  if (amount === '' || Boolean(opened) !== Boolean(closed)) return text
  const digits = amount.replace(/[^\d,]/g, '').replace(',', '.')
  if (digits.length > MOST_DIGITS) return text
  return comparableWords(words) === comparableWords(extenso(digits, { mode: 'currency' }))
    ? amount
    : text
}

/** `Hum mil, quatrocentos e dez reais` as `mil quatrocentos dez reais`. */
function comparableWords(words: string): string {
  const plain = normaliseText(words).replace(/\bhum\b/g, 'um')
  return plain
    .replace(/\be\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^um mil\b/, 'mil')
}
