import { isNoDay } from '../../cells/no-day.js'
import { normaliseText } from '../../find/normalise-heading.js'
import { statesVoid } from '../settled/settled-notes.js'

const DOING =
  '(?:acompanhar|monitorar|vigiar|consultar|pesquisar|buscar|procurar|enviar|mandar|extrair|processar|incluir|considerar|usar)'
/** A heading of a column of yes and no. */
const ASKS = new RegExp(
  `^(?:(?:e )?(?:para|p|a) )?${DOING}(?: (?:agora|neste lote|s n|sim nao|x))?$`,
)
/** "Monitoramento", "Status do acompanhamento", "Recebe publicações?": a no, or that it ended. */
const ASKS_STATE =
  /^(?:(?:status|situacao) (?:d[aeo] )?|autoriza(?:cao)? (?:[ao] |d[aeo] |para (?:[ao] )?)?)?(?:monitoramento|acompanhamento|vigilancia|push|receb(?:e|er|imento)(?: d[ae])?)(?: (?:d[aeo]s? )?(?:publicac(?:ao|oes)|intimac(?:ao|oes)|diario|oab|push|avisos?))?$/
const ENDED = /^(?:cancelad|suspens|inativ|encerrad|desligad|desativad|interrompid)[oa]s?\b/
/** "Acompanhar até": below it, a day that is past says no. */
const ENDS_ON = new RegExp(
  `^(?:${DOING}|ativ[oa]|acompanhamento|monitoramento) ate$|^(?:fim|termino|encerramento) (?:d[aeo] )?(?:acompanhamento|monitoramento)$`,
)
/** "Acompanhar a partir de": below it, a day to come says not yet. */
const BEGINS_ON = new RegExp(
  `^(?:${DOING}|ativ[oa]|acompanhamento|monitoramento) (?:a partir de|desde)$|^inicio (?:d[aeo] )?(?:acompanhamento|monitoramento)$`,
)
/** "Ativo?": a no means that nobody follows the row any more. */
const STATES_ACTIVE =
  /^(?:esta |is )?(?:active|enabled|ativ[oa]s?|habilitad[oa]s?|vigentes?)(?: (?:s n|sim nao))?$/
/** "Não acompanhar", "Excluir": a yes below it says no. */
const DENIES = new RegExp(
  `^(?:nao ${DOING}(?: mais)?|(?:excluir|ignorar|desconsiderar|retirar|remover|descartar|pausar|pausad[oa]|suspender|cancelar|interromper|desativar|bloquear|pular)(?: d[aeo] (?:lista|push|monitoramento|acompanhamento))?)$`,
)
const NO = /^(?:n|nao|no|f|false|falso|0|nao (?:autoriz|receb|acompanh|monitor)\w+)$/
const YES = /^(?:x|s|sim|ok|1|t|true|verdadeiro)$/
/** "Excluído em", "deleted_at", "is_deleted": whoever keeps the list has taken the row out. */
const TAKEN_OUT =
  /^(?:is |was |foi |esta )?(?:deleted|removed|archived|disabled|inactive|excluid[oa]|deletad[oa]|apagad[oa]|removid[oa]|inativad[oa]|desativad[oa]|inativ[oa]|n[ao] lix(?:eira|o)|lixeira)(?: (?:at|on|em|date))?$|^(?:dt|data)(?: d[aeo])? (?:exclusao|inativacao|desativacao)$/
/** Behind the day, a program may write the hour: `2024-05-01T12:00:00Z`. */
const A_DAY = /^\d{1,4} \d{1,2} \d{1,4}(?!\d)|^\d{10}(?:\d{3})?$/
/** "Não enviar", "NÃO ACOMPANHAR - cliente saiu", "excluir": but not "excluir o sócio do polo passivo", nor "não calcular multa". */
const SAYS_NO = new RegExp(
  `^(?:nao (?:e )?(?:para |p )?(?:mais )?${DOING}|desconsiderar|ignorar)(?: |$)|^nao (?:e )?(?:para |p )?(?:mais )?(?:re)?calcular(?: (?:agora|por ora|ainda|mais))?$|^(?:excluir|retirar|remover|tirar|descartar)(?: d[aeo]s?(?:t[ae])? (?:lista|planilha|relacao|push|monitoramento|acompanhamento))?$`,
)
/** The same behind other words: "Mercado Sol - NÃO ACOMPANHAR", "(não monitorar)". */
const ADDS_NO = new RegExp(`\\bnao (?:e )?(?:para |p )?(?:mais )?${DOING}\\b`)

/** "Exceto tribunal", "Não pesquisar em", "Excluir": below it stands what is not to be searched. */
const HEADS_EXCEPTIONS = new RegExp(
  `^(?:exceto|menos|salvo|excluir|exclusoes|excecao|excecoes|desconsiderar|ignorar|nao ${DOING})(?: (?:em|n[oa]s?|d[aeo]s?|[oa]s?|pel[oa]s?))?(?: (?:tribuna(?:l|is)|tj|trt|trf|diarios?|cadernos?|varas?|orgaos?|comarcas?|estados?|ufs?|processos?|termos?|palavras?|expressoes|expressao|nomes?|tipos?))?$`,
)
const NOTHING = /^(?:nenhum[a]?|nada|n a)?$/

/** Whether a cell below a heading names what is not to be searched for its row. */
export function namesException(heading: string, plain: string): boolean {
  return HEADS_EXCEPTIONS.test(heading) && ![NOTHING, NO, YES].some((one) => one.test(plain))
}

/** Returns the word for a mark that stands alone, as people tick with: `☐` says no. */
export function asAnswer(text: string): string {
  if (/^(?:☐|□|✗|✘|❌|✖)\uFE0F?$/u.test(text)) return 'nao'
  return /^(?:☑|☒|✓|✔|✅|√)\uFE0F?$/u.test(text) ? 'x' : text
}

/** Returns the tick by which people choose a row in a column without a heading, if a text is one. */
export function tickOf(text: string): string | undefined {
  return /^(?:x|sim)$/.exec(asAnswer(text).toLowerCase())?.[0]
}

/** Whether a heading asks of each row if it is to be read. */
export function asksWhich(heading: string): boolean {
  return ASKS.test(heading) || ASKS_STATE.test(heading)
}

/** Whether the answer of a row is no; `heading` and `plain` are normalised. */
export function answersNo(heading: string, plain: string): boolean {
  if (ASKS_STATE.test(heading) && ENDED.test(plain)) return true
  if (DENIES.test(heading) && YES.test(plain)) return true
  return NO.test(plain) && (asksWhich(heading) || STATES_ACTIVE.test(heading))
}

/** Whether a row says that it was taken out of its list, or since when. */
export function isTakenOut(heading: string, plain: string): boolean {
  if (!TAKEN_OUT.test(heading)) return false
  return YES.test(plain) || (A_DAY.test(plain) && !isNoDay(plain))
}

/** Whether a heading says from which day on each row is to be read. */
export function saysFrom(heading: string): boolean {
  return BEGINS_ON.test(heading)
}

/** Whether a heading says until which day each row is to be read. */
export function saysUntil(heading: string): boolean {
  return ENDS_ON.test(heading)
}

export function answersYes(plain: string): boolean {
  return YES.test(plain)
}

/** "Providência: Retirar" is what is to be done with the documents of the case. */
const HEADS_ACTS = /^(?:pedido|assunto|providencia|tarefa|diligencia)s?\b/
const ORDER = /^(?:excluir|retirar|remover|tirar)$/

/** Whether a text of a row says that the row is not to be read. */
export function excludesRow(plain: string, heading = ''): boolean {
  if (HEADS_ACTS.test(heading) && ORDER.test(plain)) return false
  return SAYS_NO.test(plain) || ADDS_NO.test(plain)
}

const NUMBER = '(?:n|no|nr|num|numero|oab|inscricao|processo|cnj)'
/** Another number is meant, or nobody knows: "trocar por OAB/RS 50.001", "nº errado", "a confirmar". */
const DOUBTS_KEY = [
  new RegExp(
    `\\b(?:tro(?:car|que|cad[oa])|substitu(?:ir|a|id[oa])|alter(?:ar|ad[oa])|mud(?:ar|ou|ad[oa])) (?:por|para|pel[oa]) (?:(?:[oa] )?${NUMBER}\\b|.{0,8}\\d{3})`,
  ),
  new RegExp(
    `\\b${NUMBER} (?:\\w+ )?(?:errad|incorret|trocad|equivocad|desatualizad|provisori|invalid|inexistent)[oae]s?\\b`,
  ),
  new RegExp(`\\b${NUMBER} (?:\\w+ )?(?:nao (?:confere|existe|localizad[oa])|ilegivel|diverg\\w+)`),
  new RegExp(
    `\\b${NUMBER} (?:(?:certo|corret[oa]|certa|nov[oa]|atual) (?:e\\b|seria\\b|\\D{0,8}\\d{2})|(?:a|para) (?:confirmar|conferir|verificar))`,
  ),
  new RegExp(`\\b(?:confirmar|conferir|verificar|checar) (?:[oa] )?${NUMBER}\\b`),
  /^(?:a |para )?(?:confirmar|conferir|verificar)$/,
]
/** "Conferência: não confere", "Conferido? Não". */
const CHECKS =
  /^(?:conferenc|conferid|confere\b|validac|validad|verificac|verificad|checagem|check\b)/
const FAILS_CHECK =
  /^nao\b|\b(?:ilegive|invalid|incorret|errad|diverg|inexist|faltam?\b|pendente)|^n$/
/** Another document is meant, or none that can be read: "versão antiga", "ilegível". */
const DOUBTS_DOCUMENT =
  /\b(?:arquivo|documento|versao|anexo|peca) (?:\w+ )?(?:errad|incorret|trocad|antig|desatualizad|superad)[oa]\b|\b(?:substituid|trocad)[oa] (?:por|pel[oa])\b|^(?:duplicad[oa]|repetid[oa]) d[eo] \S|^copia d[aeo] (?:(?:item|linha|arquivo|anterior|n|numero)\b|\d|.{1,80} (?:pdf|docx?|rtf|txt|jpe?g|png|tiff?)$)|^(?:esta )?legivel n(?:ao)?$|^(?:nova|ultima) versao |\b(?:ilegivel|incomplet[oa]|corrompid[oa]|rascunho|minuta|nao assinad[oa])\b/

/** Whether a row's text, below its normalised heading, says that another key may be meant. */
export function doubtsKey(heading: string, plain: string): boolean {
  if (plain === '') return false
  if (CHECKS.test(heading) && FAILS_CHECK.test(plain)) return true
  return DOUBTS_KEY.some((rule) => rule.test(plain) || rule.test(`${heading} ${plain}`))
}

/** A document that opens with a password only, or a part of one: "Volume: 1 de 2". */
export function tellsOfHalves(heading: string, plain: string): boolean {
  const [, most] = PART_OF_DOCUMENT.exec(plain) ?? []
  return most !== undefined && Number(most) > 1 && HEADS_PARTS.test(heading)
}
const PART_OF_DOCUMENT = /^(?:parte |vol(?:ume)? |tomo )?\d{1,2} (?:de )?(\d{1,2})$/
const HEADS_PARTS = /^(?:partes?|vol|volumes?|tomos?|fracao|sequencia|fasciculos?)\b/

export function tellsOfPassword(heading: string, plain: string): boolean {
  return HEADS_PASSWORDS.test(heading) && plain !== '' && !NO.test(plain)
}
const HEADS_PASSWORDS = /\b(?:senhas?|password)\b/

export function doubtsDocument(heading: string, plain: string): boolean {
  if (plain === '') return false
  return DOUBTS_DOCUMENT.test(plain) || DOUBTS_DOCUMENT.test(`${heading} ${plain}`)
}

const HEADS_STATE = /^(?:situacao|status|condicao|motivo)\b/
/** What became of a lawyer; of a case, such words are its state. */
const LEFT =
  /\b(?:falecid|licenciad|desligad|inativ|suspens|aposentad|substabelec|renunci|afastad|excluid|transferid|cancelad|homonim|saiu|deixou|ex (?:soci|advogad|associad|colaborad))\w*|\bnao e (?:[oa] )?noss[oa]\b/
const CLOSED =
  /\b(?:arquivad|baixad|encerrad|extint)[oa]s?\b|\b(?:baixa|arquivamento) definitiv[oa]\b/
/** "Data de saída", "Fim do mandato": below it, nobody acts for the client or the firm any more. */
const HEADS_LEAVING =
  /^(?:(?:afastad|licenciad|desligad|suspens|excluid|inativ)[oa] (?:em|desde|ate|a partir de)$|(?:(?:data|dt|dia) (?:d[aeo] )?)?(?:saida|desligamento|renuncia|afastamento|obito|falecimento|cancelamento|revogacao|substabelecimento|(?:fim|final|termino|encerramento) (?:d[aeo] )?(?:mandato|vinculo|contrato|procuracao))\b)/

/** What keeps a case from being found as its number and its parties are: "Sigilo: nível 3". */
export function tellsOfCase(heading: string, plain: string): boolean {
  if (/\b(?:segredo|sigil\w+)\b/.test(heading)) return YES.test(plain) || SEALED.test(plain)
  const isStage = heading === '' || HEADS_STAGE.test(heading)
  if (isStage && (CLOSED.test(plain) || MOVED.test(plain))) return true
  if (HEADS_MANDATE.test(heading) && ENDED_MANDATE.test(plain)) return true
  if (HEADS_END.test(heading) && isSaid(plain)) return true
  return tellsOfPaper(heading, plain) || (/^homonim/.test(heading) && YES.test(plain))
}
/** "Data da baixa", "Contrato rescindido em", "Substabelecido sem reservas": a day or a yes. */
const HEADS_END =
  /^(?:(?:data|dt|dia) (?:d[aeo] )?)?(?:baixa|arquivamento|encerramento|extincao|rescisao)(?: definitiv[oa])?$|^(?:(?:processo|caso|contrato|mandato|procuracao) )?(?:baixad|arquivad|encerrad|extint|rescindid|revogad|renunciad|substabelecid)[oa](?: (?:sem reservas?|em|desde|definitivamente))?$/
const isSaid = (plain: string) => YES.test(plain) || (A_DAY.test(plain) && !isNoDay(plain))
/** "Procuração: revogada em": somebody else gets the publications of the case. */
const HEADS_MANDATE = /^(?:procuracao|procuracoes|mandato|poderes|patrocinio|representacao)\b/
const ENDED_MANDATE =
  /\b(?:revogad|renunciad|renuncia|substabelecid|expirad|vencid|extint|cassad|encerrad)[oa]?s?\b(?!.*\bcom reserva)|^sem\b/
/**
 * "Variações do nome", "Termo de bloqueio", "Pesquisar por: Nome", and of parties "Avalista": other
 * or more than the key is to be looked for.
 */
export function tellsOfSearch(heading: string, plain: string, isOfParties: boolean): boolean {
  const isHeaded = HEADS_SEARCH.test(heading) || (isOfParties && HEADS_LIABLE.test(heading))
  return isHeaded && ![NOTHING, NO, /^oab$/].some((one) => one.test(plain))
}
const HEADS_LIABLE =
  /^(?:nome d[oa]s? )?(?:avalistas?|fiador(?:es|a)?|coobrigad[oa]s?|codevedor(?:es|a)?|devedor(?:es|a)? solidari[oa]s?|conjuges?|soci[oa]s?(?! (?:responsavel|gestor|coordenador)))\b/
const HEADS_SEARCH =
  /^(?:variac(?:ao|oes)|grafias?|sinonimos?|outr[oa]s (?:nomes|termos|grafias|palavras)|(?:nomes?|termos?|palavras?) (?:alternativ|abreviad|de bloqueio|bloquead|negativ)\w*|bloqueios?|(?:pesquisa|busca|consulta|procura)r? (?:por|pel[oa])|(?:tipo|criterio|forma|modo) d[ae] (?:pesquisa|busca|consulta))\b/
/** In eproc, level 0 is public. */
const SEALED = /^(?:nivel )?[1-9]\b|^(?:sigilos[oa]|segredo)\b/
const HEADS_STAGE =
  /^(?:(?:ultim[oa] )?(?:moviment\w+|andamento|evento)|situacao|status|fase|estado|localizacao|local|destino|obs|observac(?:ao|oes))\b/
/** In another court the case goes on under its number there, or under another one. */
const MOVED =
  /\b(?:remetid|redistribuid|encaminhad|declinad)[oa]s? (?:ao?s?|para) (?:[oa] )?(?:tj|tr[tf]|st[fj]|tst|tribunal|justica|juizo|comarca|outr[oa])|\b(?:declin\w+ d[aeo]|in)(?: ?competencia)\b/

/** "Suporte: físico": of a case on paper, no system has all. */
function tellsOfPaper(heading: string, plain: string): boolean {
  return HEADS_FORM.test(heading) && /\b(?:fisic[oa]s?|papel)\b/.test(plain)
}
const HEADS_FORM = /^(?:suporte|meio|formato?|tramitacao|autos|tipo|sistema|midia)\b/

/** "Situação da decisão: anulada": what such a judgment awards is not owed. */
export function tellsOfReversal(heading: string, plain: string): boolean {
  return HEADS_DECISION.test(heading) && REVERSED.test(plain)
}
const HEADS_DECISION =
  /\b(?:situacao|status|decisao|sentenca|acordao|resultado|julgamento|desfecho|recurso|apelacao|observac(?:ao|oes)|obs)\b/
const REVERSED =
  /\b(?:anulad|reformad|cassad|revogad|desconstituid|rescindid|invalidad)[oa]s?\b|\bsem efeito\b/

/** "Substabelecido a", "Desligado?": below such a word, what is filled tells who or when. */
export function tellsOfLeaving(heading: string, plain: string): boolean {
  const isHeaded = LEFT.test(heading) && !HEADS_STATE.test(heading)
  if (isHeaded && plain !== '' && !NO.test(plain)) return true
  return LEFT.test(plain) || (HEADS_LEAVING.test(heading) && /\d|^sim\b/.test(plain))
}

/** Whether words behind a number tell what became of its case or its lawyer. */
export function tellsOfEnd(plain: string): boolean {
  return LEFT.test(plain) || CLOSED.test(plain) || /\bantig[oa]s?\b/.test(plain)
}

const ACTING = '(?:acompanh|monitor|pesquis|consult|atu|patrocin|represent|avis)'
const COLOUR =
  '(?:amarel[oa]s?|vermelh[oa]s?|verdes?|azu(?:l|is)|cinzas?|laranjas?|rosas?|rox[oa]s?|negrito|italico|(?:destac|grif|sublinh|hachur|sombre|marc|pint)ad[oa]s?)'
/** Of all rows or of some: "PROCESSOS EM QUE NÃO ATUAMOS MAIS", "desconsiderar as linhas 3 e 4". */
const EXCLUDES = [
  ADDS_NO,
  new RegExp(`\\bnao (?:\\w+ )?${ACTING}(?:ad[oa]s|amos)\\b`),
  /\b(?:desconsider|exclu|retir|remov|ignor|descart)(?:ar|e|em|ir|am)? (?:[ao]s? |est[ae]s? )?(?:linhas?|item|itens|numeros?|oabs?|processos?|nomes?|arquivos?|relacao|lista)\b/,
]
const UNCHECKED = [
  /\b(?:numeros?|oabs?|inscricoes|dados|processos|nomes|lista|relacao)\b.{0,20}\bnao (?:foram |estao )?(?:conferid|confirmad|verificad|validad)[oa]s?\b/,
  /\b(?:numeros?|oabs?|inscricoes|dados|lista|relacao) (?:provisori|desatualizad|incorret|errad)[oa]s?\b/,
  /\b(?:numeros?|oabs?|inscricoes|dados) a (?:confirmar|conferir|verificar)\b/,
]
const COLOURS = new RegExp(`\\b${COLOUR}\\b`)

/** Whether a title, a note or a name says that the list, or a part of it, is not to be read as it is. */
export function doubtsList(text: string): boolean {
  const plain = normaliseText(text)
  return statesVoid(text) || [...EXCLUDES, ...UNCHECKED].some((rule) => rule.test(plain))
}

/** Whether a title tells of rows, or explains colours, which are not read. */
export function tellsOfRows(text: string): boolean {
  const plain = normaliseText(text)
  return tellsOfEnd(plain) || COLOURS.test(plain)
}
