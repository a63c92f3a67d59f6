/** The source of a formula's result, where the user should know it. */
export interface FormulaSource {
  /** The formula returns the current date, which is another one tomorrow. */
  today?: true
  /** The name of another sheet. */
  sheet?: string
  /** The formula raises to a power, or multiplies by a factor such as 1.1, as interest does. */
  grows?: true
}

/** The start of a longer formula shows its source. */
export const LONGEST_FORMULA = 500
const TODAY = /(?<!\p{L})(?:TODAY|NOW)\s?\(\s?\)/iu
const GROWS =
  /\^|(?<!\p{L})(?:FV|POWER)\s?\(|\*\s?\(?1(?:[.,]\d|\s?\+)|(?<![\p{L}\d.,$])1[.,]\d+\s?\*/iu
/** `'Correção INPC'!D2`, `Notas!D2`, and `['Correção INPC'.D2]` of OpenDocument. */
const SHEET = /'([^'!]{1,80})'[!.]|(?<![\p{L}\d_.])([\p{L}\d_]{1,80})!|\[\$?([\p{L}\d_]{1,80})\./u

export function sourceOf(formula: string | undefined): FormulaSource {
  if (!formula) return {}
  const text = formula.slice(0, LONGEST_FORMULA)
  const [, quoted, bare, own] = SHEET.exec(text) ?? []
  const sheet = quoted ?? bare ?? own
  return {
    ...(TODAY.test(text) ? { today: true } : {}),
    ...(sheet ? { sheet } : {}),
    ...(GROWS.test(text) ? { grows: true } : {}),
  }
}
