import type { Parameters } from '../../../core/job/job.js'
import { type Sentence, sentence } from '../../../messages/message-code.js'
import type { Cell } from '../../../spreadsheets/cell.js'
import type { CellComment } from '../../../spreadsheets/source.js'
import { type Example, exampleTexts, MOST_EXAMPLES } from '../../cells/example.js'
import { confirmationArgument } from '../../find/confirmed.js'
import type { Table } from '../../find/table.js'
import { isMadeNote } from '../../read/footnotes.js'
import type { AskContext, TableCheck } from '../check.js'
import type { SurroundingText } from '../remarks/surrounding-texts.js'
import { doubtsList, tellsOfRows } from './list-rules.js'
import { TitledLists } from './titled-lists.js'

/** The beginning of a text that is longer. */
const LONGEST = 160

/**
 * Asks about titles, notes, comments and names that say that a list, or a part of it, is not to be
 * read or was not checked. Notes and the titles of sections are reported, because no field reads them.
 */
export class ListNotes implements TableCheck {
  private readonly isList: boolean
  private doubt: Partial<Example & SurroundingText> | undefined
  private readonly notes: Example[] = []
  private count = 0
  private readonly titled: TitledLists

  constructor(
    private readonly table: Table,
    around: readonly SurroundingText[],
    given: Parameters = {},
  ) {
    this.titled = new TitledLists(table, given)
    const { columns, roles } = table
    // Notes on saved calculations are examined with those on amounts.
    this.isList = roles.money.size === 0 && roles.keys.length > 0 && !columns.has('calc_id')
    this.doubt = around.find(({ value }) => doubtsList(value.replace(/[_\s.-]+/g, ' ')))
  }

  observeOtherLine(cells: readonly Cell[], line: number, kind: 'title' | 'note'): void {
    if (!this.isList) return
    const texts = textsIn(cells)
    const doubt = texts.find(doubtsList)
    if (doubt !== undefined) this.doubt ??= { line, value: doubt.slice(0, LONGEST) }
    const isReported = kind === 'note' ? !texts.every(isMadeNote) : texts.some(tellsOfRows)
    if (doubt !== undefined || texts.length === 0) return
    if (!isReported) {
      this.titled.observeTitle(texts.join(' ').slice(0, LONGEST), line)
      return
    }
    this.count += 1
    if (this.notes.length < MOST_EXAMPLES)
      this.notes.push({ line, value: texts.join(' ').slice(0, LONGEST) })
  }

  /** Examines an item, whose court a title may deny. */
  observeItem(cells: readonly Cell[]): void {
    if (this.isList) this.titled.observeItem(cells)
  }

  observeComment({ line, text }: CellComment): void {
    if (this.isList && doubtsList(text)) this.doubt ??= { line, value: text.slice(0, LONGEST) }
  }

  /** Returns no question if the user confirmed the column of keys, and with it all rows. */
  questions(): Sentence[] {
    const [key] = this.table.roles.keys
    if (!this.isList || !this.doubt || !key || this.table.confirmed.has(key.field.name)) return []
    const heading = confirmationArgument(this.table, key.column)
    return [sentence('ask_list_note', { ...this.doubt, field: key.field.name, heading })]
  }

  /** Returns messages, also where nobody can answer (`instead`). */
  remarks({ instead }: AskContext): Sentence[] {
    const { doubt } = this
    const titles = this.titled.others()
    const notes = [...titles, ...this.notes].sort((a, b) => a.line - b.line)
    const count = this.count + titles.length
    const unasked = this.isList && doubt && (instead || this.questions().length === 0)
    const others = { count, examples: exampleTexts(notes) }
    return [
      ...(unasked ? [sentence('told_list_note', { ...doubt })] : []),
      ...(count > 0 && !instead ? [sentence('told_list_notes', others)] : []),
    ]
  }
}

function textsIn(cells: readonly Cell[]): string[] {
  return cells.flatMap((cell) =>
    typeof cell === 'string' && cell.trim() !== '' ? [cell.trim()] : [],
  )
}
