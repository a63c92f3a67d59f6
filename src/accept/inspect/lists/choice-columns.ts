import type { Cell } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { normaliseHeading, normaliseText } from '../../find/normalise-heading.js'
import { columnName, type Table } from '../../find/table.js'
import { answersYes, asAnswer, asksWhich, tickOf } from './list-rules.js'

/** The first row without a tick, and how many there are. */
interface Unticked extends Example {
  column: string
  count: number
}

interface Choice {
  isHeaded: boolean
  /** The ticks in the column; `undefined` is anything else. */
  ticks: Set<string | undefined>
  blank?: Unticked
}

/** Unused columns that say of each row if it is to be read, by their heading or by ticks alone. */
export class ChoiceColumns {
  private readonly choices = new Map<number, Choice>()

  constructor(private readonly table: Table) {
    const { columns, headings } = table
    const taken = new Set(columns.values())
    for (const [at, heading] of headings.map(normaliseHeading).entries()) {
      const isHeaded = asksWhich(heading)
      // Ticks beside saved calculations are examined with the amounts.
      const isOpen = isHeaded || (heading === '' && !columns.has('calc_id'))
      if (isOpen && !taken.has(at)) this.choices.set(at, { isHeaded, ticks: new Set() })
    }
  }

  observe(cells: readonly Cell[], { line, value }: Example): void {
    for (const [column, seen] of this.choices) {
      const text = cellText(cells[column]).trim()
      if (text === '') {
        seen.blank ??= { line, value, count: 0, column: columnName(this.table.headings, column) }
        seen.blank.count += 1
      } else if (!seen.isHeaded) seen.ticks.add(tickOf(text))
      else if (answersYes(normaliseText(asAnswer(text)))) seen.ticks.add('x')
    }
  }

  /**
   * Returns the blanks beside ticks, by column. Without a heading they say nothing where anything
   * else stands in the column, and nothing of a list whose reading was settled before.
   */
  unticked(isSettled: boolean): [at: number, one: Unticked][] {
    return [...this.choices].flatMap(([at, { isHeaded, ticks, blank }]): [number, Unticked][] => {
      const isAnswer = isHeaded || (!isSettled && !ticks.has(undefined) && ticks.size === 1)
      return blank && isAnswer && ticks.size > 0 ? [[at, blank]] : []
    })
  }
}
