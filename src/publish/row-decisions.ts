import type { JobWorkbook } from '../core/job/job.js'
import { translate } from '../messages/index.js'
import { reais } from '../messages/message.js'
import { brazilian } from '../spreadsheets/tables/display-text.js'
import { D } from '../values/decimal.js'
import type { ResultRow } from './rows.js'

/** With more rows the first page only counts those with a warning. */
const MOST_QUOTED = 3

interface QuotedWarning {
  line: number
  /** The row of Pendências. */
  place: number
  text: string
}

/** Collects what the messages of rows leave to decide. */
export class RowDecisions {
  private readonly found = new Map<string, { rows: number; warned: number }>()
  private readonly warnings: QuotedWarning[] = []
  private warned = 0

  private readonly asked: NonNullable<JobWorkbook['decisions']>
  private readonly position: JobWorkbook['figures'][number] | undefined

  constructor({ decisions = {}, figures, position }: JobWorkbook) {
    this.asked = decisions
    this.position = figures.find(({ figure }) => figure === position)
  }

  /** @param place the row of Pendências where its messages begin */
  add({ line, said, ignored, outcome, figures }: ResultRow, place: number): void {
    if (ignored !== undefined) return
    const isWarned = outcome === 'warned'
    const hasResult = isWarned || outcome === 'ok'
    const asked = said.flatMap(({ code }) => this.asked[code] ?? [])
    const texts = asked.filter((one) => hasResult || !one.ofResults).map(({ text }) => text)
    if (isWarned) {
      this.warned += 1
      const told = [...said.map((one) => translate('pt', one)), ...texts.map(asSentence)]
      if (texts.length > 0) told.push(...this.worthOf(figures))
      if (this.warned <= MOST_QUOTED) this.warnings.push({ line, place, text: told.join(' ') })
    }
    for (const text of new Set(texts)) {
      const { rows, warned } = this.found.get(text) ?? { rows: 0, warned: 0 }
      this.found.set(text, { rows: rows + 1, warned: warned + (isWarned ? 1 : 0) })
    }
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

  /** What needs a decision, and in how many rows, those of quoted warnings left out. */
  counted(): { text: string; rows: number }[] {
    const isQuoted = this.quoted().length > 0
    return [...this.found]
      .map(([text, { rows, warned }]) => ({ text, rows: isQuoted ? rows - warned : rows }))
      .filter(({ rows }) => rows > 0)
  }
}

function asSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
