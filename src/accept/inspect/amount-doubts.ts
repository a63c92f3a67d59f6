import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Field, Parameters } from '../../core/job/job.js'
import type { Facts } from '../../messages/message.js'
import { type MessageCode, type Sentence, sentence } from '../../messages/message-code.js'
import type { Cell } from '../../spreadsheets/cell.js'
import type { CellComment } from '../../spreadsheets/source.js'
import { cellText, firstText } from '../cells/cell-text.js'
import type { DateOrder } from '../cells/date.js'
import type { Example } from '../cells/example.js'
import { confirmationArgument } from '../find/confirmed.js'
import { fitOf } from '../find/match-columns.js'
import { normaliseHeading, withoutRecord } from '../find/normalise-heading.js'
import { columnName, type Table } from '../find/table.js'
import { BesideColumns } from './columns/beside-columns.js'
import { UnmappedFigures } from './columns/unmapped-figures.js'
import type { Doubt } from './doubt.js'
import { lineChecks } from './line-checks.js'
import { LineRemarks } from './remarks/line-remarks.js'
import { OtherTexts } from './remarks/other-texts.js'
import { SurroundingDoubts, type SurroundingText } from './remarks/surrounding-texts.js'
import { Instalments } from './repeats/instalments.js'
import { SameDebts } from './repeats/same-debts.js'
import { SharedIds } from './repeats/shared-ids.js'
import { runWithPauses } from './run-with-pauses.js'
import { CellComments } from './settled/cell-comments.js'
import { ChosenLines } from './settled/chosen-lines.js'
import { DeductionSections } from './settled/deduction-sections.js'
import { settledNotes } from './settled/settled-notes.js'
import { Settlements } from './settled/settlements.js'
import { LineKinds } from './sides/line-kinds.js'
import { RunningBalance } from './sums/running-balance.js'
import { SummedRows } from './sums/summed-rows.js'
import { InsolvencyDay } from './terms/insolvency-day.js'
import {
  CORRECTED_UNTIL,
  HISTORIC,
  statesCorrected,
  statesLineCorrected,
} from './terms/stated-corrections.js'
import { namesOf } from './terms/stated-terms.js'

type ItemObserver = Pick<Doubt, 'observeItem'>

interface ItemMarks {
  isStruck: boolean
  /** It may be a sum of others, and is rejected. */
  maySum: boolean
}

/**
 * Collects signs that the amounts of a sheet should not be corrected as they are: already
 * corrected, one of several instalments, payments among debts.
 */
export class AmountDoubts {
  private corrected: Example | undefined
  private readonly amount: Field | undefined
  /** The column by which the user confirms. */
  private readonly key: string
  private kinds: LineKinds | undefined
  private settlements: Settlements | undefined
  private struck: Example | undefined
  private balance: RunningBalance | undefined
  private date: string | undefined
  private dueAt: number | undefined
  private instalments: Instalments | undefined
  private sums: SummedRows | undefined
  private readonly comments: CellComments
  private same: SameDebts | undefined
  private unmapped: UnmappedFigures | undefined
  private remarks: LineRemarks | undefined
  private readonly others: Doubt[]
  /** All checks that examine items, in their order. */
  private readonly observers: ItemObserver[] = []

  private constructor(
    private readonly table: Table,
    private readonly fields: readonly Field[],
    around: readonly SurroundingText[],
    private readonly terms: { given: Parameters; lastYear: number },
  ) {
    const isAmount = ({ type, name }: Field) =>
      type === 'amount' && table.columns.has(name) && /(?:^|[._])valor/.test(name)
    this.amount = fields.find(isAmount) ?? fields.find((field) => isOwnAmount(field, table))
    this.key = this.amount?.name ?? keyOf(fields, table)
    this.comments = new CellComments(table)
    this.others = [
      settledNotes(),
      new SurroundingDoubts(around),
      new ChosenLines(table),
      new InsolvencyDay(terms.given, table),
      new OtherTexts(table),
      this.comments,
    ]
  }

  /**
   * Prepares the checks in several turns of the event loop, because compiling their patterns takes
   * long enough for other requests of the process to wait.
   */
  static async of(
    table: Table,
    fields: readonly Field[],
    around: readonly SurroundingText[],
    terms: { given: Parameters; lastYear: number },
  ): Promise<AmountDoubts> {
    const doubts = new AmountDoubts(table, fields, around, terms)
    const column = table.columns.get(doubts.key)
    await nextTurn()
    if (column !== undefined) doubts.settlements = new Settlements(table, column)
    await nextTurn()
    if (doubts.amount) {
      doubts.addChecksOfAmounts(column!)
      await nextTurn()
      const ofLine = { ...terms, named: namesOf(fields) }
      doubts.others.push(...lineChecks(table, column!, doubts.dueAt, ofLine))
    } else doubts.addChecksOfKeys(column)
    doubts.observers.push(...doubts.allChecks())
    return doubts
  }

  private addChecksOfKeys(column: number | undefined): void {
    const { table, terms } = this
    if (column !== undefined) {
      this.others.push(new DeductionSections(column), new SharedIds(table, column))
      this.remarks = new LineRemarks(table, column, undefined, terms.given, terms.lastYear)
    }
    this.others.push(new BesideColumns(table, terms))
  }

  private addChecksOfAmounts(column: number): void {
    const { table } = this
    const { given, lastYear } = this.terms
    const dateNames = this.fields.flatMap(({ type, name }) => (type === 'date' ? [name] : []))
    this.date = dateNames.find((name) => table.columns.has(name))
    this.dueAt = table.columns.get(this.date ?? '')
    this.balance = new RunningBalance(table, column)
    this.sums = new SummedRows(table, column)
    this.unmapped = new UnmappedFigures(table, column, dayOf(given))
    this.same = new SameDebts(table, column, dateNames, lastYear)
    this.kinds = new LineKinds(table, column, given, this.dueAt)
    this.remarks = new LineRemarks(table, column, this.dueAt, given, lastYear)
    this.instalments = new Instalments(table, column, dateNames)
    this.corrected = correctedHeading(table)
  }

  private allChecks(): ItemObserver[] {
    const { settlements, others, remarks, balance, instalments, kinds, sums, same, unmapped } = this
    const ofAmounts = [balance, instalments, kinds, sums, same, unmapped]
    return [settlements, ...others, remarks, ...ofAmounts].filter((one) => one !== undefined)
  }

  /** Examines a title or a footer. */
  observeOtherLine(cells: readonly Cell[], line: number): void {
    const value = firstText(cells, statesCorrected)
    if (value !== undefined) this.corrected ??= { line, value }
    for (const other of this.others) other.observeOtherLine?.(cells, line)
  }

  observeComment(comment: CellComment): void {
    this.comments.observeComment(comment)
  }

  observeItem(cells: readonly Cell[], line: number, marks: ItemMarks): void {
    for (const one of this.observers) one.observeItem?.(cells, line, marks.maySum)
    this.observeMarks(cells, line, marks)
  }

  /** Examines one of the first items, whose patterns are compiled as they are used. */
  async observeFirstItem(cells: readonly Cell[], line: number, marks: ItemMarks): Promise<void> {
    for (const one of this.observers) {
      await nextTurn()
      one.observeItem?.(cells, line, marks.maySum)
    }
    this.observeMarks(cells, line, marks)
  }

  private observeMarks(cells: readonly Cell[], line: number, { isStruck }: ItemMarks): void {
    if (!this.amount) return
    const value = firstText(cells, statesLineCorrected)
    if (value !== undefined) this.corrected ??= { line, value }
    if (isStruck) this.struck ??= { line, value: this.amountText(cells) }
  }

  /** Returns questions; if the user confirmed the column, they become messages. */
  async conclude(
    orders: ReadonlyMap<string, DateOrder>,
  ): Promise<{ questions: Sentence[]; told: Sentence[] }> {
    const name = this.key
    if (!this.settlements) return { questions: [], told: [] }
    const order = orders.get(this.date ?? '') ?? 'dmy'
    await nextTurn()
    const found = await this.sentences(name, order)
    const beside = await runWithPauses(
      [this.unmapped, this.settlements, ...this.others, this.remarks],
      (one) => one?.remarks?.(order) ?? [],
    )
    return this.table.confirmed.has(name)
      ? { questions: [], told: [...found.map(confirmed), ...beside] }
      : { questions: found, told: beside }
  }

  private async sentences(field: string, order: DateOrder): Promise<Sentence[]> {
    const { headings, columns, matches } = this.table
    const at = columns.get(field)!
    const heading = (headings[at] ?? '').replace(/\s+/g, ' ').trim()
    const named = confirmationArgument(this.table, at)
    const common = { field, amount: columnName(headings, at), heading: named }
    const balance = this.balance?.found()
    const isSaid = matches.some(({ column, how }) => column === at && how === 'mapped')
    const isOpen =
      !HISTORIC.test(normaliseHeading(heading)) && !(isSaid && isNamedAsCorrected(heading))
    const alone: [MessageCode, Partial<Example> | undefined][] = [
      ['ask_said_corrected', this.corrected],
      ['ask_running_balance', balance],
      ['ask_struck', this.struck],
    ]
    const found: { code: MessageCode; facts: Facts }[] = [
      ...alone.flatMap(([code, facts]) => (facts ? [{ code, facts: { ...facts } }] : [])),
      ...(this.instalments?.found((at) => this.unmapped!.isFactor(at)) ?? []),
      ...this.doubled(order),
      ...(this.settlements?.found() ?? []),
      ...(this.kinds?.found() ?? []),
      ...(await runWithPauses(this.others, (other) => other.found?.(order) ?? [])),
    ]
    const asked = onceOfColumn(found).filter(({ code }) => isOpen || code !== 'ask_said_corrected')
    const lines = new Set(asked.map(({ facts }) => facts.line))
    const remarks = this.remarks?.found(order, lines) ?? []
    return [...asked, ...remarks].map(({ code, facts }) => sentence(code, { ...common, ...facts }))
  }

  /** Debts that occur twice, or that are part of another figure. */
  private doubled(order: DateOrder): { code: MessageCode; facts: Facts }[] {
    const found: [MessageCode, Facts | undefined][] = [
      ['ask_sum_row', this.sums?.found()],
      ['ask_same_debt', this.same?.found(order)],
      ['ask_product', this.unmapped?.product()],
    ]
    return found.flatMap(([code, facts]) => (facts ? [{ code, facts }] : []))
  }

  private amountText(cells: readonly Cell[]): string {
    return cellText(cells[this.table.columns.get(this.amount!.name)!]).trim()
  }
}

/** Says of a question that the user answered it, so that nobody is told to answer it again. */
function confirmed({ code, facts }: Sentence): Sentence {
  return sentence(code, { ...facts, isConfirmed: true })
}

/** The day to which the amounts are corrected. */
function dayOf({ updateTo, dataAtualizacao }: Parameters): string | undefined {
  const day = updateTo ?? dataAtualizacao
  return day === undefined ? undefined : String(day)
}

/**
 * A column of which more is known is not also one of payments, and a line that is the sum of others
 * not also the whole of them.
 */
function onceOfColumn<One extends { code: MessageCode; facts: Facts }>(found: One[]): One[] {
  const isSummed = found.some(({ code }) => code === 'ask_sum_row')
  return found.filter(({ code, facts: { column } }, at) => {
    if (code === 'ask_whole_and_parts') return !isSummed
    const before = () => found.slice(0, at).some(({ facts }) => facts.column === column)
    return code !== 'ask_deducted' || !before()
  })
}

/** "Atualizado até": an unused column of the day to which the amounts were corrected. */
function correctedHeading({ headings, columns, header }: Table): Example | undefined {
  const used = new Set(columns.values())
  const heading = headings.find(
    (text, at) => CORRECTED_UNTIL.test(withoutRecord(text)) && !used.has(at),
  )
  return heading === undefined ? undefined : { line: header.bottom, value: heading.trim() }
}

/** Headings such as "Valor atualizado" were asked about when the user named the column. */
function isNamedAsCorrected(heading: string): boolean {
  return fitOf('valor', heading) === 'doubtful'
}

/** The service's own field of an amount with another name, such as `competencias.devido`. */
function isOwnAmount({ type, name, isOwn, mayBeZero }: Field, { columns }: Table): boolean {
  return type === 'amount' && isOwn === true && !mayBeZero && columns.has(name)
}

/** A sheet without amounts has saved calculations, or terms of new ones. */
function keyOf(fields: readonly Field[], { columns }: Table): string {
  const own = fields.filter(({ name, isOwn, asked }) => isOwn && asked && columns.has(name))
  return (own.find(({ type }) => type === 'percent') ?? own[0])?.name ?? 'calc_id'
}
