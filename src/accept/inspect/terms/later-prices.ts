import type { Cell } from '../../../spreadsheets/cell.js'
import type { Example } from '../../cells/example.js'
import { normaliseText } from '../../find/normalise-heading.js'
import type { Doubt, Found } from '../doubt.js'

/** All amounts at the prices of one later date: "foi adotado o aluguel vigente em 10/2025". */
const LATER = [
  /\b(?:valor(?:es)?|alugue(?:l|is)|precos?|tarifas?|tabelas?|mensalidades?|cotas?|parcelas?|prestac(?:ao|oes))(?: \w+)? (?:vigentes?|atua(?:l|is)|em vigor|praticad[oa]s?)(?: (?:em|de|desde)(?: \w+)?(?: de)? \d| (?:hoje|atualmente|nesta data|(?:para|em) tod[oa]s))/,
  /\b(?:a|em) (?:precos|valores|moeda) de (?:hoje|\d|(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)\w*(?: de)? \d)/,
  /\b(?:adot(?:ado|ou se|amos)|utilizad[oa]|considerad[oa]|aplicad[oa])s? (?:o|a|os|as) (?:valor(?:es)?|alugue(?:l|is)|precos?|tarifas?|mensalidades?|cotas?) (?:vigentes?|atua(?:l|is))(?! (?:a|n[ao]|em cada|ao)\b)/,
]

/** Asks about a text that puts amounts at the prices of a later date: they include a correction. */
export class LaterPrices implements Doubt {
  private remark: Example | undefined

  observeOtherLine(cells: readonly Cell[], line: number): void {
    const value = cells.find((cell) => typeof cell === 'string' && saysLater(cell))
    if (typeof value === 'string') this.remark ??= { line, value: value.trim() }
  }

  found(): Found {
    return this.remark ? [{ code: 'ask_later_prices', facts: { ...this.remark } }] : []
  }
}

function saysLater(text: string): boolean {
  const plain = normaliseText(text)
  return LATER.some((pattern) => pattern.test(plain))
}
