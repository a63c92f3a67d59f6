import { EXIT, UserError } from '../../core/errors.js'
import type { Field } from '../../core/job/job.js'
import { type Sentence, sentence } from '../../messages/message-code.js'
import {
  type SourceFile,
  type SourceLine,
  type SourceSheet,
  UnreadableFile,
} from '../../spreadsheets/source.js'
import { tableLines } from '../read/lines.js'
import { TableQuestions } from '../table-questions.js'
import { resolveTies } from './ambiguous-columns.js'
import { letterToColumn } from './apply-column-map.js'
import { leaveAnswers } from './column-evidence.js'
import { rolesOf } from './column-roles.js'
import { confirmedFields } from './confirmed.js'
import { findHeader, type Header, isLoneText } from './header.js'
import { headingQuestions } from './heading-groups.js'
import { hiddenColumns } from './hidden-columns.js'
import { addListMessage, columnsOfList } from './list-without-header.js'
import { mapColumns } from './map-columns.js'
import { matchField } from './match-columns.js'
import { withMergedLine } from './merged-header.js'
import { joinMonthAndYear } from './month-and-year.js'
import { normaliseHeading } from './normalise-heading.js'
import { isOwedShare, mayBeOnly } from './only-column.js'
import {
  excludedSheetQuestion,
  explainingSheets,
  otherSheetQuestion,
  paymentSheets,
  sheetMessages,
} from './other-sheet.js'
import { partRegistrations } from './registration-parts.js'
import { tableAboveQuestion } from './rows-above-header.js'
import { shiftedHeadings, toldShifted } from './shifted-headings.js'
import { type ColumnMatch, labelOf, placeOf, type Table, type TableOptions } from './table.js'
import { transposedHeadings } from './transposed.js'

/** A header lies in the first lines; titles and totals above it rarely take more than twenty. */
const LINES_SEARCHED = 60

interface Found {
  sheet: SourceSheet
  header: Header
  first: SourceLine[]
  /** Whether every required column is there; `asks` if one of them is doubtful. */
  complete: 'sure' | 'asks' | 'no'
}

/**
 * Finds the one sheet and header of the table, and maps its columns.
 * @throws {UserError} with the questions that only the user can answer
 */
export async function findTable(
  file: SourceFile,
  fields: readonly Field[],
  asked: TableOptions,
): Promise<Table> {
  const options = { ...asked, map: { ...asked.chosen, ...asked.map } }
  const searched = sheetsToSearch(file, options)
  const looked = await lookedAt(searched, fields, options)
  const found = looked.flatMap((one) => one.found ?? [])
  const isEmpty = looked.every(({ first }) => first.length === 0)
  const isProse =
    fields.filter((field) => field.required).length > 1 &&
    looked.every(({ first }) => first.every(({ cells }) => isLoneText(cells)))
  const sheets = searched.map((sheet) => sheet.name)
  await askAboutHiddenSheets(file, found, fields, options)
  if (isEmpty) throw new UnreadableFile('empty', sheets.join(', '))
  if (isProse && found.length === 0) throw UserError.usage('no_table', { sheets })
  const isUnfound = found.every(({ complete }) => complete === 'no')
  if (isUnfound) refuseTransposed(looked, fields)
  const chosen = chooseSheet(found, fields, searched)
  const isFound = chosen.complete !== 'no'
  if (isFound && options.sheet === undefined && options.acceptedBefore !== true) {
    const others = looked.filter(({ name }) => name !== chosen.sheet.name)
    const questions = [
      ...otherSheetQuestion(chosen.sheet.name, others, fields),
      ...excludedSheetQuestion({ ...chosen, name: chosen.sheet.name }, others),
    ]
    if (questions.length > 0) throw new UserError(EXIT.decision, questions)
  }
  const messages = [
    ...sheetMessages(file, chosen.sheet, paymentSheets(looked)),
    ...explainingSheets(chosen.sheet.name, looked),
  ]
  return tableOf(chosen, messages, fields, asked)
}

interface Looked {
  name: string
  first: SourceLine[]
  header: Header | undefined
  found?: Found
}

async function lookedAt(
  sheets: readonly SourceSheet[],
  fields: readonly Field[],
  options: TableOptions,
): Promise<Looked[]> {
  const ofTables = fields.filter(({ isCompared }) => !isCompared)
  const looked: Looked[] = []
  for (const sheet of sheets) {
    const { name } = sheet
    const first = await firstLines(sheet)
    const header = findHeader(first, ofTables, options)
    const complete = header && completeness(header, fields, options)
    looked.push({
      name,
      first,
      header,
      found: complete && { sheet, header, first, complete },
    })
  }
  return looked
}

/** Without a visible table, a hidden sheet may have it: people hide their exported data. */
async function askAboutHiddenSheets(
  { sheets }: SourceFile,
  visible: readonly Found[],
  fields: readonly Field[],
  options: TableOptions,
): Promise<void> {
  if (options.sheet !== undefined || visible.some(({ complete }) => complete !== 'no')) return
  const hidden = sheets.filter((one) => one.hidden)
  const looked = visible.length > 0 ? await lookedAt(hidden, fields, options) : []
  // Beside a table that lacks a column, only one that has them all is meant.
  const able = looked.filter(({ found }) => found && found.complete !== 'no')
  const names = (visible.length > 0 ? able : hidden).map(({ name }) => name)
  if (names.length === 0) return
  const other = visible.map(({ sheet }) => sheet.name)
  const facts = { sheets: names, ...(other.length > 0 ? { other } : {}) }
  throw new UserError(EXIT.decision, [sentence('ask_hidden_sheets', facts)])
}

function refuseTransposed(
  looked: readonly { name: string; first: SourceLine[] }[],
  fields: readonly Field[],
): void {
  for (const { name, first } of looked) {
    const headings = transposedHeadings(first, fields)
    if (headings.length === 0) continue
    throw new UserError(EXIT.decision, [sentence('ask_transposed', { sheet: name, headings })])
  }
}

async function tableOf(
  { sheet, header: found, first }: Found,
  messages: Sentence[],
  fields: readonly Field[],
  options: TableOptions,
): Promise<Table> {
  const merges = await sheet.merges()
  const header = withMergedLine(found, first, merges)
  const width = Math.max(header.headings.length, ...first.map(({ cells }) => cells.length))
  const items = first.filter(({ line }) => line > header.bottom)
  const written = Array.from({ length: width }, (_, i) => header.headings[i] ?? '')
  const headings = shiftedHeadings(written, items, fields)
  const { list } = header
  const said = { ...options.chosen, ...options.map }
  const map = list ? { ...columnsOfList(list, fields, said), ...said } : said
  const mapped = mapColumns(headings, fields, { ...options, map })
  messages.push(...toldShifted(written, headings, mapped.columns))
  leaveAnswers(mapped, items, fields)
  messages.push(...partRegistrations(mapped, headings, items, fields))
  messages.push(...joinMonthAndYear(mapped, headings, { items, merges }, fields))
  const { columns, matches, ties, questions } = mapped
  for (const match of matches) if (isChosen(match, options)) match.how = 'chosen'
  if (list) addListMessage(list, matches, messages, said)
  const table: Table = {
    sheet,
    header: { top: header.top, bottom: header.bottom, texts: header.texts },
    headings,
    columns,
    hidden: new Set(await sheet.hiddenColumns()),
    roles: rolesOf(columns, headings, fields),
    matches,
    confirmed: new Set(),
    remarks: messages,
  }
  questions.push(...tableAboveQuestion(first, table, fields))
  questions.push(...headingQuestions(table, first, merges, fields, options))
  if (ties.length > 0) questions.push(...(await resolveTies(table, ties, questions.length > 0)))
  const { asked, told: ofHidden } = hiddenColumns(table, first, options)
  questions.push(...asked)
  if (questions.length > 0) {
    const rows = options.countsRows ? await itemsIn(table) : undefined
    throw new TableQuestions(questions, { ...placeOf(table), rows })
  }
  table.remarks.push(...ofHidden)
  const confirmed = confirmedFields(table, first, merges, fields, options)
  return { ...table, confirmed, roles: rolesOf(columns, headings, fields) }
}

function isChosen({ field }: ColumnMatch, { map, chosen = {} }: TableOptions): boolean {
  return chosen[field] !== undefined && map[field] === undefined
}

async function itemsIn(table: Table): Promise<number> {
  let items = 0
  for await (const { ignored } of tableLines(table)) if (!ignored) items += 1
  return items
}

function sheetsToSearch(file: SourceFile, options: TableOptions): SourceSheet[] {
  if (options.sheet === undefined) return withoutReadMe(file.sheets.filter((one) => !one.hidden))
  const wanted = options.sheet.trim().toLowerCase()
  const found = file.sheets.filter((sheet) => sheet.name.trim().toLowerCase() === wanted)
  if (found.length > 0) return found
  const sheets = file.sheets.map(({ name }) => name)
  const isResult = SHEETS_OF_A_RESULT.every((name) => sheets.includes(name))
  throw UserError.usage('no_such_sheet', { sheet: options.sheet, sheets, isResult })
}

/** A person may have mended the workbook that lote wrote, and not the sheet. */
const SHEETS_OF_A_RESULT = ['Leia-me', 'Resultado', 'Resumo']

const READ_ME = /^(?:leia[- ]?me|read[- ]?me)$/i

/** A sheet that explains the others lists their columns, as a header would. */
function withoutReadMe(sheets: SourceSheet[]): SourceSheet[] {
  const others = sheets.filter(({ name }) => !READ_ME.test(name.trim()))
  return others.length > 0 ? others : sheets
}

async function firstLines(sheet: SourceSheet): Promise<SourceLine[]> {
  const lines: SourceLine[] = []
  for await (const line of sheet.lines()) {
    lines.push(line)
    if (lines.length >= LINES_SEARCHED) break
  }
  return lines
}

function completeness(
  header: Header,
  fields: readonly Field[],
  { map }: TableOptions,
): Found['complete'] {
  const { headings } = header
  const texts = headings.map(normaliseHeading)
  const needed = fields.filter((field) => field.required)
  const matches = needed.map((field) => {
    const wanted = map[field.name]
    if (wanted === undefined) {
      const { is } = matchField(field, headings, texts)
      const mayBe = (text: string) =>
        mayBeOnly(field.name, text) || (field.type === 'amount' && isOwedShare(text))
      return is === 'none' && texts.some(mayBe) ? 'doubtful' : is
    }
    const isThere = texts.includes(normaliseHeading(wanted)) || letterToColumn(wanted) !== undefined
    return isThere ? 'one' : 'none'
  })
  if (matches.includes('none')) return header.list ? 'asks' : 'no'
  return matches.includes('doubtful') ? 'asks' : 'sure'
}

/** Chooses the sheet with all required columns, preferably with rows and without a question. */
function chooseSheet(
  found: Found[],
  fields: readonly Field[],
  searched: readonly SourceSheet[],
): Found {
  const sure = found.filter(({ complete }) => complete === 'sure')
  const able = sure.length > 0 ? sure : found.filter(({ complete }) => complete === 'asks')
  const withRows = able.filter(({ header, first }) => first.at(-1)!.line > header.bottom)
  const [only, other] = withRows.length > 0 ? withRows : able
  if (only && other) {
    const sheets = (withRows.length > 0 ? withRows : able).map(({ sheet }) => sheet.name)
    throw new UserError(EXIT.decision, [sentence('ask_sheet', { sheets })])
  }
  const best = only ?? found.toSorted((a, b) => b.header.score - a.header.score)[0]
  if (best) return best
  throw new UserError(EXIT.decision, [headerQuestion(fields, searched)])
}

export function headerQuestion(
  fields: readonly Field[],
  searched: readonly Pick<SourceSheet, 'name'>[],
): Sentence {
  const required = fields.filter((field) => field.required).map(({ name }) => name)
  const asked = fields.filter((field) => field.asked).map(({ name }) => labelOf(name))
  const sheets = searched.map((sheet) => sheet.name)
  if (required.length === 0 && asked.length > 0)
    return sentence('ask_header_any', { sheets, asked })
  return sentence('ask_header', { sheets, needed: required.map(labelOf), fields: required })
}
