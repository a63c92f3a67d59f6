import type { StatementPart } from '../core/job/job.js'
import { TOTAL } from './columns.js'
import { cellText } from './statement-text.js'

/** A text keeps this share of the table, whatever the figures need. */
const LEAST_TEXT = 0.12

/**
 * The width of each column of a table that is `across` wide, in its unit: a figure is never broken
 * over two lines, and texts are where there is no room for all. `widthOf` says what a text needs
 * with its margins.
 */
export function statementColumns(
  part: StatementPart,
  across: number,
  widthOf: (text: string) => number,
): number[] {
  const isText = part.columns.map(({ kind }) => kind === 'text')
  const needed = part.columns.map((_, at) => Math.max(...textsOf(part, at).map(widthOf)))
  const sumOf = (which: boolean) =>
    needed.reduce((sum, width, at) => (isText[at] === which ? sum + width : sum), 0)
  const [texts, figures] = [sumOf(true), sumOf(false)]
  const room = Math.max(across - figures, Math.min(texts, across * LEAST_TEXT))
  const forTexts = texts + figures <= across ? (across * texts) / (texts + figures) : room
  const [ofText, ofFigure] = [forTexts / texts, (across - forTexts) / figures]
  return needed.map((width, at) => width * (isText[at] ? ofText : ofFigure))
}

/** All that stands in a column; its title may be broken between words. */
function textsOf({ columns, lines, totals }: StatementPart, at: number): string[] {
  const { title, kind } = columns[at]!
  const cells = [...lines.map((line) => line[at]), totals[at]].map((value) => cellText(value, kind))
  return [...title.split(' '), ...cells, ...(at === 0 ? [TOTAL] : [])]
}
