import type { OpenCounts, OpenTotals, Parameters } from '../core/job/job.js'
import { legibleName } from '../values/legible-name.js'
import { openColumns } from './columns.js'
import { ExactSum } from './exact-sum.js'
import type { ResultRow } from './rows.js'
import type { UndeclaredKinds } from './undeclared-columns.js'

const AMOUNT = /^-?\d{1,15}(?:\.\d{1,2})?$/

interface OpenSum {
  sum: ExactSum
  /** Documents with a value. */
  rows: number
  kind: string
  /** Whether each value is an amount, of documents of one kind. */
  isOne: boolean
}

interface OfDocument {
  kind: string
  seen: Set<string>
}

/** Counts the service's own fields, and sums those that are amounts of one kind. */
export class OpenSums {
  readonly counts: OpenCounts = { documents: 0, values: 0, lines: 0 }
  private readonly amounts = new Map<string, OpenSum>()

  constructor(
    private readonly totals: OpenTotals,
    private readonly parameters: Parameters,
    /** Figures of ours among those of the service. */
    private readonly ours: ReadonlySet<string>,
  ) {}

  /** Adds an answered row. */
  add(row: Pick<ResultRow, 'figures' | 'lists' | 'said' | 'fields'>): void {
    if (this.totals.isRepeated(row)) return
    this.counts.documents += 1
    for (const lines of Object.values(row.lists ?? {})) this.counts.lines += lines.length
    const kind = this.totals.kindOf(row, this.parameters)
    const seen = new Set<string>()
    for (const [name, value] of Object.entries(row.figures)) {
      if (value === '' || this.ours.has(name)) continue
      this.counts.values += 1
      this.addAmount(name, value, { kind, seen })
    }
    for (const [list, lines] of Object.entries(row.lists ?? {})) {
      const ofNoMonth = lines.filter((line) => !Object.keys(line).some(this.totals.isMonth))
      for (const [name, value] of ofNoMonth.flatMap((line) => Object.entries(line)))
        this.addAmount(`${list}.${name}`, value, { kind, seen })
    }
  }

  /** @param seen the fields that the document has so far */
  private addAmount(name: string, value: string, { kind, seen }: OfDocument): void {
    if (value === '' || !this.totals.isAmount(name)) return
    const one = this.amounts.get(name) ?? { sum: new ExactSum(), rows: 0, kind, isOne: true }
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
    return [...this.amounts].flatMap(([figure, { sum, rows, isOne }]) =>
      isOne
        ? [{ figure, title: titles.get(figure) ?? legibleName(figure), sum: sum.toString(), rows }]
        : [],
    )
  }
}
