import extenso from 'extenso'
import { normaliseText } from '../find/normalise-heading.js'

const WITH_WORDS = /^((?:R\$ ?)?\d[\d.]*,\d\d) ?(?:[-\u2013] ?)?(\(?)(\p{L}[\p{L} ,]*)(\)?)$/u
/** Larger amounts are not written out in a cell. */
const MOST_DIGITS = 12
const LONGEST_WORDS = 200

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

/** The words of a figure; anything else in a cell, and it is no amount in words. */
const NUMBER_WORDS =
  /^(?:um|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|[qc]u?atorze|quinze|dezess?eis|dezessete|dezoito|dezenove|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|(?:duz|trez)ent[oa]s|(?:quatro|seis|sete|oito|nove)cent[oa]s|quinhent[oa]s|mil|milhao|milhoes|reais?|centavos?)$/

/** Decides whether a text is an amount in words, and another than that of the figures. */
export function differsInWords(text: string, amount: number): boolean {
  if (!/\b(?:reais|real|centavos?)\b/i.test(text) || text.length > LONGEST_WORDS) return false
  const words = comparableWords(text)
  if (amount <= 0 || amount >= 10 ** MOST_DIGITS) return false
  if (!words.split(' ').every((word) => NUMBER_WORDS.test(word))) return false
  return words !== comparableWords(extenso(amount.toFixed(2), { mode: 'currency' }))
}

/** `Hum mil, quatrocentas e catorze reais` as `mil quatrocentos quatorze reais`. */
function comparableWords(words: string): string {
  return normaliseText(words)
    .replace(/\bhum\b/g, 'um')
    .replace(/\b[qc]u?atorze\b/g, 'quatorze')
    .replace(/\bdezeseis\b/g, 'dezesseis')
    .replace(/\bduas\b/g, 'dois')
    .replace(/entas\b/g, 'entos')
    .replace(/\b(?:e|de)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^um mil\b/, 'mil')
}
