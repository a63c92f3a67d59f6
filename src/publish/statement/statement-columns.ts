import type { StatementPart } from '../../core/job/job.js'
import { cellText, sumTitle } from './statement-text.js'

/** Least share of the table for text columns, whatever width the figures need. */
const LEAST_TEXT = 0.12

/**
 * Returns the width of each column of a table of width `across`, in its unit: a figure is never
 * broken over two lines, texts are where space is short. `widthOf` returns the width of a text with
 * its margins.
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
  const texts = sumOf(true)
  const figures = sumOf(false)
  const share = (across * texts) / (texts + figures)
  // The share is the lesser of the two where all has room.
  const forTexts = Math.max(Math.min(share, across - figures), Math.min(texts, across * LEAST_TEXT))
  const ofText = forTexts / texts
  const ofFigure = (across - forTexts) / figures
  return needed.map((width, at) => width * (isText[at] ? ofText : ofFigure))
}

/** A narrower part of the table breaks texts after each word. */
const ENOUGH_FOR_TEXTS = 0.25

/** Returns whether the figures of a table of width `across` leave its texts too little. */
export function isTight(
  part: StatementPart,
  across: number,
  widthOf: (text: string) => number,
): boolean {
  const figures = part.columns.reduce(
    (sum, { kind }, at) =>
      kind === 'text' ? sum : sum + Math.max(...textsOf(part, at).map(widthOf)),
    0,
  )
  return figures > across * (1 - ENOUGH_FOR_TEXTS)
}

/** Returns all texts of a column; its title may be broken between words. */
function textsOf(part: StatementPart, at: number): string[] {
  const { columns, lines, totals } = part
  const { title, kind } = columns[at]!
  const cells = [...lines.map((line) => line[at]), totals[at]].map((value) => cellText(value, kind))
  return [...title.split(' '), ...cells, ...(at === 0 ? [sumTitle(part)] : [])]
}
