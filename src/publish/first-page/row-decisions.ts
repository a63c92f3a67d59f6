import type { JobWorkbook } from '../../core/job/job.js'
import { translate } from '../../messages/index.js'
import { reais } from '../../messages/message.js'
import { brazilian } from '../../spreadsheets/tables/display-text.js'
import { D } from '../../values/decimal.js'
import type { ResultRow } from '../rows.js'
import { blockOf, statementsOf } from '../statement/statement.js'
import { counted } from '../words.js'

/** With more rows the first page only counts those with a warning. */
const MOST_QUOTED = 3

interface QuotedWarning {
  line: number
  /** The row of Pendências. */
  place: number
  text: string
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
  private readonly warnings: QuotedWarning[] = []
  private warned = 0
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
    const hasResult = isWarned || outcome === 'ok'
    const asks = this.asksOf(row, hasResult)
    const texts = asks.map(({ text }) => text)
    if (isWarned) {
      this.warned += 1
      const told = [...said.map((one) => translate('pt', one)), ...texts.map(asSentence)]
      if (texts.length > 0) told.push(...this.worthOf(figures))
      if (this.warned <= MOST_QUOTED) this.warnings.push({ line, place, text: told.join(' ') })
    }
    for (const one of asks) this.count(one, row)
  }

  private count(
    { text, isFirst, unprinted }: ReturnType<RowDecisions['asksOf']>[number],
    row: ResultRow,
  ): void {
    const found: Found = this.found.get(text) ?? {
      ...{ rows: 0, warned: 0, isFirst: isFirst === true, lines: [] },
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

  /** The warnings of rows; none where they are many. */
  quoted(): readonly QuotedWarning[] {
    return this.warned <= MOST_QUOTED ? this.warnings : []
  }

  /** What needs a decision, and in which rows, those of quoted warnings left out. */
  counted(): { text: string; rows: number; isFirst: boolean; lines: readonly number[] }[] {
    const isQuoted = this.quoted().length > 0
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

function withoutStatement(blocks: ReadonlySet<string>): string {
  return `Sem Demonstrativo: ${counted(statementsOf(blocks).length, 'débito', 'débitos')}`
}

function asSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
