import { folded } from '../../src/values/folded.js'

/** What is typed where there is nothing to look for yet; nobody is called so, and no text says it. */
const PLACEHOLDER =
  /^(?:a (?:definir|confirmar|informar|apurar|identificar|qualificar|cadastrar)|nao (?:informado|consta|ha|identificado|constituido)|desconhecido|sem (?:advogado|nome)|em causa propria|diversos|varios|n ?[/.]? ?[acdi]\.?|x{2,}|\?+|[-–—.\s]+)$/

/** Whether a cell says that what is sought is not known: `a definir`, `N/A`, `não informado`. */
export function isPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(folded(text))
}
