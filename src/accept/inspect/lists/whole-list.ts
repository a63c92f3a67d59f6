import { type Sentence, sentence } from '../../../messages/message-code.js'
import { type Cell, isBlank } from '../../../spreadsheets/cell.js'
import { cellText, loneText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { readOab } from '../../cells/oab.js'
import { confirmationArgument } from '../../find/confirmed.js'
import { normaliseHeading, normaliseText } from '../../find/normalise-heading.js'
import { columnName, type Table } from '../../find/table.js'
import type { AskContext, TableCheck } from '../check.js'

/** A title of lines with numbers of another register than the lawyers': "ESTAGIÁRIOS". */
const TRAINEES = /^estagiari[oa]s?(?: |$)/
/** A heading such as "Categoria", as against the person of a case. */
const OF_PERSONS =
  /^(?:categoria|cargo|funcao|tipo|qualificacao|posicao|perfil|classe|vinculo|nivel|quadro)\b/
const OF_TRAINEES = /\bestag(?:iari[oa]s?)?\b/
/** Before or behind a name: "Est. Lia Prado", "Lia Prado (estagiária)". */
const NAMES_TRAINEE = /^est(?:ag)? |\bestagiari[oa]\b/
/** A heading of a column of the letters of registrations, in which E is a trainee's. */
const OF_LETTERS = /^(?:letra|sufixo|complemento|compl|serie|tipo|categoria|natureza)\b/
const LETTER_OF_TRAINEES = /^[\s/-]*e[\s.]*$/i
/** Firms have a register of their own. "OAB do escritório" may be that of its lawyers. */
const OF_FIRMS = /\bsociedades?\b/
const HEADS_FIRMS = /\b(?:sociedades?|escritorio|banca)\b/
const NAMES_FIRM = /\b(?:sociedade (?:individual )?de advoga|advogad[oa]s\b|advocacia\b)/

const OF_LAWYERS = /\b(?:adv|advogad[oa]s?|patron[oa]s?|procurador(?:es|a)?|responsave(?:l|is))\b/
/** "Advogado adverso", "Advogado da parte contrária". */
const OF_OPPONENTS = /\b(?:advers|contrari|opost)[oa]s?\b/

/** Whose numbers stand in the place of those of the office's lawyers, by the question about them. */
type Register = 'ask_trainees' | 'ask_firms' | 'ask_opponents'

/** Asks about a list of cases or registrations as a whole, where no single row is wrong. */
export class WholeList implements TableCheck {
  private readonly from: number | undefined
  private readonly to: number | undefined
  private readonly oab: number | undefined
  private starts = 0
  private open = 0
  private firstOpen: Example | undefined
  private title: Example | undefined
  private readonly others = new Map<Register, Example & { row: number; count: number }>()
  private readonly persons: number[]
  private readonly letters: number[]
  private readonly names: number[]
  private readonly headed: Example | undefined
  private readonly opponents: Example | undefined

  constructor(private readonly table: Table) {
    this.from = table.columns.get('data_inicio')
    this.to = table.columns.get('data_fim')
    this.oab = table.columns.get('oab_numero')
    const { headings, header } = table
    const heading = this.oab === undefined ? '' : (headings[this.oab] ?? '')
    if (OF_TRAINEES.test(normaliseHeading(heading)) || OF_FIRMS.test(normaliseHeading(heading)))
      this.headed = { line: header.bottom, value: heading.trim() }
    const lawyers = headings.filter(
      (text, at) => at !== this.oab && OF_LAWYERS.test(normaliseHeading(text)),
    )
    // Beside a column of the office's lawyers, the registrations are theirs.
    const [named] = lawyers
    if (named && lawyers.every((text) => OF_OPPONENTS.test(normaliseHeading(text))))
      this.opponents = { line: header.bottom, value: named.trim() }
    const headedAs = (pattern: RegExp) =>
      headings.flatMap((text, at) => (pattern.test(normaliseHeading(text)) ? [at] : []))
    this.persons = headedAs(OF_PERSONS)
    this.letters = headedAs(OF_LETTERS)
    const names = ['oab_nome', 'advogado_nome'].flatMap((name) => table.columns.get(name) ?? [])
    // Beside the name of the lawyer, the firm is where the lawyer works.
    this.names = names.length > 0 ? names : headedAs(HEADS_FIRMS).filter((at) => at !== this.oab)
  }

  observeItem(cells: readonly Cell[], line: number): void {
    this.observeOtherLine(cells, line)
    this.observePeriod(cells, line)
    // A number that itself shows a trainee or a firm is rejected with its row.
    if (this.oab === undefined || readOab(cells[this.oab]).is !== 'value') return
    const register = this.registerOf(cells, line)
    if (!register) return
    const [of, said] = register
    const before = this.others.get(of)
    if (before) before.count += 1
    else this.others.set(of, { ...said, row: line, count: 1 })
  }

  /** The register that the line says instead of the lawyers', and its words. */
  private registerOf(cells: readonly Cell[], line: number): [Register, Example] | undefined {
    const trainee = this.traineeRemark(cells, line)
    if (trainee) return ['ask_trainees', trainee]
    const firm = this.names.find((at) => NAMES_FIRM.test(normaliseText(cellText(cells[at]))))
    if (firm !== undefined) return ['ask_firms', { line, value: cellText(cells[firm]).trim() }]
    const { headed, opponents } = this
    if (opponents) return ['ask_opponents', opponents]
    if (!headed) return undefined
    return [OF_FIRMS.test(normaliseHeading(headed.value)) ? 'ask_firms' : 'ask_trainees', headed]
  }

  /** The remark about trainees: in the line itself, or in the title above it. */
  private traineeRemark(cells: readonly Cell[], line: number): Example | undefined {
    const says = (pattern: RegExp) => (at: number) =>
      pattern.test(normaliseText(cellText(cells[at])))
    const own =
      this.persons.find(says(TRAINEES)) ??
      this.names.find(says(NAMES_TRAINEE)) ??
      this.letters.find((at) => LETTER_OF_TRAINEES.test(cellText(cells[at])))
    if (own !== undefined) return { line, value: cellText(cells[own]).trim() }
    return this.title?.line === line ? undefined : this.title
  }

  /** Examines titles and notes too: a text alone in its line is the title of the lines below. */
  observeOtherLine(cells: readonly Cell[], line: number): void {
    const value = loneText(cells)
    if (value === undefined || /\d{3}/.test(value)) return
    this.title = TRAINEES.test(normaliseText(value)) ? { line, value } : undefined
  }

  private observePeriod(cells: readonly Cell[], line: number): void {
    if (this.from === undefined || this.to === undefined || isBlank(cells[this.from])) return
    this.starts += 1
    if (!isBlank(cells[this.to])) return
    this.open += 1
    this.firstOpen ??= { line, value: cellText(cells[this.from]).trim() }
  }

  questions({ map }: AskContext): Sentence[] {
    return [...this.openPeriods(map), ...this.numbersOfOthers()]
  }

  /** Dates of a running case or contract have only a start; a search period has both ends. */
  private openPeriods(map: AskContext['map']): Sentence[] {
    const { from, open, starts, firstOpen, table } = this
    if (from === undefined || !firstOpen || map.data_inicio || open * 2 <= starts) return []
    const column = columnName(table.headings, from)
    const heading = confirmationArgument(table, from)
    return [sentence('ask_open_periods', { ...firstOpen, column, heading, count: open, starts })]
  }

  private numbersOfOthers(): Sentence[] {
    const { others, oab, table } = this
    if (oab === undefined || table.confirmed.has('oab_numero')) return []
    const heading = confirmationArgument(table, oab)
    return [...others].map(([code, said]) =>
      sentence(code, { ...said, field: 'oab_numero', heading }),
    )
  }
}
