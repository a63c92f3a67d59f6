import type { Parameters } from '../../core/job/job.js'
import type { Cell } from '../../spreadsheets/cell.js'
import { normaliseText } from '../find/normalise-heading.js'
import type { Doubt } from './doubt.js'
import type { Example } from './format-evidence.js'

/** A title that names the date up to which claims are counted. */
const INSOLVENCY =
  /\b(?:recuperac(?:ao|oes) judicia(?:l|is)|pedido de recuperacao|falencia|liquidacao extrajudicial)\b/
const DAY = /\b(\d{2})\/(\d{2})\/(\d{4})\b/

/** Asks about a title with the date of an insolvency that no parameter has. */
export class InsolvencyDay implements Doubt {
  private title: Example | undefined
  constructor(private readonly given: Parameters) {}

  observeOtherLine(cells: readonly Cell[], line: number): void {
    const value = cells.find((cell) => typeof cell === 'string' && this.saysDay(cell))
    if (typeof value === 'string') this.title ??= { line, value: value.trim() }
  }

  found(): ReturnType<Doubt['found']> {
    return this.title ? [{ code: 'ask_insolvency_day', facts: { ...this.title } }] : []
  }

  private saysDay(text: string): boolean {
    const [, day, month, year] = DAY.exec(text) ?? []
    if (day === undefined || !INSOLVENCY.test(normaliseText(text))) return false
    return !Object.values(this.given).includes(`${year}-${month}-${day}`)
  }
}
