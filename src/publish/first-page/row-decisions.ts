import type { JobWorkbook } from '../../core/job/job.js'
import type { Outcome } from '../../core/outcome.js'
import { translate } from '../../messages/index.js'
import { reais } from '../../messages/message.js'
import { brazilian } from '../../spreadsheets/tables/display-text.js'
import { D } from '../../values/decimal.js'
import type { ResultRow } from '../rows.js'
import { blockOf, statementsOf } from '../statement/statement.js'
import { counted } from '../words.js'

/** With more rows of an outcome the first page only counts them. */
const MOST_QUOTED = 3

/** Rows of an outcome that say the same. */
interface Quoted {
  /** Empty where the rows are many. */
  lines: number[]
  rows: number
  /** The row of Pendências, of the first. */
  place: number
  text: string
}

/** Rows of an outcome, as long as all say the same. */
interface Alike {
  said: string
  rows: number
}

/** Rows whose messages leave the same to decide. */
interface Found {
  rows: number
  warned: number
  isFirst: boolean
  /** The first of those without a warning. */
  lines: number[]
  /** The blocks of the statements that are not printed for it. */
  unprinted: Set<string>
}

/** Collects what the messages of rows leave to decide. */
export class RowDecisions {
  private readonly found = new Map<string, Found>()
  /** The first rows of each outcome, one more than are quoted. */
  private readonly rows = new Map<Outcome, Quoted[]>()
  private readonly alike = new Map<Outcome, Alike | undefined>()
  private readonly asked: NonNullable<JobWorkbook['decisions']>
  private readonly position: JobWorkbook['figures'][number] | undefined
  private readonly statement: JobWorkbook['statement']

  constructor({ decisions = {}, figures, position, statement }: JobWorkbook) {
    this.asked = decisions
    this.statement = statement
    this.position = figures.find(({ figure }) => figure === position)
  }

  /** @param place the row of Pendências where its messages begin */
  add(row: ResultRow, place: number): void {
    const { line, said, ignored, outcome, figures } = row
    if (ignored !== undefined) return
    const isWarned = outcome === 'warned'
    const asks = this.asksOf(row, isWarned || outcome === 'ok')
    const rows = this.rows.get(outcome) ?? []
    this.rows.set(outcome, rows)
    if (rows.length <= MOST_QUOTED) {
      const asked = isWarned ? asks.map(({ text }) => asSentence(text)) : []
      const told = [textOf(said), ...asked, ...(asked.length > 0 ? this.worthOf(figures) : [])]
      rows.push({ lines: [line], rows: 1, place, text: told.join(' ') })
    }
    this.compare(row, asks.length > 0)
    for (const one of asks) this.count(one, row)
  }

  /** What leaves a decision is counted, and not repeated. */
  private compare({ said, outcome }: ResultRow, asks: boolean): void {
    const first = this.alike.get(outcome)
    if (first === undefined && this.alike.has(outcome)) return
    const own = asks || said.length === 0 ? undefined : textOf(said)
    const isSame = own !== undefined && (first === undefined || first.said === own)
    this.alike.set(outcome, isSame ? { said: own, rows: (first?.rows ?? 0) + 1 } : undefined)
  }

  private count(
    { text, isFirst, unprinted }: ReturnType<RowDecisions['asksOf']>[number],
    row: ResultRow,
  ): void {
    const found: Found = this.found.get(text) ?? {
      rows: 0,
      warned: 0,
      isFirst: isFirst === true,
      lines: [],
      unprinted: new Set<string>(),
    }
    this.found.set(text, found)
    if (unprinted && this.statement) found.unprinted.add(blockOf(row, this.statement))
    found.rows += 1
    if (row.outcome === 'warned') found.warned += 1
    else if (found.lines.length < MOST_QUOTED) found.lines.push(row.line)
  }

  /** What the messages of a row leave to decide, each once. */
  private asksOf({ said, figures }: ResultRow, hasResult: boolean) {
    const asks = said
      .flatMap(({ code }) => this.asked[code] ?? [])
      .filter((one) => hasResult || !one.ofResults)
      .map(({ text, ...one }) => ({
        ...one,
        text: typeof text === 'string' ? text : text(figures),
      }))
    return [...new Map(asks.map((one) => [one.text, one])).values()]
  }

  /** What is at stake in a row whose message leaves a decision. */
  private worthOf(figures: ResultRow['figures']): string[] {
    if (!this.position) return []
    const worth = figures[this.position.figure]
    if (worth === undefined) return []
    return [`${this.position.title} da linha: ${reais(brazilian(new D(worth).toFixed(2)))}.`]
  }

  /** What is said of the rows of an outcome; nothing where they are many, unless all say the same. */
  quoted(outcome: Outcome): readonly Quoted[] {
    const rows = this.rows.get(outcome) ?? []
    const [first] = rows
    if (first && rows.length > MOST_QUOTED) {
      const all = this.alike.get(outcome)
      return all ? [{ ...first, lines: [], rows: all.rows }] : []
    }
    const groups = new Map<string, Quoted>()
    for (const row of rows) {
      const known = groups.get(row.text)
      const lines = [...(known?.lines ?? []), ...row.lines]
      groups.set(row.text, { ...(known ?? row), lines, rows: lines.length })
    }
    return [...groups.values()]
  }

  /** What needs a decision, and in which rows, those of quoted warnings left out. */
  counted(): { text: string; rows: number; isFirst: boolean; lines: readonly number[] }[] {
    const isQuoted = this.quoted('warned').length > 0
    return [...this.found]
      .map(([text, { rows, warned, isFirst, lines, unprinted }]) => {
        const left = isQuoted ? rows - warned : rows
        const sentences = [text, ...(unprinted.size > 0 ? [withoutStatement(unprinted)] : [])]
        return {
          text: sentences.join('. '),
          isFirst,
          rows: left,
          lines: lines.length === left ? lines : [],
        }
      })
      .filter(({ rows }) => rows > 0)
  }
}

/** What the reader sees: facts that only tell what to do differ from row to row. */
function textOf(said: ResultRow['said']): string {
  return said.map((one) => translate('pt', one)).join(' ')
}

function withoutStatement(blocks: ReadonlySet<string>): string {
  return `Sem Demonstrativo: ${counted(statementsOf(blocks).length, 'débito', 'débitos')}`
}

function asSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
