/** "Cálculo nº 700023", "ID: 700023". */
const LABEL = /^(?:c[áa]lculo|calc|id|n|[º°o.:#]|\s)+(?=\d)/iu
/** "700.023" as a spreadsheet shows 700023; "700.000" may be 700 as well. */
const WITH_POINTS = /^[1-9]\d{0,2}(?:\.\d{3})+(?<!\.000)$/
/** "700023.0", or "700023.000", where the zeros cannot be a thousand. */
const DECIMALS = /^(?:(\d+)[.,]0{1,2}|(\d{4,})[.,]0+)$/

/** Returns the id of a saved calculation; digits alone, unless the text is none or ambiguous. */
export function savedId(text: string): string {
  return text
    .trim()
    .replace(LABEL, '')
    .replace(DECIMALS, '$1$2')
    .replace(WITH_POINTS, (digits) => digits.replaceAll('.', ''))
}
