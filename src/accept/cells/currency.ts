const REAL = /(?<!\p{L})R\s?\$|\bBRL\b|\brea(?:l|is)\b/giu
const FOREIGN =
  /\p{Sc}|\b(?:USD|EUR|GBP|CHF|JPY|CNY|ARS|UYU|PYG|CLP|MXN|CAD|AUD)\b|\bd[oó]lar(?:es)?\b|\beuros?\b|\blibras?\b|\bienes?\b/iu
/** Currencies before the real: amounts in them are refused, never converted. */
const OLD_CURRENCY = /\b(?:N?Cz|N?Cr)\$|\bcruz(?:eiro|ado)s?\b/iu

const OTHER_UNIT =
  /\b(?:UFIR|UFESP|UFM|UPF\w*|OR?TN|BTN|URV)\b|\bsal[aá]rios?[ -]m[ií]nimos?|^(?:% ?(?:d[eo] )?)?S\.?M\.?$/iu
/** Other words for the real in a column of currencies; 790 and 986 are its numeric codes. */
const WORDS_OF_THE_REAL =
  /\b(?:brasil(?:eiro)?|moeda|corrente|nacional|BR|RS|790|986)\b|[^\p{L}\d]/giu

/** Matches the normalised heading of rates of exchange, which are no amounts. */
export const HEADS_EXCHANGE =
  /^(?:cotac(?:ao|oes)|ptax|paridade|(?:taxa (?:d[eo] )?)?(?:cambio|dolar|euro)|usd|us)\b/

/** Decides whether a cell of a currency column names the real or nothing. */
export function isReal(text: string): boolean {
  if (/\p{Sc}/u.test(withoutReal(text))) return false
  return (
    withoutReal(text)
      .replace(WORDS_OF_THE_REAL, '')
      .replace(/^(?:na|nd)$/i, '') === ''
  )
}

/** Decides whether a text is a currency or a unit without an amount, as in the cell beside one. */
export function isOtherUnit(text: string): boolean {
  const unit = text.trim()
  return !/\d/.test(unit) && (isForeignCurrency(unit) || namesUnit(unit))
}

/** Decides whether a text names a unit that is no currency: "Valor (UFESP)", "salários mínimos". */
export function namesUnit(text: string): boolean {
  return OTHER_UNIT.test(text)
}

/** Returns a text without the signs of the real. */
export function withoutReal(text: string): string {
  return text.replace(REAL, ' ').trim()
}

export function isForeignCurrency(text: string): boolean {
  return FOREIGN.test(withoutReal(text))
}

export function isOldCurrency(text: string): boolean {
  return OLD_CURRENCY.test(text)
}

/** Returns the currency that a number format shows. */
export function currencyOfFormat(format: string): 'real' | 'foreign' | undefined {
  const symbols = [...format.matchAll(/\[\$([^\]-]+)(?:-[^\]]*)?\]/g)].map(([, symbol]) =>
    symbol!.trim(),
  )
  // `[$kr-41D]`: any symbol in this place is a currency, known to us or not.
  if (symbols.some((symbol) => symbol !== '' && withoutReal(symbol) !== '')) return 'foreign'
  const shown = format
    .replace(/\[[^[\]]*\]/g, ' ')
    .replace(/[_*]./g, ' ')
    .replace(/["\\]/g, '')
  if (isForeignCurrency(shown)) return 'foreign'
  const real = symbols.length > 0 || withoutReal(shown) !== shown.trim()
  return real ? 'real' : undefined
}

/** Returns the words that a number format adds to the digits: `mil` of `#,##0" mil"`. */
export function wordsOfFormat(format: string): string {
  const literals = format.replace(/\[[^[\]]*\]/g, ' ').match(/"[^"]*"|(?:\\.)+/g) ?? []
  return literals.map((literal) => literal.replace(/["\\]/g, '')).join(' ')
}

const OF_THOUSANDS = /\b(?:mil|milhares|milh(?:[ãa]o|[õo]es)|mi|k|mm?)(?!\p{L})/giu

/**
 * Returns `UFIR` of `0.00" UFIR"`: letters and signs other than the real, from the section of the
 * format that shows the value.
 */
export function unitOfFormat(format: string, digits: string): string {
  const words = withoutReal(wordsOfFormat(sectionFor(format, Number(digits))))
  const unit = isScaled(format) ? words.replace(OF_THOUSANDS, '').trim() : words
  return /[\p{L}\p{Sc}%]/u.test(unit) ? unit : ''
}

/** Decides whether the format shows a minus or a parenthesis before a positive value. */
export function drawsMinus(format: string, digits: string): boolean {
  const value = Number(digits)
  if (!(value > 0)) return false
  const shown = sectionFor(format, value)
    .replace(/\[[^[\]]*\]|[_*]./g, '')
    .replace(/["\\]/g, '')
  return /^[^0#?]*[-\u2212(]/.test(shown)
}

/** Decides whether the format hides the value: `;;;`. */
export function drawsNothing(format: string, digits: string): boolean {
  return format.includes(';') && sectionFor(format, Number(digits)).trim() === ''
}

/** The section of `positive;negative;zero` for the value; the whole format if it has conditions. */
function sectionFor(format: string, value: number): string {
  if (/\[[<>=]/.test(format)) return format
  const parts = ['']
  for (const [token] of format.matchAll(/"[^"]*"|\\.|\[[^[\]]*\]|./gs)) {
    if (token === ';') parts.push('')
    else parts[parts.length - 1] += token
  }
  const [positive = '', negative = positive, zero = positive] = parts
  if (value === 0) return zero
  return value < 0 ? negative : positive
}

/** `#,##0,` divides the shown value by a thousand; the file has it whole. */
export function isScaled(format: string): boolean {
  return /[0#?],+(?![0#?,])/.test(format.replace(/"[^"]*"|\\./g, ''))
}

/** Decides whether a percent sign multiplies; `0.00"%"` only shows one. */
export function isPercentFormat(format: string): boolean {
  return /%/.test(format.replace(/"[^"]*"|\\./g, ''))
}
