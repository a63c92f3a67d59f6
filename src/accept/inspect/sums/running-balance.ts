import type { Cell } from '../../../spreadsheets/cell.js'
import { cellText } from '../../cells/cell-text.js'
import type { Example } from '../../cells/example.js'
import { areSameCents, HALF_CENT, isMoney, looseAmount } from '../../cells/loose-amount.js'
import { normaliseHeading, normaliseText } from '../../find/normalise-heading.js'
import { partyColumns } from '../../find/owner-columns.js'
import type { Table } from '../../find/table.js'
import type { DebtCheck, Found } from '../check.js'

const BALANCE = /^saldos?(?! (?:em aberto|inicia(?:l|is)|originario))\b|\bacumulad[oa]s?\b/
/**
 * Fewer lines grow by chance; those of one contract without instalments hardly do, nor those of a
 * loan beside its smaller instalments.
 */
const FEWEST_LINES = 4
const FEWEST_OF_LOAN = 3
const CONTRACT = /^(?:(?:n|no|nr|numero)(?: d[aeo])? )?(?:contrato|operacao|cedula|ccb|conta)$/
/** Each has a balance of its own. */
const OF_ONE = /\b(?:contrato|operacao|cedula|ccb|unidade|imovel|apto|apartamento|veiculo|placa)\b/
const PART = /\b(?:parc|parcela|prestacao|competencia|titulo|documento|nota|fatura)\b/
const INSTALMENT = /^(?:(?:valor|vl|vlr)(?: d[ae])? )?(?:prestacao|parcela|pmt)(?: mensal)?$/
/** Fewer changes match another cell of their line by chance. */
const FEWEST_MOVES = 2

/**
 * Finds a column of balances whose changes are in another column, or that only grow or only shrink
 * on the lines of one debtor: each entry is contained in every line below.
 */
export class RunningBalance implements DebtCheck {
  private readonly isBalance: boolean
  private readonly contract: number
  private readonly contracts = new Set<string>()
  /** What names the debtor, by column; a line without a name is of the one above. */
  private readonly names: ReadonlyMap<number, Set<string>>
  /** The same for what is lent or let. */
  private readonly things: ReadonlyMap<number, Set<string>>
  private lines = 0
  private last: number | undefined
  private direction = 0
  private isRunning = true
  private isMoved = true
  private readonly instalments: readonly number[]
  private isOfLoan = true
  private first: Example | undefined

  constructor(
    { headings }: Pick<Table, 'headings'>,
    private readonly column: number,
  ) {
    const texts = headings.map(normaliseHeading)
    this.isBalance = BALANCE.test(texts[column] ?? '')
    this.names = new Map(partyColumns({ headings }).map((at) => [at, new Set()]))
    const ofOne = texts.flatMap((text, at) => (OF_ONE.test(text) ? [at] : []))
    this.things = new Map(ofOne.map((at) => [at, new Set()]))
    this.instalments = texts.flatMap((text, at) => (INSTALMENT.test(text) ? [at] : []))
    const hasParts = texts.some((text) => PART.test(text))
    this.contract = hasParts ? -1 : texts.findIndex((text) => CONTRACT.test(text))
  }

  observeItem(cells: readonly Cell[], line: number): void {
    if (!this.isBalance || !(this.isRunning || this.isMoved)) return
    const cell = cells[this.column]
    const amount = looseAmount(cell)
    if (amount === undefined) return
    this.lines += 1
    this.isOfLoan &&= this.hasInstalment(cells, amount)
    if (this.contracts.size < 2) this.contracts.add(cellText(cells[this.contract]).trim())
    for (const [at, names] of [...this.names, ...this.things]) {
      const name = normaliseText(cellText(cells[at]))
      if (name !== '' && names.size < 2) names.add(name)
    }
    this.first ??= { line, value: cellText(cell).trim() }
    if (this.last !== undefined) {
      const direction = Math.sign(amount - this.last)
      this.isRunning &&= direction !== 0 && (this.direction === 0 || this.direction === direction)
      this.direction = direction
      this.isMoved &&= this.isInOtherCell(amount - this.last, cells)
    }
    this.last = amount
  }

  found(): Found {
    const first = this.runningFrom()
    return first ? [{ code: 'ask_running_balance', facts: { ...first } }] : []
  }

  private runningFrom(): Example | undefined {
    if (this.isMoved && this.lines > FEWEST_MOVES) return this.first
    if (hasSeveral(this.names)) return undefined
    const isOfContract = this.contracts.size === 1 && !this.contracts.has('')
    const isOfLoan = this.isOfLoan && !hasSeveral(this.things)
    const fewest = isOfContract || isOfLoan ? FEWEST_OF_LOAN : FEWEST_LINES
    return this.isRunning && this.lines >= fewest ? this.first : undefined
  }

  /** The first balance is more than its instalment, unlike what is left of an instalment. */
  private hasInstalment(cells: readonly Cell[], balance: number): boolean {
    return this.instalments.some((at) => {
      const cell = cells[at] ?? null
      return isMoney(cell) && (this.lines > 1 || looseAmount(cell)! < balance)
    })
  }

  private isInOtherCell(change: number, cells: readonly Cell[]): boolean {
    const size = Math.abs(change)
    return cells.some((cell, at) => {
      const other = at === this.column ? undefined : looseAmount(cell)
      return size > HALF_CENT && other !== undefined && areSameCents(Math.abs(other), size)
    })
  }
}

function hasSeveral(names: ReadonlyMap<number, Set<string>>): boolean {
  return [...names.values()].some(({ size }) => size > 1)
}
