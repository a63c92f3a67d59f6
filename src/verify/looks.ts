import { IGNORED_WORDS } from '../publish/words.js'
import { type Cell, isBlank, isNumber } from '../spreadsheets/cell.js'
import type { SourceFile, SourceLine, SourceSheet } from '../spreadsheets/source.js'
import { drawsConstant } from '../spreadsheets/xlsx/drawn.js'
import { REHEARSAL } from '../spreadsheets/xlsx/paper.js'
import { columnLetters } from '../spreadsheets/xlsx/reference.js'
import { shownFact } from './cells.js'
import type { Findings } from './findings.js'

/** What a seal says of a workbook besides its cells. */
export interface Shown {
  /** The subject of the workbook. */
  of: string
  /** The text above each page, for a rehearsal. */
  banner: string | undefined
}

/**
 * Reports what no workbook of ours has, whatever its records are: formulas, formats that show
 * another text, and all that {@link shownOtherwise} finds; and as warnings what is hidden.
 */
export async function checkLooks(
  file: SourceFile,
  shown: Shown,
  { findings, warnings }: { findings: Findings; warnings: Findings },
): Promise<void> {
  for (const sheet of file.sheets) {
    if (sheet.hidden) warnings.add('verify_sheet_hidden', { sheet: sheet.name })
    await checkLines(sheet, findings, warnings)
    for (const code of await shownOtherwise(sheet, shown)) findings.add(code, { sheet: sheet.name })
  }
  if ((await file.charts?.())?.some((one) => one.length === 0)) findings.add('verify_drawing')
  const without = await withoutBanner(file, shown.banner)
  if (without.length > 0) findings.add('verify_banner', { sheets: without })
}

async function checkLines(sheet: SourceSheet, findings: Findings, warnings: Findings) {
  const rows: string[] = []
  const filled = new Set<number>()
  for await (const line of sheet.lines()) {
    checkLine(sheet.name, line, findings)
    if (isOurHidden(line)) continue
    if (line.hidden) rows.push(String(line.line))
    if (line.line > 1) noteFilled(line, filled)
  }
  const hidden = (await sheet.hiddenColumns()).filter((at) => filled.has(at))
  const columns = hidden.map(columnLetters)
  if (rows.length > 0) warnings.add('verify_rows_hidden', { sheet: sheet.name, rows })
  if (columns.length > 0) warnings.add('verify_columns_hidden', { sheet: sheet.name, columns })
}

/** We hide columns that are empty or of zeros alone, and that of the ids of rows. */
function noteFilled({ cells }: SourceLine, filled: Set<number>): void {
  for (const [at, cell] of cells.entries())
    if (!isBlank(cell) && !(isNumber(cell) && Number(cell.n) === 0) && !isRowId(cell))
      filled.add(at)
}

const isRowId = (cell: Cell) =>
  typeof cell === 'string' && /^[\w-]{1,80}:(?:\d{1,9}|total)$/.test(cell)

/** Returns what makes a sheet show or print another thing than its cells, as codes of messages. */
export async function shownOtherwise(sheet: SourceSheet, shown: Shown) {
  const texts = (await sheet.pageTexts?.()) ?? []
  const codes = {
    verify_conditional: (await sheet.isConditional?.()) === true,
    verify_merged: (await sheet.merges()).length > 0,
    verify_page_texts: !texts.every((text) => isOurPageText(text, shown)),
  }
  return (Object.keys(codes) as (keyof typeof codes)[]).filter((code) => codes[code])
}

/** The foot of a page, as `headerFooterXml` writes it and earlier releases did. */
const FOOT = /^(?:(.+) - )?(?:Página de(?: -)?|Em)(?: \d\d\/\d\d\/\d{4})?$/

/** The night of a lawyer has the registration, or the case, behind its batch. */
const WHO = /^ - [\p{L}\d ./-]{1,40}$/u

function isOurPageText(text: string, { of, banner }: Shown): boolean {
  const said = text.replaceAll(/\s+/g, ' ')
  if (said === '' || said === (banner ?? REHEARSAL)) return true
  const [foot, what] = FOOT.exec(said) ?? []
  // A report has its title there.
  const [kind, before, now] = of.split(':')
  const ours = kind === 'diff' ? `lote ${before} e ${now}` : `lote ${of}`
  const isOurs =
    what === undefined ||
    what === ours ||
    (what.startsWith(ours) && WHO.test(what.slice(ours.length)))
  return foot !== undefined && (isOurs || of.startsWith('report:'))
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
