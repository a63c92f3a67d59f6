import { normaliseText } from '../../find/normalise-heading.js'
import { askOnce, said } from '../check.js'

/** All amounts at the prices of one later date: "foi adotado o aluguel vigente em 10/2025". */
const LATER = [
  /\b(?:valor(?:es)?|alugue(?:l|is)|precos?|tarifas?|tabelas?|mensalidades?|cotas?|parcelas?|prestac(?:ao|oes))(?: \w+)? (?:vigentes?|atua(?:l|is)|em vigor|praticad[oa]s?)(?: (?:em|de|desde)(?: \w+)?(?: de)? \d| (?:hoje|atualmente|nesta data|(?:para|em) tod[oa]s))/,
  /\b(?:a|em) (?:precos|valores|moeda) de (?:hoje|\d|(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)\w*(?: de)? \d)/,
  /\b(?:adot(?:ado|ou se|amos)|utilizad[oa]|considerad[oa]|aplicad[oa])s? (?:o|a|os|as) (?:valor(?:es)?|alugue(?:l|is)|precos?|tarifas?|mensalidades?|cotas?) (?:vigentes?|atua(?:l|is))(?! (?:a|n[ao]|em cada|ao)\b)/,
]

/** Asks about a text that puts amounts at the prices of a later date: they include a correction. */
export const laterPrices = () =>
  askOnce('ask_later_prices', {
    otherLine: said((text) => LATER.some((pattern) => pattern.test(normaliseText(text)))),
  })
