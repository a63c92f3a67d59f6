import { type Sentence, sentence } from '../../../messages/message-code.js'
import type { Cell } from '../../../spreadsheets/cell.js'
import { folded } from '../../../values/folded.js'
import { stateIn } from '../../../values/oab.js'
import { cellText } from '../../cells/cell-text.js'
import { readOab } from '../../cells/oab.js'
import { fitOf } from '../../find/match-columns.js'
import { columnName, type Table } from '../../find/table.js'
import type { TableCheck } from '../check.js'

const FEWEST_LINES = 3
/** Lawyers who were registered on one day may have numbers in a row. */
const FEWEST_NAMES = 5
const MOST_ROWS = 20_000

interface Run {
  from: number
  to: number
  first: string
  last: string
  /** Each line has another name. */
  isOfMany?: true
}

/**
 * Tells of registrations that do not go with the names beside them: numbers that go up by one, as
 * of a cell that was dragged down, one number for two names, and two numbers of one
 * state for one name. Of lists without registrations: one case or document for two parties.
 */
export class OabsAndNames implements TableCheck {
  private readonly oab: number | undefined
  /** The cases or documents of a list without registrations. */
  private readonly key: number | undefined
  private readonly uf: number
  private readonly name: number
  private rows = 0
  private before: { number: number; name: string } | undefined
  private run: Run | undefined
  private dragged: Run | undefined
  private readonly owners = new Map<string, { line: number; name: string }>()
  private sharing = 0
  private shared: { line: number; other: number; value: string; names: string[] } | undefined
  private readonly numbers = new Map<string, { line: number; number: number }>()
  private twice: { line: number; other: number; value: string; numbers: string[] } | undefined

  constructor(private readonly table: Table) {
    const under = (field: string) =>
      table.headings.findIndex((heading) => fitOf(field, heading) !== undefined)
    this.oab = table.columns.get('oab_numero')
    this.uf = table.columns.get('oab_uf') ?? under('oab_uf')
    const { columns, roles } = table
    const isOther = this.oab !== undefined || roles.money.size > 0 || columns.has('calc_id')
    this.key = isOther ? undefined : (roles.case ?? columns.get('arquivo'))
    const names =
      this.key === undefined ? ['oab_nome'] : ['parte_nome', 'parte_contraria', 'cliente']
    this.name = names.map(under).find((at) => at >= 0) ?? -1
  }

  observeItem(cells: readonly Cell[], line: number): void {
    if (this.rows >= MOST_ROWS) return
    this.rows += 1
    if (this.oab === undefined) this.compareOwners(cells, line)
    else this.observeOab(cells, this.oab, line)
  }

  private compareOwners(cells: readonly Cell[], line: number): void {
    const [value, name] = [this.key ?? -1, this.name].map((at) => cellText(cells[at]).trim())
    if (value && name) this.compare(value, name, line)
  }

  private observeOab(cells: readonly Cell[], at: number, line: number): void {
    const read = readOab(cells[at])
    const value = read.is === 'value' ? read.value : ''
    const number = Number(/\d+/.exec(value)?.[0])
    if (Number.isNaN(number)) return
    const name = cellText(cells[this.name]).trim()
    this.follow(number, name, cellText(cells[at]).trim(), line)
    const uf = /^[A-Z]{2}/.exec(value)?.[0] ?? stateIn(cellText(cells[this.uf]))
    if (uf === undefined || name === '') return
    this.compare(`${uf} ${number}`, name, line)
    this.compareNumbers(uf, number, name, line)
  }

  private follow(number: number, name: string, text: string, line: number): void {
    const { before, run } = this
    this.before = { number, name }
    const isNext = before !== undefined && name !== '' && number === before.number + 1
    const isOfMany = isNext && name !== before.name
    const isStart = run?.from === run?.to
    if (run && isNext && (isStart || isOfMany === (run.isOfMany === true)))
      this.run = { ...run, to: line, last: text, ...(isOfMany ? { isOfMany } : {}) }
    else {
      this.endRun()
      this.run = { from: line, to: line, first: text, last: text }
    }
  }

  private endRun(): void {
    const { run } = this
    const fewest = run?.isOfMany ? FEWEST_NAMES : FEWEST_LINES
    if (run && run.to - run.from + 1 >= fewest) this.dragged ??= run
  }

  private compare(value: string, name: string, line: number): void {
    const first = this.owners.get(value)
    if (!first) this.owners.set(value, { line, name })
    else if (first.name !== name && areOthers(first.name, name)) {
      this.shared ??= { line: first.line, other: line, value, names: [first.name, name] }
      this.sharing += 1
    }
  }

  /** One word may be the name of several persons. */
  private compareNumbers(uf: string, number: number, name: string, line: number): void {
    if (this.twice || !/\p{L} \p{L}/u.test(name)) return
    const key = `${uf} ${folded(name)}`
    const first = this.numbers.get(key)
    if (!first) this.numbers.set(key, { line, number })
    else if (first.number !== number) {
      const numbers = [first.number, number].map((one) => `${uf} ${one}`)
      this.twice = { line: first.line, other: line, value: name, numbers }
    }
  }

  remarks(): Sentence[] {
    this.endRun()
    const { dragged, shared, twice, table } = this
    const isOfOab = this.oab !== undefined
    // Such a list has a line for each party of a case.
    const isOfParties = !isOfOab && this.sharing > 1 && this.sharing * FEWEST_NAMES > this.rows
    const column = columnName(table.headings, this.oab ?? this.key ?? 0)
    return [
      ...(dragged ? [sentence('told_consecutive_oabs', { ...dragged, column })] : []),
      ...(shared && !isOfParties
        ? [sentence(isOfOab ? 'told_oab_of_two' : 'told_key_of_two', { ...shared, column })]
        : []),
      ...(twice && !dragged ? [sentence('told_two_oabs_of_one', { ...twice, column })] : []),
    ]
  }
}

/** Two names without a word in common are of two persons. */
function areOthers(one: string, other: string): boolean {
  const words = new Set(wordsOf(one))
  return !wordsOf(other).some((word) => words.has(word))
}

function wordsOf(name: string): string[] {
  return folded(name)
    .split(/\P{L}+/u)
    .filter((word) => word.length > 2)
}
