import type { Parameters } from '../../../core/job/job.js'
import { folded } from '../../../values/folded.js'
import { isOtherUnit } from '../../cells/currency.js'
import { normaliseText } from '../../find/normalise-heading.js'
import { namesForeign } from '../formats/stated-units.js'

/** Matches the normalised heading of a column in which a person remarks on single lines. */
export const HEADS_REMARKS =
  /^(?:obs|observac(?:ao|oes)|notas?|anotac(?:ao|oes)|comentarios?|ressalvas?|lembretes?|recados?|complementos?|providencias?|instruc(?:ao|oes)|informac(?:ao|oes)(?: (?:complementar(?:es)?|adiciona(?:l|is)))?)(?: (?:d[aoe]s? )?(?:linha|item|debito|parcela|advogad[oa]|cliente|interna|gera(?:l|is)))?$/

const MONEY = '\\d{1,3}(?: \\d{3})* \\d{2}'
const NOT = '(?<!\\b(?:nao|sem|nem|nunca) (?:foi |foram |esta |houve |ha |e )?)'
const words = (pattern: string) => new RegExp(`${NOT}\\b(?:${pattern})\\b`)

/** Another amount than that of the line, or a part or a multiple of it; for normalised texts. */
const OTHER_AMOUNT = [
  words(
    `(?:certo|corret[oa]|retificad[oa]|retificar|considerar|usar|na verdade|valor real|(?:corrigid|alterad|ajustad|reduzid|majorad|aumentad)[oa] (?:para|a)|passou (?:a|para)|combin(?:amos|ado|ou|ei)|acord(?:amos|ado|ou|ei)|negoci(?:amos|ado|ou|ei)|fech(?:amos|ado|ou|ei))\\b.{0,25}\\b(?:${MONEY})`,
  ),
  words(
    `(?:corrigir|alterar|ajustar|mudar|reduzir|aumentar)\\b.{0,30}\\b(?:para|por|a) (?:${MONEY})`,
  ),
  words('valor(?:es)? (?:\\w+ )?(?:errad|incorret|equivocad|trocad)[oa]s?|errad[oa]|incorret[oa]'),
  words('rate(?:io|ad[oa]|ar) (?:entre|por|com|em)|divid(?:ir|id[oa]) (?:por|entre|em|com)'),
  words('quota parte|cota parte|(?:quota|cota|quinhao) de \\d'),
  /^(?:x|vezes|multiplicar por) ?\d{1,3}$|^(?:por )?(?:parcela|pessoa|unidade|cada um[a]?)$|^cada$/,
]
/** The first of them name an amount, which may be that of the line. */
const OF_MONEY = 2
const PART = /(?:\bmetade\b|\bum terco\b|\bum quarto\b|\d ?%|(?<![\d/])[1-9] ?\/ ?[2-9](?![\d/]))/
/** Percentages and fractions of something else than the amount of the line. */
const PART_OF_OTHER =
  /\b(?:parc\w*|prest\w*|mensal\w*|juros|multas?|honorarios|correcao|reajuste|entrada|ferias|13|adicional|aliquota|iss|icms|inss|ir|bairro|lote|bloco|apto|sala|folhas?|fls|pag|art\w*)\b|\bja\b/

/** Letters, writs and cheques come back without anything being paid. */
const SENT =
  'ar|aviso|carta|correio|correspondencia|e mail|boleto|telegrama|notificacao|intimacao|mandado|precatoria|cheque'
const OF_SENT =
  'd[aeo]s?|n|no|nr|\\d+|com|foi|pel[ao]|ar|banco|correios?|registrad[oa]|recebimento|cobranca|citacao|intimacao|penhora|precatoria|(?:extra)?judicial'

/** Paid, given back, set off or listed twice, wholly or in part. */
const NOT_ALL_OWED = [
  words('parcialmente (?:pag|quitad|amortizad|liquidad)\\w*|(?:pag|quitac)\\w* parcia(?:l|is)'),
  words(
    'estorn(?:o|ad[oa])|devolucao(?! (?:simples|em dobro))|a compensar|compensar|abater|deduzir|descontar',
  ),
  words(`(?<!\\b(?:${SENT})(?: (?:${OF_SENT}))* )devolvid[oa]`),
  words(
    'credito (?:d[oa]|em favor d[oa]) (?:reu|re|devedor[a]?|executad[oa]|cliente|requerid[oa])',
  ),
  words(
    `(?:depositos?|bloque\\w+|penhora\\w*|levanta\\w+|sisbajud|bacenjud|alvara)\\b.{0,30}\\b(?:${MONEY})`,
  ),
  words('(?:substituid|renovad|refeit|unificad|repactuad)[oa]s? (?:por|pel[oa]|n[oa])'),
  words('alvara|levantad[oa]|levantamento|deposito judicial'),
  words(
    `(?:abonos?|descontos?|abatimentos?|bonus|creditos?|deduc(?:ao|oes))\\b.{0,30}\\b(?:${MONEY})`,
  ),
  /^(?:sinal|entrada|caucao|arras|bonus|bonificacao|desconto|abatimento|retencao|credito|adiantamento|deposito)$/,
  /\bnao (?:e|era|sao|eram) (?:del[ea]s?|noss[oa]s?|dess[ea]s?|devid[oa]s?|d[eo]st[ea])\b/,
  /^(?:novad|cedid|remitid|perdoad|inexigive)[oals]*\b|^quitacao\b|^dado em pagamento\b/,
  words(
    'duplicad[oa]|repetid[oa] (?:d[aeo]|n[ao]|com)|ja lancad[oa]|mesm[oa] (?:debito )?d[ae] linha',
  ),
  /(?<!\b(?:cobrad|pag|debitad|descontad|recolhid)[oa]s? )\bem duplicidade\b/,
]
const OTHER_CURRENCY =
  /\bem (?:dolar|dolares|euros?|libras?|mil|milhares|salarios? minimos?)\b|\bus ?\$|\bu\$|\b(?:usd|eur)\b/

const INDEX =
  /\b(inpc|ipca ?e|ipca|igp ?m|igp ?di|ipc \w+|incc|selic|cdi|tr|poupanca|taxa legal|tabela pratica)\b/
const CORRECTS =
  /\b(?:corrigir|corrija|correcao|atualizar|atualizacao|reajust\w+|indice|indexador)\b/
const RATE = /\b(?:juros|multa|mora)\b.{0,25}\d.{0,3}%|\b(?:juros|multa)\b.{0,12}\d/
/** "Até a data do pagamento, 10/03/2025": another day than that of the batch. */
const UNTIL =
  /^(?:(?:atualizar|corrigir|calcular|recalcular) )?(?:so |somente |apenas )?ate\b.{0,30}\b\d{1,2} \d{1,2} (?:\d{4}|\d{2})\b/
const CHARGED_ALREADY = /\b(?:juros|multa|encargos|correcao) ja \w+/
const WITHOUT = [
  { text: /\bsem (?:juros|mora)\b/, asked: /^(?:fields\.)?juros|^selic$/ },
  { text: /\bsem multa\b/, asked: /^(?:fields\.)?multa/ },
  { text: /\bsem (?:correcao|atualizacao)\b/, asked: /./ },
]

/** Cheap tests before a text is normalised: most cells are figures or plain descriptions. */
const HAS_WORD = /\p{L}{3}/u
const MAY_STATE_AMOUNT =
  /[.,]\d\d(?!\d)|\p{Sc}|\b(?:usd|eur|gbp|chf)\b|\bem [delup]|[([]\s*(?:d[oó]l|eur|lib|pes|ien|ufi|ufe|btn|urv)|ratead|dividid|devid|valor|data a/iu
/** Another amount than that of the line, or how much of it is taken off or too much. */
const NAMED_AMOUNTS = [
  OTHER_AMOUNT[0]!,
  words(
    `(?:com|menos|e) (?:descontos?|abatimentos?|abonos?|bonus|creditos?) (?:d[aeo] )?(?:${MONEY})`,
  ),
  words(
    `(?:saldo|liquid[oa]|restam?|restante|remanescente|(?:reembols|ressarc)\\w+)(?: [a-z]+){0,3} (?:${MONEY})`,
  ),
  words(`(?:${MONEY}) (?:\\w+ )?a (?:maior|menor)`),
]
const NET_ALREADY = /\bja .{0,15}\b(?:descont|abat|deduz)/
const SHARED_OUT = words('(?:ratead|dividid)[oa]s? (?:entre|por|com) (?:\\d|os? |as? )')
/** "Honorários devidos pela autora ao réu": owed the other way. */
const OWED_BY_CREDITOR = words(
  'devid[oa]s? pel[oa]s? (?:autor|exequente|requerente|reclamante|credor)[ae]?s?',
)
/** Nobody knows the amount or the day yet. */
const UNSURE =
  /\b(?:conferir|confirmar|verificar|checar|rever) (?:[oa]s? )?valor(?:es)?\b|\bvalor(?:es)? (?:\w+ )?(?:a (?:confirmar|definir|apurar|conferir|verificar)|estimad[oa]s?|aproximad[oa]s?|provisori[oa]s?)\b|\bdata (?:\w+ )?a (?:confirmar|definir|apurar|conferir|verificar)\b/

/**
 * Whether any text of a line says that another amount is owed than that of the line, or that its
 * amount is in another currency or not known yet.
 */
export function statesOtherAmount(text: string, amount: number | undefined): boolean {
  if (!HAS_WORD.test(text) || !MAY_STATE_AMOUNT.test(text)) return false
  // A unit alone in its cell belongs to the amount beside it, and is read with it.
  if (namesForeign(text)) return !isOtherUnit(text) || /\s/.test(text.trim())
  const plain = normaliseText(text)
  if ([UNSURE, SHARED_OUT, OWED_BY_CREDITOR].some((rule) => rule.test(plain))) return true
  if (NET_ALREADY.test(plain) || !NAMED_AMOUNTS.some((rule) => rule.test(plain))) return false
  return !amountsIn(plain).some((named) => named === amount)
}

/** Whether a text, or a heading with its value, says that an amount or a day is not known yet. */
export function isUnsure(text: string): boolean {
  return UNSURE.test(normaliseText(text))
}

/** Returns the amounts within a normalised text: `1 500 00` is 1,500.00. */
function amountsIn(plain: string): number[] {
  const found = plain.match(new RegExp(`\\b(?:${MONEY})\\b`, 'g')) ?? []
  return found.map((digits) => Number(digits.replaceAll(' ', '')) / 100)
}

/** Whether a remark says that another amount, a part of it, or nothing is owed on its line. */
export function changesAmount(text: string, amount?: number): boolean {
  const plain = normaliseText(text)
  const named = amount === undefined ? [] : amountsIn(plain)
  const isOwn = named.length > 0 && named.every((one) => one === amount)
  const others = isOwn ? OTHER_AMOUNT.slice(OF_MONEY) : OTHER_AMOUNT
  if ([...others, ...NOT_ALL_OWED, UNSURE].some((rule) => rule.test(plain))) return true
  return OTHER_CURRENCY.test(plain) || (PART.test(folded(text)) && !PART_OF_OTHER.test(plain))
}

/** Whether a remark names an index, a rate or a charge that is not what the batch asks for. */
export function changesTerms(text: string, given: Parameters, columns: Iterable<string>): boolean {
  const plain = normaliseText(text)
  const asked = [...Object.keys(given), ...columns]
  const isWithout = WITHOUT.some(
    (charge) => charge.text.test(plain) && asked.some((name) => charge.asked.test(name)),
  )
  return (
    isWithout ||
    UNTIL.test(plain) ||
    RATE.test(plain) ||
    CHARGED_ALREADY.test(plain) ||
    namesIndex(plain, given)
  )
}

function namesIndex(plain: string, given: Parameters): boolean {
  const [named, name] = INDEX.exec(plain) ?? []
  if (name === undefined || (named !== plain && !CORRECTS.test(plain))) return false
  const letters = (value: unknown) =>
    String(value ?? '')
      .replace(/[^a-z]/gi, '')
      .toLowerCase()
  return ![given.index, given.table].some((value) => letters(value) === letters(name))
}

/** "Danos morais (corrigir do arbitramento)": from another event than the date of the line. */
const OTHER_START =
  /\b(corrigir|corrigid[oa]s?|correcao|atualizar|atualizacao|juros)\b(?:(?!\b(?:corrig|correcao|atualiz|juros)).){0,30}?\b(?:d[oa]|desde [oa]?|a partir d[oa]|a contar d[oa]|contad[oa]s? d[oa]) (arbitramento|citacao|sentenca|acordao|decisao|transito|evento(?= danoso))\b/g

/**
 * Whether a text of a line says that it is corrected, or bears interest, since another event than
 * that of its date, or than the one given for interest.
 */
export function statesOtherStart(text: string, headsDate: string, given: Parameters): boolean {
  if (!MAY_STATE_START.test(text)) return false
  return [...normaliseText(text).matchAll(OTHER_START)].some(
    ([, term, event]) =>
      !headsDate.includes(event!) && !(term === 'juros' && given['juros.from'] === event),
  )
}
const MAY_STATE_START = /arbitr|cita[çc]|senten|ac[óo]rd|decis|tr[âa]ns|danoso/iu

/** Cheap, before a text is folded: most texts hold no day. */
const MAY_HOLD_DAY = /\d[/.-]\d{1,2}[/.-]\d{2}/
const FIRST_DAY =
  /\b(?:arbitrad[oa]s?|arbitramento|fixad[oa]s?|termo inicial|a partir|a contar|contad[oa]s?|desde|vencid[oa]s?|vencimento|venc|vcto|vence|atualizad[oa]s?|corrigid[oa]s?|posicao|data base|base|apurad[oa]s?|valor(?:es)? (?:na data )?d[eao]|pag[oa]s? em|desembolsad[oa]s?|recolhid[oa]s?)\b[^;]{0,30}?\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/g

/** Days, as `YYYY-MM`, from which a text says that its amount is owed, stands or was paid. */
export function monthsNamed(text: string): string[] {
  if (!MAY_HOLD_DAY.test(text)) return []
  return [...folded(text).matchAll(FIRST_DAY)].map(([, , month, year]) => {
    const whole = year!.length === 4 ? year! : `20${year}`
    return `${whole}-${month!.padStart(2, '0')}`
  })
}
