import type { Parameters } from '../../../core/job/job.js'
import type { Facts } from '../../../messages/message.js'
import { type Cell, isBlank, isNumber } from '../../../spreadsheets/cell.js'
import { cellText, firstText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { looseAmount } from '../../cells/loose-amount.js'
import { normaliseHeading, normaliseText, withoutRecord } from '../../find/normalise-heading.js'
import { columnName, type Table } from '../../find/table.js'
import type { DebtCheck, Found } from '../check.js'
import { type Kinds, paymentIn, recordCell } from './recorded-kinds.js'

const HEADS_STAGES = /^(?:tipo|tp|etapa|estagio|stage|type|kind|documento)\b/
/** Headings of amounts that nobody owes yet. */
const OFFERED =
  /\b(?:orcad|estimad|previst|projetad|propost|ofertad|cotad|simulad)[oa]s?\b|\b(?:orcamentos?|cotac(?:ao|oes)|propostas?|estimativas?|simulac(?:ao|oes))\b/
/** Headings of the days of offers; a due day may be foreseen. */
const DAY_OF_OFFER = /\b(?:orcamentos?|cotac(?:ao|oes)|propostas?|simulac(?:ao|oes))\b/
/** Parameters that charge fees. */
const FEES = /^(?:fields\.)?honorarios\b/
/** Parameters that charge interest. */
const INTEREST = /^(?:fields\.)?juros(?:[._](?:percentual|modo))?$|^selic$/
const KIND =
  /^(?:cfop|tipo|tp|natureza|nat|etapa|estagio|stage|type|kind|documento|doc|docto|titulo|lanc|lancto|lcto|lancamento|oper|operacao|mov|movto|mvto|movimento|movimentacao|hist|historico|desc|descricao|evento|especie|rubrica|ocorrencia|situacao(?! (?:d[oa] )?(?:process|acao|autos))|verba|item|discriminacao|especificacao)\b/
/** Below these only payments are looked for: a "parcela" of wages may be a fine. */
const KIND_OF_PAYMENT = /^(?:parcela|prestacao|o que|oque|motivo|anotac(?:ao|oes))\b/
const HEADS_INSTALMENTS = /^(?:parcela|prestacao)\b/
/** Headings of what was paid, and is claimed back. */
const HEADS_PAID =
  /^(?!.*\bnao\b).*\b(?:pag[oa]s?|pagamentos?|pagto|pgto|desembols\w+|recolhid[oa]s?)\b/
/** A payment that was not received, or was returned. */
const UNDONE =
  /\bsem (?:provisao de )?fundos?\b|\b(?:cheque|ch|pagamento|pagto|pgto|pix|ted|doc|deposito|boleto|transferencia|credito|recebimento)s?\b.{0,30}(?<!\bnao (?:foi )?)\b(?:devolvid|estornad|cancelad|sustad|bloquead|rejeitad|nao (?:compensad|confirmad|efetivad|identificad|creditad))[oa]s?\b|^(?:nao (?:compensad|confirmad|efetivad|identificad|creditad)[oa]s?|(?:cheque|pix|ted) (?:devolvid|sustad)[oa])\b/

/**
 * Compares the kind of each line with the sign of its amount, and asks about payments among debts,
 * interest and fines on lines of their own, and amounts whose sum is negative or shown in
 * thousandths.
 */
export class LineKinds implements DebtCheck {
  private readonly kinds: Map<number, Kinds>
  /** Columns of the service's records of payments, whose amounts have no sign. */
  private readonly payments: readonly number[]
  private readonly hasInterest: boolean
  private readonly hasFees: boolean
  private negative: Example | undefined
  private negatives = 0
  /** Of all amounts. */
  private sum = 0
  private thousandths: Example | undefined
  private undone: Example | undefined

  constructor(
    private readonly table: Table,
    private readonly amount: number,
    given: Parameters,
    private readonly due: number | undefined,
  ) {
    const texts = table.headings.map(withoutRecord)
    const isClaimedBack = [amount, due].some((at) => HEADS_PAID.test(texts[at ?? -1] ?? ''))
    const isKind = (text: string) =>
      KIND.test(text) || (KIND_OF_PAYMENT.test(text) && !isClaimedBack)
    const columns = texts.flatMap((text, at) => (isKind(text) ? [at] : []))
    this.kinds = new Map(
      columns.map((at) => [
        at,
        {
          isSigned: false,
          hasOthers: false,
          hasDebts: false,
          isFiscal: texts[at]!.startsWith('cfop'),
          isOfPayments: KIND_OF_PAYMENT.test(texts[at]!),
          mayBeGiven: !isClaimedBack && !HEADS_INSTALMENTS.test(texts[at]!),
          isOfStages: HEADS_STAGES.test(texts[at]!),
        },
      ]),
    )
    this.payments = [...table.columns].flatMap(([name, at]) =>
      name === 'pagamentos.valor' ? [at] : [],
    )
    this.hasInterest =
      table.columns.has('juros_percentual') ||
      Object.keys(given).some((name) => INTEREST.test(name))
    this.hasFees =
      table.columns.has('honorarios') || Object.keys(given).some((name) => FEES.test(name))
  }

  observeItem(cells: readonly Cell[], line: number): void {
    const amount = cells[this.amount]
    const isNegative = isBelowZero(amount)
    if (isNegative || this.payments.some((at) => !isBlank(cells[at]))) {
      const remark = firstText(cells, isUndone)
      if (remark !== undefined) this.undone ??= { line, value: remark.trim() }
    }
    if (isNegative) {
      this.negatives += 1
      this.negative ??= { line, value: cellText(amount).trim() }
    } else if (isBlank(amount)) return
    this.sum += Math.abs(looseAmount(amount) ?? 0) * (isNegative ? -1 : 1)
    if (showsThousandths(amount)) this.thousandths ??= { line, value: cellText(amount).trim() }
    for (const [column, kinds] of this.kinds)
      if (!kinds.hasOthers || !kinds.hasDebts) recordCell(kinds, cells[column], line, isNegative)
  }

  observeNew(cell: Cell, column: number, line: number): void {
    const kinds = this.kinds.get(column)
    if (!kinds) return
    const { hasPapers = false, hasSales = false } = kindsOf(cell, kinds, line)
    kinds.hasPapers ||= hasPapers
    kinds.hasSales ||= hasSales
  }

  /** Others than these are only counted as others, by the first of them. */
  hears(cell: Cell, column: number, line: number): boolean {
    const kinds = this.kinds.get(column)
    if (!kinds) return false
    const { fee, credit, disputed, hasDebts } = kindsOf(cell, kinds, line)
    return [fee, credit, disputed].some(Boolean) || !hasDebts
  }

  hearsFigures(column: number): boolean {
    return this.kinds.get(column)?.isFiscal === true
  }

  observeHeard(cells: readonly Cell[], line: number): void {
    const amount = cells[this.amount]
    if (isBlank(amount)) return
    for (const [column, kinds] of this.kinds)
      recordCell(kinds, cells[column], line, isBelowZero(amount))
  }

  found(): Found {
    const kinds = [...this.kinds].flatMap(([column, seen]) => {
      const { charge, fee, notOwed, isSigned, hasOthers } = seen
      const payment = paymentIn(seen)
      const at = { column: columnName(this.table.headings, column) }
      return [
        ...(payment && (hasOthers || charge) && !isSigned
          ? [{ code: 'ask_payments_positive' as const, facts: { ...payment, ...at } }]
          : []),
        ...(notOwed && hasOthers
          ? [{ code: 'ask_not_owed' as const, facts: { ...notOwed, ...at } }]
          : []),
        ...(charge && hasOthers && this.hasInterest
          ? [{ code: 'ask_interest_on_charges' as const, facts: { ...charge, ...at } }]
          : []),
        ...correctionIn(seen, at),
        ...(fee && hasOthers && this.hasFees
          ? [{ code: 'ask_fees_on_fees' as const, facts: { ...fee, ...at } }]
          : []),
      ]
    })
    const isNegative = this.negatives > 1 && this.sum < 0
    const negative = isNegative && this.negative ? [{ ...this.negative }] : []
    const thousandths = this.thousandths ? [{ ...this.thousandths }] : []
    return [
      ...this.offered(),
      ...thousandths.map((facts) => ({ code: 'ask_thousandths' as const, facts })),
      ...negative.map((facts) => ({ code: 'ask_all_negative' as const, facts })),
      ...(this.undone ? [{ code: 'ask_undone_payment' as const, facts: { ...this.undone } }] : []),
      ...kinds,
    ]
  }

  /** The amounts of offers, or the days on which they were made. */
  private offered(): Found {
    const { headings } = this.table
    const says = (is: RegExp, at: number | undefined) =>
      at !== undefined && is.test(normaliseHeading(headings[at] ?? ''))
    const at = [
      ...(says(OFFERED, this.amount) ? [this.amount] : []),
      ...(says(DAY_OF_OFFER, this.due) ? [this.due!] : []),
    ][0]
    if (at === undefined) return []
    return [{ code: 'ask_offered', facts: { column: columnName(headings, at) } }]
  }
}

/** Returns what the cell alone says in its column. */
function kindsOf(cell: Cell, { fee: _, credit: __, disputed: ___, ...seen }: Kinds, line: number) {
  const alone: Kinds = { ...seen, hasDebts: false }
  recordCell(alone, cell, line, false)
  return alone
}

function correctionIn({ correction, hasDebts }: Kinds, at: Facts) {
  const facts = { ...correction, ...at }
  return correction && hasDebts ? [{ code: 'ask_said_corrected' as const, facts }] : []
}

function isUndone(text: string): boolean {
  return UNDONE.test(normaliseText(text))
}

/** Decides whether a number has a minus before or after it, or brackets. */
export function isBelowZero(cell: Cell | undefined): boolean {
  if (isNumber(cell)) return cell.n.startsWith('-')
  return typeof cell === 'string' && /^(?:R\$)?\s*[-(]|-$/i.test(cell.trim())
}

/** `1,250` on the screen is 1.25 in the file, or 1250 that a program divided. */
function showsThousandths(cell: Cell | undefined): boolean {
  return isNumber(cell) && /0\.000(?!0)/.test(cell.format ?? '')
}
