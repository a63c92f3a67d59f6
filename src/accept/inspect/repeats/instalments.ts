import type { Facts } from '../../../messages/message.js'
import { type Cell, isBlank } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { withoutRecord } from '../../find/normalise-heading.js'
import { ownerColumns, partyColumns } from '../../find/owner-columns.js'
import { columnName, type Table } from '../../find/table.js'
import type { DebtCheck, Found } from '../check.js'
import type { UnmappedFigures } from '../columns/unmapped-figures.js'
import { Recurrence } from './recurrence.js'
import { headsTerms, isSeveralTimes } from './several-times.js'
import { Parts, WHOLE, WHOLE_OF_PAPER, WholePapers, wholesOf } from './whole-papers.js'

/** A count of payments, or the last: "Qtd. de parcelas", "Dias de descumprimento". */
const COUNT =
  /^(?:(?:qtd|qtde|qt|qtdade|quantidade|total|n|no|nr|num|numero)(?: d[aeo]s?)? (?:parcelas|parc|prestacoes|prest|mensalidades|cotas|meses|vezes)|qtd|qtde|qtdade|quantidade|(?:parcelas|prestacoes|mensalidades|meses|vezes(?! em atraso))|(?:parc|prest)(?= ))(?: (?:em (?:aberto|atraso)|vencidas|devidas|atrasadas|pendentes|inadimplidas|restantes|faltantes|vincendas|a (?:vencer|pagar)))?$|^(?:(?:ate|ultim[oa])(?: a)? )?(?:parc|parcelas?|prest|prestac(?:ao|oes)|mensalidades?|cotas?|mes|meses)(?: (?:fina(?:l|is)|ate|fim|ultim[oa]))$|^(?:ate(?: a)?|ultim[oa]) (?:parc|parcela|prest|prestacao|mensalidade|cota)$|^(?:(?:qtd|qtde|quantidade|n|no|numero|total)(?: d[aeo]s?)? )?(?:dias|diarias|horas)(?: d[aeo]s?)? (?:multas?|descumprimentos?|astreintes?|hospedagem|estadia|locacao|uso|permanencia)$/
const HEADS_PARTS = /\b(?:parc|parcelas?|prest|prestac(?:ao|oes)|mensalidades?|desdobramento)\b/
const PART = /^(\d{1,3}) ?(?:\/|de) ?([2-9]|\d{2,3})$/i
/** The due date of the first instalment, on a line that may stand for several. */
const FIRST_DUE =
  /\b(?:1|primeir[oa])(?: d[aeo])? (?:venc\w*|parcela|prestacao|mensalidade)\b|\b(?:venc\w*|parcela|prestacao|mensalidade)(?: d[aeo])?(?: (?:parcela|prestacao|mensalidade))? (?:1|primeir[oa]|inicial)\b/

/** The number of the instalment that a line is: "Nº parcela" beside "Qtde. de parcelas". */
const NUMBER =
  /^(?:(?:n|no|nr|num|numero)(?: da)? )?(?:parcela|parc|prestacao|mensalidade)(?: (?:n|no|atual))?$/

/** The count of a whole contract; of what is open or overdue, a line may stand for all. */
const WHOLE_COUNT =
  /^(?:(?:qtd|qtde|qt|qtdade|quantidade|total|n|no|nr|num|numero)(?: d[aeo]s?)? (?:parcelas|parc|prestacoes|prest|mensalidades|vezes)|vezes)$/

/** A longer text is prose, and no count. */
const LONGEST_TEXT = 40

interface Count {
  example?: Example
  isRunning: boolean
  last?: number
}

/** Asks about lines that stand for several payments but have one amount and one date. */
export class Instalments implements DebtCheck {
  private readonly counts: Map<number, Count>
  private readonly free: number[]
  private readonly isWhole: boolean
  private readonly isOfPaper: boolean
  private readonly ofParts: ReadonlySet<number>
  private readonly parts = new Parts()
  private readonly wholeOf: (cells: readonly Cell[]) => string
  private readonly papers: WholePapers
  private readonly due: number | undefined
  private firstDue: Example | undefined
  private times: (Example & { column: number }) | undefined
  private wholeEach: (Example & { column: number }) | undefined
  private readonly recurrence: Recurrence
  private readonly numbered: ReadonlyMap<number, Numbered>

  constructor(
    private readonly table: Table,
    private readonly amount: number,
    dates: readonly number[],
    private readonly unmapped: Pick<UnmappedFigures, 'isFactor'>,
  ) {
    const { columns } = table
    const texts = table.headings.map(withoutRecord)
    const used = new Set(columns.values())
    this.due = dates.find((at) => FIRST_DUE.test(texts[at]!))
    this.isOfPaper = WHOLE_OF_PAPER.test(texts[amount]!)
    this.isWhole = WHOLE.test(texts[amount]!)
    this.ofParts = new Set([...texts.keys()].filter((at) => HEADS_PARTS.test(texts[at]!)))
    // A count in a column of a field is sent to the service, which applies it.
    this.counts = new Map(
      texts.flatMap((text, at): [number, Count][] =>
        !used.has(at) && COUNT.test(text) ? [[at, { isRunning: true }]] : [],
      ),
    )
    const words = columns.get('descricao')
    this.free = texts.flatMap((_, at) =>
      (used.has(at) && at !== words) || this.counts.has(at) ? [] : [at],
    )
    this.wholeOf = wholesOf(table)
    this.papers = new WholePapers(table, amount, dates)
    this.recurrence = new Recurrence(table, amount, dates)
    const number = texts.findIndex((text) => NUMBER.test(text))
    const wholes = [...this.counts.keys()].filter((at) => WHOLE_COUNT.test(texts[at]!))
    const owners = [...ownerColumns(table), ...partyColumns(table)]
    this.numbered = new Map(
      wholes.map((at) => {
        const others = owners.filter((one) => one !== number && one !== at)
        return [at, new Numbered(number, at, others)]
      }),
    )
  }

  observeItem(cells: readonly Cell[], line: number): void {
    if (this.due !== undefined && !isBlank(cells[this.due]))
      this.firstDue ??= { line, value: cellText(cells[this.due]).trim() }
    for (const [column, seen] of this.counts) count(seen, cells[column], line)
    for (const one of this.numbered.values()) one.observeItem(cells)
    this.papers.observeItem(cells, line)
    this.recurrence.observeItem(cells, line)
  }

  found(): Found {
    const named = ({ line, value, column }: Example & { column: number }): Facts => ({
      line,
      value,
      column: columnName(this.table.headings, column),
    })
    const counted = [...this.counts].flatMap(([column, { example, isRunning }]) =>
      example &&
      !isRunning &&
      !this.numbered.get(column)?.isEach() &&
      !this.unmapped.isFactor(column)
        ? [named({ ...example, column })]
        : [],
    )
    const more = [this.times, this.recurrence.found()].flatMap((one) => (one ? [named(one)] : []))
    const all: Found = [...counted, ...more].map((facts) => ({ code: 'ask_instalments', facts }))
    if (all.length === 0 && this.firstDue) {
      const facts = named({ ...this.firstDue, column: this.due! })
      all.push({ code: 'ask_first_due', facts })
    }
    const isEach = this.wholeEach && (this.isWhole || !this.parts.differ)
    const whole = isEach ? this.wholeEach : this.papers.found()
    if (whole) all.push({ code: 'ask_whole_each', facts: named(whole) })
    return all
  }

  hears(cell: Cell, column: number): boolean {
    if (!this.free.includes(column) || !isShort(cell)) return false
    const value = cell.trim()
    return this.isPart(value, column) || isSeveralTimes(value, this.table.headings[column] ?? '')
  }

  hearsFigures(column: number): boolean {
    return this.free.includes(column) && headsTerms(this.table.headings[column] ?? '')
  }

  /** Looks for a text by which the line stands for several payments. */
  observeHeard(cells: readonly Cell[], line: number): void {
    if (this.times || (this.isWhole && this.wholeEach)) return
    for (const found of this.shortTexts(cells, line)) {
      const { value, column } = found
      const part = this.mayPart(column) ? PART.exec(value) : null
      if (part) {
        this.parts.observe(part, cellText(cells[this.amount]), this.wholeOf(cells))
        this.wholeEach ??= found
        if (this.isWhole) return
      } else if (isSeveralTimes(value, this.table.headings[column] ?? '')) {
        this.times = found
        return
      }
    }
  }

  private shortTexts(cells: readonly Cell[], line: number) {
    return this.free.flatMap((column) => {
      const value = cells[column]
      return isShort(value) ? [{ line, value: value.trim(), column }] : []
    })
  }

  private isPart(value: string, column: number): boolean {
    return this.mayPart(column) && PART.test(value)
  }

  private mayPart(column: number): boolean {
    return this.isWhole || (this.isOfPaper && this.ofParts.has(column))
  }
}

function isShort(cell: Cell | undefined): cell is string {
  return typeof cell === 'string' && cell.length <= LONGEST_TEXT
}

/** Lines that are instalments 1, 2, 3 of 12 of one contract, one each; a contract with one line may stand for all. */
class Numbered {
  private last = 0
  private of = ''
  private length = 0
  private isBroken = false

  constructor(
    private readonly number: number,
    private readonly count: number,
    private readonly owners: readonly number[],
  ) {}

  observeItem(cells: readonly Cell[]): void {
    const [number, count] = [this.number, this.count].map((at) => wholeIn(cells[at]))
    const of = [this.count, ...this.owners].map((at) => cellText(cells[at]).trim()).join('\n')
    const goesOn = this.length > 0 && number === this.last + 1 && of === this.of
    if (!(number! <= count!) || (!goesOn && this.length === 1)) this.isBroken = true
    this.length = goesOn ? this.length + 1 : 1
    this.last = number!
    this.of = of
  }

  isEach(): boolean {
    return !this.isBroken && this.length > 1
  }
}

function wholeIn(cell: Cell | undefined): number {
  const text = cellText(cell).trim()
  return /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
}

/** `3/12`, and a sequence 1, 2, 3 down the column, are numbers of instalments, not counts. */
function count(seen: Count, cell: Cell | undefined, line: number): void {
  if (isBlank(cell)) return
  const value = cellText(cell).trim()
  if (!/^\d{1,4}(?: ?x| parcelas| meses| dias)?$/i.test(value)) return
  const number = Number.parseInt(value, 10)
  if (number > 1) seen.example ??= { line, value }
  if (number !== 1 && number !== (seen.last ?? 0) + 1) seen.isRunning = false
  seen.last = number
}
