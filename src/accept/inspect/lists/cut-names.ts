import { type Sentence, sentence } from '../../../messages/message-code.js'
import type { Cell } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import { type Example, exampleTexts, MOST_EXAMPLES } from '../../cells/example.js'
import { columnName, type Table } from '../../find/table.js'
import type { TableCheck } from '../check.js'

/** Programs cut names at widths such as 20, 30 or 35 letters. */
const SHORTEST = 20
const STEP = 5
/** Two names of one length are chance; of cut names, a third are usual. */
const FEWEST = 3
const SHARE = 3

/** Tells of names that a program may have cut: many fill the same width, and none is longer. */
export class CutNames implements TableCheck {
  private readonly column: number | undefined
  private longest = 0
  private full: Example[] = []
  private fullCount = 0
  private names = 0

  constructor(private readonly table: Table) {
    const ofName = ({ field: { name } }: Table['roles']['keys'][number]) => name.endsWith('_nome')
    this.column = table.roles.keys.find(ofName)?.column
  }

  observeItem(cells: readonly Cell[], line: number): void {
    if (this.column === undefined) return
    const value = cellText(cells[this.column]).trim()
    if (value !== '') this.names += 1
    if (value.length < this.longest) return
    if (value.length > this.longest) {
      this.full = []
      this.fullCount = 0
    }
    this.fullCount += 1
    this.longest = value.length
    const isNew = this.full.every((one) => one.value !== value)
    if (isNew && this.full.length < MOST_EXAMPLES) this.full.push({ line, value })
  }

  remarks(): Sentence[] {
    const { column, longest, full, fullCount, names, table } = this
    const isWidth = longest >= SHORTEST && longest % STEP === 0
    const isUsual = full.length >= FEWEST && fullCount * SHARE >= names
    if (column === undefined || !isWidth || !isUsual) return []
    const facts = { column: columnName(table.headings, column), examples: exampleTexts(full) }
    return [sentence('told_cut_names', { ...facts, letters: longest })]
  }
}
