import type { Cell } from '../../spreadsheets/cell.js'
import { cellText } from '../cells/cell-text.js'
import { normaliseHeading } from '../find/normalise-heading.js'
import { columnName, type Table } from '../find/table.js'
import type { Doubt } from './doubt.js'
import type { Example } from './format-evidence.js'
import { isBelowZero } from './line-kinds.js'

/** Headings of the creditor and of the debtor in one sheet. */
const PAIRS: readonly [RegExp, RegExp][] = [
  [
    /^(?:nome d[oa] )?(?:credor[a]?|exequente|autor[a]?|requerente|reclamante|cedente|beneficiari[oa]|favorecid[oa]|recebedor[a]?|parte autora|polo ativo)$/,
    /^(?:nome d[oa] )?(?:devedor[a]?|executad[oa]|reu?|requerid[oa]|reclamad[oa]|sacad[oa]|pagador[a]?|emitente|parte re|polo passivo)$/,
  ],
  [
    /^(?:emitente|sacador[a]?|vendedor[a]?|locador[a]?|contratad[oa]|fornecedor[a]?|mutuante)$/,
    /^(?:sacad[oa]|comprador[a]?|locatari[oa]|inquilin[oa]|contratante|cliente|mutuari[oa])$/,
  ],
]
/** Whom each amount is for, beside debts of one client. */
const PAYEE =
  /^(?:nome d[oa] )?(?:favorecid[oa]|recebedor[a]?|credor[a]?|(?:devid[oa]|pagar|repassar) ao?)$/
/** What was paid to others is claimed back by one. */
const CLAIMED_BACK = /\b(?:pag[oa]s?|pagamento|desembols\w+|recolhid[oa]|despesas?|reembolso)\b/
/** Legal forms that a name may have or omit. */
const LEGAL_FORM = / (?:ltda|s a|sa|me|epp|eireli|s s|cia)$/
const MOST_NAMES = 20_000

/**
 * Asks about a name that is creditor on some lines and debtor on others of one sum, and about two
 * creditors of the debts of one client.
 */
export class ChangingParties implements Doubt {
  private readonly creditor: number
  private readonly debtor: number
  private readonly isOfPayees: boolean
  private readonly clients = new Set<string>()
  private readonly creditors = new Map<string, Example>()
  private readonly debtors = new Map<string, Example>()

  constructor(
    private readonly table: Table,
    private readonly amount: number,
  ) {
    const texts = table.headings.map(normaliseHeading)
    const pairs = PAIRS.map((pair) => pair.map((is) => texts.findIndex((text) => is.test(text))))
    const [creditor, debtor] = pairs.find((pair) => !pair.includes(-1)) ?? []
    const payee = texts.findIndex((text) => PAYEE.test(text))
    const dates = [...table.columns].filter(([name]) => /^(?:data|dia)/.test(name))
    const read = [amount, ...dates.map(([, at]) => at)].map((at) => texts[at] ?? '')
    this.isOfPayees = payee >= 0 && !read.some((text) => CLAIMED_BACK.test(text))
    this.creditor = creditor ?? payee
    this.debtor = debtor ?? -1
  }

  /** Examines an item. */
  observeItem(cells: readonly Cell[], line: number): void {
    const isOpen = this.creditor >= 0 && this.debtors.size < MOST_NAMES
    if (!isOpen || this.creditors.size >= MOST_NAMES || isBelowZero(cells[this.amount])) return
    this.record(this.creditors, cells[this.creditor], line)
    this.record(this.debtors, cells[this.debtor], line)
    for (const name of ['cliente', 'numero_processo'])
      this.clients.add(plainName(cellText(cells[this.table.columns.get(name) ?? -1])))
  }

  found(): ReturnType<Doubt['found']> {
    const found = [...this.debtors].find(([name]) => this.creditors.has(name))
    const { headings } = this.table
    const column = columnName(headings, this.creditor)
    if (!found) return this.twoCreditors(column)
    const [name, { line, value }] = found
    const columns = { creditor: column, debtor: columnName(headings, this.debtor) }
    const facts = { value, line, otherLine: this.creditors.get(name)!.line, ...columns }
    return [{ code: 'ask_changing_parties', facts }]
  }

  /** In a portfolio, each debtor or client has a creditor of its own. */
  private twoCreditors(column: string): ReturnType<Doubt['found']> {
    const [first, other] = this.creditors.values()
    this.clients.delete('')
    const isOfOne = this.isOfPayees && this.debtors.size < 2 && this.clients.size < 2
    if (!isOfOne || !first || !other) return []
    const facts = { ...first, column, other: other.value, otherLine: other.line }
    return [{ code: 'ask_two_creditors', facts }]
  }

  private record(names: Map<string, Example>, cell: Cell | undefined, line: number): void {
    const value = cellText(cell).trim()
    const name = plainName(value)
    if (name !== '' && !names.has(name)) names.set(name, { line, value })
  }
}

function plainName(name: string): string {
  return normaliseHeading(name).replace(LEGAL_FORM, '')
}
