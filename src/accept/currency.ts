const REAL = /(?<!\p{L})R\s?\$|\bBRL\b|\brea(?:l|is)\b/giu
const FOREIGN =
  /\$|[€£¥]|\b(?:USD|EUR|GBP|CHF|JPY|CNY|ARS|UYU|PYG|CLP|MXN|CAD|AUD)\b|\bd[oó]lar(?:es)?\b|\beuros?\b|\blibras?\b|\bienes?\b/iu
/** Currencies before the real: amounts in them are refused, never converted. */
const OLD = /\b(?:N?Cz|N?Cr)\$|\bcruz(?:eiro|ado)s?\b/iu

/** A text without the signs of the real. */
export function withoutReal(text: string): string {
  return text.replace(REAL, ' ').trim()
}

export function isForeignCurrency(text: string): boolean {
  return FOREIGN.test(withoutReal(text))
}

export function isOldCurrency(text: string): boolean {
  return OLD.test(text)
}

/** The currency that a number format shows. */
export function currencyOfFormat(format: string): 'real' | 'foreign' | undefined {
  const symbols = [...format.matchAll(/\[\$([^\]-]+)(?:-[^\]]*)?\]/g)].map(([, symbol]) =>
    symbol!.trim(),
  )
  // `[$kr-41D]`: whatever stands there is a currency, known to us or not.
  if (symbols.some((symbol) => symbol !== '' && withoutReal(symbol) !== '')) return 'foreign'
  const shown = format
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/[_*]./g, ' ')
    .replace(/["\\]/g, '')
  if (isForeignCurrency(shown)) return 'foreign'
  const real = symbols.length > 0 || withoutReal(shown) !== shown.trim()
  return real ? 'real' : undefined
}

/** The words that a number format adds to the digits: `mil` of `#,##0" mil"`. */
export function wordsOfFormat(format: string): string {
  const literals = format.replace(/\[[^\]]*\]/g, ' ').match(/"[^"]*"|(?:\\.)+/g) ?? []
  return literals.map((literal) => literal.replace(/["\\]/g, '')).join(' ')
}

/** `#,##0,` shows thousands of a value that is whole in the file. */
export function isScaled(format: string): boolean {
  return /[0#?],+(?![0#?,])/.test(format.replace(/"[^"]*"|\\./g, ''))
}

/** A percent sign that multiplies; `0.00"%"` only shows one. */
export function isPercentFormat(format: string): boolean {
  return /%/.test(format.replace(/"[^"]*"|\\./g, ''))
}
