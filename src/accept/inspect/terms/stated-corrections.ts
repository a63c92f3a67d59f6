import { firstText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { normaliseText, withoutRecord } from '../../find/normalise-heading.js'
import type { Table } from '../../find/table.js'
import { askOnce } from '../check.js'

const CORRECTED = [
  /\b(?:valor(?:es)?|debitos?|saldos?|dividas?|montantes?|creditos?|parcelas?|principal)\b.{0,25}\b(?:atualizad|corrigid|reajustad)[oa]s?\b/,
  /\b(?:atualizad|corrigid|reajustad)[oa]s?\b.{0,25}\bate\b/,
  /\bposicao(?: final| contabil)? (?:(?:em|ate|de)\b.{0,4}\d|(?:(?:em|ate|de) )?(?:jan(?:eiro)?|fev(?:ereiro)?|mar(?:co)?|abr(?:il)?|maio?|jun(?:ho)?|jul(?:ho)?|ago(?:sto)?|set(?:embro)?|out(?:ubro)?|nov(?:embro)?|dez(?:embro)?)(?: de)? (?:20)?\d\d\b)/,
  /^(?:data|dt)(?: d[ae])? posicao\b.{0,4}\d/,
  /\bposicionad[oa]s? (?:para|em|ate)\b.{0,4}\d/,
  /\bacrescid[oa]s? (?:d[aeo]s? |pel[ao]s? |com )?(?:inpc|ipca|igp|selic|tr|cdi|poupanca|\d)/,
  /\b(?:inclu[is]|incluid|acrescid|embutid|computad)[oa]?s?\b.{0,25}\b(?:correc(?:ao|oes)|atualizac(?:ao|oes)|juros|encargos|multas?|honorarios)\b/,
  /\b(?:correcao|atualizacao|juros|encargos|multas?|honorarios)\b.{0,40}\b(?:ja )?(?:inclus|incluid|embutid|computad)[oa]s?\b/,
  /\bja (?:com|c|tem|inclui) (?:(?:a|o|os|as) )?(?:juros|multas?|correcao|atualizacao|encargos)\b/,
  /\b(?:valores|debitos?|saldos|dividas?|parcelas|tota(?:l|is))\b.{0,15}\b(?:com|c) (?:juros|correcao|encargos|multas?|honorarios)\b/,
  /\b(?:a|em|trazid[oa]s? a) valor(?:es)? presentes?\b|\bprecos constantes\b|\ba precos d[eo]s? (?:mes de )?(?:\p{L}{3,9}|\d{1,2})(?: de)? \d{2,4}\b/u,
  /\b(?:moeda|reais|poder aquisitivo)(?: constantes?)? (?:de|do mes de) (?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez|\d{1,2} \d)\p{L}*(?: de)? ?\d{2,4}\b/u,
]
/** A heading with the date up to which the amounts beside it were corrected. */
const CORRECTED_UNTIL =
  /^(?:valor |ja )?corrigid[oa]s? (?:ate|em)\b|\b(?:correcao|reajuste) (?:aplicad[oa] |feit[oa] )?ate\b|\binclui (?:juros|multa|correcao|encargos)\b.{0,20} ate$/
/** Corrections that are still to be done or were not done, and dates of edits. */
const NOT_CORRECTED =
  /\b(?:nao|sem|a ser(?:em)?|serao|sera|para ser(?:em)?|deve(?:m|rao|ra)? ser)\b(?: \w+)? (?:atualiz|corrig|reajust|inclu|acresc|embut|comput)|\b(?:sem|nao) (?:juros|correcao|encargos|multas?|honorarios)\b|\b(?:para|a) (?:calc|apura|inclu|acresc)|\b(?:planilha|relatorio|arquivo|lista|cadastro|base|tabela|pagina) atualizad/
/** A heading that states that the amount is uncorrected. */
export const HISTORIC =
  /^principal\b|\b(?:historic[oa]|original|originari[oa]|nominal|singel[oa]|a (?:corrigir|atualizar)|sem (?:correcao|atualizacao))\b/

/** A cheap test before a text is normalised. */
const MAY_STATE_IT =
  /corrig|atualiz|inclu|acresc|embut|j[áa] (?:com|c|tem)|(?:com|c\/) ?(?:juros|corre|encargos|multa|honor)/i
/** A remark that the amount of its line already includes something, not just a charge's name. */
const ALREADY =
  /\bja\b|\b(?:atualizad|corrigid)[oa]s?\b.{0,25}\bate\b|\b(?:inclus|incluid|embutid)[oa]s?\b|^(?:debito|divida|saldo|total|valor|montante)\b.{0,25}\b(?:com|c) (?:juros|correcao|encargos|multa|honorarios)\b/
const DONE = /\bja (?:foi |foram |esta |estao )?(?:atualizad|corrigid)[oa]s?\b/

/** Decides whether a remark says that the amount of its line was already corrected. */
export function statesLineCorrected(text: string): boolean {
  if (!MAY_STATE_IT.test(text)) return false
  const plain = normaliseText(text)
  return (
    ALREADY.test(plain) &&
    (statesCorrected(text) || (DONE.test(plain) && !NOT_CORRECTED.test(plain)))
  )
}

/** Decides whether a title, a footer or a sheet's name says that amounts were already corrected. */
export function statesCorrected(text: string): boolean {
  const plain = normaliseText(text)
  return !NOT_CORRECTED.test(plain) && CORRECTED.some((pattern) => pattern.test(plain))
}

/**
 * Asks about a heading, a title or a footer that says that the amounts were already corrected, and
 * about such a remark in the line of an amount.
 */
export const saidCorrected = (table: Table, hasAmounts: boolean) =>
  askOnce(
    'ask_said_corrected',
    {
      otherLine: (cells) => firstText(cells, statesCorrected),
      ...(hasAmounts ? { item: (cells) => firstText(cells, statesLineCorrected) } : {}),
    },
    hasAmounts ? correctedHeading(table) : undefined,
  )

/** "Atualizado até": an unused column of the day to which the amounts were corrected. */
function correctedHeading({ headings, columns, header }: Table): Example | undefined {
  const used = new Set(columns.values())
  const heading = headings.find(
    (text, at) => CORRECTED_UNTIL.test(withoutRecord(text)) && !used.has(at),
  )
  return heading === undefined ? undefined : { line: header.bottom, value: heading.trim() }
}
