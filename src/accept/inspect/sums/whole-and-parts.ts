import type { Facts } from '../../../messages/message.js'
import { type Cell, isBlank } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import { type DateOrder, dayIn } from '../../cells/date.js'
import type { Example } from '../../cells/example.js'
import { normaliseHeading, normaliseText } from '../../find/normalise-heading.js'
import { columnName, type Table } from '../../find/table.js'
import type { DebtCheck } from '../check.js'

const NAMES_PARTS =
  /^(?:parcelas?|parc|prestacao|cotas?|quotas?|historico|descricao|discriminacao|especificacao|lancamento|natureza|titulo|tipo|rubrica|item|evento|referencia)\b/
/** "Cota única" of a tax that is there in instalments too. */
const AT_ONCE = /^(?:(?:cota|quota|parcela|pagamento) )?(?:unic[oa]|a vista)\b/
/** Instalments of an agreement, which took the place of earlier debts. */
const OF_AGREEMENT =
  /^(?:parc\w* (?:\d+ )*(?:d[eo] )?)?(?:acordo|parcelamento|renegociacao|confissao|novacao|repactuacao)\b/
/** Whose debt a line is, and of which year. */
const OWNER =
  /^(?:unidade|apto|apartamento|bloco|sala|imovel|inscricao|matricula|contrato|exercicio|ano|cliente|devedor[a]?|sacad[oa]|condomin[oa]|locatari[oa]|inquilin[oa]|alun[oa]|contribuinte|mutuari[oa]|associad[oa]|nome|cpf|cnpj|placa)\b/
const MOST_OWNERS = 20_000

interface Debts {
  whole?: Example & { isAgreement: boolean; due: Cell | undefined }
  /** An instalment with a number, and a debt of any kind. */
  part?: Example
  other?: Example & { due: Cell | undefined }
}

/**
 * Asks about a debt that is there at once and in instalments, or beside the agreement about it: both
 * would be added up.
 */
export class WholeAndParts implements DebtCheck {
  private readonly column: number
  private readonly owners: readonly number[]
  private readonly debts = new Map<string, Debts>()

  constructor(
    private readonly table: Table,
    private readonly amount: number,
    private readonly due: number | undefined,
    private readonly lastYear: number,
  ) {
    const texts = table.headings.map(normaliseHeading)
    this.column = texts.findIndex((text, at) => at !== amount && NAMES_PARTS.test(text))
    this.owners = texts.flatMap((text, at) => (OWNER.test(text) && at !== this.column ? [at] : []))
  }

  observeItem(cells: readonly Cell[], line: number): void {
    const cell = cells[this.column]
    if (isBlank(cell) || isBlank(cells[this.amount]) || this.debts.size >= MOST_OWNERS) return
    const value = cellText(cell).trim()
    const plain = normaliseText(value)
    const owner = this.owners.map((at) => cellText(cells[at]).trim()).join('\n')
    const debts = this.debts.get(owner) ?? {}
    this.debts.set(owner, debts)
    const due = this.due === undefined ? undefined : cells[this.due]
    const isAgreement = OF_AGREEMENT.test(plain)
    if (isAgreement || AT_ONCE.test(plain)) debts.whole ??= { line, value, isAgreement, due }
    else debts.other ??= { line, value, due }
    if (!isAgreement && /^(?:parc\w* )?\d{1,3}\b/.test(plain)) debts.part ??= { line, value }
  }

  found(order: DateOrder): { code: 'ask_whole_and_parts'; facts: Facts }[] {
    for (const { whole, part, other } of this.debts.values()) {
      if (!whole) continue
      const beside = whole.isAgreement ? this.earlier(other, whole.due, order) : part
      if (!beside) continue
      const { line, value, isAgreement } = whole
      const column = columnName(this.table.headings, this.column)
      const facts = { line, value, isAgreement, column, other: beside.line, beside: beside.value }
      return [{ code: 'ask_whole_and_parts', facts }]
    }
    return []
  }

  /** What falls due after an agreement is no part of it. */
  private earlier(
    other: Debts['other'],
    due: Cell | undefined,
    order: DateOrder,
  ): Example | undefined {
    const [before, after] = [other?.due, due].map((cell) => dayIn(cell, order, this.lastYear))
    return before !== undefined && after !== undefined && before < after ? other : undefined
  }
}
