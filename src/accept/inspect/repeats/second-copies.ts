import { type Cell, isBlank } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import { isDate } from '../../cells/date.js'
import type { Example } from '../../cells/example.js'
import { normaliseHeading } from '../../find/normalise-heading.js'
import { columnName, type Table } from '../../find/table.js'
import type { DebtCheck, Found } from '../check.js'

/** "Fatura 1021 (2ª via)": a reprint of the same document. */
const COPY =
  /[\s([\u2013-]{0,3}(?:\b[2-9]\s?[ªa.]{0,2}\s?via|segunda via|reimpress[ãa]o|reemiss[ãa]o)(?!\p{L})[)\]]?/iu
/** Row numbers, and the numbers that a bank gives to each print of a bill. */
const OF_LINES =
  /^(?:item|seq|sequencia|ordem|n|no|linha)$|^(?:nosso numero|linha digitavel|cod(?:igo)? (?:de )?barras?)\b/
/** "2ª via do boleto 3302", "em substituição à NF 4410", "renegociação do contrato 881". */
const REISSUED =
  /(?:[2-9]\s?[ªa.]{0,2}\s?via|segunda via|reimpress[ãa]o|(?:re)?emiss[ãa]o de 2[ªa] via|reemiss[ãa]o|reemitid[oa]|refatura(?:mento|d[oa])|substitui(?:[çc][ãa]o)?|renegocia[çc][ãa]o|(?<!\p{L})nova[çc][ãa]o)(?: \p{L}{1,12}\.?){0,4}[ nº°.:#-]{0,6}(\d{3,12})(?![\d/])/iu
/** "Taxa de 2ª via do boleto 3302": owed beside the bill. */
const FEE = /^(?:taxa|tarifa|custo|despesa)s? /i
/** "3302", "NF 3302", "000123-4": the number of one paper, and no year. */
const PAPER = /^[^\d,]{0,12}(?!(?:19|20)\d\d$)(\d{3,12})(?:-\d)?$/
const MOST_ROWS = 20_000

/** Asks about a bill and its reprint: lines with the same amount and the same cells but dates. */
export class SecondCopies implements DebtCheck {
  /** The first line of each amount, whose key is built only when another line has the same amount. */
  private readonly firstLines = new Map<string, { line: number; cells?: readonly Cell[] }>()
  private readonly bills = new Map<string, { line: number; isCopy: boolean }>()
  private rows = 0
  private readonly ofLines: ReadonlySet<number>
  private same: (Example & { other: number; column: string }) | undefined
  /** The first line of each paper, and the lines of papers that were issued again. */
  private readonly papers = new Map<string, number>()
  private readonly reissued: (Example & { column: string; paper: string; own: string[] })[] = []

  constructor(
    private readonly table: Table,
    private readonly amount: number,
  ) {
    const texts = table.headings.map(normaliseHeading)
    this.ofLines = new Set(texts.flatMap((text, at) => (OF_LINES.test(text) ? [at] : [])))
  }

  observeItem(cells: readonly Cell[], line: number): void {
    if (this.same || this.rows >= MOST_ROWS || isBlank(cells[this.amount])) return
    this.rows += 1
    this.observePapers(cells, line)
    const amount = cellText(cells[this.amount]).trim()
    const first = this.firstLines.get(amount)
    if (!first) {
      this.firstLines.set(amount, { line, cells })
      return
    }
    if (first.cells) this.compare(first.cells, first.line)
    delete first.cells
    this.compare(cells, line)
  }

  found(): Found {
    if (this.same) return [{ code: 'ask_same_debt', facts: { ...this.same } }]
    for (const { paper, line, value, column, own } of this.reissued) {
      const other = own.includes(paper) ? undefined : this.papers.get(paper)
      if (other === undefined) continue
      const facts = { line: other, other: line, value, column, isReissue: true }
      return [{ code: 'ask_same_debt', facts }]
    }
    return []
  }

  private observePapers(cells: readonly Cell[], line: number): void {
    const own: string[] = []
    for (const [at, cell] of cells.entries()) {
      if (at === this.amount || this.ofLines.has(at) || isBlank(cell) || isDate(cell)) continue
      const paper = PAPER.exec(cellText(cell).trim())?.[1]
      if (paper !== undefined) own.push(paper)
    }
    for (const paper of own) if (!this.papers.has(paper)) this.papers.set(paper, line)
    for (const [at, cell] of cells.entries()) {
      const paper = reissuedIn(cell)
      if (paper === undefined) continue
      const column = columnName(this.table.headings, at)
      this.reissued.push({ paper, line, value: String(cell).trim(), column, own })
    }
  }

  private compare(cells: readonly Cell[], line: number): void {
    const at = cells.findIndex((cell) => typeof cell === 'string' && COPY.test(cell))
    const key = this.keyOf(cells)
    const before = this.bills.get(key)
    if (!before) this.bills.set(key, { line, isCopy: at >= 0 })
    else if (before.isCopy || at >= 0) this.record(cells, before.line, line, at)
  }

  private record(cells: readonly Cell[], line: number, other: number, at: number): void {
    const column = at >= 0 ? at : this.amount
    const value = cellText(cells[column]).trim()
    this.same = { line, other, value, column: columnName(this.table.headings, column) }
  }

  private keyOf(cells: readonly Cell[]): string {
    const texts = cells.map((cell, at) =>
      isDate(cell) || this.ofLines.has(at) ? '' : cellText(cell).replace(COPY, '').trim(),
    )
    return texts.join('\t').trim()
  }
}

/** The number of the paper that this text says was issued again. */
function reissuedIn(cell: Cell): string | undefined {
  return typeof cell === 'string' && !FEE.test(cell) ? REISSUED.exec(cell)?.[1] : undefined
}
