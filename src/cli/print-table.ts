import type { Sentence } from '../messages/message-code.js'
import { AS_WRITTEN } from '../spreadsheets/tables/display-text.js'
import type { TableCell, TableColumn } from '../spreadsheets/tables/table.js'
import { terminalLines } from '../spreadsheets/tables/terminal.js'
import type { Output } from './output.js'

/** Prints the table; one without rows would show its titles alone, and `none` is told instead. */
export function printTable(
  titles: readonly (string | [title: string, kind: TableColumn['kind']])[],
  rows: TableCell[][],
  output: Output,
  none?: Sentence,
): void {
  if (none && rows.length === 0) {
    output.say(none)
    return
  }
  const columns = titles.map(
    (one): TableColumn =>
      typeof one === 'string' ? { title: one, kind: 'text' } : { title: one[0], kind: one[1] },
  )
  for (const line of terminalLines({ columns, rows }, AS_WRITTEN)) output.result(line)
}
