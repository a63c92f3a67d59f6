import type { OpenCounts, OpenTotals, Parameters } from '../core/job/job.js'
import { legibleName } from '../values/legible-name.js'
import { openColumns } from './columns.js'
import { ExactSum } from './exact-sum.js'
import type { ResultRow } from './rows.js'
import type { UndeclaredKinds } from './undeclared-columns.js'

const AMOUNT = /^-?\d{1,15}(?:\.\d{1,2})?$/

/** The name of what stands outside lists. */
const NO_LIST = ''

interface OpenSum {
  list: string
  sum: ExactSum
  /** Documents with a value. */
  rows: number
  kind: string
  /** Whether each value is an amount, of documents of one kind. */
  isOne: boolean
}

interface OfDocument {
  kind: string
  /** The fields that the document has so far. */
  seen: Set<string>
}

/** Counts the service's own fields, and sums those that are amounts of one kind. */
export class OpenSums {
  readonly counts: OpenCounts = { documents: 0, values: 0, lines: 0 }
  private readonly amounts = new Map<string, OpenSum>()
  /** Lists in which a line is of one month. */
  private readonly series = new Set<string>()

  constructor(
    private readonly totals: OpenTotals,
    private readonly parameters: Parameters,
    /** Decides whether a figure is ours, or about the answer: the service read it nowhere. */
    private readonly isBeside: (figure: string) => boolean,
  ) {}

  add(row: Pick<ResultRow, 'figures' | 'lists' | 'said' | 'fields'>): void {
    if (this.totals.isRepeated(row)) return
    this.counts.documents += 1
    for (const lines of Object.values(row.lists ?? {})) this.counts.lines += lines.length
    const ofDocument = { kind: this.totals.kindOf(row, this.parameters), seen: new Set<string>() }
    for (const [name, value] of Object.entries(row.figures)) {
      if (value === '' || this.isBeside(name)) continue
      this.counts.values += 1
      this.addField(NO_LIST, name, value, ofDocument)
    }
    for (const [list, lines] of Object.entries(row.lists ?? {})) {
      for (const [name, value] of lines.flatMap((line) => Object.entries(line)))
        this.addField(list, name, value, ofDocument)
    }
  }

  private addField(list: string, field: string, value: string, { kind, seen }: OfDocument): void {
    if (value === '') return
    if (this.totals.isMonth(field, value)) this.series.add(list)
    const name = list === NO_LIST ? field : `${list}.${field}`
    if (!this.totals.isAmount(name)) return
    const one = this.amounts.get(name) ?? { list, sum: new ExactSum(), rows: 0, kind, isOne: true }
    this.amounts.set(name, one)
    one.isOne &&= one.kind === kind && AMOUNT.test(value)
    if (!one.isOne) return
    one.sum.add(value)
    if (!seen.has(name)) one.rows += 1
    seen.add(name)
  }

  /** Returns the sums under the titles of their columns. */
  sums(kinds: UndeclaredKinds): { figure: string; title: string; sum: string; rows: number }[] {
    const titles = new Map(openColumns(kinds).map(({ figure, title }) => [figure, title]))
    return [...this.amounts].flatMap(([figure, { list, sum, rows, isOne }]) =>
      isOne && !this.series.has(list)
        ? [{ figure, title: titles.get(figure) ?? legibleName(figure), sum: sum.toString(), rows }]
        : [],
    )
  }
}
