import { type Cell, isNumber } from '../../../spreadsheets/cell.js'
import { D } from '../../../values/decimal.js'
import { type DecimalMark, markProved, readNumberText } from '../../cells/amount.js'

const MARKS = ['comma', 'dot'] as const
/** A single amount equal to its total proves nothing. */
const FEWEST_ADDENDS = 2

/**
 * Adds up the amounts of a column under each decimal mark. An unambiguous total of the sheet proves
 * the mark if only one of the two sums equals it.
 */
export class CheckSum {
  private readonly sums = { comma: new D(0), dot: new D(0) }
  private addends = 0
  private readonly proved = new Set<DecimalMark>()
  private total: string | undefined

  add(cell: Cell | undefined): void {
    const values = valuesOf(cell)
    if (!values) return
    this.addends += 1
    for (const mark of MARKS) this.sums[mark] = this.sums[mark].plus(values[mark])
  }

  compare(cell: Cell | undefined): void {
    const values = valuesOf(cell)
    if (!values?.comma.eq(values.dot) || this.addends < FEWEST_ADDENDS) return
    const equal = MARKS.filter((mark) => this.sums[mark].eq(values.comma))
    if (equal.length !== 1) return
    this.proved.add(equal[0]!)
    this.total ??= typeof cell === 'string' ? cell.trim() : values.comma.toFixed()
  }

  /** Returns the mark and the total that proves it; undefined if totals prove different marks. */
  found(): { mark: DecimalMark; total: string } | undefined {
    const [mark, other] = this.proved
    return mark && !other ? { mark, total: this.total! } : undefined
  }
}

/** The value under each mark; a number or a text with one reading has the same under both. */
function valuesOf(cell: Cell | undefined): Record<DecimalMark, InstanceType<typeof D>> | undefined {
  if (isNumber(cell)) {
    const value = new D(cell.n)
    return cell.date ? undefined : { comma: value, dot: value }
  }
  if (typeof cell !== 'string') return undefined
  const reading = readNumberText(cell)
  if (reading.is === 'trouble' || markProved(reading) === undefined) return undefined
  const { comma = reading.dot!, dot = reading.comma! } = reading
  const value = new D(comma)
  return { comma: value, dot: dot === comma ? value : new D(dot) }
}
