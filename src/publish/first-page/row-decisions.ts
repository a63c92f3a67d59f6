import type { JobWorkbook } from '../../core/job/job.js'
import type { Outcome } from '../../core/outcome.js'
import { translate } from '../../messages/index.js'
import { reais } from '../../messages/message.js'
import { brazilian } from '../../spreadsheets/tables/display-text.js'
import { D } from '../../values/decimal.js'
import type { ResultRow } from '../rows.js'
import { blockOf, statementsOf } from '../statement/statement.js'
import { counted } from '../words.js'

/** With more texts of an outcome the first page only counts its rows; of more rows it names no line. */
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

/** Rows of an outcome, by what they say, as long as that can be quoted. */
interface Said {
  rows: number
  /** What leaves a decision is counted, and of many rows not repeated. */
  isCounted: boolean
  texts: Map<string, Quoted>
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
  private readonly said = new Map<Outcome, Said>()
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
    const all = this.said.get(outcome) ?? { rows: 0, isCounted: false, texts: new Map() }
    this.said.set(outcome, all)
    all.rows += 1
    all.isCounted ||= asks.length > 0 || said.length === 0
    if (isQuotable(all)) {
      const asked = isWarned ? asks.map(({ text }) => asSentence(text)) : []
      const worth = asked.length > 0 ? this.worthOf(figures) : []
      const text = [...said.map((one) => translate('pt', one)), ...asked, ...worth].join(' ')
      const alike: Quoted = all.texts.get(text) ?? { lines: [], rows: 0, place, text }
      all.texts.set(text, alike)
      alike.rows += 1
      if (alike.lines.length <= MOST_QUOTED) alike.lines.push(line)
    }
    for (const one of asks) this.count(one, row)
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

  /** What is said of the rows of an outcome; nothing where many say too many things. */
  quoted(outcome: Outcome): readonly Quoted[] {
    const all = this.said.get(outcome)
    if (!all || !isQuotable(all)) return []
    return [...all.texts.values()].map((one) =>
      one.lines.length > MOST_QUOTED ? { ...one, lines: [] } : one,
    )
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

function isQuotable({ rows, isCounted, texts }: Said): boolean {
  return texts.size <= MOST_QUOTED && (rows <= MOST_QUOTED || !isCounted)
}

function withoutStatement(blocks: ReadonlySet<string>): string {
  return `Sem Demonstrativo: ${counted(statementsOf(blocks).length, 'débito', 'débitos')}`
}

function asSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
