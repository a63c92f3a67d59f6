import type { Cell } from '../../../spreadsheets/cell.js'
import { cellText, loneText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { normaliseHeading, normaliseText } from '../../find/normalise-heading.js'
import type { Table } from '../../find/table.js'
import type { DebtCheck, Found } from '../check.js'

/** "Hipótese 2 - divisor 200": the title of lines that are owed in place of others. */
const TITLE =
  /^(?:(?:[ivx]+|\d{1,2}|[a-h]) )?(?:hipotese|cenario|alternativa|(?:pedido|calculo|conta) (?:principal|subsidiari[oa]|alternativ[oa]|sucessiv[oa]))\b/
const HEADING = /^(?:cenario|alternativa)s?$|^(?:hipotese|cenario|alternativa)s? d[eo] calculo$/
/** Its lines go on over another page. */
const CONTINUED = / (?:cont|continua(?:cao)?)$/

/** Asks about amounts of several hypotheses, of which one is owed, and all would be summed. */
export class Alternatives implements DebtCheck {
  private readonly columns: readonly number[]
  private title: string | undefined
  /** The first line of each hypothesis with lines. */
  private readonly hypotheses = new Map<string, Example>()

  constructor({ headings }: Table) {
    this.columns = headings.flatMap((one, at) => (HEADING.test(normaliseHeading(one)) ? [at] : []))
  }

  observeItem(cells: readonly Cell[], line: number): void {
    const own = this.columns.map((at) => cellText(cells[at]).trim()).find((text) => text !== '')
    const value = own ?? this.title
    if (value === undefined || this.hypotheses.size > 1) return
    const name = normaliseText(value).replace(CONTINUED, '')
    if (!this.hypotheses.has(name)) this.hypotheses.set(name, { line, value })
  }

  observeOtherLine(cells: readonly Cell[]): void {
    const text = loneText(cells)
    if (text !== undefined && TITLE.test(normaliseText(text))) this.title = text
  }

  found(): Found {
    const [first, other] = [...this.hypotheses.values()]
    if (!first || !other) return []
    const facts = { ...first, other: other.value, otherLine: other.line }
    return [{ code: 'ask_alternatives', facts }]
  }
}
