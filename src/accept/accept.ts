import { basename } from 'node:path'
import { UserError } from '../core/errors.js'
import type { Field, Parameters } from '../core/job/job.js'
import { type Sentence, sentence } from '../messages/message-code.js'
import { foldText } from '../spreadsheets/fold.js'
import { openFolded } from '../spreadsheets/open.js'
import { type CellComment, type SourceFile, UnreadableFile } from '../spreadsheets/source.js'
import { columnLetters } from '../spreadsheets/xlsx/reference.js'
import type { DecimalMark } from './cells/amount.js'
import type { DateOrder } from './cells/date.js'
import { exampleTexts } from './cells/example.js'
import { parseColumnMap } from './find/confirmed.js'
import { findTable } from './find/find-table.js'
import type { Table } from './find/table.js'
import { surveyColumns } from './inspect/formats/survey-columns.js'
import { type AcceptedRow, readRows } from './read/rows.js'

export interface AcceptOptions {
  sheet?: string
  /** In the form that {@link parseColumnMap} parses. */
  map: Record<string, string>
  /** Columns that the user chose in an answer; an entry of `map` also confirms the cells. */
  chosen?: Record<string, string>
  /** The columns of an earlier batch, by letter; its cells are asked about again. */
  before?: Record<string, string>
  /** The table is read to its end, because a question shows how many rows it concerns. */
  countsRows?: boolean
  decimal?: DecimalMark
  dates?: DateOrder
  /** The year of today, or of the day to which is calculated; a two-digit year is near to it. */
  lastYear: number
  given: Parameters
  /** A watch reads its sheet again at night: nobody can answer what it leaves out. */
  acceptedBefore?: boolean
}

/** A spreadsheet that was understood without a guess; its rows can be read more than once. */
export interface Accepted {
  name: string
  format: string
  sheet: string
  /** The first line of the header. */
  line: number
  headings: string[]
  mapping: { field: string; column: string; heading: string; how: string }[]
  /** Columns with a heading that no field uses, with the few kinds of their values. */
  unused: string[]
  /** What was decided and why, and what is not processed. */
  remarks: Sentence[]
  rows(): AsyncIterable<AcceptedRow>
  close(): Promise<void>
}

/** No storage takes a file under a name with these. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
const UNPRINTABLE = /[\u0000-\u001f\u007f]/g

/**
 * Reads a spreadsheet: finds its table and decides each column's conventions from all its values.
 * @throws {UserError} with status 2 for a file that cannot be read, 4 where a person has to decide
 */
export async function accept(
  path: string,
  fields: readonly Field[],
  asked: AcceptOptions,
): Promise<Accepted> {
  const { map, chosen = {}, before } = asked
  const said = parseColumnMap(normalisedMap(map))
  const columns = { ...before, ...said.map }
  const options = { ...asked, ...said, map: columns, chosen: normalisedMap(chosen) }
  const name = basename(path).replace(UNPRINTABLE, '_')
  const file = await open(path)
  try {
    const table = await findTable(file, fields, options)
    const comments = commentsOf(file, table)
    const conventions = await surveyColumns(table, fields, {
      ...options,
      map: said.map,
      is1904: file.facts.is1904 === true,
      name,
      separator: file.facts.separator,
      comments,
    })
    return {
      name,
      format: file.format,
      sheet: table.sheet.name,
      line: table.header.top,
      headings: paddedHeadings(table.headings, conventions.width),
      mapping: mappingOf(table, fields),
      unused: conventions.unused,
      remarks: [
        ...fileMessages(file),
        ...commentMessages(comments),
        ...table.remarks,
        ...conventions.remarks,
      ],
      rows: () => reportDamage(path, readRows(table, fields, conventions, options.lastYear)),
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw refusalOf(error, path)
  }
}

/** A heading may be copied from the sheet with its invisible characters. */
function normalisedMap(map: AcceptOptions['map']): AcceptOptions['map'] {
  return Object.fromEntries(Object.entries(map).map(([field, to]) => [field, foldText(to)]))
}

async function open(path: string): Promise<SourceFile> {
  try {
    return await openFolded(path)
  } catch (error) {
    throw refusalOf(error)
  }
}

/** No generator, which would be one more that each row waits for. */
function reportDamage(path: string, rows: AsyncGenerator<AcceptedRow>): AsyncIterable<AcceptedRow> {
  const refuse = (error: unknown): never => {
    throw refusalOf(error, path)
  }
  const next = () => rows.next().catch(refuse)
  return { [Symbol.asyncIterator]: () => ({ next, return: () => rows.return(undefined) }) }
}

function refusalOf(error: unknown, path?: string): unknown {
  if (!(error instanceof UnreadableFile)) return error
  const given = path ?? error.path
  return UserError.usage(`file_${error.code}`, {
    // Another file of that name may lie where the user is.
    path: error.code === 'missing' ? given : basename(given),
    detail: error.detail,
    ...error.exceeded,
  })
}

/** In the order of the job's fields, however each column was found. */
function mappingOf({ matches }: Table, fields: readonly Field[]): Accepted['mapping'] {
  const ordered = fields.flatMap(({ name }) => matches.filter(({ field }) => field === name))
  return ordered.map((match) => ({ ...match, column: columnLetters(match.column) }))
}

/** Cells to the right of the last heading belong to the table too. */
function paddedHeadings(headings: string[], width: number): string[] {
  return Array.from({ length: Math.max(width, headings.length) }, (_, i) => headings[i] ?? '')
}

function commentsOf({ facts }: SourceFile, { sheet }: Table): CellComment[] {
  const own = (facts.comments ?? []).filter((comment) => comment.sheet === sheet.name)
  return own.map((comment) => ({ ...comment, text: foldText(comment.text) }))
}

const LONGEST_SHOWN = 80

function commentMessages(comments: readonly CellComment[]): Sentence[] {
  const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, LONGEST_SHOWN)
  const examples = exampleTexts(comments.map(({ line, text }) => ({ line, value: short(text) })))
  return examples.length > 0 ? [sentence('told_comments', { examples })] : []
}

function fileMessages(file: SourceFile): Sentence[] {
  const { encoding, separator, doubleEncoded } = file.facts
  const messages: Sentence[] = []
  if (file.format === 'csv')
    messages.push(
      sentence('told_csv', { encoding, separator: separator === '\t' ? 'TAB' : separator }),
    )
  if (file.format === 'xls' || file.format === 'xlsb') messages.push(sentence('told_no_strikes'))
  if (doubleEncoded) messages.push(sentence('told_double_encoded'))
  return messages
}
