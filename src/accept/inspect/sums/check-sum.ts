import { type Cell, isNumber } from '../../../spreadsheets/cell.js'
import { D } from '../../../values/decimal.js'
import { ExactSum } from '../../../values/exact-sum.js'
import { type DecimalMark, markProved, readNumberText } from '../../cells/amount.js'

const MARKS = ['comma', 'dot'] as const
/** A single amount equal to its total proves nothing. */
const FEWEST_ADDENDS = 2

/**
 * Adds up the amounts of a column under each decimal mark. An unambiguous total of the sheet proves
 * the mark if only one of the two sums equals it.
 */
export class CheckSum {
  private readonly sums = { comma: new ExactSum(), dot: new ExactSum() }
  private addends = 0
  private readonly proved = new Set<DecimalMark>()
  private total: string | undefined

  add(cell: Cell | undefined): void {
    const values = valuesOf(cell)
    if (!values) return
    this.addends += 1
    for (const mark of MARKS) this.sums[mark].add(values[mark])
  }

  compare(cell: Cell | undefined): void {
    const values = valuesOf(cell)
    if (!values || this.addends < FEWEST_ADDENDS) return
    const total = new D(values.comma)
    if (!total.eq(values.dot)) return
    const equal = MARKS.filter((mark) => this.sums[mark].value().eq(total))
    if (equal.length !== 1) return
    this.proved.add(equal[0]!)
    this.total ??= typeof cell === 'string' ? cell.trim() : total.toFixed()
  }

  /** Returns the mark and the total that proves it; undefined if totals prove different marks. */
  found(): { mark: DecimalMark; total: string } | undefined {
    const [mark, other] = this.proved
    return mark && !other ? { mark, total: this.total! } : undefined
  }
}

/** The value under each mark; a number or a text with one reading has the same under both. */
function valuesOf(cell: Cell | undefined): Record<DecimalMark, string> | undefined {
  if (isNumber(cell)) return cell.date ? undefined : { comma: cell.n, dot: cell.n }
  if (typeof cell !== 'string') return undefined
  const reading = readNumberText(cell)
  if (reading.is === 'trouble' || markProved(reading) === undefined) return undefined
  const { comma = reading.dot!, dot = reading.comma! } = reading
  return { comma, dot }
}
