import { type Sentence, sentence } from '../../../messages/message-code.js'
import { type Cell, isBlank } from '../../../spreadsheets/cell.js'
import { isValidCaseNumber } from '../../cells/case-number.js'
import { cellText } from '../../cells/cell-text.js'
import { dayIn } from '../../cells/date.js'
import { type Example, exampleTexts, MOST_EXAMPLES } from '../../cells/example.js'
import { readOab } from '../../cells/oab.js'
import { confirmationArgument } from '../../find/confirmed.js'
import { fitOf } from '../../find/match-columns.js'
import { normaliseHeading, normaliseText } from '../../find/normalise-heading.js'
import { columnName, type Table } from '../../find/table.js'
import type { AskContext, Marks, TableCheck } from '../check.js'
import { HEADS_REMARKS } from '../remarks/remark-rules.js'
import { StateCodes } from '../settled/state-codes.js'
import { ChoiceColumns } from './choice-columns.js'
import {
  answersNo,
  asAnswer,
  doubtsDocument,
  doubtsKey,
  excludesRow,
  isTakenOut,
  namesException,
  saysFrom,
  saysUntil,
  tellsOfCase,
  tellsOfEnd,
  tellsOfHalves,
  tellsOfLeaving,
  tellsOfPassword,
  tellsOfReversal,
  tellsOfSearch,
} from './list-rules.js'
import { namesOtherCourt } from './titled-lists.js'

interface Marked extends Example {
  column: string
  count: number
}

/** A note about a document that was processed before; processing it again gives the same result. */
const DONE = '(?:ja )?(?:extraid|enviad|processad)[oa]s?'
const ASKS_DONE = new RegExp(`^(?:${DONE}(?: em)?|data d[aeo] (?:extracao|envio|processamento))$`)
const SAYS_DONE = new RegExp(`^(?:ja|foi) (?:extraid|enviad|processad)[oa]\\b|^${DONE} em \\d`)
/** A no in a column of dates of processing. */
const SAYS_UNDONE = /^(?:n|nao|no|false|falso)$/
/** Columns in use in which somebody may write more than their value. */
const DESCRIBING = ['cliente', 'responsavel', 'oab_nome', 'calc_nome']
/** A word that a key may consist of: digits, the bar, a state or a usual label. */
const PART_OF_KEY = /\d|^(?:oab|n|num|numero|proc|processo|autos|[a-z]{2})$/
/** "0625627-98.2016.4.04.0015 (?)". */
const IS_ASKED = /\?\)?\s*$/
const HEADS_COURTS =
  /^(?:justica|ramo(?: d[ao] justica)?|esfera|vara|juizo|orgao(?: julgador)?|unidade(?: judiciaria)?)$/
const LONGEST = 80
/** A password is not shown. */
const HIDDEN = '***'

const MARKED = { ask: 'ask_marked_rows', told: 'told_marked_rows' } as const
const CODES = {
  struck: { ask: 'ask_struck_rows', told: 'told_struck_rows' },
  no: MARKED,
  done: MARKED,
  doubt: { ask: 'ask_doubtful_keys', told: 'told_doubtful_keys' },
  exception: { ask: 'ask_exceptions', told: 'told_exceptions' },
} as const
type Mark = keyof typeof CODES

/**
 * Asks about rows of a list that are struck through, that an unused column excludes, or of which it
 * says that another number is meant: they would be sent and paid like the others. Other remarks
 * are reported. Other checks ask about amounts.
 */
export class MarkedRows implements TableCheck {
  private readonly isList: boolean
  private readonly isOfDocuments: boolean
  private readonly isOfPersons: boolean
  private readonly headings: readonly string[]
  private readonly taken: ReadonlySet<number>
  /** Columns of keys with a form of their own, and columns that only describe. */
  private readonly others: ReadonlySet<number>
  private readonly found = new Map<string, Marked>()
  private readonly choices: ChoiceColumns
  private readonly notes = new Map<number, { count: number; examples: Example[] }>()
  private readonly unprocessed = new Set<number>()
  private readonly courts: readonly number[]
  private readonly codes = new StateCodes()

  /** Days before `past` are past, and those after `until` to come. */
  constructor(
    private readonly table: Table,
    private readonly past: string,
    private readonly until: string,
  ) {
    const { columns, roles } = table
    this.isList = roles.money.size === 0 && roles.keys.length > 0
    this.isOfDocuments = columns.has('arquivo')
    this.isOfPersons = roles.keys.some(
      ({ field: { name, type } }) => type === 'oab' || /_nome$/.test(name),
    )
    this.headings = table.headings.map(normaliseHeading)
    this.courts = this.headings.flatMap((heading, at) =>
      fitOf('tribunal', heading) === 'exact' || HEADS_COURTS.test(heading) ? [at] : [],
    )
    this.taken = new Set(columns.values())
    const formed = roles.keys.filter(({ field: { type } }) => type === 'oab' || type === 'case')
    const describing = DESCRIBING.flatMap((name) => columns.get(name) ?? [])
    this.others = new Set([...formed.map(({ column }) => column), ...describing])
    this.choices = new ChoiceColumns(table)
  }

  observeItem(cells: readonly Cell[], line: number, { isStruck }: Marks): void {
    if (!this.isList) return
    if (isStruck) this.record('struck', -1, line, this.keyText(cells))
    this.choices.observe(cells, { line, value: this.keyText(cells) })
    this.observeCourt(cells, line)
    // Beyond the last heading, people write what is to become of a row.
    const width = Math.max(this.headings.length, cells.length)
    for (let column = 0; column < width; column += 1) {
      const cell = cells[column] ?? null
      if (!this.taken.has(column)) this.observeUnused(column, cell, line)
      else if (this.others.has(column)) this.observeTaken(column, cell, line)
    }
  }

  private observeUnused(column: number, cell: Cell, line: number): void {
    if (this.isDoneColumn(column) && isBlank(cell)) this.unprocessed.add(column)
    if (isBlank(cell)) return
    const marked = this.markOf(column, cell)
    if (marked) this.record(marked, column, line, cellText(cell).trim())
    this.note(column, cellText(cell).trim(), line)
    this.codes.observe(column, this.headings[column] ?? '', { line, value: cellText(cell).trim() })
  }

  /** A court that is not that of the number beside it: one of the two is wrong. */
  private observeCourt(cells: readonly Cell[], line: number): void {
    const { case: at } = this.table.roles
    if (at === undefined) return
    for (const court of this.courts) {
      const value = cellText(cells[court]).trim()
      if (namesOtherCourt(value, cellText(cells[at]))) this.addNote(court, value, line)
    }
  }

  /** A number that is read without the words behind it, or the name of a client with more words. */
  private observeTaken(column: number, cell: Cell, line: number): void {
    if (typeof cell !== 'string' || cell.length > LONGEST) return
    const key = this.table.roles.keys.find((one) => one.column === column)
    const plain = normaliseText(cell)
    if (!key) {
      this.observeName(column, cell.trim(), line)
      return
    }
    const words = plain
      .split(' ')
      .filter((word) => !PART_OF_KEY.test(word))
      .join(' ')
    const isRead = key.field.type === 'oab' ? readOab(cell).is === 'value' : isValidCaseNumber(cell)
    if (!isRead || (words === '' && !IS_ASKED.test(cell))) return
    if (excludesRow(words)) this.record('no', column, line, cell.trim())
    else if (IS_ASKED.test(cell) || doubtsKey('', words) || doubtsKey('', plain))
      this.record('doubt', column, line, cell.trim())
    else if (tellsOfEnd(words)) this.addNote(column, cell.trim(), line)
  }

  private observeName(column: number, value: string, line: number): void {
    const plain = normaliseText(value)
    if (excludesRow(plain)) this.record('no', column, line, value)
    // A client may be called Transferidora Sul.
    const isLawyer = column === this.table.columns.get('oab_nome')
    if (isLawyer && tellsOfLeaving('', plain)) this.addNote(column, value, line)
  }

  /** A remark of a saved calculation is examined with those of amounts. */
  private note(column: number, value: string, line: number): void {
    const { columns } = this.table
    const heading = this.headings[column] ?? ''
    const isRemark = HEADS_REMARKS.test(heading) && !columns.has('calc_id')
    const isOfPerson = this.isOfPersons && value.length <= LONGEST
    const plain = value.length <= LONGEST ? normaliseText(value) : ''
    const isOfCase = tellsOfCase(heading, plain)
    const isOfSearch = tellsOfSearch(heading, plain, columns.has('parte_nome'))
    if (isRemark || isOfCase || isOfSearch || (isOfPerson && tellsOfLeaving(heading, plain)))
      this.addNote(column, value, line)
    if (!this.isOfDocuments) return
    if (tellsOfPassword(heading, plain)) this.addNote(column, HIDDEN, line)
    else if (tellsOfHalves(heading, plain) || tellsOfReversal(heading, plain))
      this.addNote(column, value, line)
  }

  private addNote(column: number, value: string, line: number): void {
    const { count, examples } = this.notes.get(column) ?? { count: 0, examples: [] }
    const shown = examples.length < MOST_EXAMPLES ? [...examples, { line, value }] : examples
    this.notes.set(column, { count: count + 1, examples: shown })
  }

  /** Returns no questions if the user confirmed the column of keys, and with it all rows. */
  questions(): Sentence[] {
    const { field } = this.table.roles.keys[0] ?? {}
    return field && !this.table.confirmed.has(field.name) ? this.messages('ask') : []
  }

  /** Returns messages where the user confirmed, or where nobody can answer (`instead`). */
  remarks({ instead }: AskContext): Sentence[] {
    const isAsked = !instead && this.questions().length > 0
    return [...(isAsked ? [] : this.messages('told', instead)), ...this.remarksOfRows()]
  }

  private remarksOfRows(): Sentence[] {
    return [...this.notes, ...this.codes.found()].map(([at, { count, examples }]) =>
      sentence('told_list_remarks', {
        column: columnName(this.table.headings, at),
        count,
        ...(at === this.table.columns.get('tribunal') ? { isFilter: true } : {}),
        examples: exampleTexts(examples),
      }),
    )
  }

  private messages(how: 'ask' | 'told', isSettled = false): Sentence[] {
    const [key] = this.table.roles.keys
    if (!key) return []
    const facts = { field: key.field.name, heading: confirmationArgument(this.table, key.column) }
    return this.all(isSettled).map(([kind, one]) =>
      sentence(CODES[kind][how], { ...facts, ...one }),
    )
  }

  private all(isSettled: boolean): [kind: Mark, one: Marked][] {
    const unticked = this.choices
      .unticked(isSettled)
      .flatMap(([at, one]): [Mark, Marked][] => (this.found.has(`no ${at}`) ? [] : [['no', one]]))
    return [...this.marked(), ...unticked]
  }

  /** If all documents of a list were sent before, the user wants all of them again. */
  private marked(): [kind: Mark, one: Marked][] {
    return [...this.found].flatMap(([key, one]): [Mark, Marked][] => {
      const [kind, column] = key.split(' ') as [Mark, string]
      return kind === 'done' && !this.unprocessed.has(Number(column)) ? [] : [[kind, one]]
    })
  }

  private isDoneColumn(column: number): boolean {
    return this.isOfDocuments && ASKS_DONE.test(this.headings[column] ?? '')
  }

  private markOf(column: number, cell: Cell): Mark | undefined {
    const text = cellText(cell)
    const heading = this.headings[column] ?? ''
    const plain = text.length > LONGEST ? '' : normaliseText(asAnswer(text.trim()))
    const day = () => dayIn(cell, 'dmy', Number(this.past.slice(0, 4)))
    const isOver = () => saysUntil(heading) && (day() ?? this.past) < this.past
    const isNotYet = () => saysFrom(heading) && (day() ?? this.until) > this.until
    const saysNo = answersNo(heading, plain) || excludesRow(plain, heading)
    if (saysNo || isOver() || isNotYet()) return 'no'
    if (namesException(heading, plain)) return 'exception'
    const doubts = this.isOfDocuments ? doubtsDocument : doubtsKey
    // A calculation that another one replaced is asked about with amounts.
    const ofList = this.table.columns.has('calc_id') ? '' : heading
    if (isTakenOut(ofList, plain)) return 'no'
    if (doubts(ofList, plain)) return 'doubt'
    return this.isOfDocuments ? this.documentMarkOf(column, plain) : undefined
  }

  /** Whether a document was processed before. */
  private documentMarkOf(column: number, plain: string): Mark | undefined {
    if (!this.isDoneColumn(column)) return SAYS_DONE.test(plain) ? 'no' : undefined
    if (SAYS_UNDONE.test(plain)) this.unprocessed.add(column)
    else if (plain !== '') return 'done'
    return undefined
  }

  private record(kind: Mark, at: number, line: number, value: string): void {
    const key = `${kind} ${at}`
    const before = this.found.get(key)
    if (before) before.count += 1
    else
      this.found.set(key, {
        line,
        value,
        count: 1,
        column: at < 0 ? '' : columnName(this.table.headings, at),
      })
  }

  private keyText(cells: readonly Cell[]): string {
    const key = this.table.roles.keys.find(({ column }) => !isBlank(cells[column]))
    return cellText(cells[key?.column ?? -1]).trim()
  }
}
