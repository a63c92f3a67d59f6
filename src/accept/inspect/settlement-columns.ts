/** What became of a debt, as services of payment write it. */
export const SETTLED_ABROAD =
  /^(?:(?:partially |partly )?(?:paid|received|settled|refunded|cancell?ed|voided|succeeded|charged back)|void|chargeback|written off)$/
/** "paid_at"; and that whoever keeps the lines has taken one out: "Excluído em", "deleted_at". */
export const FLAG_OF_DATA_BASE =
  /^(?:is |was |foi |esta )?(?:paid|settled|cancell?ed|refunded|voided|deleted|removed|archived|disabled|excluid[oa]|deletad[oa]|apagad[oa]|removid[oa]|inativad[oa]|desativad[oa])(?: (?:at|on|em|date))?$|^(?:payment|settlement|cancellation|refund|deletion|clearing) date$|^(?:dt|data)(?: d[aeo])? (?:exclusao|inativacao|desativacao)$/
/**
 * "Doc.compens.", "Nº do recibo", "NF de devolução": below it, the number of the paper by which a
 * line was settled or taken back.
 */
export const PROOF =
  /^(?:(?:n|no|nr|num|numero|cod|codigo|id)(?: d[aeo])? )?(?:(?:doc|docto|documento|lote|nf|nota(?: fiscal)?|ordem|bordero|guia)(?: d[aeo])? )?(?:baixa|compens(?:acao)?|liquidacao|quitacao|estorno|devolucao|cancelamento|recibo(?: de (?:quitacao|pagamento))?)$|^comprovante(?: d[eo] (?:pagamento|quitacao|deposito|transferencia|pix|ted))?$|^autenticacao(?: bancaria| mecanica)?$|^(?:clearing|reversal|refund|cancellation|chargeback) (?:doc(?:ument)?|id|number)$/

/** The moment as programs count it, in seconds or in milliseconds since 1970. */
export const MOMENT = /^\d{10}(?:\d{3})?$/
