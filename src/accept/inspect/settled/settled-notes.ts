import { folded } from '../../../values/folded.js'
import { normaliseText } from '../../find/normalise-heading.js'
import { askOnce, said } from '../check.js'

const SETTLED =
  '(?:pag|quitad|liquidad|baixad|recebid|cancelad|estornad|devolvid|prescrit|excluid|renegociad|suspens|depositad|consignad|levantad)[oa]s?'
/** What a line of a list of debts is called by, as texts without accents have it. */
export const LINES =
  '(?:nf|notas?|parcelas?|titulos?|duplicatas?|faturas?|cheques?|boletos?|linhas?|itens?|item|lancamentos?|alugue(?:l|is)|mensalidades?|prestac(?:ao|oes)|cotas?|quotas?|competencias?|mes|meses|n(?:umero)?s?)'
export const MONTH =
  '(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)'
const DONE = '(?<!\\b(?:nao|ser|serem|sera|serao)(?: foi| foram)? )'
/** "O réu não pagou as parcelas": what follows is owed. */
const NOT_PAID =
  '(?<!\\b(?:nao|nunca|nem)(?: mais)? )(?<!\\b(?:nenhum|ninguem)(?: \\w{1,15})? )(?<!\\b(?:autor|autora|exequente|requerente|credor) )'
/**
 * Notes that reduce or cancel a debt of the lines above: "Abater R$ 2.000,00 pagos em 10/03", "NF
 * 12 foi devolvida", "desconsiderar os itens 2 e 5".
 */
const OF_SOME_LINES = [
  /(?<!\bnao )\b(?:abat|deduz|descont)(?:er|ir|ar|id|ad|imento|eu|iu|ou)\w*\b(?! (?:d?[oa]s? )?(?:ipca|inpc|igp|selic|tr)\b).{0,60}\d/,
  new RegExp(
    `\\b${LINES}\\b.{0,25}(?:\\d|${MONTH}).{0,40}${DONE}\\b(?:devolvid|cancelad|quitad|pag|estornad|baixad|depositad|consignad)[oa]s?\\b(?! (?:indevid|a maior|em d(?:obro|uplicidade)))`,
  ),
  new RegExp(
    `\\b${LINES}\\b.{0,25}(?:\\d|${MONTH}).{0,25}(?<!\\bnao (?:foi |foram )?)\\b(?:objetos? de|inclu[ií]d[oa]s? n[oa]|negociad[oa]s? n[oa]|novad[oa]s?) ?(?:acordo|parcelamento|novacao|confissao|$)`,
  ),
  new RegExp(
    `${NOT_PAID}\\b(?:quit|pag|liquid|amortiz|deposit)(?:ou|aram)(?: (?:apenas|somente|so|ja|parcialmente|[oa]s?|\\d{1,3}))* ${LINES}\\b`,
  ),
  new RegExp(
    `(?:(?<!\\bnao )\\b(?:desconsider|exclu|retir|remov|ignor|suprim|descart)\\p{L}+|\\bnao (?:considerar|incluir|cobrar|somar|computar|atualizar|corrigir|calcular))(?: \\p{L}+)? ${LINES}(?: n| numeros?)? \\d`,
    'u',
  ),
]
const MONEY = 'r\\$ ?\\d[\\d.]{0,12},\\d\\d'
const RECEIVED =
  '\\b(?:levantad|depositad|quitad|pag|recebid|abatid)[oa]s?\\b(?! (?:indevid|a maior|em d(?:obro|uplicidade)))'
/** "R$ 12.000,00 já foram levantados", for texts without accents. */
const AMOUNT_RECEIVED = new RegExp(
  `${MONEY}\\b.{0,40}${DONE}${RECEIVED}|${DONE}${RECEIVED}.{0,40}${MONEY}`,
)
/** "Nota:", unlike the number of an invoice. */
const LABEL = /^\s*(?:notas?|obs\p{L}*\.?)\s*:/iu
const MARK =
  '(?:amarel[oa]s?|vermelh[oa]s?|verdes?|azu(?:l|is)|cinzas?|laranjas?|rosas?|rox[oa]s?|negrito|italico|(?:destac|grif|sublinh|hachur|sombre|marc|pint)ad[oa]s?|asteriscos?)'
const STATE = `(?:${SETTLED}|recebimentos?|pagamentos?|abatimentos?|baixas?|estornos?|em aberto|(?:ja )?(?:executad|cobrad|ajuizad)[oa]s?|outr[oa] (?:acao|processo)|nao (?:incluir|considerar|cobrar|atualizar))`
/** "Amarelo = pago", "títulos pagos em vermelho": colours and letters are not read. */
const LEGEND = new RegExp(`\\b${MARK}\\b.{0,40}\\b${STATE}\\b|\\b${STATE}\\b.{0,40}\\b${MARK}\\b`)
/** "Calcular só os destacados em amarelo": the others are not meant. */
const ONLY_MARKED = new RegExp(`\\b(?:so|somente|apenas|exclusivamente)\\b.{0,40}\\b${MARK}\\b`)
/** A title of lines that are no longer owed; what was paid may be claimed back. */
const SETTLED_LINES =
  /^(?:\w+ d[aeo]s? )?(?:(?:contratos|titulos|debitos|dividas|duplicatas|faturas|boletos|parcelas|operacoes|creditos) (?:quitad|liquidad|baixad|cancelad|prescrit)[oa]s\b|(?:titulos|debitos|dividas|duplicatas) (?:ja )?pag[oa]s$)/
/** "LQ = liquidado", "P: pago": codes for how a line was settled. */
const CODES =
  /(?:^|[\s;,(/])\p{L}{1,3}\s?[=:\u2013-]\s?(?:pag|quitad|liquidad|baixad|recebid|cancelad|estornad|prescrit|renegociad|suspens|parcelad)[oa]s?(?!\p{L})/iu
/** "Débitos anteriores a 10/2020 são de responsabilidade do antigo proprietário". */
const OF_ANOTHER =
  /\bresponsabilidade (?:exclusiva |integral )?d[aoe]s? (?:\w+ )?(?:antig|anterior|nov[oa]|atual|arrematante|adquirente|ex )|\b(?:devid|d[ei]vem ser pag)[oa]s? pel[oa]s? (?:antig|anterior|arrematante|ex )/
/** A remark about the whole sheet: "SEM EFEITO - substituída pela de 10/05". */
const VOID =
  /\bsem efeito\b|(?<!\b(?:substitui|corrige|retifica|atualiza|revisa|revisao|revoga|anula)(?: (?:[ao]|d[ao]))? )\b(?:versao|copia|planilha) (?:antiga|velha|anterior|superada)\b|^cenarios? (?!\d|unico|atual$|vigente$)|\bexigibilidade suspensa\b|\b(?:planilha|calculo|relatorio|memoria|demonstrativo) (?:foi )?(?:cancelad|substituid|revogad)[oa]\b|\bsubstituid[oa] pel[oa]\b|\bnao (?:usar|utilizar|mexer)\b|\bnao (?:(?:re)?calcular|atualizar|corrigir|cobrar|executar)$|\bsimulac(?:ao|oes)\b|\brascunho\b|\bvalores (?:\w+ )?(?:ficticios|hipoteticos|simulados|estimados|provisorios)\b|\b(?:calculos?|debitos?|titulos?|lista|relacao) (?:\w+ )?para (?:exclusao|excluir|cancelamento|cancelar|baixar?|arquivar|arquivamento)\b|\b(?:favor )?desconsiderar (?:est[ae]|tod[oa])/
/** "* parcela já paga", below lines with the mark. */
const FOOTNOTE = /^\s*(?:\(\s*\*+\s*\)|\*+)/
const STATES_SETTLED = new RegExp(`(?<!\\bnao )\\b${SETTLED}\\b`)

/**
 * Asks about a note that says that lines were paid, deducted or cancelled, that explains a mark for
 * this, or that makes the sheet void.
 */
export const settledNotes = () => askOnce('ask_settled_note', { otherLine: said(statesSettled) })

/** Decides whether a title or a name makes the sheet void. */
export function statesVoid(text: string): boolean {
  return VOID.test(normaliseText(text))
}

function statesSettled(text: string): boolean {
  const plain = normaliseText(text.replace(LABEL, ''))
  if (CODES.test(text) || AMOUNT_RECEIVED.test(folded(text))) return true
  if (
    [...OF_SOME_LINES, SETTLED_LINES, LEGEND, ONLY_MARKED, VOID, OF_ANOTHER].some((pattern) =>
      pattern.test(plain),
    )
  )
    return true
  return FOOTNOTE.test(text) && STATES_SETTLED.test(plain)
}
