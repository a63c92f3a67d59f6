import type { Cell } from '../../../spreadsheets/cell.js'
import { cellText, readYesNo } from '../../cells/cell-text.js'
import { looseAmount } from '../../cells/loose-amount.js'
import { normaliseHeading } from '../../find/normalise-heading.js'
import type { Table } from '../../find/table.js'
import { askOnce, type DebtCheck, said } from '../check.js'

const PART =
  '(?:\\d{1,2}(?:[.,]\\d+)? ?%|[1-9] ?\\/ ?[2-9](?![\\d\\/])|metade|um ter[çc]o|um quarto)'
const MAY_STATE_SHARE = new RegExp(
  `${PART}|dobr|tripl|qu[áa]dr|duas vezes|\\bart(?:igo|\\.)? ?42`,
  'iu',
)
const MULTIPLE =
  /\b(?:em|[oa]o?|pel[oa]|seu) (?:dobro|triplo|qu[áa]druplo)(?!\p{L})|\bdobra (?:legal|do art)|\bart(?:igo|\.)? ?42,?(?: par[áa]grafo [úu]nico,?| § ?[úu]nico,?)?(?: do)? (?:cdc|c[óo]digo de defesa)|\b(?:pag|devolu|restitu|repeti|cobran|indeniza|valor)\p{L}*(?: \p{L}+){0,3} dobrad[oa]s?(?!\p{L})|\bduas vezes o valor/iu
/** Phrases for a debt that is a share of the amounts. */
const PARTS = [
  new RegExp(
    `(?:apenas|somente|limitad[oa]s? a|na propor[çc][ãa]o de|(?:quota|cota)[- ]parte(?: \\p{L}+){0,3}|mea[çc][ãa]o|devid[oa]s?)[^\\d]{0,15}${PART}[^\\d]{0,12}(?:d[aeo]s? )?(?:valor|montante|d[ée]bito|parcela|aluguel|alugu[ée]is|principal|\\)|$|-|–|—)`,
    'iu',
  ),
  new RegExp(
    `${PART}[^\\d]{0,25}d[oa]s (?:valores|montantes|d[ée]bitos|parcelas|alugu[ée]is|cr[ée]ditos)(?: \\p{L}+)? (?:abaixo|da tabela|da planilha|listad|relacionad)`,
    'iu',
  ),
]
/** Whose share it is: "parte do autor", "para cada herdeiro". */
const PERSON =
  '(?:autor|r[ée]u?s?(?!\\p{L})|requer|reclam|exequent|execut|credor|devedor|client|herdeir|s[óo]ci[oa]|c[ôo]njuge|(?:ex[- ])?espos|marido|vi[úu]v|meeir|m[ãa]e|pai|filh|irm[ãa]|(?:co)?propriet[áa]ri|esp[óo]lio|cond[ôo]min[oa]s?(?!\\p{L})|inquilin|locador|locat[áa]ri|fiador|cada)'
const OF_PERSON = `d[aoe]s? ${PERSON}`
/** Phrases by which one line is a share of what it names. */
const PARTS_OF_LINE = [
  `(?:parte|quota|cota|quinh[ãa]o|fra[çc][ãa]o|participa[çc][ãa]o) ${OF_PERSON}\\p{L}*[^\\d\\p{L}]{0,6}${PART}`,
  `(?<!\\p{L})(?:cab|pertenc)\\p{L}+(?: \\p{L}+){0,3}[^\\d\\p{L}]{0,4}${PART}`,
  `${PART} (?:d(?:a|est[ae]) verba|(?:\\p{L}+ )?(?:pertenc|cab(?:e|em|ia)(?!\\p{L})))`,
].map((pattern) => new RegExp(pattern, 'iu'))
/** The same, unless the line is a charge or the like, whose amount already is the share. */
const PARTS_UNLESS_BY_NATURE = [
  `(?<!\\p{L})(?:apenas|s[óo]|somente|limitad[oa]s? a) (?:a )?${PART}`,
  `${PART} (?:(?:[ée]|s[ãa]o) )?(?:noss|${OF_PERSON}|para ${PERSON})`,
  `${PART} d[aeo] (?:d[ée]bito|d[íi]vida|cr[ée]dito|montante|conta|nota|fatura|mensalidade|aluguel|im[óo]vel|bem|valor)(?!\\p{L})`,
].map((pattern) => new RegExp(pattern, 'iu'))
const SHARES_BY_NATURE =
  /(?<!\p{L})(?:multa|juros|honor[áa]|comiss|corretag|taxa|tarifa|sinal|entrada|arras|reten|cau[çc]|pens|aliment|cl[áa]usula|adicional|hora|f[ée]rias|d[ée]cimo|13|fgts|inss|irr?f|iss|icms|parc|prest|medi[çc]|etapa|saldo|reserva|fundo|seguro|sucumb|al[íi]quota|reajuste|corre[çc]|abono|gratific|b[ôo]nus|pr[êe]mio|plr|lucro|indeniz|ressarc|reembols|restitui|devolu|estorno|ced|cess|j[áa](?!\p{L}))/iu
/** What the two sides bear of it: "custas na proporção de 60% para a ré e 40% para a autora". */
const DIVIDED = new RegExp(
  `(?:custas|despesas|gastos|valores|cotas?|contas?)(?!\\p{L})[^.;\\d]{0,80}propor[çc][ãa]o de ${PART}[^\\d]{0,12}(?:para|pel[oa]|a cargo d[aeo]s?) (?:[ao]s? )?${PERSON}`,
  'iu',
)
/** A reduction of all amounts in a title or a footer; a discount for payment in time is none. */
const REDUCED =
  /\b(?:desconto|des[áa]gio|abatimento|redu[çc][ãa]o|bolsa)s? (?:\p{L}+ ){0,3}\d{1,2}(?:[.,]\d+)? ?%|\d{1,2}(?:[.,]\d+)? ?% (?:\p{L}+ )?de (?:desconto|des[áa]gio|abatimento|redu[çc][ãa]o|bolsa)(?!\p{L})/iu
const IN_TIME =
  /pontual|em dia|antecipad|at[ée] o vencimento|at[ée] a data|(?<!\p{L})(?:sem|n[ãa]o|j[áa])(?!\p{L})/iu
/** No more than an amount is owed: "limitada a R$ 30.000,00", "renuncia ao que exceder 40 salários mínimos". */
const CAPPED =
  /(?<!(?:n[ãa]o|sem) )(?<!\p{L})ren[úu]nci\p{L}*(?: \p{L}+){0,5} (?:exced|ultrapass|super)\p{L}+|(?:limitad[oa]s? (?:a|ao (?:valor|montante)(?: de)?)|(?:at[ée] o )?(?:limite|teto)(?: m[áa]ximo)? de) (?:R\$ ?\d|\d{1,3} (?:\([^)]{1,20}\) )?sal[áa]rios)/iu
/** The amount of one of several: "diferença por substituído", "valor por hectare". */
const OF_EACH =
  /\b(?:valor(?:es)?|diferen[çc]as?|quantias?|pre[çc]os?|sal[áa]rios?|adicional|abono)\b(?: \p{L}+){0,3} por (?:substitu[íi]d[oa]|empregad[oa]|funcion[áa]ri[oa]|trabalhador|servidor|autor|herdeir[oa]|pessoa|cabe[çc]a|hectare|m[²2]|metro|saca|tonelada)(?!\p{L})/iu
/** Charges and allowances are percentages too, but no share of the debt. */
const OF_CHARGES =
  /\b(?:multas?|juros|honor[áa]rios|desconto|corre[çc][ãa]o|f[ée]rias|domingos|feriados|d[ée]cimo|13|adicional|hora)/iu
/** Items that labour law doubles: the amount of such a line is already doubled. */
const DOUBLED_BY_LAW =
  /\b(?:f[ée]rias|domingos|feriados|d[ée]cimo|13|adicional|hora|dsr|descanso|repouso)/iu
/** "Afastada a dobra", "de forma simples e não em dobro". */
const DENIED =
  /(?<!\p{L})(?:n[ãa]o|sem|j[áa]|afastad[oa]|indeferid[oa]|exclu[íi]d[oa])(?: \p{L}+){0,3} (?:em )?(?:dobro|dobra|dobrad[oa]|triplo)/iu

/** Asks about a text that makes the debt more or less than the amounts. */
export const statedShares = () =>
  askOnce('ask_stated_share', {
    // Most texts of a table contain no share or multiple.
    text: (text) =>
      MAY_STATE_SHARE.test(text) &&
      (statesShare(text) || statesReduction(text) || statesMultiple(text, DOUBLED_BY_LAW)),
    otherLine: said(
      (text) =>
        [CAPPED, OF_EACH, DIVIDED].some((pattern) => pattern.test(text)) ||
        statesShare(text) ||
        statesReduction(text) ||
        statesMultiple(text, OF_CHARGES),
    ),
  })

/** "Em dobro?", "Multiplicador". */
const MULTIPLIED = /^(?:em dobro|dobro|dobra|multiplicador|multiplos?|multiplicar(?: por)?)$/

/** Asks about a column that doubles some lines, or says how many times the amount is owed. */
export function multipliedColumns({ headings }: Table): DebtCheck {
  const columns = headings.flatMap((heading, at) =>
    MULTIPLIED.test(normaliseHeading(heading)) ? [at] : [],
  )
  return askOnce('ask_stated_share', {
    item(cells) {
      const at = columns.find((column) => multiplies(cells[column]))
      if (at === undefined) return undefined
      return { value: `${headings[at]!.trim()}: ${cellText(cells[at]).trim()}` }
    },
  })
}

function multiplies(cell: Cell | undefined): boolean {
  const times = looseAmount(cell)
  const yes = readYesNo(cell)
  return times === undefined ? yes.is === 'value' && yes.value : times > 1
}

function statesShare(text: string): boolean {
  const ofLine = SHARES_BY_NATURE.test(text)
    ? PARTS_OF_LINE
    : [...PARTS_OF_LINE, ...PARTS_UNLESS_BY_NATURE]
  if (ofLine.some((pattern) => pattern.test(text))) return true
  return !OF_CHARGES.test(text) && PARTS.some((pattern) => pattern.test(text))
}

function statesReduction(text: string): boolean {
  return REDUCED.test(text) && !IN_TIME.test(text)
}

function statesMultiple(text: string, ordinary: RegExp): boolean {
  return MULTIPLE.test(text) && !DENIED.test(text) && !ordinary.test(text)
}
