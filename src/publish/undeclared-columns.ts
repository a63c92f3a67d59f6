import type { FigureColumn, JobWorkbook } from '../core/job/job.js'
import { isIsoDate } from '../values/dates.js'
import type { ResultRow } from './rows.js'

/** Nobody reads wider sheets; what is beyond is in the stored answers. */
const MOST_COLUMNS = 250
/** Nor so many of them. */
const MOST_SHEETS = 60

/**
 * By name; a column is of dates or of amounts while every value of it is one. Digits alone may be a
 * number or somebody's number (`whole`): without a decimal among them they stay texts.
 */
export type UndeclaredKinds = Map<string, { kind: OpenKind; longest: number }>
type OpenKind = 'text' | 'date' | 'whole' | 'money' | 'factor'

const NUMBERS: readonly OpenKind[] = ['whole', 'money', 'factor']

/** Names of what answers hold beyond the declared columns, in the order in which they are met. */
export class UndeclaredColumns {
  readonly figures: UndeclaredKinds = new Map()
  private readonly ofLists = new Map<string, UndeclaredKinds>()
  /** Lists that have a line. */
  readonly filled = new Set<string>()
  private readonly isOpen: boolean
  private readonly areListsOpen: boolean
  private readonly declared: ReadonlySet<string>
  private readonly known: ReadonlySet<string>
  private readonly lists: { list: string; declared: ReadonlySet<string> }[]

  constructor(sheets: JobWorkbook) {
    const { open, openLists, figures, evidence, sums, tallies, memory, lists = [] } = sheets
    this.isOpen = open !== undefined
    this.areListsOpen = openLists === true
    this.known = new Set(lists.map(({ list }) => list))
    const known = [...figures, ...evidence, ...sums, ...tallies, ...(memory?.columns ?? [])]
    this.declared = new Set(known.map(({ figure }) => figure))
    this.lists = lists
      .filter((sheet) => sheet.open)
      .map(({ list, columns }) => ({ list, declared: declaredBy(columns) }))
  }

  of(list: string): UndeclaredKinds {
    return this.ofLists.get(list) ?? new Map()
  }

  /** Lists without a sheet of their own that get one, in the order in which they are met. */
  sheets(): string[] {
    return [...this.filled].filter((list) => !this.known.has(list))
  }

  private open(list: string): void {
    if (this.filled.has(list)) return
    const isKnown = this.known.has(list)
    if (!isKnown && (!this.areListsOpen || this.filled.size >= MOST_SHEETS)) return
    this.filled.add(list)
    if (!isKnown) this.lists.push({ list, declared: new Set() })
  }

  add({ figures, lists }: Pick<ResultRow, 'figures' | 'lists'>): void {
    if (this.isOpen) note(figures, this.declared, this.figures)
    for (const [list, lines] of Object.entries(lists ?? {})) {
      if (lines.length > 0) this.open(list)
    }
    for (const { list, declared } of this.lists) {
      const names: UndeclaredKinds = this.ofLists.get(list) ?? new Map()
      this.ofLists.set(list, names)
      for (const line of lists?.[list] ?? []) note(line, declared, names)
    }
  }
}

/** What only marks a text is no column. */
function declaredBy(columns: readonly FigureColumn[]): Set<string> {
  return new Set(columns.flatMap(({ figure, marks }) => [figure, ...(marks ? [marks] : [])]))
}

function note(
  figures: Record<string, string>,
  declared: ReadonlySet<string>,
  names: UndeclaredKinds,
): void {
  for (const [name, value] of Object.entries(figures)) {
    if (declared.has(name) || (names.size >= MOST_COLUMNS && !names.has(name))) continue
    const known = names.get(name)
    const kind = value === '' ? (known?.kind ?? 'whole') : joined(known?.kind, kindOf(value))
    const longest = Math.max(known?.longest ?? 0, value.length)
    if (known?.kind !== kind || known.longest < longest) names.set(name, { kind, longest })
  }
}

function kindOf(value: string): OpenKind {
  if (isIsoDate(value)) return 'date'
  const decimals = /^-?(?:0|[1-9]\d{0,11})(?:\.(\d{1,12}))?$/.exec(value)
  if (!decimals) return 'text'
  const [, digits = ''] = decimals
  return digits === '' ? 'whole' : digits.length > 2 ? 'factor' : 'money'
}

function joined(known: OpenKind | undefined, kind: OpenKind): OpenKind {
  if (known === undefined || known === kind) return kind
  const [a, b] = [NUMBERS.indexOf(known), NUMBERS.indexOf(kind)]
  return a < 0 || b < 0 ? 'text' : NUMBERS[Math.max(a, b)]!
}
