const REAL = /(?<!\p{L})R\s?\$|\bBRL\b|\brea(?:l|is)\b/giu
const FOREIGN =
  /\p{Sc}|\b(?:USD|EUR|GBP|CHF|JPY|CNY|ARS|UYU|PYG|CLP|MXN|CAD|AUD)\b|\bd[oó]lar(?:es)?\b|\beuros?\b|\blibras?\b|\bienes?\b/iu
/** Currencies before the real: amounts in them are refused, never converted. */
const OLD = /\b(?:N?Cz|N?Cr)\$|\bcruz(?:eiro|ado)s?\b/iu

const OTHER_UNIT =
  /\b(?:UFIR|UFESP|UFM|UPF\w*|OR?TN|BTN|URV)\b|\bsal[aá]rios?[ -]m[ií]nimos?|^(?:% ?(?:d[eo] )?)?S\.?M\.?$/iu
/** What else a column of currencies may say of the real; 790 and 986 are its numbers. */
const OF_THE_REAL = /\b(?:brasil(?:eiro)?|moeda|corrente|nacional|BR|RS|790|986)\b|[^\p{L}\d]/giu

/** In a column that tells the currency: the real, or nothing. */
export function isReal(text: string): boolean {
  if (/\p{Sc}/u.test(withoutReal(text))) return false
  return (
    withoutReal(text)
      .replace(OF_THE_REAL, '')
      .replace(/^(?:na|nd)$/i, '') === ''
  )
}

/** A currency or a unit that stands alone, as beside an amount. */
export function isOtherUnit(text: string): boolean {
  const unit = text.trim()
  return !/\d/.test(unit) && (isForeignCurrency(unit) || saysUnit(unit))
}

/** "Valor (UFESP)", "salários mínimos": a unit that is no currency. */
export function saysUnit(text: string): boolean {
  return OTHER_UNIT.test(text)
}

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
    .replace(/\[[^[\]]*\]/g, ' ')
    .replace(/[_*]./g, ' ')
    .replace(/["\\]/g, '')
  if (isForeignCurrency(shown)) return 'foreign'
  const real = symbols.length > 0 || withoutReal(shown) !== shown.trim()
  return real ? 'real' : undefined
}

/** The words that a number format adds to the digits: `mil` of `#,##0" mil"`. */
export function wordsOfFormat(format: string): string {
  const literals = format.replace(/\[[^[\]]*\]/g, ' ').match(/"[^"]*"|(?:\\.)+/g) ?? []
  return literals.map((literal) => literal.replace(/["\\]/g, '')).join(' ')
}

const OF_THOUSANDS = /\b(?:mil|milhares|milh(?:[ãa]o|[õo]es)|mi|k|mm?)(?!\p{L})/giu

/** `UFIR` of `0.00" UFIR"`: letters and signs that are not the real, in the part that shows the value. */
export function unitOfFormat(format: string, digits: string): string {
  const words = withoutReal(wordsOfFormat(partShown(format, Number(digits))))
  const unit = isScaled(format) ? words.replace(OF_THOUSANDS, '').trim() : words
  return /[\p{L}\p{Sc}%]/u.test(unit) ? unit : ''
}

/** Whether the format draws a minus or a parenthesis before digits that are above zero. */
export function drawsMinus(format: string, digits: string): boolean {
  const value = Number(digits)
  if (!(value > 0)) return false
  const shown = partShown(format, value)
    .replace(/\[[^[\]]*\]|[_*]./g, '')
    .replace(/["\\]/g, '')
  return /^[^0#?]*[-\u2212(]/.test(shown)
}

/** Of `positive;negative;zero`; all of it where the parts have conditions of their own. */
function partShown(format: string, value: number): string {
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

/** `#,##0,` shows thousands of a value that is whole in the file. */
export function isScaled(format: string): boolean {
  return /[0#?],+(?![0#?,])/.test(format.replace(/"[^"]*"|\\./g, ''))
}

/** A percent sign that multiplies; `0.00"%"` only shows one. */
export function isPercentFormat(format: string): boolean {
  return /%/.test(format.replace(/"[^"]*"|\\./g, ''))
}
