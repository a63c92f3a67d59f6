import { EXIT, type ExitStatus } from '../core/errors.js'
import type { Sentence } from '../messages/message-code.js'
import { AS_WRITTEN } from '../spreadsheets/tables/display-text.js'
import type { TableCell, TableColumn } from '../spreadsheets/tables/table.js'
import { terminalLines } from '../spreadsheets/tables/terminal.js'
import { type Output, words } from './output.js'

interface Listing {
  /** The value of `--json`. */
  json: object
  titles: readonly (readonly [pt: string, en: string, kind?: TableColumn['kind']])[]
  rows(): TableCell[][] | Promise<TableCell[][]>
  /** Told in place of a table without rows, which would show its titles alone. */
  none?: Sentence
}

/** Prints a list: as one line of JSON, or as a table. */
export async function printTable(
  { json, titles, rows, none }: Listing,
  output: Output,
): Promise<ExitStatus> {
  if (output.json) {
    output.result(JSON.stringify(json))
    return EXIT.done
  }
  const all = await rows()
  const columns = titles.map(([pt, en, kind = 'text']) => ({
    title: words(output.language, pt, en),
    kind,
  }))
  if (none && all.length === 0) output.say(none)
  else for (const line of terminalLines({ columns, rows: all }, AS_WRITTEN)) output.result(line)
  return EXIT.done
}
