import { normaliseText } from '../../find/normalise-heading.js'

/** What became of a debt, as services of payment write it. */
export const SETTLED_ABROAD =
  /^(?:(?:partially |partly )?(?:paid|received|settled|refunded|cancell?ed|voided|succeeded|charged back)|void|chargeback|written off)$/
/** "paid_at"; and that whoever keeps the lines has taken one out: "Excluído em", "deleted_at". */
export const FLAG_OF_DATA_BASE =
  /^(?:is |was |foi |esta )?(?:paid|settled|cancell?ed|refunded|voided|deleted|removed|archived|disabled|excluid[oa]|deletad[oa]|apagad[oa]|removid[oa]|inativad[oa]|desativad[oa]|n[ao] lix(?:eira|o)|lixeira)(?: (?:at|on|em|date))?$|^(?:payment|settlement|cancellation|refund|deletion|clearing) date$|^(?:dt|data)(?: d[aeo])? (?:exclusao|inativacao|desativacao)$/
/**
 * "Doc.compens.", "Nº do recibo", "NF de devolução": below it, the number of the paper by which a
 * line was settled or taken back.
 */
export const PROOF =
  /^(?:(?:n|no|nr|num|numero|cod|codigo|id)(?: d[aeo])? )?(?:(?:doc|docto|documento|lote|nf|nota(?: fiscal)?|ordem|bordero|guia)(?: d[aeo])? )?(?:baixa|compens(?:acao)?|liquidacao|quitacao|estorno|devolucao|cancelamento|(?:recibo|comprovante) d[aeo] (?:pagamento|quitacao|deposito|transferencia|pix|ted))$|^(?:n|no|nr|num|numero)(?: d[aeo])? recibo$|^autenticacao(?: bancaria| mecanica)?$|^(?:clearing|reversal|refund|cancellation|chargeback) (?:doc(?:ument)?|id|number)$/
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
