import type { Cell } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { normaliseText } from '../../find/normalise-heading.js'

const PAYMENT =
  /^(?:pagamentos?|pagtos?|pgtos?|pag|pagos?|recebimentos?|recebidos?|alvaras?|levantamentos?|(?:ted|pix|doc|cheque|boleto|credito|transferencia)s?(?= (?:recebid|efetuad|realizad|d[aeo] (?:cliente|devedor|reu|executado|requerido|sacado)))|amortizac(?:ao|oes)|abatimentos?|quitac(?:ao|oes)|estornos?|liquidac(?:ao|oes)|depositos?|baixas?|adiantamentos?|notas? de credito|descontos?)(?: (?:parcia(?:l|is)|norma(?:l|is)|salaria(?:l|is)|tota(?:l|is)|levantad[oa]s?|recebid[oa]s?|efetuad[oa]s?|realizad[oa]s?|judicia(?:l|is)|recursa(?:l|is)|antecipad[oa]s?|d[aeo] (?:acordo|parcela)|(?:d[aeo] )?(?:cliente|devedor|reu|executado|requerido|sacado|inquilin[oa]|locatari[oa]|comprador|condomin[oa]|alun[oa]|mutuari[oa])|em|via|por|pix|ted|n|\d).*)?$/
/** "06 - Liquidação normal": banks number what happened to a title. */
const NUMBER_OF_KIND = /^\d{1,3} (?=\p{L})/u
/** A minus sign in a text: "(-) INSS", "- pagamento". */
const MINUS = /^\s*(?:\(\s*[-\u2212\u2013]\s*\)|[-\u2212\u2013]\s?\p{L})/u
/** Deductions, by their wording. */
const TAKEN_OFF =
  /^(?:dep(?:os)? (?:judicial|em juizo)|canc(?:elamentos?)? (?:d[aeo] )?(?:nf|nota|tit|titulo|dupl?|duplicata|fat|fatura|boleto|venda)s?|dev(?:ol)? (?:de )?(?:mercadoria|venda|nf|nota)s?|ajuste a credito|cred(?:ito)? em conta|leilao d[eo] (?:bem|veiculo|imovel)|venda d[oa] (?:bem|garantia)(?!.*\bparc))\b(?!.*\b(?:indevid\w*|nao|custas?|emolumentos?|tarifas?|taxas?|multas?|comiss(?:ao|oes)|despesas?|frete|edita(?:l|is)|honorarios)\b)|^(?:deduc(?:ao|oes)|abatimentos?|compensac(?:ao|oes) d[aeo]s? (?:valor|verba|pagamento|quantia|parcela)\w*)\b(?!.*\bindevid)|^amortizac(?:ao|oes) (?:extra|antecipad)|^debito (?:automatico |autorizado )?em (?:conta|folha)\b|^(?:recebimento|credito) d[aeo]s? (?:seguro|indenizacao|alvara|leilao|venda)|^(?:bonificac(?:ao|oes)|abonos?|abatimentos?|creditos?|descontos?)(?: \w+){0,2} concedid[oa]s?\b|^glosas? (?:aceit|acatad|reconhecid|mantid)|^estornos?\b(?!.*\bindevid)|^alvaras?(?: (?:judicia(?:l|is)|eletronicos?))?(?: (?:de|para|expedid|pag|receb|levantad)\w*|$)|^descontos? (?:d[eoa]s? )?(?:inss|irrf?|irpf|imposto de renda|previdenci\w+|fisca(?:l|is)|lega(?:l|is))\b(?!.*\bindevid)|^(?:adjudicacao|arrematacao|dacao em pagamento|consignac(?:ao|oes) em pagamento|encontro de contas|compensac(?:ao|oes) (?:de creditos?|entre)|devoluc(?:ao|oes) (?:d[aeo]s? )?(?:mercadoria|venda|compra|nota|nf|fatura|duplicata)s?\b|(?:sinal|entrada|arras|dpvat|seguro|indenizacao) (?:pag|recebid)[oa])\b|^(?:inss|fgts|(?:contribuicao )?previdenci\w+)(?: \w+){0,3} (?:d[oa] )?(?:empregad[oa]|reclamante|autor|segurad[oa]|trabalhador[a]?)\b(?!.*\bnao\b)|\b(?:abater|deduzir|a compensar|a descontar)\b|^(?:reembolsos?|ressarcimentos?|restituic(?:ao|oes)|indenizac(?:ao|oes))\b.{0,40}\b(?:ao?|aos|para [oa]|devid[oa]s? ao?) (?:locatari|inquilin|devedor|condomin|client|alun|mutuari|executad|requerid|sacad|comprador|re(?:u)?\b)|^(?:abonos?|bonus|bonificac(?:ao|oes)|descontos?) (?:de |por |p )?(?:pontualidade|adimplencia|antecipacao|fidelidade)\b|^levantamentos? d[eo] (?:alvara|deposito|valor)|^(?:caucao|deposito) devolvid[oa]|^devoluc(?:ao|oes) d[aeo] (?:caucao|deposito)|^(?:creditos?|saldo credor|saldo) (?:\w+ )?(?:em|a) favor d[aeo]s? (?:devedor[a]?|reu|re|executad[oa]|requerid[oa]|cliente|inquilin[oa]|locatari[oa]|condomin[oa]|alun[oa]|sacad[oa]|mutuari[oa]|comprador[a]?)\b|^(?:valor|valores|quantias?) (?:ja )?(?:pag|receb|levant|abatid)/
const DEBTOR =
  '(?:re|reu|devedor[a]?|inquilin[oa]|locatari[oa]|condomin[oa]|executad[oa]|requerid[oa]|reclamad[oa]|sacad[oa]|mutuari[oa]|banco|empresa|empregador[a]?)'
const GAVE =
  '(?:devolv|pag|deposit|quit|amortiz|abat|transfer|reembols|restitu)(?:eu|ou|iu|eram|aram|iram)'
const NOT_SO =
  '(?!.*\\b(?:nao|nunca|deixou|que|quem|eu|autor[a]?|requerente|exequente|credor[a]?|cliente|indevid\\w*|a (?:maior|menor)|menos|em d(?:obro|uplicidade))\\b)'
/** "Réu depositou": others pay what they claim back, or were deceived. */
const DEBTOR_GAVE = new RegExp(`^${NOT_SO}(?:[oa]s? )?${DEBTOR}s? (?:\\w+ ){0,2}${GAVE}\\b`)
/** A payment, unless such payments are what is claimed back: "sinal no ato", "devolveu por pix". */
const GIVEN = new RegExp(
  `^(?:sinal|entrada|arras) (?:\\w+ )?(?:no ato|na assinatura|a vista)\\b|^deu(?: (?:por conta|de entrada|entrada|(?:um )?sinal|uma? parte))?$|^${NOT_SO}(?:${GAVE}\\b|(?:\\w+ ){1,2}(?:pag|quit|amortiz)ou (?:uma )?parte$)`,
)
/** Codes of ERPs: a credit note, a payment in advance, a rebate or a withheld tax. */
const CREDIT_CODE = /^(?:NCC|NCF|NC|RA|DZ|DG|[A-Z]{2}-)$|^(?:NCC|NCF|NC)[ .:-]{0,3}\d[\d./-]*$/
/** Of a ledger, where other lines are papers: in a judgment, "devolução" alone is what is owed. */
const CREDIT_ALONE =
  /^(?:devoluc(?:ao|oes)|compensac(?:ao|oes)|glosas?|cash ?backs?|rebates?|abonos?|creditos?|retenc(?:ao|oes)|permutas?|dac(?:ao|oes)|haver(?:es)?|chargebacks?|revers(?:ao|oes)|refunds?|credit (?:notes?|memos?))$/
/** A buyer's, beside sales; otherwise a lawyer charges for it. */
const DISPUTED = /^contestac(?:ao|oes)$/
const SALE = /^(?:venda|compra|pedido|fatura|invoice)/
const PAPER =
  /^(?:fatura|nota|nf|nfe|duplicata|titulo|venda|compra|pedido|mensalidade|aluguel|alugueis|cota|quota|parcela|prestacao|condominio|anuidade|servico|invoice|fornecimento)/
/** Securities for a debt, the value of a case for the court, and what is expected: none is owed. */
const NOT_OWED =
  /^(?:(?:valor (?:d[ao] )?)?(?:causa|alcada)|(?:seguro|apolice(?: de seguro)?|carta|deposito) (?:de |em )?(?:garantia|fianca)|seguro garantia|fianca bancaria|garantia do juizo|(?:auto de )?penhora|bloqueio (?:judicial|sisbajud|bacenjud|de valores)|sisbajud|bacenjud|arresto|caucao(?!.*\b(?:restitu|devol)))\b|^(?:(?:valor )?(?:previst|provisionad|projetad|orcad)[oa]s?|(?:a realizar|provis(?:ao|oes)(?: d[eao] \w+)?))$/
/** Why goods go out without being sold; titles too are sent, to a bank or to a notary. */
const NOT_FOR_SALE =
  '(?:consert|reparo|demonstrac|exposic|feira|industrializac|beneficiament|deposito|armaze|comodato|troca|garantia|teste|experiencia|emprestimo|locac|consignac|bonificac|brinde|amostra|doac|analise|calibrac|uso|mercadoria|vasilhame)'
const SENT = new RegExp(
  `^(?:remessas? (?:p|para|em|por|de)|retornos? (?:de|da|do)(?: remessas? (?:p|para|em|por|de))?) (?:[ao]s? )?${NOT_FOR_SALE}`,
)
/** Gifts and offers: of neither anything is owed. */
const NO_PRICE =
  /^(?:(?:remessa )?(?:em )?bonificac(?:ao|oes)$|brindes?$|amostras?\b|comodatos?\b|demonstrac(?:ao|oes)$|simples remessa|cortesias?$|isenc(?:ao|oes)$|remissao$|perdao$|anistia$|consignac(?:ao|oes) mercantil|(?:em )?(?:orcamentos?|cotac(?:ao|oes)|pre vendas?|pro ?forma|rascunhos?|quotes?|quotations?|estimates?|drafts?)$)/
/** Of the paper or the stage of a line an offer; a suit is filed by such a word too. */
const PROPOSED = /^(?:em )?propostas?$/
/** Lines that already are fees or a procedural fine. */
const FEE = /^honorarios?\b(?!.*\bperici)|^multa (?:d[eo] )?(?:art|523)/
/** Fiscal codes of goods that came in, as against those that went out: 1.202 is a return. */
const CAME_IN = /^\s*[1-3]\.?\d{3}\b/
/** Of goods that went out without being sold: 5.910 is a gift, 5.915 a repair. */
const NOT_SOLD = /^\s*[5-7]\.?9(?:[01]\d|2[01345]|49)\b/
/** Interest or a fine on a line of its own. */
const CHARGE = /^(?:juros|multas?|encargos|mora)\b/
/** What a ledger books as correction: the lines around it hold it already. */
const CORRECTION =
  /^(?!.*\b(?:indevid|expurg|nao (?:pag|aplicad|creditad)))(?:credito (?:de )?)?(?:jam\b|(?:correcao|atualizacao) monetaria\b|rendimentos? (?:de |da )?(?:poupanca|aplicacao|conta))/
const LONGEST_KIND = 80

/** What the cells of a column of kinds have said so far. */
export interface Kinds {
  correction?: Example
  payment?: Example
  charge?: Example
  fee?: Example
  notOwed?: Example
  /** A credit, if there are papers beside it. */
  credit?: Example
  hasPapers?: boolean
  /** The same of what a buyer disputes, if there are sales beside it. */
  disputed?: Example
  hasSales?: boolean
  isSigned: boolean
  hasOthers: boolean
  /** Others than those that are correction. */
  hasDebts: boolean
  isFiscal: boolean
  isOfPayments: boolean
  mayBeGiven: boolean
  isOfStages: boolean
}

/** Returns the first payment, or a credit beside papers. */
export function paymentIn(kinds: Kinds): Example | undefined {
  const { payment, credit, hasPapers, disputed, hasSales } = kinds
  return payment ?? (hasPapers ? credit : undefined) ?? (hasSales ? disputed : undefined)
}

export function recordCell(
  kinds: Kinds,
  cell: Cell | undefined,
  line: number,
  isNegative: boolean,
): void {
  const value = cellText(cell).trim()
  if (value !== '' && value.length <= LONGEST_KIND) record(kinds, { line, value }, isNegative)
}

function record(kinds: Kinds, example: Example, isNegative: boolean): void {
  const plain = normaliseText(example.value).replace(NUMBER_OF_KIND, '')
  if (!kinds.isOfPayments && recordOther(kinds, example, plain, isNegative)) return
  if (isPayment(example.value, plain, kinds)) {
    if (isNegative) kinds.isSigned = true
    else kinds.payment ??= example
    return
  }
  if (!kinds.isOfPayments) recordLedger(kinds, example, plain, isNegative)
  kinds.hasOthers = true
  if (kinds.isOfPayments || !CORRECTION.test(plain)) kinds.hasDebts = true
  else if (!isNegative) kinds.correction ??= example
}

/** Records credits, and beside what they would be one. */
function recordLedger(kinds: Kinds, example: Example, plain: string, isNegative: boolean): void {
  if (PAPER.test(plain)) kinds.hasPapers = true
  if (SALE.test(plain)) kinds.hasSales = true
  if (isNegative) return
  if (CREDIT_ALONE.test(plain)) kinds.credit ??= example
  if (DISPUTED.test(plain)) kinds.disputed ??= example
}

/** Records fees, and returns whether the line is a charge or not owed. */
function recordOther(kinds: Kinds, example: Example, plain: string, isNegative: boolean): boolean {
  if (FEE.test(plain)) kinds.fee ??= example
  if ((NOT_OWED.test(plain) || isUnpriced(kinds, example.value, plain)) && !isNegative) {
    kinds.notOwed ??= example
    return true
  }
  if (CHARGE.test(plain)) kinds.charge ??= example
  return CHARGE.test(plain)
}

function isUnpriced({ isFiscal, isOfStages }: Kinds, text: string, plain: string): boolean {
  if (isFiscal) return NOT_SOLD.test(text)
  return NO_PRICE.test(plain) || SENT.test(plain) || (isOfStages && PROPOSED.test(plain))
}

function isPayment(text: string, plain: string, { isFiscal, mayBeGiven }: Kinds): boolean {
  if (isFiscal) return CAME_IN.test(text)
  const isGiven = DEBTOR_GAVE.test(plain) || (mayBeGiven && GIVEN.test(plain))
  return isGiven || [PAYMENT, TAKEN_OFF].some((rule) => rule.test(plain)) || isCredit(text)
}

function isCredit(text: string): boolean {
  return CREDIT_CODE.test(text) || MINUS.test(text)
}
