import { type Cell, isNumber } from '../../../spreadsheets/cell.js'
import { folded } from '../../../values/folded.js'
import { readNumberText } from '../../cells/amount.js'
import { cellText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { hasPercentSign, readPercent } from '../../cells/percent.js'
import { normaliseHeading } from '../../find/normalise-heading.js'
import { headsUnitsOfPay } from '../../find/only-column.js'
import { columnName, type Table } from '../../find/table.js'
import type { DebtCheck, Found } from '../check.js'
import { ComputedShare } from '../sums/computed-share.js'

const DEDUCTED =
  /^(?:(?:valor|vl|vlr|total)(?: d[aeo]s?)? )?(?:ja )?(?:sinal|arras|entrada|adiantamentos?|antecipad[oa]s?|pag[oa]s?|pagamentos?|pagtos?|pgtos?|recebid[oa]s?|recebimentos?|quitad[oa]s?|amortizad[oa]s?|amortizac(?:ao|oes)|abatid[oa]s?|abatimentos?|descontos?|desc(?= (?:%|financ\w+|comerc\w+|pontual\w*|conced\w+|r)|$)|desagios?|depositad[oa]s?|depositos? judicia(?:l|is)|bloqueios? judicia(?:l|is)|levantad[oa]s?|levantamentos?|alvaras?|estornos?|glosad[oa]s?|glosas?|salvados?|bolsas?|subsidios?|franquias?|coparticipac(?:ao|oes)|redutor(?:es)?|reduc(?:ao|oes)|deduc(?:ao|oes)|retenc(?:ao|oes)|(?:(?:iss(?:qn)?|inss|ir(?:rf|pj)?|csll|pis|cofins|csrf|impostos?|tributos?)(?: (?:e )?\w+)? )?retid[oa]s?|honorarios (?:\w+ )?destacados|culpa concorrente|sequestros?|vales? (?:troca|compras?|credito)|vouchers?|(?:descontad|consignad|debitad|compensad)[oa]s? (?:em|n[oa]) (?:folha|conta|contracheque|holerite|beneficio|fatura)|a (?:deduzir|abater|descontar)|(?:(?:n|no|qtd|qtde|quantidade)(?: d[aeo]s?)? )?(?:parcelas|prestacoes|mensalidades|cotas) (?:ja )?(?:pagas|quitadas|amortizadas|liquidadas))\b(?!.*\b(?:data|dt|forma|meio|dia)\b)/
/** The same in English: "Paid Amount", "Amount refunded", "Discount". */
const DEDUCTED_ABROAD =
  /^(?:(?:amount|total) )?(?:paid|received|refunded|credited|discounted)(?: amount| value)?$|^(?:payments?|refunds?|discounts?)(?: amount)?$/
/** "Quinquênio pago" beside "Quinquênio devido". */
const PAID = /\b(?:pag|recebid|creditad|depositad|recolhid)[oa]s?\b/
const NO_AMOUNT = /\b(?:data|dt|dia|mes|forma|meio|por)\b/
/** The share of the amount that is owed. */
const SHARE =
  /^(?:(?:fator|coeficiente|percentual|indice) d[eo] (?:rateio|participacao|responsabilidade)|(?:quota|cota) parte|quinhao|participacao|cessao|fracao ideal|pro rata|proporcao|aliquota|rateio|responsabilidade|(?:parte|quota|fracao|porcao)(?= d[aeo]s? ))(?: |$)|^(?:%|percentual|perc|aliq) ?(?!.*\b(?:juros|multas?|mora|honorarios|correcao|reajuste|desconto|exito|chance|probabilidade|risco|variacao|cdi|selic)\b)\p{L}/u
/** Percentages of something else than the debt. */
const RATE =
  /\b(?:juros|multas?|mora|honorarios|correcao|reajuste|encargos?|taxas?|descontos?|indices?|variacao|cdi|selic|inpc|ipca|igp|chance|exito|probabilidade|risco|prognostico|margem|comissao|concluid\w+|execucao|avanco|presenca|frequencia|iss|icms|ir|irrf|inss|pis|cofins|csll|imposto)\b/
/** `1/3` or "metade"; programs may also store the former as the first of March. */
const FRACTION =
  /^\d{1,3} ?\/ ?\d{1,3}(?: avos)?$|^(?:a )?(?:metade|um terco|dois tercos|um quarto|tres quartos)\b/
/** Amounts from which payments are already deducted. */
const NET =
  /\b(?:saldos?|liquid[oa]s?|diferencas?|remanescentes?|em aberto|inadimplid[oa]s?|restantes?|devedor(?:es)?)\b/

/** Decides whether payments are already deducted from the amounts under a heading. */
export function isNetAmount(heading: string): boolean {
  return NET.test(normaliseHeading(heading))
}

interface Deduction {
  share?: ComputedShare
  example?: Example
  /** Under an unknown heading, only percentages count. */
  isPercent: boolean
}

/** Asks about columns of payments, discounts and shares beside the amount. */
export class Deductions implements DebtCheck {
  private readonly deducted: Map<number, Deduction>

  constructor(
    private readonly table: Table,
    amount: number,
  ) {
    const used = new Set(table.columns.values())
    const own = normaliseHeading(table.headings[amount] ?? '')
    // A quota was computed by the share.
    const isPart = /\b(?:cotas?|quotas?|rateio|quinhao)\b/.test(own)
    const isDebit = /^debitos?\b/.test(own)
    const isOwed = /\bdevid[oa]s?\b/.test(own)
    const isTakenOff = (text: string) =>
      DEDUCTED.test(text) ||
      DEDUCTED_ABROAD.test(text) ||
      (SHARE.test(text) && !isPart) ||
      (isDebit && /^creditos?\b/.test(text)) ||
      (isOwed && PAID.test(text) && !NO_AMOUNT.test(text))
    const free = isNetAmount(own) ? [] : table.headings.map(normaliseHeading)
    this.deducted = new Map(
      free.flatMap((text, at): [number, Deduction][] => {
        if (headsUnitsOfPay(text, free)) return []
        if (text === '' || used.has(at) || (!isTakenOff(text) && RATE.test(text))) return []
        const isPercent = !isTakenOff(text)
        if (!isPercent && !SHARE.test(text)) return [[at, { isPercent }]]
        return [[at, { isPercent, share: new ComputedShare(amount, at, text.startsWith('aliq')) }]]
      }),
    )
  }

  observeItem(cells: readonly Cell[], line: number): void {
    for (const [column, { isPercent, share }] of this.deducted) {
      const cell = cells[column]
      if (isPercent && !hasPercentSign(cell)) continue
      share?.observeItem(cells)
      const isLess = share ? isShare(cell) : isAmount(cell) || isWordedShare(cell)
      if (isLess) this.deducted.get(column)!.example ??= { line, value: cellText(cell).trim() }
    }
  }

  found(): Found {
    return [...this.deducted].flatMap(([at, { share, example }]) => {
      if (!example || share?.isComputed()) return []
      const facts = { ...example, column: columnName(this.table.headings, at) }
      return [{ code: 'ask_deducted' as const, facts }]
    })
  }
}

/** A fraction, or a number other than 100 %. */
function isShare(cell: Cell | undefined): boolean {
  const read = hasPercentSign(cell) ? readPercent(cell, 'comma') : undefined
  const isWhole = read?.is === 'value' && Number(read.value) === 100
  return (isAmount(cell) && !isWhole) || isFraction(cell)
}

function isFraction(cell: Cell | undefined): boolean {
  if (isNumber(cell)) return cell.date === true
  return typeof cell === 'string' && FRACTION.test(folded(cell))
}

/** "PROUNI 50%". */
function isWordedShare(cell: Cell | undefined): boolean {
  return typeof cell === 'string' && /\p{L}/u.test(cell) && /[1-9]\d{0,2} ?%/.test(cell)
}

/** An amount other than zero. */
function isAmount(cell: Cell | undefined): boolean {
  if (isNumber(cell)) return !cell.date && Number(cell.n) !== 0
  if (typeof cell !== 'string') return false
  const read = readNumberText(cell.trim().replace(/%$/, ''))
  return read.is === 'number' && Number(read.comma ?? read.dot) !== 0
}
