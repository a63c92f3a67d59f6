import type { GroupSheet, Job } from '../core/job/job.js'
import type { SheetColumn, Value } from '../spreadsheets/sheet.js'
import { numberOf, TOTAL } from './columns.js'
import { type DescribedSheet, leftOut } from './described-sheet.js'
import { ExactSums } from './exact-sum.js'
import type { ResultRow } from './rows.js'

/**
 * Limit of groups: 200,000 cost 75 MB at the memory peak of 400, and a longer sheet is no overview.
 */
const MOST_GROUPS = 50_000
/** Group of rows without the field, so that their sums are included. */
const BLANK = '(em branco)'
const SEVERAL = '(vários)'

interface Summed {
  figure: string
  title: string
  allCharges?: true
  sums: ExactSums
}

/**
 * Sums by the values of a field, collected in a pass over the rows that other sheets need too. A
 * group is an index into arrays: as objects, a hundred thousand groups took a hundred megabytes.
 */
export class Groups {
  private readonly groups = new Map<string, number>()
  private readonly names = new Map<string, string>()
  private readonly besides: string[] = []
  private readonly rows: number[] = []
  private readonly answered: number[] = []
  private readonly sums: Summed[]
  /** Juros, Multa: between the corrected amount and the total. */
  private readonly charges: Summed[]
  private readonly all: readonly Summed[]
  private tooMany = false

  constructor(
    private readonly sheet: GroupSheet,
    private readonly job: Job,
    private readonly most = MOST_GROUPS,
    private readonly keyOf = (value: string) => value,
  ) {
    const charges = job.sheets.figures.filter(({ charge, part }) => charge && part)
    const summed = (one: Omit<Summed, 'sums'>): Summed => ({ ...one, sums: new ExactSums() })
    this.sums = job.sheets.sums.map(summed)
    this.charges = charges.map(summed)
    this.all = [...this.sums, ...this.charges]
  }

  add(row: ResultRow): void {
    const group = row.outcome === 'ignored' || this.tooMany ? undefined : this.groupOf(row)
    if (group === undefined) return
    this.rows[group]! += 1
    if (row.outcome !== 'ok' && row.outcome !== 'warned') return
    this.answered[group]! += 1
    for (const { figure, sums } of this.all) {
      const value = row.figures[figure]
      if (value !== undefined) sums.add(group, value)
    }
  }

  private groupOf({ fields }: ResultRow): number | undefined {
    const text = (field: string | undefined) =>
      field === undefined ? '' : String(fields?.[field] ?? '')
    const key = this.keyOf(text(this.sheet.field))
    const beside = text(this.sheet.beside?.field)
    const known = this.groups.get(key)
    if (known !== undefined) {
      if (this.besides[known] !== beside) this.besides[known] = SEVERAL
      return known
    }
    if (this.groups.size >= this.most) return this.giveUp()
    this.groups.set(key, this.groups.size)
    this.besides.push(this.kept(beside))
    this.rows.push(0)
    this.answered.push(0)
    return this.groups.size - 1
  }

  /** Returns one shared string for equal names, because each row brings its own copy. */
  private kept(name: string): string {
    const known = this.names.get(name) ?? name
    this.names.set(known, known)
    return known
  }

  private giveUp(): undefined {
    this.tooMany = true
    this.groups.clear()
    this.names.clear()
    this.besides.length = 0
  }

  get title(): string {
    return this.sheet.title
  }

  get field(): string {
    return this.sheet.field
  }

  /**
   * Returns the groups by the size of the sum of a figure, each with all its sums; groups that lack
   * one are left out.
   */
  largest(figure: string): { name: string; sums: string[] }[] {
    const all = [...this.groups].flatMap(([key, group]) => {
      const sums = this.sums.flatMap(({ sums }) => sums.toString(group) ?? [])
      return sums.length === this.sums.length ? [{ name: key || BLANK, sums }] : []
    })
    const at = this.sums.findIndex((one) => one.figure === figure)
    const size = ({ sums }: { sums: string[] }) => Math.abs(Number(sums[at]))
    return all.toSorted((a, b) => size(b) - size(a))
  }

  /** Returns the sheet; `charges`: those that every answered row has, before the total. */
  toSheet(charges: ReadonlySet<string> = new Set()): DescribedSheet {
    const { name, about, title, beside } = this.sheet
    if (this.tooMany)
      return leftOut(this.sheet, `Há mais de ${this.most} grupos`, 'na aba Resultado')
    const sums = this.summed(charges)
    const columns: SheetColumn[] = [
      { title, kind: 'text', width: 30 },
      ...(beside ? [this.besideColumn(beside.title)] : []),
      { title: 'Linhas', kind: 'integer' },
      { title: 'Sem resultado', kind: 'integer', width: 13 },
      ...sums.map((sum) => ({ title: sum.title, kind: 'money' as const })),
    ]
    const shown = sums.map((one) => one.sums)
    const total = this.total(shown)
    return { name, about, columns, empty: 'Nenhuma linha.', rows: this.lines(shown), total }
  }

  /** Hidden where no row has the other field: an empty column says nothing on paper. */
  private besideColumn(title: string): SheetColumn {
    const isEmpty = this.besides.every((beside) => beside === '')
    return { title, kind: 'text', width: 34, ...(isEmpty ? { hidden: true } : {}) }
  }

  private total(shown: readonly ExactSums[]): Value[] {
    const rows = countOf(this.rows)
    return [
      TOTAL,
      ...(this.sheet.beside ? [null] : []),
      { n: String(rows) },
      { n: String(rows - countOf(this.answered)) },
      ...shown.map((sums) => numberOf(sums.total())),
    ]
  }

  /** Returns the sums with a value in any row. */
  private summed(charges: ReadonlySet<string>): Summed[] {
    const sums = this.sums.filter((one) => one.sums.total() !== undefined)
    const at = sums.findIndex(({ figure }) => figure === this.job.sheets.position)
    const known = this.charges.filter(({ figure }) => charges.has(figure))
    const single = known.filter(({ allCharges }) => !allCharges)
    const shown = single.length > 0 ? single : known
    return at < 0 ? sums : [...sums.slice(0, at), ...shown, ...sums.slice(at)]
  }

  private *lines(shown: readonly ExactSums[]): Iterable<Value[]> {
    for (const [key, group] of this.groups) {
      const answered = this.answered[group]!
      yield [
        key || BLANK,
        ...(this.sheet.beside ? [this.besides[group]!] : []),
        { n: String(this.rows[group]!) },
        { n: String(this.rows[group]! - answered) },
        ...shown.map((sums) => numberOf(sums.toString(group))),
      ]
    }
  }
}

function countOf(counts: readonly number[]): number {
  return counts.reduce((sum, one) => sum + one, 0)
}
