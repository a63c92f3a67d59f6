import { type Sentence, sentence } from '../../messages/message-code.js'
import { type Cell, isBlank } from '../../spreadsheets/cell.js'
import { cellText } from '../cells/cell-text.js'
import { confirmationArgument } from '../find/confirmed.js'
import { normaliseHeading } from '../find/normalise-heading.js'
import { columnName, type Table } from '../find/table.js'
import type { Example } from './format-evidence.js'

/** A title of lines with numbers of another register than the lawyers': "ESTAGIÁRIOS". */
const TRAINEES = /^estagiari[oa]s?(?: |$)/
/** `59505-E/SP`: the number itself shows a trainee, and its row is rejected. */
const WITH_LETTER = /\d ?[-/]? ?e(?![a-z])/i
const LONGEST_TITLE = 80
/** A heading such as "Categoria", as against the person of a case. */
const OF_PERSONS =
  /^(?:categoria|cargo|funcao|tipo|qualificacao|posicao|perfil|classe|vinculo|nivel|quadro)\b/
const OF_TRAINEES = /\bestag(?:iari[oa]s?)?\b/

/** Asks about a list of cases or registrations as a whole, where no single row is wrong. */
export class ListDoubts {
  private readonly from: number | undefined
  private readonly to: number | undefined
  private readonly oab: number | undefined
  private starts = 0
  private open = 0
  private firstOpen: Example | undefined
  private title: Example | undefined
  private trainees: (Example & { row: number; count: number }) | undefined
  private readonly persons: number[]
  private readonly headed: Example | undefined

  constructor(private readonly table: Table) {
    this.from = table.columns.get('data_inicio')
    this.to = table.columns.get('data_fim')
    this.oab = table.columns.get('oab_numero')
    const { headings, header } = table
    const heading = this.oab === undefined ? '' : (headings[this.oab] ?? '')
    if (OF_TRAINEES.test(normaliseHeading(heading)))
      this.headed = { line: header.bottom, value: heading.trim() }
    this.persons = headings.flatMap((text, at) =>
      OF_PERSONS.test(normaliseHeading(text)) ? [at] : [],
    )
  }

  /** Examines an item. */
  observeItem(cells: readonly Cell[], line: number): void {
    this.observeOtherLine(cells, line)
    this.observePeriod(cells, line)
    const number = this.oab === undefined ? null : cells[this.oab]
    if (isBlank(number) || WITH_LETTER.test(cellText(number))) return
    const said = this.traineeRemark(cells, line)
    if (!said) return
    this.trainees ??= { ...said, row: line, count: 0 }
    this.trainees.count += 1
  }

  /** The remark about trainees: in the heading, in the line itself, or in the title above it. */
  private traineeRemark(cells: readonly Cell[], line: number): Example | undefined {
    const own = this.persons.find((at) => TRAINEES.test(normaliseHeading(cellText(cells[at]))))
    if (own !== undefined) return { line, value: cellText(cells[own]).trim() }
    return this.headed ?? (this.title?.line === line ? undefined : this.title)
  }

  /** Examines titles and notes too: a text alone in its line is the title of the lines below. */
  observeOtherLine(cells: readonly Cell[], line: number): void {
    const texts = cells.map((cell) => cellText(cell).trim()).filter((text) => text !== '')
    const [value = ''] = texts
    if (texts.length !== 1 || value.length > LONGEST_TITLE || /\d{3}/.test(value)) return
    this.title = TRAINEES.test(normaliseHeading(value)) ? { line, value } : undefined
  }

  private observePeriod(cells: readonly Cell[], line: number): void {
    if (this.from === undefined || this.to === undefined || isBlank(cells[this.from])) return
    this.starts += 1
    if (!isBlank(cells[this.to])) return
    this.open += 1
    this.firstOpen ??= { line, value: cellText(cells[this.from]).trim() }
  }

  questions(map: Readonly<Record<string, string>>): Sentence[] {
    return [...this.openPeriods(map), ...this.numbersOfTrainees()]
  }

  /** Dates of a running case or contract have only a start; a search period has both ends. */
  private openPeriods(map: Readonly<Record<string, string>>): Sentence[] {
    const { from, open, starts, firstOpen, table } = this
    if (from === undefined || !firstOpen || map.data_inicio || open * 2 <= starts) return []
    const column = columnName(table.headings, from)
    const heading = confirmationArgument(table, from)
    return [sentence('ask_open_periods', { ...firstOpen, column, heading, count: open, starts })]
  }

  private numbersOfTrainees(): Sentence[] {
    const { trainees, oab, table } = this
    if (!trainees || oab === undefined || table.confirmed.has('oab_numero')) return []
    const facts = { ...trainees, field: 'oab_numero', heading: confirmationArgument(table, oab) }
    return [sentence('ask_trainees', facts)]
  }
}
