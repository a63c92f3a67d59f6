import { type Cell, isBlank } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { normaliseHeading, normaliseText } from '../../find/normalise-heading.js'
import { type Table, unusedColumns } from '../../find/table.js'
import { HEADS_REMARKS } from '../remarks/remark-rules.js'

const HEADING = /^(?:periodicidade|frequencia|recorrencia|periodo de (?:cobranca|pagamento))\b/
const RECURRING =
  /^(?:(?:por|ao|a cada) )?(?:diari[oa]|dia|semana|semanal|quinzena|quinzenal|mes|mensal|bimestral|trimestral|quadrimestral|semestral|ano|anual)(?:mente)?$/

/** Finds "mensal" on lines with one amount each: more payments fell due than are listed. */
export class Recurrence {
  private readonly column: number
  private readonly rest: number[]
  private readonly names = new Set<string>()
  private first: (Example & { column: number }) | undefined
  /** Several lines have the same other cells: they are the instalments. */
  private isListed = false

  constructor(table: Table, amount: number, dates: readonly number[]) {
    const under = (is: RegExp) =>
      unusedColumns(table, (heading) => is.test(normaliseHeading(heading)))[0]
    this.column = under(HEADING) ?? under(HEADS_REMARKS) ?? -1
    const others = new Set([this.column, amount, ...dates])
    this.rest = table.headings.flatMap((_, at) => (others.has(at) ? [] : [at]))
  }

  observeItem(cells: readonly Cell[], line: number): void {
    if (this.column < 0 || !RECURRING.test(normaliseText(cellText(cells[this.column])))) return
    const value = cellText(cells[this.column]).trim()
    this.first ??= { line, value, column: this.column }
    const texts = this.rest.filter((at) => !isBlank(cells[at])).map((at) => cellText(cells[at]))
    const name = texts.join('\n')
    this.isListed ||= name === '' || this.names.has(name)
    this.names.add(name)
  }

  found(): (Example & { column: number }) | undefined {
    return this.isListed ? undefined : this.first
  }
}
