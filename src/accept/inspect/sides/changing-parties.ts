import { type Cell, isBlank } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { fitOf } from '../../find/match-columns.js'
import { normaliseHeading, normaliseText } from '../../find/normalise-heading.js'
import { OWNERS } from '../../find/owner-columns.js'
import { columnName, type Table } from '../../find/table.js'
import type { DebtCheck, Found } from '../check.js'
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
/** Without a word that something is owed, payees may be those of expenses. */
const CLAIMED =
  /\b(?:venc\w*|devid[oa]|deve|debitos?|dividas?|saldo|credor[a]?|em aberto|(?:pagar|repassar) ao?)\b/
/** "CPF do favorecido" and its likes tell the same as his name. */
const OF_PAYEE = /\b(?:favorecid[oa]|recebedor[a]?|credor[a]?|beneficiari[oa]|fornecedor[a]?)\b/
/** Numbers of the lines themselves. */
const OF_LINE = /^(?:id|codigo|cod|chave)$/
/** Of a debtor or a client, as against the document of each debt. */
const OF_OWNER = /^(?:cpf|cnpj)\b.*\b(?:devedor[a]?|cliente|reu?|executad[oa]|sacad[oa])$/
/** What was paid to others is claimed back by one. */
const CLAIMED_BACK = /\b(?:pag[oa]s?|pagamento|desembols\w+|recolhid[oa]|despesas?|reembolso)\b/
/** Values of cases, each for itself, in whichever side of it a client is. */
const OF_CASES = /\bcausa\b/
/** Legal forms that a name may have or omit. */
const LEGAL_FORM = / (?:ltda|s a|sa|me|epp|eireli|s s|cia)$/
const MOST_NAMES = 20_000

interface Party extends Example {
  lines: number
}

/**
 * Asks about a name that is creditor on some lines and debtor on others of one sum, and about two
 * creditors of the debts of one client.
 */
export class ChangingParties implements DebtCheck {
  private readonly creditor: number
  private readonly debtor: number
  private readonly isOfPayees: boolean
  /** The names or numbers in each column of those to whom the debts belong. */
  private readonly owners: ReadonlyMap<number, Set<string>>
  private readonly creditors = new Map<string, Party>()
  private readonly debtors = new Map<string, Party>()
  private lines = 0

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
    const isClaim = [texts[payee] ?? '', ...read].some((text) => CLAIMED.test(text))
    // Creditors that are read as the clients are those of a portfolio.
    const isOfOthers = payee >= 0 && table.columns.get('cliente') !== payee
    this.isOfPayees = isOfOthers && isClaim && !read.some((text) => CLAIMED_BACK.test(text))
    this.creditor = creditor ?? payee
    this.debtor = OF_CASES.test(texts[amount] ?? '') ? -1 : (debtor ?? -1)
    const owners = [...texts.keys()].filter((at) => at !== this.creditor && isOwner(texts[at]!))
    this.owners = new Map(owners.map((at) => [at, new Set<string>()]))
  }

  observeItem(cells: readonly Cell[], line: number): void {
    const isOpen = this.creditor >= 0 && this.debtors.size < MOST_NAMES
    if (!isOpen || this.creditors.size >= MOST_NAMES || isBelowZero(cells[this.amount])) return
    // A line without names is of those above.
    if (!isBlank(cells[this.creditor]) || !isBlank(cells[this.debtor])) this.lines += 1
    this.record(this.creditors, cells[this.creditor], line)
    this.record(this.debtors, cells[this.debtor], line)
    for (const [at, names] of this.owners) {
      const name = plainName(cellText(cells[at]))
      if (name !== '' && names.size < 2) names.add(name)
    }
  }

  found(): Found {
    const found = [...this.debtors].find(([name, debts]) => this.isOnBothSides(name, debts.lines))
    const { headings } = this.table
    const column = columnName(headings, this.creditor)
    if (!found) return this.twoCreditors(column)
    const [name, { line, value }] = found
    const columns = { creditor: column, debtor: columnName(headings, this.debtor) }
    const facts = { value, line, otherLine: this.creditors.get(name)!.line, ...columns }
    return [{ code: 'ask_changing_parties', facts }]
  }

  /** Whose sheet it is stands on most lines; in a portfolio of others, a bank is on both sides. */
  private isOnBothSides(name: string, debts: number): boolean {
    const claims = this.creditors.get(name)?.lines ?? 0
    return claims > 0 && (claims + debts) * 2 > this.lines
  }

  /** In a portfolio, each debtor or client has a creditor of its own. */
  private twoCreditors(column: string): Found {
    const [first, other] = this.creditors.values()
    const isOfOne = [this.debtors, ...this.owners.values()].every(({ size }) => size < 2)
    if (!this.isOfPayees || !isOfOne || !first || !other) return []
    const { line, value } = first
    const facts = { line, value, column, other: other.value, otherLine: other.line }
    return [{ code: 'ask_two_creditors', facts }]
  }

  private record(names: Map<string, Party>, cell: Cell | undefined, line: number): void {
    const value = cellText(cell).trim()
    const name = plainName(value)
    if (name === '') return
    const party = names.get(name) ?? { line, value, lines: 0 }
    party.lines += 1
    names.set(name, party)
  }
}

function isOwner(text: string): boolean {
  if (OF_PAYEE.test(text) || OF_LINE.test(text)) return false
  const fields = [...OWNERS.filter((field) => field !== 'documento'), 'numero_processo']
  return OF_OWNER.test(text) || fields.some((field) => fitOf(field, text))
}

function plainName(name: string): string {
  return normaliseText(name).replace(LEGAL_FORM, '')
}
