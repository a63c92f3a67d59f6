/** What a formula takes its result from, where a person should know it. */
export interface FormulaSource {
  /** The day on which the file was last computed: another one tomorrow. */
  today?: true
  /** Another sheet, by name. */
  sheet?: string
}

/** Of a longer one the beginning says where it looks. */
export const LONGEST_FORMULA = 500
const TODAY = /(?<!\p{L})(?:TODAY|NOW)\s?\(\s?\)/iu
/** `'Correção INPC'!D2`, `Notas!D2`, and `['Correção INPC'.D2]` of OpenDocument. */
const SHEET = /'([^'!]{1,80})'[!.]|(?<![\p{L}\d_.])([\p{L}\d_]{1,80})!|\[\$?([\p{L}\d_]{1,80})\./u

export function sourceOf(formula: string | undefined): FormulaSource {
  if (!formula) return {}
  const text = formula.slice(0, LONGEST_FORMULA)
  const [, quoted, bare, own] = SHEET.exec(text) ?? []
  const sheet = quoted ?? bare ?? own
  return { ...(TODAY.test(text) ? { today: true } : {}), ...(sheet ? { sheet } : {}) }
}
