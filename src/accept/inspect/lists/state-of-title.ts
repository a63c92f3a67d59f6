import { type Sentence, sentence } from '../../../messages/message-code.js'
import type { Cell } from '../../../spreadsheets/cell.js'
import { stateInTitle, statesOfBar } from '../../../values/oab.js'
import { loneText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import type { Table } from '../../find/table.js'
import type { TableCheck } from '../check.js'

/** Finds the state of registrations without one, where a title names it and no line another. */
export class StateOfTitle implements TableCheck {
  private titled: (Example & { uf: string }) | undefined
  private readonly states = new Set<string>()

  constructor(private readonly table: Table) {}

  get uf(): string | undefined {
    const { titled, states, table } = this
    const isOpen = table.columns.has('oab_numero') && !table.columns.has('oab_uf')
    return isOpen && states.size === 1 ? titled?.uf : undefined
  }

  observeItem(cells: readonly Cell[], line: number): void {
    this.observeOtherLine(cells, line)
  }

  /** A title of all rows is above the header; below it, another state contradicts. */
  observeOtherLine(cells: readonly Cell[], line: number): void {
    const value = loneText(cells)
    if (value === undefined || /\d{3}/.test(value)) return
    for (const state of statesOfBar(value)) this.states.add(state)
    const uf = line < this.table.header.top ? stateInTitle(value) : undefined
    if (uf !== undefined) this.titled ??= { line, value, uf }
  }

  remarks(): Sentence[] {
    return this.uf === undefined ? [] : [sentence('told_state_of_title', { ...this.titled })]
  }
}
