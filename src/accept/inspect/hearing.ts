import { type Cell, isNumber } from '../../spreadsheets/cell.js'
import type { Check, Marks } from './check.js'

/**
 * A plain figure: money, a whole number, a day or a number of the CNJ. Its digits differ on each
 * line and say no words, so that it is heard or not for the sake of its column alone.
 */
const FIGURE =
  /^(?:\d[\d.,]*|\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d{2}-\d{2}|\d{7}-\d{2}\.\d{4}\.\d\.\d{2}\.\d{4})$/

/** Texts remembered of each column; those of a list of states or of clients are fewer. */
const MOST_TEXTS = 1_024
/** Longer texts are remarks, which hardly recur. */
const LONGEST_TEXT = 200

const NOBODY: readonly Check[] = []

interface Heard {
  /** The checks that hear a text; those of the last texts, and those before them. */
  recent: Map<Cell, readonly Check[]>
  before: Map<Cell, readonly Check[]>
  figures?: readonly Check[]
}

/**
 * Shows items to the checks that hear one of their cells. Some twenty checks look for words, and few
 * cells say any: each text is asked about when it is new in its column, and an ordinary item, whose
 * cells are figures and texts seen before, costs a look into a map.
 */
export class Hearing {
  private readonly checks: readonly Check[]
  private readonly columns: Heard[] = []

  constructor(
    checks: readonly Check[],
    private readonly width: number,
  ) {
    this.checks = checks.filter((check) => check.observeHeard || check.observeNew)
  }

  observeItem(cells: readonly Cell[], line: number, marks: Marks): void {
    let hearers = NOBODY
    const width = Math.max(cells.length, this.width)
    for (let column = 0; column < width; column += 1) {
      const found = this.hearersOf(cells[column] ?? null, column, line)
      if (found.length > 0) hearers = hearers.length > 0 ? union(hearers, found) : found
    }
    for (const check of hearers) check.observeHeard?.(cells, line, marks)
  }

  private hearersOf(cell: Cell, column: number, line: number): readonly Check[] {
    this.columns[column] ??= { recent: new Map(), before: new Map() }
    const heard = this.columns[column]
    if (isFigure(cell)) {
      heard.figures ??= this.checks.filter((check) => check.hearsFigures?.(column))
      return heard.figures
    }
    const known = heard.recent.get(cell)
    if (known) return known
    const hearers = heard.before.get(cell) ?? this.asked(cell, column, line)
    if (typeof cell === 'string' && cell.length > LONGEST_TEXT) return hearers
    if (heard.recent.size >= MOST_TEXTS) {
      heard.before = heard.recent
      heard.recent = new Map()
    }
    heard.recent.set(cell, hearers)
    return hearers
  }

  private asked(cell: Cell, column: number, line: number): readonly Check[] {
    for (const check of this.checks) check.observeNew?.(cell, column, line)
    const hearers = this.checks.filter((check) => check.hears?.(cell, column, line))
    return hearers.length > 0 ? hearers : NOBODY
  }
}

function isFigure(cell: Cell): boolean {
  return typeof cell === 'string' ? FIGURE.test(cell) : isNumber(cell)
}

function union(some: readonly Check[], others: readonly Check[]): readonly Check[] {
  return [...new Set([...some, ...others])]
}
