import { EXIT, type ExitStatus } from '../../core/errors.js'
import type { Language } from '../../messages/index.js'
import { moment } from '../../messages/message.js'
import { sentence } from '../../messages/message-code.js'
import { AS_WRITTEN, BRAZILIAN } from '../../spreadsheets/tables/display-text.js'
import type { Table, TableBody } from '../../spreadsheets/tables/table.js'
import { terminalLines } from '../../spreadsheets/tables/terminal.js'
import { type Cli, count, type Output, words } from '../output.js'
import { bytesOf, type ForFile } from './out-file.js'
import { replaceKeeping } from './replace-file.js'

/** The result of a command, for each form of output. */
export interface Found {
  /** In the user's language; files are always in Portuguese. */
  table(language: Language): Table
  /** Further sheets of a workbook. */
  more?: Table[]
  /** Returns one line. */
  json(): string
  title: string
  /** Lines of the first sheet. */
  lines: [label: string, text: string][]
  rehearsal: boolean
}

/** Writes a table or one line of JSON to stdout; or a file, with its name on stdout. */
export async function handOutTable(
  { app, output }: Cli,
  found: Found,
  out: string | undefined,
): Promise<ExitStatus> {
  if (found.rehearsal) output.say(sentence('rehearsal'))
  const table = found.table(output.language)
  if (out) {
    await replaceKeeping(bytesOf(out, fileOf(found), app.clock.now()), out, output)
    output.tell(rowsIn(table.rows.length, out, output))
  }
  if (output.json) output.result(found.json())
  else if (out) output.result(out)
  else for (const line of linesOf(table, output.language)) output.result(line)
  return EXIT.done
}

/** Returns the source of a table and the time of reading it. */
export function sourceLines(url: string, atMs: number, language: Language): [string, string][] {
  const translate = (pt: string, en: string) => words(language, pt, en)
  const at = moment(new Date(atMs).toISOString(), language)
  return [
    [
      translate('Fonte', 'Source'),
      translate(`serviço de cálculo, ${url}`, `calculation service, ${url}`),
    ],
    [translate('Lido em', 'Read at'), `${at} (São Paulo)`],
  ]
}

function fileOf({ title, rehearsal, lines, table, more = [] }: Found): ForFile {
  return { readMe: { title, rehearsal, lines }, tables: [table('pt'), ...more] }
}

export function linesOf(table: TableBody, language: Language): string[] {
  return terminalLines(table, language === 'en' ? AS_WRITTEN : BRAZILIAN)
}

function rowsIn(rows: number, out: string, { language }: Output): string {
  const n = count(language, rows)
  return words(language, `Linhas em ${out}: ${n}`, `Rows in ${out}: ${n}`)
}
