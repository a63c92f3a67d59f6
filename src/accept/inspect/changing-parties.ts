import type { Facts } from '../../messages/message.js'
import type { Cell } from '../../spreadsheets/cell.js'
import { cellText } from '../cells/cell-text.js'
import { normaliseHeading } from '../find/normalise-heading.js'
import { columnName, type Table } from '../find/table.js'
import type { Doubt } from './doubt.js'
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
/** Legal forms that a name may have or omit. */
const LEGAL_FORM = / (?:ltda|s a|sa|me|epp|eireli|s s|cia)$/
const MOST_NAMES = 20_000

/** Asks about a name that is creditor on some lines and debtor on others of one sum. */
export class ChangingParties implements Doubt {
  private readonly creditor: number
  private readonly debtor: number
  private readonly creditors = new Map<string, number>()
  private readonly debtors = new Map<string, { line: number; value: string }>()

  constructor(
    private readonly table: Table,
    private readonly amount: number,
  ) {
    const texts = table.headings.map(normaliseHeading)
    const pairs = PAIRS.map((pair) => pair.map((is) => texts.findIndex((text) => is.test(text))))
    const [creditor, debtor] = pairs.find((pair) => !pair.includes(-1)) ?? []
    this.creditor = creditor ?? -1
    this.debtor = debtor ?? -1
  }

  /** Examines an item. */
  observeItem(cells: readonly Cell[], line: number): void {
    const isOpen = this.creditor >= 0 && this.debtor >= 0 && this.debtors.size < MOST_NAMES
    if (!isOpen || this.creditors.size >= MOST_NAMES || isBelowZero(cells[this.amount])) return
    const value = cellText(cells[this.debtor]).trim()
    const [creditor, debtor] = [plainName(cellText(cells[this.creditor])), plainName(value)]
    if (creditor !== '' && !this.creditors.has(creditor)) this.creditors.set(creditor, line)
    if (debtor !== '' && !this.debtors.has(debtor)) this.debtors.set(debtor, { line, value })
  }

  found(): { code: 'ask_changing_parties'; facts: Facts }[] {
    const found = [...this.debtors].find(([name]) => this.creditors.has(name))
    if (!found) return []
    const [name, { line, value }] = found
    const { headings } = this.table
    const columns = {
      creditor: columnName(headings, this.creditor),
      debtor: columnName(headings, this.debtor),
    }
    const facts = { value, line, otherLine: this.creditors.get(name)!, ...columns }
    return [{ code: 'ask_changing_parties', facts }]
  }
}

function plainName(name: string): string {
  return normaliseHeading(name).replace(LEGAL_FORM, '')
}
