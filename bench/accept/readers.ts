import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { read as readBySheetJs, utils } from '@e965/xlsx'
import { parse } from 'csv-parse'
import exceljs from 'exceljs'
import { fields } from '../../jobs/correct/fields.js'
import { accept } from '../../src/accept/accept.js'

type Read = (path: string) => Promise<number>

/** Readers, which read a file to its end and return its number of rows. */
export const READERS: Readonly<Record<string, Read>> = {
  lote,
  'exceljs, streaming': byExceljs,
  hucre: byHucre,
  SheetJS: bySheetJs,
  'csv-parse': byCsvParse,
}

/** Finds the table, decides its formats and reads each row into its fields. */
async function lote(path: string): Promise<number> {
  const options = { map: {}, given: { index: 'ipca' }, lastYear: new Date().getFullYear() }
  const accepted = await accept(path, fields, options)
  let rows = 0
  for await (const _ of accepted.rows()) rows += 1
  await accepted.close()
  return rows
}

async function byExceljs(path: string): Promise<number> {
  const options = { sharedStrings: 'cache', styles: 'cache', worksheets: 'emit' } as const
  let rows = 0
  for await (const sheet of new exceljs.stream.xlsx.WorkbookReader(path, options))
    for await (const row of sheet) rows += row.cellCount > 0 ? 1 : 0
  return rows
}

interface Hucre {
  readXlsx(bytes: Uint8Array): Promise<{ sheets: { rows: unknown[][] }[] }>
  parseCsv(text: string, options: { delimiter: string }): unknown[][]
}

async function byHucre(path: string): Promise<number> {
  // The variable keeps the compiler from resolving the name: only this bench needs the library.
  const name: string = 'hucre'
  const { readXlsx, parseCsv } = (await import(name)) as Hucre
  if (isText(path)) return parseCsv(await readFile(path, 'utf8'), { delimiter: ';' }).length
  return (await readXlsx(await readFile(path))).sheets[0]!.rows.length
}

async function bySheetJs(path: string): Promise<number> {
  const book = readBySheetJs(await readFile(path), { dense: true })
  return utils.sheet_to_json(book.Sheets[book.SheetNames[0]!]!, { header: 1 }).length
}

async function byCsvParse(path: string): Promise<number> {
  let rows = 0
  for await (const _ of createReadStream(path).pipe(parse({ delimiter: ';', bom: true }))) rows += 1
  return rows
}

export function isText(path: string): boolean {
  return path.endsWith('.csv')
}
