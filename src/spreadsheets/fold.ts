import type { Cell } from './cell.js'
import { repairDoubleEncoding } from './doubled.js'
import { standsForNothing, withoutSigns } from './program-signs.js'
import type { SourceFile, SourceLine, SourceSheet } from './source.js'

/** Marks of direction, soft hyphens and control characters are invisible in a cell. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}]|[^\P{Cc}\t\n\v\f\r\u0080-\u009f]/gu
const LINE_BREAK = /[\v\f\u0085\u2028\u2029]/g
const SPACE = /(?! )\p{Zs}/gu
/** Full-width forms, small forms and the digits of mathematical fonts. */
const OTHER_WIDTH = /[\uff01-\uff5e\uffe0-\uffe6\ufe50-\ufe6b\u{1d7ce}-\u{1d7ff}]/gu
/** Characters that look like the hyphen of the keyboard, and the minus sign. */
const HYPHEN = /[\u2010\u2011\u2212]/g
/** Texts of Latin-1, by far the most, none of whose characters is folded: a cheap test. */
const ORDINARY = /^[\t\n\r -~\u00a1-\u00ac\u00ae-\u00ff]*$/
const ANY_OF_THEM =
  /[\p{M}\p{Default_Ignorable_Code_Point}\u0085\u2010\u2011\u2028\u2029\u2212\uff01-\uff5e\uffe0-\uffe6\ufe50-\ufe6b\u{1d7ce}-\u{1d7ff}]|(?! )\p{Zs}|[^\P{Cc}\t\n\r\u0080-\u009f]/u

/**
 * More blanks than any layout has. Patterns that skip blanks at two places take quadratic time or
 * worse, and a cell may hold 131,068 of them.
 */
const MANY_BLANKS = /[ \t\n\r]{20,}/g

/**
 * Returns a text as it looks: one kind of space, one width of digits, letters composed with their
 * marks (macOS separates them), no invisible characters, and nothing where a program wrote that
 * there is no value.
 */
export function foldText(text: string): string {
  if (standsForNothing(text)) return ''
  const shown = withoutSigns(linkLabel(text))
  if (ORDINARY.test(shown) || !ANY_OF_THEM.test(shown)) return shown.replace(MANY_BLANKS, ' ')
  return shown
    .replace(INVISIBLE, '')
    .replace(LINE_BREAK, '\n')
    .replace(SPACE, ' ')
    .replace(OTHER_WIDTH, (character) => character.normalize('NFKC'))
    .replace(HYPHEN, '-')
    .replace(MANY_BLANKS, ' ')
    .normalize('NFC')
}

const LINK_FORMULA = /^=HYPERLINK\("[^"]{0,2000}"[;,] ?"([^"]{0,2000})"\)$/i
const LINK_TAG = /^<a [^<>]{0,2000}>([^<>]{0,2000})<\/a>$/i
const LINK_MARKDOWN = /^\[([^[\]]{0,2000})\]\(https?:[^()\s]{0,2000}\)$/i

/** The visible text of a link that is written out. */
function linkLabel(text: string): string {
  if (!/^\s*[=<[]/.test(text)) return text
  const link = text.trim()
  const [, label] = LINK_FORMULA.exec(link) ?? LINK_TAG.exec(link) ?? LINK_MARKDOWN.exec(link) ?? []
  return label ?? text
}

type Fold = (text: string) => string

/**
 * Returns the file with its lines normalised, and accents repaired where they were saved twice;
 * lines keep their original cells too.
 */
export function foldedFile(file: SourceFile): SourceFile {
  const fold: Fold = file.facts.doubleEncoded
    ? (text) => foldText(repairDoubleEncoding(text))
    : foldText
  return { ...file, sheets: file.sheets.map((sheet) => foldedSheet(sheet, fold)) }
}

function foldedSheet(sheet: SourceSheet, fold: Fold): SourceSheet {
  return {
    ...sheet,
    lines: () => foldedLines(sheet, fold),
    pageTexts: async () => (await sheet.pageTexts?.())?.map(fold) ?? [],
  }
}

async function* foldedLines(sheet: SourceSheet, fold: Fold): AsyncGenerator<SourceLine> {
  for await (const line of sheet.lines()) {
    const cells = foldCells(line.cells, fold)
    yield cells === line.cells ? line : { ...line, cells, original: line.cells }
  }
}

function foldCells(cells: Cell[], fold: Fold): Cell[] {
  const folded = cells.map((cell) => (typeof cell === 'string' ? fold(cell) : cell))
  return folded.some((cell, at) => cell !== cells[at]) ? folded : cells
}
