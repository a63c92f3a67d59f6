import type { Field, Parameters } from '../../core/job/job.js'
import type { Facts } from '../../messages/message.js'
import { type MessageCode, type Sentence, sentence } from '../../messages/message-code.js'
import { type Cell, isBlank } from '../../spreadsheets/cell.js'
import type { CellComment } from '../../spreadsheets/source.js'
import { cellText } from '../cells/cell-text.js'
import type { DateOrder } from '../cells/date.js'
import { confirming } from '../find/confirmed.js'
import { fitOf } from '../find/match-columns.js'
import { normaliseHeading, withoutRecord } from '../find/normalise-heading.js'
import { columnName, type Table } from '../find/table.js'
import { BalanceMoves } from './balance-moves.js'
import { BesideColumns } from './beside-columns.js'
import { CellComments } from './cell-comments.js'
import { ChangingParties } from './changing-parties.js'
import { ChargeFlags } from './charge-flags.js'
import { ChosenLines } from './chosen-lines.js'
import { DeductionSections } from './deduction-sections.js'
import type { Doubt } from './doubt.js'
import type { Example } from './format-evidence.js'
import { inTurns } from './in-turns.js'
import { InsolvencyDay } from './insolvency-day.js'
import { LaterPrices } from './later-prices.js'
import { LineKinds } from './line-kinds.js'
import { OddRows } from './odd-rows.js'
import { RevisedAmounts } from './revised-amounts.js'
import { RunningBalance } from './running-balance.js'
import { CORRECTED_UNTIL, HISTORIC, saysCorrected, saysLineCorrected } from './said-corrected.js'
import { SameDebts } from './same-debts.js'
import { SecondCopies } from './second-copies.js'
import { SettledNotes } from './settled-notes.js'
import { isSettledName, Settlements } from './settlements.js'
import { saysTimes } from './several-times.js'
import { SomeFormulas } from './some-formulas.js'
import { StatedLimits } from './stated-limits.js'
import { MultipliedColumns, StatedShares } from './stated-shares.js'
import { StatedTerms } from './stated-terms.js'
import { SummedRows } from './summed-rows.js'
import { SwappedCells } from './swapped-cells.js'
import { TitledDays } from './titled-days.js'
import { TwoSides } from './two-sides.js'
import { UpdatedOn } from './updated-on.js'

const COUNT =
  /^(?:(?:qtd|qtde|qt|qtdade|quantidade|total|n|no|nr|num|numero)(?: d[aeo]s?)? (?:parcelas|parc|prestacoes|prest|mensalidades|cotas|meses|vezes)|qtd|qtde|qtdade|quantidade|(?:parcelas|prestacoes|mensalidades|meses)|(?:parc|prest)(?= ))(?: (?:em (?:aberto|atraso)|vencidas|devidas|atrasadas|pendentes|inadimplidas|restantes))?$/
/** The whole of what is paid in parts: "Valor do contrato" beside `3/12`. */
const WHOLE =
  /^(?!.*\b(?:parcela|prestacao|mensalidade)\b).*\b(?:contrato|financiad[oa]|emprestad[oa]|emprestimo|imovel|veiculo|acordo)\b/
/** The day of one instalment, said of a line that may stand for another. */
const FIRST_DUE =
  /\b(?:1|primeir[oa])(?: d[aeo])? (?:venc\w*|parcela|prestacao|mensalidade)\b|\b(?:venc\w*|parcela|prestacao|mensalidade)(?: d[aeo])?(?: (?:parcela|prestacao|mensalidade))? (?:1|primeir[oa]|inicial)\b/

/**
 * What a sheet says beside its amounts, and by which they may not be what is to be corrected: corrected
 * already, one instalment of several, payments among debts.
 */
export class AmountDoubts {
  private corrected: Example | undefined
  private readonly amount: Field | undefined
  private readonly counts: Map<number, { example?: Example; isRunning: boolean; last?: number }>
  private readonly kinds: LineKinds | undefined
  private readonly settlements: Settlements | undefined
  private readonly free: number[] = []
  private readonly isWhole: boolean = false
  private struck: Example | undefined
  private readonly balance: RunningBalance | undefined
  private readonly due: number | undefined
  private readonly date: string | undefined
  private firstDue: Example | undefined
  private times: (Example & { column: number }) | undefined
  private wholeEach: (Example & { column: number }) | undefined
  private readonly sums: SummedRows | undefined
  private readonly comments: CellComments
  private readonly same: SameDebts | undefined
  private readonly beside: BesideColumns | undefined
  private readonly others: readonly Doubt[]

  constructor(
    private readonly table: Table,
    fields: readonly Field[],
    private readonly isText: boolean,
    given: Parameters,
    lastYear: number,
  ) {
    const isAmount = ({ type, name }: Field) =>
      type === 'amount' && table.columns.has(name) && /(?:^|[._])valor/.test(name)
    this.amount = fields.find(isAmount)
    const texts = table.headings.map(withoutRecord)
    const under = (is: RegExp) => texts.flatMap((text, at) => (is.test(text) ? [at] : []))
    // A count that is a field of its own is sent, and the service does what it says.
    const taken = new Set(table.columns.values())
    const counts = under(COUNT).filter((at) => !taken.has(at))
    this.counts = new Map(counts.map((at) => [at, { isRunning: true }]))
    this.comments = new CellComments(table)
    this.others = [new SettledNotes(), new ChosenLines(table), this.comments]
    const id = table.columns.get('calc_id')
    if (!this.amount && id !== undefined) {
      this.settlements = new Settlements(table, id)
      this.others = [...this.others, new DeductionSections(id)]
    }
    if (!this.amount) return
    const used = new Set(table.columns.values())
    const column = table.columns.get(this.amount.name)!
    this.isWhole = WHOLE.test(texts[column]!)
    const words = table.columns.get('descricao')
    this.free = texts.flatMap((_, at) =>
      (used.has(at) && at !== words) || this.counts.has(at) ? [] : [at],
    )
    this.settlements = new Settlements(table, column)
    this.kinds = new LineKinds(table, column, given)
    this.balance = new RunningBalance(table.headings[column] ?? '', column)
    this.sums = new SummedRows(table, column)
    this.beside = new BesideColumns(table, column)
    const dates = fields.filter(({ type }) => type === 'date')
    const dateNames = dates.map(({ name }) => name)
    this.same = new SameDebts(table, column, dateNames, lastYear)
    this.date = dateNames.find((name) => table.columns.has(name))
    const dueAt = table.columns.get(this.date ?? '')
    this.others = [
      ...this.others,
      new DeductionSections(column),
      new RevisedAmounts(table, column),
      new StatedShares(),
      new MultipliedColumns(table),
      new StatedTerms(),
      new StatedLimits(dueAt, lastYear),
      new TitledDays(dueAt, lastYear),
      new UpdatedOn(table, lastYear),
      new ChargeFlags(table, given),
      new LaterPrices(),
      new SecondCopies(table, column),
      new SwappedCells(table, column),
      new SomeFormulas(column),
      new OddRows(column, dueAt, lastYear),
      new BalanceMoves(table, column),
      new TwoSides(table, column),
      new ChangingParties(table, column),
      new InsolvencyDay(given),
    ]
    this.due = dates
      .flatMap(({ name }) => table.columns.get(name) ?? [])
      .find((at) => FIRST_DUE.test(texts[at]!))
    const until = under(CORRECTED_UNTIL).find((at) => !used.has(at))
    if (until !== undefined) {
      this.corrected = { line: table.header.bottom, value: table.headings[until]!.trim() }
    }
  }

  /** At titles and footers. */
  lookBeside(cells: readonly Cell[], line: number): void {
    const value = cells.find((cell) => typeof cell === 'string' && saysCorrected(cell))
    if (typeof value === 'string') this.corrected ??= { line, value }
    for (const other of this.others) other.lookBeside?.(cells, line)
  }

  lookAtComment(comment: CellComment): void {
    this.comments.lookAtComment(comment)
  }

  /** At items. */
  look(cells: readonly Cell[], line: number, isStruck = false): void {
    this.settlements?.look(cells, line)
    for (const other of this.others) other.look?.(cells, line)
    if (!this.amount) return
    const value = cells.find((cell) => typeof cell === 'string' && saysLineCorrected(cell))
    if (typeof value === 'string') this.corrected ??= { line, value }
    if (isStruck) this.struck ??= { line, value: this.amountText(cells) }
    this.balance?.look(cells, line)
    if (this.due !== undefined && !isBlank(cells[this.due])) {
      this.firstDue ??= { line, value: cellText(cells[this.due]).trim() }
    }
    for (const column of this.counts.keys()) this.count(column, cells[column], line)
    this.lookForTimes(cells, line)
    this.kinds?.look(cells, line)
    this.sums?.look(cells, line)
    this.same?.look(cells, line)
    this.beside?.look(cells, line)
  }

  /** Who confirmed the column was told, and has said that it is what is to be corrected. */
  async settle(
    orders: ReadonlyMap<string, DateOrder>,
  ): Promise<{ questions: Sentence[]; told: Sentence[] }> {
    const name = this.amount?.name ?? 'calc_id'
    if (!this.settlements) return { questions: [], told: [] }
    const order = orders.get(this.date ?? '') ?? 'dmy'
    const found = await this.sentences(name, order)
    const beside = await inTurns(
      [this.beside, this.settlements, ...this.others],
      (one) => one?.told?.(order) ?? [],
    )
    return this.table.confirmed.has(name)
      ? { questions: [], told: [...found, ...beside] }
      : { questions: found, told: beside }
  }

  private async sentences(field: string, order: DateOrder): Promise<Sentence[]> {
    const { headings, columns, sheet, matches } = this.table
    const at = columns.get(field)!
    const heading = (headings[at] ?? '').replace(/\s+/g, ' ').trim()
    const named = confirming(this.table, at)
    const common = { field, amount: columnName(headings, at), heading: named }
    const name = !this.isText && saysCorrected(sheet.name) ? sheet.name : undefined
    const balance = this.balance?.found()
    const isSaid = matches.some(({ column, how }) => column === at && how === 'mapped')
    const isOpen = !HISTORIC.test(normaliseHeading(heading)) && !(isSaid && saysItself(heading))
    const said = this.corrected ?? (name === undefined ? undefined : { value: name })
    const alone: [MessageCode, Partial<Example> | undefined][] = [
      ['ask_said_corrected', said],
      ['ask_settled_sheet', this.settledSheet()],
      ['ask_running_balance', balance],
      ['ask_struck', this.struck],
    ]
    const found = [
      ...alone.flatMap(([code, facts]) => (facts ? [{ code, facts: { ...facts } }] : [])),
      ...this.instalments(),
      ...this.doubled(order),
      ...(this.settlements?.found() ?? []),
      ...(this.kinds?.found() ?? []),
      ...(await inTurns(this.others, (other) => other.found(order))),
    ]
    const asked = found.filter(({ code }) => isOpen || code !== 'ask_said_corrected')
    return asked.map(({ code, facts }) => sentence(code, { ...common, ...facts }))
  }

  private settledSheet(): Partial<Example> | undefined {
    const { name } = this.table.sheet
    return !this.isText && isSettledName(name) ? { value: name } : undefined
  }

  /** Debts that stand twice, or in a figure that was made of them. */
  private doubled(order: DateOrder): { code: MessageCode; facts: Facts }[] {
    const whole = this.wholeEach && {
      ...this.wholeEach,
      column: columnName(this.table.headings, this.wholeEach.column),
    }
    const found: [MessageCode, Facts | undefined][] = [
      ['ask_sum_row', this.sums?.found()],
      ['ask_same_debt', this.same?.found(order)],
      ['ask_product', this.beside?.product()],
      ['ask_whole_each', whole],
    ]
    return found.flatMap(([code, facts]) => (facts ? [{ code, facts }] : []))
  }

  /** One line for several instalments, or the day of the first on the line of each. */
  private instalments(): { code: MessageCode; facts: Facts }[] {
    const { headings } = this.table
    const counted = [...this.counts].flatMap(([column, { example, isRunning }]) =>
      example && !isRunning ? [{ ...example, column }] : [],
    )
    const all = [...counted, ...(this.times ? [this.times] : [])].map((one) => ({
      code: 'ask_instalments' as const,
      facts: { ...one, column: columnName(headings, one.column) },
    }))
    if (all.length > 0 || !this.firstDue) return all
    const facts = { ...this.firstDue, column: columnName(headings, this.due!) }
    return [{ code: 'ask_first_due', facts }]
  }

  private lookForTimes(cells: readonly Cell[], line: number): void {
    if (this.times || this.wholeEach) return
    for (const column of this.free) {
      const value = cells[column]
      if (typeof value !== 'string' || value.length > 40) continue
      const isPart = this.isWhole && /^\d{1,3} ?\/ ?(?:[2-9]|\d{2,3})$/.test(value.trim())
      const found = { line, value: value.trim(), column }
      if (isPart) this.wholeEach = found
      else if (saysTimes(value, this.table.headings[column] ?? '')) this.times = found
      else continue
      return
    }
  }

  /** `3/12`, and 1, 2, 3 one below the other, are numbers of instalments. */
  private count(column: number, cell: Cell | undefined, line: number): void {
    if (isBlank(cell)) return
    const value = cellText(cell).trim()
    const seen = this.counts.get(column)!
    if (!/^\d{1,3}(?: ?x| parcelas| meses)?$/i.test(value)) return
    const number = Number.parseInt(value, 10)
    if (number > 1) seen.example ??= { line, value }
    if (number !== 1 && number !== (seen.last ?? 0) + 1) seen.isRunning = false
    seen.last = number
  }

  private amountText(cells: readonly Cell[]): string {
    return cellText(cells[this.table.columns.get(this.amount!.name)!]).trim()
  }
}

/** "Valor atualizado": who named it was asked whether it is corrected already. */
function saysItself(heading: string): boolean {
  return fitOf('valor', heading) === 'doubtful'
}
