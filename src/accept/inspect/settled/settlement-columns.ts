import type { Cell } from '../../../spreadsheets/cell.js'
import { cellText, readYesNo } from '../../cells/cell-text.js'
import { dayIn, ORDERS } from '../../cells/date.js'
import { normaliseText } from '../../find/normalise-heading.js'
import { LINES, MONTH } from './settled-notes.js'

export const STATUS =
  /^(?:situacao|sit|status|st|ocorrencia|condicao|fase|andamento|estagio|obs|observac(?:ao|oes))\b/
/** The status of a case or a person, as against a debt. */
export const OF_OTHERS =
  /\b(?:processos?|processual|acao|cliente|cadastro|cadastral|advogad[oa]|contrato|recebimento)\b/
/** "Situação processual": of its words, those that end the claim count. */
export const OF_CASES = /\b(?:processos?|processual|acao|autos|feito)\b/
/** What became of a debt, as services of payment write it. */
export const SETTLED_ABROAD =
  /^(?:(?:partially |partly )?(?:paid|received|settled|refunded|cancell?ed|voided|succeeded|charged back)|void|chargeback|written off)$/
/** "paid_at"; and that whoever keeps the lines has taken one out: "Excluído em", "deleted_at", "D_E_L_E_T_". */
export const FLAG_OF_DATA_BASE =
  /^(?:is |was |foi |esta )?(?:paid|settled|cancell?ed|refunded|voided|deleted|removed|archived|disabled|excluid[oa]|deletad[oa]|apagad[oa]|removid[oa]|inativad[oa]|desativad[oa]|n[ao] lix(?:eira|o)|lixeira)(?: (?:at|on|em|date))?$|^(?:payment|settlement|cancellation|refund|deletion|clearing) date$|^(?:dt|data)(?: d[aeo])? (?:exclusao|inativacao|desativacao)$|^d e l e t$/
/**
 * "Doc.compens.", "Nº do recibo", "NF de devolução": below it, the number of the paper by which a
 * line was settled or taken back.
 */
export const PROOF =
  /^(?:(?:n|no|nr|num|numero|cod|codigo|id)(?: d[aeo])? )?(?:(?:doc|docto|documento|lote|nf|nota(?: fiscal)?|ordem|bordero|guia)(?: d[aeo])? )?(?:baixa|compens(?:acao)?|liquidacao|quitacao|estorno|devolucao|cancelamento|(?:recibo|comprovante) d[aeo] (?:pagamento|quitacao|deposito|transferencia|pix|ted))$|^(?:n|no|nr|num|numero)(?: d[aeo])? recibo$|^recibo (?:n|no|nr|num|numero)$|^autenticacao(?: bancaria| mecanica)?$|^(?:clearing|reversal|refund|cancellation|chargeback) (?:doc(?:ument)?|id|number)$/
/**
 * "Substituído pelo cálculo", "Estorna o lançamento", "Cedido para", "Suspenso desde": a value in
 * such a column means that another line replaces this one, or that it is not ours to claim.
 */
export const REPLACED =
  /^(?:estorna|anula|cancela|substitui|retifica|revoga)(?:$| (?:[oa]s? )?(?:lancamento|documento|doc|titulo|nota|nf|parcela|linha|n|numero)\b)|^(?:cedid|vendid|transferid|alienad|repassad|negociad|endossad)[oa]s? (?:para|a|ao)\b|^(?:compensad|abatid|deduzid|descontad)[oa]s? (?:com|d[aeo]|n[ao])\b|^(?:antecipad|adiantad|garantid|indenizad|honrad)[oa]s? (?:por|pel[oa])\b|^endossatari[oa]s?\b|^cessionari[oa]s?\b|^(?:substituid|trocad|novad|renovad|renegociad|repactuad|refinanciad|consolidad|unificad|refeit)[oa]s? (?:por|pel[oa]|n[oa]|em)\b|^(?:nf|nota(?: fiscal)?|titulo|boleto|duplicata|contrato|documento|cheque) (?:substitut[oa]|renegociad[oa]|nov[oa])$|^nov[oa] (?:nf|nota(?: fiscal)?|titulo|boleto|duplicata|contrato|documento|cheque)$|^incluid[oa]s? n[oa] (?:outr[oa] )?(?:acao|processo|execucao|acordo)\b|^outr[oa] (?:acao|execucao)$|^(?:ref|referencia|referente)(?: a[oe]?| d[oe])? estorno\b|^motivo d[ao] (?:cancelamento|baixa|estorno|exclusao|devolucao|quitacao)\b/
/** "Nº do parcelamento", "Remissão": of the lines that have one, the claim rests or is gone. */
export const ENDING_ACT =
  /^(?:(?:n|no|nr|numero|termo|data|dt)(?: d[aeo])? )?(?:acordo|parcelamento|refis|pert|remissao|anistia|perdao|isencao|novacao|renegociacao|confissao de divida|transacao tributaria)s?$/
/** Of a debt, not of a case: "Suspenso desde". */
export const SUSPENDED =
  /^(?:(?:(?:data|dt|dia)(?: d[aeo])?|cobranca|exigibilidade) )?(?:suspens(?:[oa]|ao)|sobrestad[oa]|inexigivel)(?: (?:em|desde|ate|por|a partir de))?$/
/** Where the paper is among others: the evidence of an expense that is claimed back. */
const REFERENCE = /^(?:fls?|folhas?|docs?|documentos?|ids?|ev|eventos?|anexos?)\b/

/**
 * The moment or the day (`20210301`) as programs write it, wherever on the earth it was, or as they
 * count it, in seconds or in milliseconds since 1970.
 */
export const MOMENT =
  /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d|^(?:19|20)\d\d(?:0[1-9]|1[0-2])\d\d$|^\d{10}(?:\d{3})?$/

/** Decides whether a cell below such a heading has the number of a paper that settled its line. */
export function isProof(text: string): boolean {
  return /[1-9]/.test(text) && !REFERENCE.test(normaliseText(text))
}

/** It never came about, or came to nothing. */
const UNDONE_ACT =
  /^(?:(?:r\$ )?0+(?: 0+)?(?: ?%)?$|nunca|sem|quebrad|rompid|descumprid|rescindid|inadimpl|cancelad|indeferid|negad|recusad|excluid|nao )/
/** Why a bank returned a cheque, which is owed: "11 - sem fundos", "alínea 21". */
const RETURNED_CHEQUE =
  /^(?:al[íi]nea |motivo )?\d{2}(?![\d/.])|(?:sem|insufici\p{L}*) (?:de )?(?:fundos?|provis[ãa]o)|sustad|contra[- ]?ordem|conta encerrada/iu

/** Below "Substituído por" and the like, whatever is no no. */
export function isFilled(cell: Cell, is: 'replaced' | 'act'): boolean {
  const text = cellText(cell).trim()
  const yes = readYesNo(cell)
  const isNo = yes.is === 'value' && !yes.value
  if (is === 'act' && UNDONE_ACT.test(normaliseText(text))) return false
  return /[\p{L}\d]/u.test(text) && !isNo && !RETURNED_CHEQUE.test(text)
}

/** What a creditor has taken off his books, or handed to his lawyers, is owed all the same. */
export const WRITTEN_OFF = /^baixad[oa]s?\b.*\b(?:prejuizo|perdas?|pdd|pcld|juridico|cobranca)\b/
/** Headings of amounts that a payment left open. */
export const LEFT_OPEN = /\b(?:diferencas?|saldos?|residu\w+|resta\w*|restos?|a menor)\b/
/** The day on which a claim lapses that nobody has sued for. */
export const LAPSES = /^(?:(?:dt|data) (?:d[ae] )?)?(?:prescricao|prescreve)(?: em)?$/
const HEADS_LAPSE = /\b(?:prescrit[oa]|decaid[oa]|prescricao|prescreve)\b/

/** A claim that lapses after the day of the correction, or rested until a day before it, is owed. */
export function isOfOtherTime(heading: string, cell: Cell | undefined, until = ''): boolean {
  const lapses = HEADS_LAPSE.test(heading)
  if (until === '' || !(lapses || (/ ate$/.test(heading) && SUSPENDED.test(heading)))) return false
  const days = ORDERS.flatMap((order) => dayIn(cell, order, Number(until.slice(0, 4))) ?? [])
  return days.length > 0 && days.every((day) => (lapses ? day > until : day < until))
}

const CLAIM_ENDED =
  /(?<!\b(?:nao|sem|parcialmente|em parte) )\b(?:desist(?:iu|ente|encia)(?! d[aeo]s? (?:recurs|apela|agrav|prov|oitiva|pericia|embarg|impugn))|renunci(?:ou|a)(?! a[os]? (?:mandat|praz|poder))|(?<!\b(?:impugnacao|excecao|reconvencao|recurso|apelacao|agravo|embargos|incidente) (?:julgad[oa]s? )?)improced(?:ente|encia)|extint[oa] (?:\w+ ){0,3}(?:satisfacao|pagamento|quitacao|desistencia|renuncia|prescricao|merito|abandono|924)|(?:divida|debito|obrigacao|execucao) (?:quitad|satisfeit|extint)[oa]|quitad[oa]|pag[oa]|acordo (?:homologad|cumprid|quitad|pag)o|prescrit[oa]|exclu[ií]d[oa])\b/

/** Decides whether the state of a case says that nothing is claimed in it any more. */
export function endsClaim(text: string): boolean {
  return CLAIM_ENDED.test(normaliseText(text))
}

/** A receipt is evidence where what was paid is claimed back. */
export const RECEIPT = /\b(?:recibo|comprovante|autenticacao)\b/

/** "Já recebi", "perdoei", "prescreveu", "dei baixa": in the words of whoever keeps the list. */
const HAS_SETTLED =
  /(?<!\b(?:nao|nunca|nem) )\b(?:(?:ja )?receb(?:i|emos)(?! (?:[oa]s? |uma? )?(?:ar|aviso|e ?mail|ligac\w+|retorno|resposta|notific\w+|carta|docs?|document\w+|boleto|intim\w+|mensage\w+|process\w+|procurac\w+|citac\w+|oficio|mandado|proposta|visita)\b)|perdo(?:ei|ou|amos)|(?<!\bmedic[oa] )prescrev(?:eu|eram)|(?:dei|deu|demos|dar) baixa(?! n[oa] (?:spc|serasa|cadin|ctps|carteira|protesto|gravame|cnpj)\b)|quit(?:ei|ou|amos|aram)|abon(?:ei|ou|amos)|^cancel(?:ei|amos)|^acert(?:ei|ou|amos)$|^acert(?:ei|ou|amos) (?:tudo|a conta|comigo|conosco))\b/

/** Decides whether a remark, as a normalised text, says that somebody settled the debt. */
export function saysSettled(plain: string): boolean {
  return HAS_SETTLED.test(plain)
}

const BEHIND_NUMBER = `^(?:${LINES}|nfs?e?)\\b.{0,30}(?:\\d|${MONTH}|\\b(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez))\\S* (?:ja )?`
const NAMED_CANCELLED = new RegExp(`${BEHIND_NUMBER}(?:cancelad|estornad|anulad|quitad)[oa]s?$`)
const NAMED_PAID = new RegExp(
  `${BEHIND_NUMBER}(?:pg|(?:pag|liquidad|baixad|prescrit)[oa]s?)(?: (?:em|via|por|parcial\\w*)\\b.*)?$`,
)

/** "Título 12 pago", "Mensalidade de março cancelada"; what was paid may be claimed back. */
export function isNamedSettled(text: string, isClaim: boolean): boolean {
  const plain = normaliseText(text)
  return NAMED_CANCELLED.test(plain) || (!isClaim && NAMED_PAID.test(plain))
}

/** "Sentença: improcedente", "Deferido: metade": what a court has denied is not owed. */
const DENIED =
  /^(?:sentenca|julgamento|decisao|acordao|pedido|resultado (?:d[ao] )?(?:julgamento|sentenca|acao)) (?:indeferid|improced|improvid|rejeitad)\w*|^(?:deferid|reconhecid|procedente)[oa]? (?:n|nao|metade|parcia\w*|em parte)$/

export function isDenied(named: string): boolean {
  return DENIED.test(named)
}
