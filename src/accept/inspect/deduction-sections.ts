import { type Cell, isBlank } from '../../spreadsheets/cell.js'
import { cellText } from '../cells/cell-text.js'
import { looseAmount } from '../cells/loose-amount.js'
import { normaliseHeading } from '../find/normalise-heading.js'
import type { Doubt } from './doubt.js'
import type { Example } from './format-evidence.js'

/** What is taken off a debt, as the title of the lines below: "II - DEDUÇÕES (notas de crédito)". */
const DEDUCTIONS =
  /^(?:(?:[ivx]+|\d{1,2}|[a-h]) )?(?:menos |total de )?(?:deduc(?:ao|oes)|notas? de credito|creditos?(?= (?:d[oa]s? (?:reu|devedor|cliente|executad[oa]|sacad[oa])|emitid|concedid|a (?:abater|deduzir|compensar)))|compensac(?:ao|oes)|abatimentos?|pagamentos?|devoluc(?:ao|oes)|descontos?|amortizac(?:ao|oes)|recebimentos?|estornos?|glosas?|valores (?:ja )?(?:pagos|recebidos|levantados|depositados|a (?:deduzir|abater|compensar)))\b/
/** What is claimed back, or not paid yet, is owed. */
const OWED =
  /\b(?:indevid|indebit|nao (?:pag|efetuad|realizad|recebid)|atras|em aberto|pendent|vencid|vincend|a (?:receber|restituir|devolver|pagar)|devid)/
const LONGEST_TITLE = 80

/** Lines below the title of what is taken off a debt, with amounts that would be added to it. */
export class DeductionSections implements Doubt {
  private section: Example | undefined
  private first: (Example & { row: number }) | undefined

  constructor(private readonly amount: number) {}

  look(cells: readonly Cell[], line: number): void {
    if (!this.section || this.first) return
    const amount = looseAmount(cells[this.amount])
    if (amount !== undefined && amount > 0) this.first = { ...this.section, row: line }
    // Another header ends the section; it is asked about for itself.
    else if (amount === undefined && !isBlank(cells[this.amount])) this.section = undefined
  }

  lookBeside(cells: readonly Cell[], line: number): void {
    const texts = cells.map((cell) => cellText(cell).trim()).filter((text) => text !== '')
    const [value = ''] = texts
    if (texts.length === 0) return
    const plain = normaliseHeading(value)
    const isTitle = texts.length === 1 && value.length <= LONGEST_TITLE
    this.section =
      isTitle && DEDUCTIONS.test(plain) && !OWED.test(plain) ? { line, value } : undefined
  }

  found(): ReturnType<Doubt['found']> {
    return this.first ? [{ code: 'ask_deduction_section', facts: { ...this.first } }] : []
  }
}
