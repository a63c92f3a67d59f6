import type { FigureColumn, JobWorkbook, ListSheet } from '../core/job/job.js'
import { isIsoDate } from '../values/dates.js'
import type { ResultRow } from './rows.js'

/** Limit of columns for readers; the stored answers have the rest. */
const MOST_COLUMNS = 250
const MOST_SHEETS = 60

/**
 * Undeclared columns by name; a column is of dates or amounts if each of its values is one. Whole
 * numbers may be ids (`whole`): without a decimal value among them they stay texts. `isZero`: none is
 * other than zero.
 */
export type UndeclaredKinds = Map<string, { kind: OpenKind; longest: number; isZero: boolean }>
export type OpenKind = 'text' | 'date' | 'month' | 'whole' | 'money' | 'factor'

export const ZERO = /^-?0(?:\.0*)?$/

const NUMBERS: readonly OpenKind[] = ['whole', 'money', 'factor']

/** Collects the undeclared fields of answers, in the order in which they first occur. */
export class UndeclaredColumns {
  readonly figures: UndeclaredKinds = new Map()
  private readonly ofLists = new Map<string, UndeclaredKinds>()
  /** Lists with any line. */
  readonly filled = new Set<string>()
  private readonly isOpen: boolean
  private readonly areListsOpen: boolean
  private readonly declared: ReadonlySet<string>
  private readonly known: ReadonlySet<string>
  private readonly lists: {
    list: string
    declared: ReadonlySet<string>
    by?: ListSheet['by'] | undefined
  }[]

  constructor(sheets: JobWorkbook) {
    const { open, openLists, figures, evidence, sums, tallies, memory, lists = [] } = sheets
    this.isOpen = open !== undefined
    this.areListsOpen = openLists === true
    this.known = new Set(lists.map(({ list }) => list))
    const known = [...figures, ...evidence, ...sums, ...tallies, ...(memory?.columns ?? [])]
    this.declared = new Set(known.map(({ figure }) => figure))
    this.lists = lists
      .filter((sheet) => sheet.open)
      .map(({ list, columns, by }) => ({ list, declared: declaredBy(columns), by }))
  }

  /** @param list its key, or that of a part of it: see {@link partKey} */
  of(list: string): UndeclaredKinds {
    return this.ofLists.get(list) ?? new Map()
  }

  /** Returns the undeclared lists that get a sheet, in the order in which they first occur. */
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
    for (const { list, declared, by } of this.lists) {
      for (const line of lists?.[list] ?? []) {
        note(line, declared, this.kindsOf(list))
        if (by) note(line, declared, this.kindsOf(partKey(list, figures[by.figure])))
      }
    }
  }

  private kindsOf(list: string): UndeclaredKinds {
    const known = this.ofLists.get(list) ?? new Map()
    this.ofLists.set(list, known)
    return known
  }
}

/** Returns the key of the part of a list whose rows have this value of {@link ListSheet.by}. */
export function partKey(list: string, value = ''): string {
  return `${list}: ${value}`
}

/** A field of marks only formats a text and is no column. */
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
    const isZero = (known?.isZero ?? true) && (value === '' || ZERO.test(value))
    if (known?.kind !== kind || known.longest < longest || known.isZero !== isZero)
      names.set(name, { kind, longest, isZero })
  }
}

function kindOf(value: string): OpenKind {
  if (isIsoDate(value)) return 'date'
  if (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(value)) return 'month'
  const decimals = /^-?(?:0|[1-9]\d{0,11})(?:\.(\d{1,17}))?$/.exec(value)
  if (!decimals) return 'text'
  const [, digits = ''] = decimals
  return digits === '' ? 'whole' : digits.length > 2 ? 'factor' : 'money'
}

function joined(known: OpenKind | undefined, kind: OpenKind): OpenKind {
  if (known === undefined || known === kind) return kind
  const a = NUMBERS.indexOf(known)
  const b = NUMBERS.indexOf(kind)
  return a < 0 || b < 0 ? 'text' : NUMBERS[Math.max(a, b)]!
}
