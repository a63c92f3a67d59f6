import type { Field } from '../../core/job/job.js'
import type { Cell } from '../../spreadsheets/cell.js'
import { isBlank, isNumber } from '../../spreadsheets/cell.js'
import type { SourceLine } from '../../spreadsheets/source.js'
import { readNumberText } from '../cells/amount.js'
import { cellText } from '../cells/cell-text.js'
import { readDateText } from '../cells/date.js'
import { holdsKey } from '../cells/keys.js'
import { letterToColumn } from './apply-column-map.js'
import { HEADINGS } from './headings.js'
import { isNumberOfList, type Listed, listWithoutHeader } from './list-without-header.js'
import { familiarity, fitOf, isWeak, matchField } from './match-columns.js'
import { normaliseHeading } from './normalise-heading.js'
import { isOwedShare, mayBeOnly } from './only-column.js'
import type { TableOptions } from './table.js'

export interface Header {
  top: number
  bottom: number
  texts: string[][]
  /** The name of each column: the lower text where there are two. */
  headings: string[]
  score: number
  /** Of a list without a header. */
  list?: Listed
}

/** A heading named by the user counts for more than any known one. */
const MAPPED_SCORE = 20
const NEEDED_SCORE = 3

/** Finds the line, or pair of lines, that looks most like a header; the first among equals. */
export function findHeader(
  lines: readonly SourceLine[],
  fields: readonly Field[],
  options: TableOptions,
): Header | undefined {
  // The service's own name of a field counts like a heading named by the user.
  const own = fields.flatMap(({ name, isOwn }) => (isOwn ? [name] : []))
  const named = [...Object.values(options.map), ...own].map(normaliseHeading)
  // A single letter denotes a column, and also occurs in cells of contracts and classes.
  const mapped = named.filter(({ length }) => length > 1)
  let best: Header | undefined
  const consider = (top: number, bottom: number, texts: string[][], more: number) => {
    const headings = texts.reduce(joinHeaderLines)
    const score = scoreOf(headings.map(normaliseHeading), fields, mapped)
    if (score > (best?.score ?? 0) + more) best = { top, bottom, texts, headings, score }
  }
  const isData = lines.map(({ cells }, i) =>
    holdsItemKey(cells, [lines[i - 1], lines[i + 1]], fields),
  )
  for (const [i, { line, cells }] of lines.entries()) {
    if (!isData[i]) consider(line, line, [textsOf(cells)], 0)
  }
  // A pair has to name at least one more column than either of its lines.
  for (const [i, { line, cells }] of lines.entries()) {
    const next = lines[i + 1]
    if (isData[i] || isData[i + 1]) continue
    if (next?.line === line + 1 && isWords(cells) && isLowerHeader(cells, next.cells)) {
      consider(line, next.line, [textsOf(cells), textsOf(next.cells)], 1)
    }
  }
  return (
    best ??
    headerByLetters(lines, fields, options) ??
    headerOfList(lines, fields) ??
    headerByWeakName(lines, fields)
  )
}

/**
 * A line with the key of an item is no header, even if it starts like a heading: `Processo nº
 * 0001234-…`, `Arquivo 01.pdf`, and `Arquivo 01` above `Arquivo 02`.
 */
function holdsItemKey(
  cells: readonly Cell[],
  beside: readonly (SourceLine | undefined)[],
  fields: readonly Field[],
): boolean {
  const keys = fields.filter(
    ({ type, name }) => ['case', 'oab'].includes(type) || name === 'arquivo',
  )
  if (cells.some((cell) => keys.some((field) => holdsKey(cell, field)))) return true
  const asked = fields.filter(({ required, asked, type }) => (required || asked) && type === 'text')
  return asked.some(({ name }) =>
    cells.some(
      (cell, at) =>
        isNumbered(name, cell) && beside.some((line) => isNumbered(name, line?.cells[at])),
    ),
  )
}

/** A name of the field followed by a number. */
function isNumbered(field: string, cell: Cell | undefined): boolean {
  const text = normaliseHeading(cellText(cell))
  return /\d/.test(text) && fitOf(field, text) !== undefined
}

function textsOf(cells: readonly Cell[]): string[] {
  return cells.map((cell) => cellText(cell))
}

function overlaid(upper: string[], lower: string[]): string[] {
  const width = Math.max(upper.length, lower.length)
  return Array.from({ length: width }, (_, i) => lower[i]?.trim() || (upper[i] ?? ''))
}

/** "Valor" above "original" is "Valor original"; a group's title is no part of a heading. */
export function joinHeaderLines(upper: string[], lower: string[]): string[] {
  return overlaid(upper, lower).map((text, i) => {
    const joined = `${upper[i] ?? ''} ${lower[i] ?? ''}`
    const isSplit = familiarity(normaliseHeading(text)) < 2 && isWholeName(joined)
    return isSplit ? joined.trim() : text
  })
}

function isWholeName(text: string): boolean {
  return familiarity(normaliseHeading(text)) === 2
}

/**
 * Counts known headings, required ones with more weight. A single cell is a title, unless it is the
 * whole name of a column, or named by the user, and the job needs only one: a list of case numbers.
 */
function scoreOf(texts: string[], fields: readonly Field[], mapped: readonly string[]): number {
  const needed = fields.filter((field) => field.required)
  const isEnough =
    needed.length < 2 &&
    (needed.length > 0 ? needed : fields).some((field) => isWhole(field, texts))
  const named = mapped.filter((heading) => texts.includes(heading)).length
  const isLone = texts.filter((text) => text !== '').length < 2
  if (isLone && !isEnough && (named === 0 || needed.length > 1)) return 0
  const known = texts.reduce((sum, text) => sum + familiarity(text), 0)
  const isNamed = needed.map((field) => matchField(field, texts, texts).is !== 'none')
  const isThere = needed.map(
    (field, at) =>
      isNamed[at] ||
      texts.some(
        (text) => mayBeOnly(field.name, text) || (field.type === 'amount' && isOwedShare(text)),
      ),
  )
  // "FGTS (8%)" is a heading too.
  const words = texts.map((text) => text.replace(RATE, ''))
  // A single word such as "Condenação" also occurs in rows of data.
  const found = (isThere.every(Boolean) && isWords(words) ? isThere : isNamed).filter(
    Boolean,
  ).length
  const isHeader =
    isEnough || found > 0 || named > 0 || looksLikeHeader(texts.map((text) => familiarity(text)))
  return isHeader ? known + NEEDED_SCORE * found + MAPPED_SCORE * named : 0
}

const RATE = /\b\d{1,3} ?%/g

/** Two known headings, one of them whole: company names can start with words of headings too. */
function looksLikeHeader(known: readonly number[]): boolean {
  return known.filter((one) => one > 0).length > 1 && known.includes(2)
}

/** For fields with search terms, "Réu" above the only column counts as whole too. */
function isWhole(field: Field, texts: string[]): boolean {
  const match = matchField(field, texts, texts)
  if (match.is !== 'one') return false
  const isLone = texts.filter((text) => text !== '').length === 1
  return match.how === 'exact' || (isLone && field.asked === true && isWeak(field, match.heading))
}

/**
 * Headings below titles of groups (`Valores` over `Principal` and `Multa`): only words, half of
 * them known, which excludes rows of data.
 */
function isLowerHeader(above: readonly Cell[], cells: readonly Cell[]): boolean {
  if (!isWords(cells)) return false
  const headings = joinHeaderLines(textsOf(above), textsOf(cells))
  const texts = headings
    .filter((_, i) => !isBlank(cells[i]))
    .map(normaliseHeading)
    .filter(Boolean)
  const known = texts.filter((text) => familiarity(text) === 2)
  return known.length * 2 >= texts.length
}

/** Decides whether all cells are words, without a digit. */
export function isWords(cells: readonly Cell[]): boolean {
  const filled = cells.filter((cell) => !isBlank(cell))
  return filled.length > 1 && filled.every((cell) => typeof cell === 'string' && !/\d/.test(cell))
}

/**
 * With all required columns given by letter, or the registrations of a list, the header is the line
 * above the first that can be read as an item; there may be none.
 */
function headerByLetters(
  lines: readonly SourceLine[],
  fields: readonly Field[],
  { map }: TableOptions,
): Header | undefined {
  const required = fields.filter((field) => field.required)
  const isGiven = ({ type, name }: Field) =>
    isNumberOfList(type) && letterToColumn(map[name] ?? '') !== undefined
  const needed = required.length > 0 ? required : fields.filter(isGiven)
  const columns = needed.map((field) => letterToColumn(map[field.name] ?? ''))
  const isRead =
    ({ cells }: SourceLine) =>
    (field: Field, i: number) =>
      columns[i] !== undefined && isReadableAs(field, cells[columns[i]])
  let first = lines.findIndex((line) => needed.every(isRead(line)))
  if (needed.length === 0 || first < 0) return undefined
  // A line above it that can be read in part is a row with an error, not a header.
  const isRow = (line: SourceLine) =>
    needed.some((field, i) => isFigure(field) && isRead(line)(field, i))
  while (first > 0 && isRow(lines[first - 1]!)) first -= 1
  const above = lines[first - 1]
  const line = above?.line ?? 0
  const headings = above ? textsOf(above.cells) : []
  return { top: line, bottom: line, texts: [headings], headings, score: 1 }
}

/** Makes the header of a list that has none. */
function headerOfList(lines: readonly SourceLine[], fields: readonly Field[]): Header | undefined {
  const found = listWithoutHeader(lines, fields)
  if (!found) return undefined
  const { first, ...list } = found
  const headings = Array.from({ length: list.column + 1 }, () => '')
  return { top: first - 1, bottom: first - 1, texts: [headings], headings, score: 1, list }
}

/**
 * "Devedor" of a list beside columns that no field knows, in the first line that is no title; below
 * it the name of a role is a value.
 */
function headerByWeakName(
  lines: readonly SourceLine[],
  fields: readonly Field[],
): Header | undefined {
  const first = lines.find(({ cells }) => cells.filter((cell) => !isBlank(cell)).length > 1)
  if (!first || !isWords(first.cells) || fields.some(({ required }) => required)) return undefined
  const { line } = first
  const headings = textsOf(first.cells)
  const texts = headings.map(normaliseHeading)
  const isNamed = (field: Field) => {
    const match = matchField(field, texts, texts)
    if (field.asked !== true || match.is !== 'one' || !isWeak(field, match.heading)) return false
    return !HEADINGS[field.name]?.last.includes(texts[match.column]!)
  }
  if (!fields.some(isNamed)) return undefined
  return { top: line, bottom: line, texts: [headings], headings, score: 1 }
}

/** Decides whether a line is of a letter, a log or a printed report, as against a heading alone. */
export function isLoneText(cells: readonly Cell[]): boolean {
  const filled = cells.filter((cell) => !isBlank(cell))
  return (
    filled.length < 2 && filled.every((cell) => familiarity(normaliseHeading(cellText(cell))) < 2)
  )
}

const isFigure = ({ type }: Field) => type === 'amount' || type === 'date'

function isReadableAs(field: Field, cell: Cell | undefined): boolean {
  if (isBlank(cell)) return false
  const isText = typeof cell === 'string'
  if (field.type === 'amount') {
    return isText ? readNumberText(cell).is === 'number' : isNumber(cell) && !cell.date
  }
  if (field.type !== 'date') return true
  return isText ? readDateText(cell, 0).is === 'date' : isNumber(cell) && cell.date === true
}
