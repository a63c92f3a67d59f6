import type { Field } from '../../../core/job/job.js'
import { type Sentence, sentence } from '../../../messages/message-code.js'
import type { Cell } from '../../../spreadsheets/cell.js'
import { columnLetters } from '../../../spreadsheets/xlsx/reference.js'
import { isState } from '../../../values/oab.js'
import { casesIn } from '../../cells/case-number.js'
import { cellText } from '../../cells/cell-text.js'
import { normaliseHeading } from '../../find/normalise-heading.js'
import { columnName, labelOf, type Table } from '../../find/table.js'
import { columnsRead } from '../../find/unmapped-keys.js'
import type { AskContext, TableCheck } from '../check.js'
import { HEADS_REMARKS } from '../remarks/remark-rules.js'

interface Found {
  column: number
  /** The field whose values the column has. */
  field: string
  isTwin: boolean
  /** A value within a remark: reported, not asked about. */
  isMention?: true
  /** Its first line. */
  line: number
  value: string
  count: number
}

const PAGES = 'paginas'
const HEADS_PAGES = /\b(?:pags?|paginas?|fls?|folhas?)\b/
const MAILS = 'responsavel_email'
/** A registration named as one among other words: "publicar em nome de OAB/SP 94.719". */
const MENTIONS_OAB = /(?<!\p{L})OAB(?!\p{L})[^\d\n]{0,20}\d{1,3}\.?\d{3}/iu
/** "Caio (RJ 200.111)". */
const OAB_IN_BRACKETS = /[([](\p{L}{2}) ?\d{1,3}\.\d{3}[)\]]/u
/** Names of the same person or company, under which a base may have it. */
const HEADS_OTHER_NAMES =
  /^(?:(?:nome|razao social) (?:de (?:solteir|casad|batism)[oa]|anterior|antig[oa]|social|civil)|antig[oa] (?:nome|razao social)|outr[oa]s? nomes?|nome fantasia|apelido|alcunha|vulgo)(?: (?:registro|certidao|cartorio|documento|se houver))?$/
const ADDRESS = /[^\s<>"]@[^\s<>"@]+\.[a-z]{2}/i

/**
 * Finds unused columns with registrations, cases or e-mail addresses: a second registration beside
 * the first would silently not be searched.
 */
export class UnmappedColumns implements TableCheck {
  private readonly found = new Map<string, Found>()
  private readonly hasMails: boolean
  private readonly hasOabs: boolean
  private readonly hasCases: boolean
  /** The field of the names that are searched, if any are. */
  private readonly name: string | undefined
  /** A column of pages that no field reads. */
  private readonly pages: number
  private readonly taken: ReadonlySet<number>
  private readonly headings: string[]

  constructor(
    private readonly table: Table,
    fields: readonly Field[],
  ) {
    this.hasMails = fields.some(({ name }) => name === MAILS)
    this.hasOabs = fields.some(({ type, asked }) => type === 'oab' && asked)
    this.taken = columnsRead(table.columns, fields)
    this.headings = table.headings.map(normaliseHeading)
    const hasPages = fields.some(({ name }) => name === PAGES) && !table.columns.has(PAGES)
    this.pages = hasPages ? this.headings.findIndex((one) => HEADS_PAGES.test(one)) : -1
    this.hasCases = fields.some(
      ({ type, asked, required }) => type === 'case' && (asked || required),
    )
    this.name = fields.find(
      ({ name, asked }) => asked && /_nome$/.test(name) && table.columns.has(name),
    )?.name
  }

  observeItem(cells: readonly Cell[], line: number): void {
    for (const { field, column, isTwin } of this.table.roles.unmappedKeys.keysIn(cells))
      this.record({ field: field.name, column, isTwin, line, value: cellText(cells[column]) })
    for (const [column, cell] of cells.entries())
      if (!this.taken.has(column) && typeof cell === 'string') this.findMention(cells, column, line)
    if (
      this.pages >= 0 &&
      /^\D{0,8}\d+ ?(?:-|a|ate|até|\u2013) ?\d+$/i.test(cellText(cells[this.pages]))
    )
      this.record({
        field: PAGES,
        column: this.pages,
        isTwin: false,
        line,
        value: cellText(cells[this.pages]),
      })
    if (!this.hasMails) return
    for (const [column, cell] of cells.entries()) {
      if (this.taken.has(column) || !ADDRESS.test(cellText(cell))) continue
      this.record({ field: MAILS, column, isTwin: false, line, value: cellText(cell) })
    }
  }

  /** A registration, another case or another name of the same person, among other words. */
  private findMention(cells: readonly Cell[], column: number, line: number): void {
    const value = cellText(cells[column])
    const field = this.mentionedField(value, column, cells)
    if (field === undefined || this.found.has(`${field} ${column}`)) return
    const found = { field, column, isTwin: false, line, value }
    const key = `remark ${column}`
    if (!this.found.has(key)) this.found.set(key, { ...found, count: 1, isMention: true })
  }

  private mentionedField(
    value: string,
    column: number,
    cells: readonly Cell[],
  ): string | undefined {
    if (this.hasOabs && mentionsOab(value)) return 'oab_numero'
    const heading = this.headings[column] ?? ''
    if (this.name !== undefined && HEADS_OTHER_NAMES.test(heading))
      return /\p{L}{2}/u.test(value) ? this.name : undefined
    // Remarks are reported as such.
    if (!this.hasCases || HEADS_REMARKS.test(heading)) return undefined
    const { case: own } = this.table.roles
    const digits = own === undefined ? '' : cellText(cells[own]).replace(/\D/g, '')
    const isOther = casesIn(value).some((one) => !digits.startsWith(one))
    return isOther ? 'numero_processo' : undefined
  }

  /** Returns no question about a field for which the user named a column or excluded all. */
  questions({ map }: AskContext): Sentence[] {
    return this.asked()
      .filter(({ field }) => map[field] === undefined)
      .map((one) => this.message('ask_left_column', one))
  }

  /** Reports what stays unread by the user's decision, or because nobody can answer (`instead`). */
  remarks({ map, instead }: AskContext): Sentence[] {
    const left = this.asked().filter(({ field }) => instead || map[field] !== undefined)
    const all = [...this.found.values()]
    return [
      ...left.map((one) => this.message('told_left_column', one)),
      ...all
        .filter(({ isMention }) => isMention)
        .map((one) => this.message('told_left_remark', one)),
      ...all.filter(isList).map((one) => this.message('told_left_list', one)),
      ...all
        .filter(({ field }) => field === MAILS)
        .map((one) => this.message('told_left_mails', one)),
    ]
  }

  private record(found: Omit<Found, 'count'>): void {
    const key = `${found.field} ${found.column}`
    const before = this.found.get(key)
    if (before) before.count += 1
    else this.found.set(key, { ...found, count: 1 })
  }

  private asked(): Found[] {
    return [...this.found.values()].filter(
      (one) => one.field !== MAILS && !one.isMention && !isList(one),
    )
  }

  private message(
    code:
      | 'ask_left_column'
      | 'told_left_column'
      | 'told_left_remark'
      | 'told_left_list'
      | 'told_left_mails',
    { column, isTwin: _, isMention: _is, ...found }: Found,
  ): Sentence {
    const facts = { ...found, label: labelOf(found.field), taken: this.columnInUse(found.field) }
    return sentence(code, {
      ...facts,
      column: columnName(this.table.headings, column),
      letter: columnLetters(column),
    })
  }

  /** The column in use, in the form for `--map`; empty if there is none. */
  private columnInUse(field: string): string {
    const column = this.table.columns.get(field)
    if (column === undefined) return ''
    const heading = (this.table.headings[column] ?? '').replace(/\s+/g, ' ').trim()
    const same = this.headings.filter((one) => one === this.headings[column])
    return heading === '' || same.length > 1 ? columnLetters(column) : heading
  }
}

/** Amounts and dates of a list beside the one in use: another question settled the choice. */
function isList({ isTwin, field }: Found): boolean {
  return isTwin && !/^(?:oab_numero|numero_processo)$/.test(field)
}

function mentionsOab(text: string): boolean {
  return MENTIONS_OAB.test(text) || isState(OAB_IN_BRACKETS.exec(text)?.[1] ?? '')
}
