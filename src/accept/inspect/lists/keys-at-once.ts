import type { Parameters } from '../../../core/job/job.js'
import { type Sentence, sentence } from '../../../messages/message-code.js'
import { type Cell, isBlank } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import type { Table } from '../../find/table.js'
import type { TableCheck } from '../check.js'

/** Asks which is watched where each line of a watch has a registration and a case. */
export class KeysAtOnce implements TableCheck {
  private readonly columns: readonly (number | undefined)[]
  private isOfAll = true
  private first: Example | undefined

  constructor({ columns }: Table, { night }: Parameters) {
    const names = night === undefined ? [] : ['oab_numero', 'numero_processo']
    this.columns = names.map((name) => columns.get(name))
  }

  observeItem(cells: readonly Cell[], line: number): void {
    const [oab] = this.columns
    this.isOfAll &&= this.columns.every((at) => at !== undefined && !isBlank(cells[at]))
    if (oab !== undefined) this.first ??= { line, value: cellText(cells[oab]).trim() }
  }

  questions(): Sentence[] {
    return this.isOfAll && this.first ? [sentence('ask_oab_or_case', { ...this.first })] : []
  }
}
