import { folded } from '../../src/values/folded.js'

/**
 * Texts that users type when there is nothing to search for yet. They are no names, and no
 * publication contains them as such.
 */
const PLACEHOLDER =
  /^(?:a (?:definir|confirmar|informar|apurar|identificar|qualificar|cadastrar)|nao (?:informado|consta|ha|identificado|constituido)|desconhecido|sem (?:advogado|nome)|testes?(?: \d+)?|em causa propria|diversos|varios|n ?[/.]? ?[acdi]\.?|s\/n|x{2,}|\?+|[-–—.\s]+)$/

/**
 * Decides whether a cell states that the search value is unknown: `a definir`, `N/A`, `não
 * informado`.
 */
export function isPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(folded(text))
}
