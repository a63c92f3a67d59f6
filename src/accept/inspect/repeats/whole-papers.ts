import type { Cell } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { amountAt } from '../../cells/loose-amount.js'
import { normaliseText, withoutRecord } from '../../find/normalise-heading.js'
import { partyColumns } from '../../find/owner-columns.js'
import type { Table } from '../../find/table.js'

/** The whole sum of instalments: "Valor do contrato" beside `3/12`, "3 de 12". */
export const WHOLE =
  /^(?!.*\b(?:parcela|prestacao|mensalidade)\b).*\b(?:contrato|financiad[oa]|emprestad[oa]|emprestimo|imovel|veiculo|acordo)\b/
/** "Valor da nota" is its whole only beside parts that say so: "101/24" may be its number. */
export const WHOLE_OF_PAPER =
  /^(?!.*\b(?:parcela|prestacao|mensalidade)\b).*\b(?:nota|nfe?|pedido|compra|venda)\b/

/** The number of what was sold or agreed. */
const PAPER =
  /^(?:(?:n|no|nr|num|numero|cod|codigo)(?: d[aeo])? )?(?:notas?(?: fisca(?:l|is))?|nfs?-?e?|pedido|compra|venda|contrato|acordo)(?: (?:n|no|nr|numero))?$/
/** "Posto 24h" below "Compra": where something was bought, and no number. */
const DESCRIBES = /^(?!nota|pedido|compra|venda|contrato|acordo|numero)\p{L}{4,} /u
/** "100-1/3", of fewer than ten: "01/24" is a month, or the number of a paper. */
const RUNNING = /(?:^|[^\d/])([1-9]) ?(?:\/|de) ?([2-9])$/i
const MOST_PAPERS = 20_000

/**
 * Finds the amount of a whole on the line of each of its instalments, where no column numbers them:
 * one paper with the same amount on several days, or lines that run from 1/3 to 3/3.
 */
export class WholePapers {
  private readonly papers: readonly number[]
  private readonly owners: readonly number[]
  private readonly days = new Map<string, string>()
  private readonly runs: Map<number, { part: number; of: string; amount: number }>
  private first: (Example & { column: number }) | undefined

  constructor(
    table: Table,
    private readonly amount: number,
    private readonly dates: readonly number[],
  ) {
    const texts = table.headings.map(withoutRecord)
    const isOfPaper = WHOLE_OF_PAPER.test(texts[amount] ?? '')
    const isWhole = isOfPaper || WHOLE.test(texts[amount] ?? '')
    const others = texts.flatMap((_, at) => (at === amount || dates.includes(at) ? [] : [at]))
    this.papers = isWhole ? others.filter((at) => PAPER.test(texts[at]!)) : []
    this.owners = partyColumns(table)
    this.runs = new Map(
      isOfPaper ? others.map((at) => [at, { part: 0, of: '', amount: Number.NaN }]) : [],
    )
  }

  observeItem(cells: readonly Cell[], line: number): void {
    if (this.first || (this.papers.length === 0 && this.runs.size === 0)) return
    const amount = amountAt(cells, this.amount)
    if (amount === undefined) return
    for (const [column, run] of this.runs) this.goOn(run, cells, { line, column, amount })
    const text = (at: number) => normaliseText(cellText(cells[at]))
    const [column] = this.papers.filter((at) => /\d/.test(text(at)) && !DESCRIBES.test(text(at)))
    if (column === undefined || this.days.size >= MOST_PAPERS) return
    const key = [column, ...this.owners].map(text).join('\n')
    const day = this.dates.map(text).join('\n')
    const before = this.days.get(`${key}\n${amount}`)
    this.days.set(`${key}\n${amount}`, before ?? day)
    if (before !== undefined && before !== day)
      this.first ??= { line, value: cellText(cells[column]).trim(), column }
  }

  found(): (Example & { column: number }) | undefined {
    return this.first
  }

  private goOn(
    run: { part: number; of: string; amount: number },
    cells: readonly Cell[],
    { line, column, amount }: { line: number; column: number; amount: number },
  ): void {
    const value = cellText(cells[column]).trim()
    const [, part = '', of = ''] = RUNNING.exec(value) ?? []
    const follows = of === run.of && amount === run.amount && Number(part) === run.part + 1
    run.part = follows || part === '1' ? Number(part) : 0
    run.of = of
    run.amount = amount
    if (run.part > 1 && part === of) this.first ??= { line, value, column }
  }
}

/** The parts of one whole in a row: where their amounts differ, each is an amount of its own. */
export class Parts {
  differ = false
  private readonly before = new Map<string, { part: number; of: string; amount: string }>()

  /** `whole` tells the parts of one from those of another. */
  observe([, part = '', of = '']: RegExpExecArray, amount: string, whole: string): void {
    const before = this.before.get(whole)
    const follows = of === before?.of && Number(part) === before.part + 1
    if (follows && amount !== before.amount) this.differ = true
    if (before || this.before.size < MOST_PAPERS)
      this.before.set(whole, { part: Number(part), of, amount })
  }
}

/** Returns what is equal on all lines of one whole; "7-1" and "7-2" are parts of the paper 7. */
export function wholesOf(table: Table): (cells: readonly Cell[]) => string {
  const papers = table.headings.flatMap((heading, at) =>
    PAPER.test(withoutRecord(heading)) ? [at] : [],
  )
  const columns = [...new Set([...papers, ...partyColumns(table)])]
  const without = (text: string) => text.trim().replace(/[\s/-](?:\d{1,3}|\p{L})$/u, '')
  return (cells) => columns.map((at) => without(cellText(cells[at]))).join('\n')
}
