import type { GroupSheet, Job } from '../job.js'
import type { SheetColumn, Value } from '../sheets/sheet.js'
import { ExactSum } from './exact-sum.js'
import type { ResultRow } from './rows.js'
import { leftOut, type ToldSheet } from './told-sheet.js'

/** About 60 MB of memory; a sheet of more lines is nobody's overview. */
const MOST_GROUPS = 200_000
/** Rows without the field are a group too: their sums must not vanish. */
const BLANK = '(em branco)'
const SEVERAL = '(vários)'

interface Group {
  beside: string
  rows: number
  answered: number
  sums: ExactSum[]
}

/** Sums by the values of a field, gathered while the rows pass by for another reason. */
export class Groups {
  private groups: Map<string, Group> | undefined = new Map()
  private readonly figures: readonly string[]

  constructor(
    private readonly sheet: GroupSheet,
    private readonly job: Job,
    private readonly most = MOST_GROUPS,
  ) {
    this.figures = job.sheets.sums.map(({ figure }) => figure)
  }

  add(row: ResultRow): void {
    const group = row.outcome === 'ignored' ? undefined : this.groupOf(row)
    if (!group) return
    group.rows += 1
    if (row.outcome !== 'ok' && row.outcome !== 'warned') return
    group.answered += 1
    this.figures.forEach((figure, at) => {
      const value = row.figures[figure]
      if (value !== undefined) group.sums[at]!.add(value)
    })
  }

  private groupOf({ fields }: ResultRow): Group | undefined {
    if (!this.groups) return undefined
    const text = (field: string | undefined) =>
      field === undefined ? '' : String(fields?.[field] ?? '')
    const key = text(this.sheet.field)
    const beside = text(this.sheet.beside?.field)
    const known = this.groups.get(key)
    if (known) {
      if (known.beside !== beside) known.beside = SEVERAL
      return known
    }
    if (this.groups.size >= this.most) {
      this.groups = undefined
      return undefined
    }
    const group = { beside, rows: 0, answered: 0, sums: this.figures.map(() => new ExactSum()) }
    this.groups.set(key, group)
    return group
  }

  toSheet(): ToldSheet {
    const { name, about, title, beside } = this.sheet
    if (!this.groups)
      return leftOut(this.sheet, `Há mais de ${this.most} grupos`, 'na aba Resultado')
    const columns: SheetColumn[] = [
      { title, kind: 'text', width: 30 },
      ...(beside ? [{ title: beside.title, kind: 'text' as const, width: 34 }] : []),
      { title: 'Linhas', kind: 'integer' },
      { title: 'Sem resultado', kind: 'integer', width: 13 },
      ...this.job.sheets.sums.map((sum) => ({ title: sum.title, kind: 'money' as const })),
    ]
    return { name, about, columns, rows: this.lines(this.groups) }
  }

  private *lines(groups: ReadonlyMap<string, Group>): Iterable<Value[]> {
    for (const [key, { beside, rows, answered, sums }] of groups) {
      yield [
        key || BLANK,
        ...(this.sheet.beside ? [beside] : []),
        { n: String(rows) },
        { n: String(rows - answered) },
        ...sums.map((sum) => (answered === 0 ? null : { n: sum.toString() })),
      ]
    }
  }
}
