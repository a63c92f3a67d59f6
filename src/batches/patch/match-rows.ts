import { createHash } from 'node:crypto'
import type { Patch } from '../../core/batch.js'
import type { Cell } from '../../spreadsheets/cell.js'

export interface EarlierRow {
  /** The id of the row in all versions. */
  id: string
  line: number
  content: string
  /** The subject of the row; rows about different subjects are never the same row. */
  subject?: string | undefined
}

export interface MendedRow {
  n: number
  line: number
  rowId?: string | undefined
  content: string
  subject?: string | undefined
}

export interface Matched {
  /** By the position of a row, its earlier id. */
  ids: Map<number, string>
  rows: Patch['rows']
  lines: Patch['lines']
}

export const MOST_LINES_LISTED = 100

/** Returns a hash that is equal for equal cells, whatever program saved them. */
export function contentOf(cells: readonly Cell[]): string {
  const said = cells.map((cell) => {
    if (cell === null || typeof cell === 'string') return (cell ?? '').trim()
    if ('n' in cell) return { n: cell.n }
    return 'b' in cell ? { b: cell.b } : 'e' in cell ? { e: cell.e } : {}
  })
  while (said.at(-1) === '') said.pop()
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 24)
}

/**
 * Matches the rows of the mended file with earlier ones: by id when the file has ids, else by
 * content, else by position between two matched rows. Figures do not depend on this: an answer is
 * kept because the same request is made.
 */
export function matchRows(
  earlier: readonly EarlierRow[],
  mended: readonly MendedRow[],
  byId: ReadonlyMap<string, EarlierRow>,
): Matched {
  const matching = new Matching(earlier, mended)
  matching.byId(byId)
  matching.byContent()
  matching.bySubject()
  if (!mended.some(({ rowId }) => rowId !== undefined)) matching.byPosition()
  return matching.result()
}

class Matching {
  private readonly found = new Map<MendedRow, EarlierRow>()
  private readonly taken = new Set<EarlierRow>()

  constructor(
    private readonly earlier: readonly EarlierRow[],
    private readonly mended: readonly MendedRow[],
  ) {}

  /**
   * When a row was copied to begin a new one, the copy with the same content is the earlier row.
   */
  byId(known: ReadonlyMap<string, EarlierRow>): void {
    for (const isSame of [true, false]) {
      for (const row of this.mended) {
        const old = row.rowId === undefined ? undefined : known.get(row.rowId)
        if (old && (!isSame || old.content === row.content)) this.pair(row, old)
      }
    }
  }

  byContent(): void {
    const free = new Map<string, EarlierRow[]>()
    for (const old of this.earlier) {
      if (this.taken.has(old)) continue
      const alike = free.get(old.content)
      if (alike) alike.push(old)
      else free.set(old.content, [old])
    }
    for (const row of this.mended) {
      if (this.found.has(row)) continue
      const old = free.get(row.content)?.shift()
      if (old) this.pair(row, old)
    }
  }

  /** Matches by subject, when exactly one unmatched row on each side has it. */
  bySubject(): void {
    const old = onlyOnes(this.earlier.filter((one) => !this.taken.has(one)))
    const mended = onlyOnes(this.mended.filter((one) => !this.found.has(one)))
    for (const [subject, row] of mended) {
      const one = old.get(subject)
      if (one) this.pair(row, one)
    }
  }

  /**
   * Matches by position: between two matched rows, as many unmatched rows as before are matched in
   * order.
   */
  byPosition(): void {
    const at = new Map(this.earlier.map((old, place) => [old, place]))
    let run: MendedRow[] = []
    let before = -1
    for (const row of [...this.mended, undefined]) {
      const old = row && this.found.get(row)
      if (row && !old) {
        run.push(row)
        continue
      }
      const here = old ? at.get(old)! : this.earlier.length
      const between = this.earlier.slice(before + 1, Math.max(here, before + 1))
      const free = run.length > 0 ? between.filter((one) => !this.taken.has(one)) : []
      if (free.length === run.length) this.pairAlike(run, free)
      run = []
      before = here
    }
  }

  private pairAlike(run: readonly MendedRow[], free: readonly EarlierRow[]): void {
    for (const [at, row] of run.entries()) {
      const old = free[at]!
      if (row.subject === old.subject) this.pair(row, old)
    }
  }

  result(): Matched {
    const all = { changed: [] as number[], added: [] as number[], removed: [] as number[] }
    const ids = new Map<number, string>()
    let same = 0
    for (const row of this.mended) {
      const old = this.found.get(row)
      if (old) ids.set(row.n, old.id)
      if (!old) all.added.push(row.line)
      else if (old.content === row.content) same += 1
      else all.changed.push(row.line)
    }
    for (const old of this.earlier) if (!this.taken.has(old)) all.removed.push(old.line)
    const { changed, added, removed } = all
    const first = (lines: number[]) => lines.slice(0, MOST_LINES_LISTED)
    return {
      ids,
      rows: { same, changed: changed.length, added: added.length, removed: removed.length },
      lines: { changed: first(changed), added: first(added), removed: first(removed) },
    }
  }

  private pair(row: MendedRow, old: EarlierRow): void {
    if (this.found.has(row) || this.taken.has(old)) return
    this.found.set(row, old)
    this.taken.add(old)
  }
}

function onlyOnes<T extends { subject?: string | undefined }>(rows: readonly T[]): Map<string, T> {
  const found = new Map<string, T | undefined>()
  for (const row of rows) {
    const { subject } = row
    if (subject !== undefined) found.set(subject, found.has(subject) ? undefined : row)
  }
  return new Map([...found].filter((one): one is [string, T] => one[1] !== undefined))
}
