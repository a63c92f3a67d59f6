import { type Sentence, sentence } from '../../../messages/message-code.js'
import { type Cell, isBlank } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import { isDate } from '../../cells/date.js'
import type { Example } from '../../cells/example.js'
import { normaliseHeading } from '../../find/normalise-heading.js'
import { columnName, type Table } from '../../find/table.js'
import type { DebtCheck, Found } from '../check.js'

/** What a person has several of: a data base repeats a debt for each. */
const CONTACT =
  /\b(?:telefones?|tel|fones?|celular(?:es)?|whats\w*|phones?|e ?mails?|contatos?|tipo (?:d[eo] )?(?:telefone|endereco|contato)|ddd)\b/
/** Beside such a column only: one owner owes the same for several flats. */
const ADDRESS = /\b(?:enderecos?|logradouros?)\b/
const INSTALMENT = /^(?:n |no |num |numero )?(?:d[ae] )?(?:parcela|parc|prestacao|prest)\b/
/** "2/4", and not "1/1", which every month may have. */
const OF_SEVERAL = /^0*(\d{1,3}) ?(?:\/|de) ?0*([2-9]|\d{2,3})$/
/** "12/10" may be a month. */
const LAST_MONTH = 12
const MOST_ROWS = 20_000

/** Finds lines that a data base repeated for each telephone, one instalment on two days, and "13/12". */
export class RepeatedLines implements DebtCheck {
  private readonly contacts: ReadonlySet<number>
  private readonly instalment: number
  private readonly lines = new Map<string, { line: number; contact: string }>()
  private joined: (Example & { other: number; column: string }) | undefined
  private twice: (Example & { other: number }) | undefined
  private beyond: Example | undefined
  private rows = 0

  constructor(
    private readonly table: Table,
    private readonly amount: number,
  ) {
    const texts = table.headings.map(normaliseHeading)
    const under = (is: RegExp) => texts.flatMap((text, at) => (is.test(text) ? [at] : []))
    const contacts = under(CONTACT)
    this.contacts = new Set(contacts.length > 0 ? [...contacts, ...under(ADDRESS)] : [])
    this.instalment = texts.findIndex((text) => INSTALMENT.test(text))
  }

  observeItem(cells: readonly Cell[], line: number): void {
    if (this.rows >= MOST_ROWS || isBlank(cells[this.amount])) return
    this.rows += 1
    if (this.contacts.size > 0 && !this.joined) this.observeContacts(cells, line)
    if (this.instalment >= 0) this.observeInstalment(cells, line)
  }

  private observeContacts(cells: readonly Cell[], line: number): void {
    const key = `c ${textOf(cells, (at) => !this.contacts.has(at))}`
    const contact = textOf(cells, (at) => this.contacts.has(at))
    const before = this.lines.get(key)
    if (!before) this.lines.set(key, { line, contact })
    else if (before.contact !== contact) {
      const at = [...this.contacts].find((one) => !isBlank(cells[one])) ?? this.amount
      const column = columnName(this.table.headings, at)
      this.joined = { line: before.line, other: line, column, value: cellText(cells[at]).trim() }
    }
  }

  /** Only its day differs: the same instalment of the same debt. */
  private observeInstalment(cells: readonly Cell[], line: number): void {
    const value = cellText(cells[this.instalment]).trim()
    const [, number = '', of] = OF_SEVERAL.exec(value) ?? []
    if (of === undefined) return
    if (Number(number) > Math.max(Number(of), LAST_MONTH)) this.beyond ??= { line, value }
    const key = `i ${textOf(cells, (at) => at === this.instalment || !isDate(cells[at]))}`
    const contact = textOf(cells, (at) => isDate(cells[at]))
    const before = this.lines.get(key)
    if (!before) this.lines.set(key, { line, contact })
    else if (before.contact !== contact) this.twice ??= { line: before.line, other: line, value }
  }

  found(): Found {
    return this.joined ? [{ code: 'ask_joined_lines', facts: { ...this.joined } }] : []
  }

  remarks(): Sentence[] {
    const { twice, beyond } = this
    const column = columnName(this.table.headings, this.instalment)
    return [
      ...(twice ? [sentence('told_instalment_twice', { ...twice, column })] : []),
      ...(beyond ? [sentence('told_instalment_beyond', { ...beyond, column })] : []),
    ]
  }
}

function textOf(cells: readonly Cell[], isIn: (at: number) => boolean): string {
  return cells.map((cell, at) => (isIn(at) ? cellText(cell).trim() : '')).join('\t')
}
