import { IGNORED_WORDS } from '../publish/words.js'
import { type Cell, isNumber } from '../spreadsheets/cell.js'
import type { SourceFile, SourceLine, SourceSheet } from '../spreadsheets/source.js'
import { drawsConstant } from '../spreadsheets/xlsx/drawn.js'
import { columnLetters } from '../spreadsheets/xlsx/reference.js'
import { shownFact } from './cells.js'
import type { Findings } from './findings.js'

/**
 * Reports what no workbook of ours has, whatever its records are: formulas, formats that show
 * another text, conditional formats, a rehearsal without its header; and as warnings what is
 * hidden.
 * @param banner the text above each page, for a rehearsal
 */
export async function checkLooks(
  file: SourceFile,
  banner: string | undefined,
  { findings, warnings }: { findings: Findings; warnings: Findings },
): Promise<void> {
  for (const sheet of file.sheets) {
    const hidden: string[] = []
    for await (const line of sheet.lines()) {
      checkLine(sheet.name, line, findings)
      if (line.hidden && !isOurHidden(line)) hidden.push(String(line.line))
    }
    if (sheet.hidden) warnings.add('verify_sheet_hidden', { sheet: sheet.name })
    if (hidden.length > 0) warnings.add('verify_rows_hidden', { sheet: sheet.name, rows: hidden })
    if (await sheet.isConditional?.()) findings.add('verify_conditional', { sheet: sheet.name })
  }
  const without = await withoutBanner(file, banner)
  if (without.length > 0) findings.add('verify_banner', { sheets: without })
}

/** Returns the sheets whose pages lack the text. */
export async function withoutBanner(
  { sheets }: SourceFile,
  banner: string | undefined,
): Promise<string[]> {
  if (banner === undefined) return []
  const hasBanner = async (sheet: SourceSheet) =>
    (await sheet.pageTexts?.())?.some((text) => text.includes(banner))
  const all = await Promise.all(sheets.map(async (one) => ({ one, has: await hasBanner(one) })))
  return all.filter(({ has }) => !has).map(({ one }) => one.name)
}

function checkLine(sheet: string, { line, cells, formulas, masked }: SourceLine, found: Findings) {
  for (const [at, cell] of cells.entries()) {
    const isFormula = formulas?.includes(at) || hasFormula(cell)
    if (!isFormula && !masked?.includes(at) && !isConstant(cell)) continue
    const facts = { cell: addressOf(sheet, at, line), ...shownFact('found', cell) }
    found.add(isFormula ? 'verify_formula' : 'verify_format', facts)
  }
}

function hasFormula(cell: Cell | undefined): boolean {
  return typeof cell === 'object' && cell !== null && cell.formula === true
}

function isConstant(cell: Cell | undefined): boolean {
  return isNumber(cell) && drawsConstant(cell.format, cell.n)
}

/** Resultado hides the header row of the input. */
function isOurHidden({ cells }: SourceLine): boolean {
  return cells.includes(IGNORED_WORDS.header!)
}

/** Returns `Resultado!M7700`, as `lote trace` takes it. */
export function addressOf(sheet: string, column: number, row: number): string {
  const name = /^[\p{L}\d_]+$/u.test(sheet) ? sheet : `'${sheet.replaceAll("'", "''")}'`
  return `${name}!${columnLetters(column)}${row}`
}
