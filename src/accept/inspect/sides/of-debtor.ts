import { normaliseText } from '../../find/normalise-heading.js'
import { askOnce, type DebtCheck, said } from '../check.js'

const DEBTOR =
  '(?:re|reus?|executad[oa]s?|requerid[oa]s?|reclamad[oa]s?|embargante|impugnante|defesa|parte (?:contraria|adversa|re|executada|reclamada|requerida)|adversari[oa])'
const PAPER = '(?:planilha|calculos?|memoria(?: de calculo)?|demonstrativo|contas?|numeros)'
/** "Planilha do réu", and not "do réu João" or "de executados", which say whose debts they are. */
const OF_DEBTOR = [
  new RegExp(
    `\\b${PAPER} (?:(?:apresentad|juntad|feit|elaborad|impugnad)[oa]s? )?(?:d[ao]s?|de(?! \\w{1,12}s\\b)|pel[ao]s?|segundo [ao]) ${DEBTOR}(?=$| (?:apresent|junt|em|fls?|id|na|no|com|impugn|de)\\b| \\d)`,
  ),
  /^(?:valores|debitos) d[ao]s? (?:defesa|embargante|impugnante|parte contraria)$|\b(?:calculos?|memoria(?: de calculo)?|demonstrativo|contas|numeros) d[ao] devedor[a]?$/,
  new RegExp(
    `\\b(?:apresentad|apurad|calculad|reconhecid|admitid|oferecid)[oa]s? (?:como devid[oa]s? )?pel[ao]s? (?:${DEBTOR}|devedor[a]?)\\b`,
  ),
  /^(?:calculos? d[ae] )?(?:impugnac(?:ao|oes)|embargos)(?: (?:ao|a|aos) (?:cumprimento|execucao|calculos?)\b.*)?$/,
]

/** Asks about a title or a name that says that the amounts are those of the debtor. */
export const ofDebtor = (): DebtCheck => ({
  ...askOnce('ask_of_debtor', { otherLine: said(statesOfDebtor) }),
  readsNames: true,
})

function statesOfDebtor(text: string): boolean {
  const plain = normaliseText(text)
  return OF_DEBTOR.some((pattern) => pattern.test(plain))
}
