import type { SheetToWrite } from '../../../src/spreadsheets/sheet.js'
import { type WorkbookOptions, writeWorkbook } from '../../../src/spreadsheets/xlsx/write.js'
import { save } from './read.js'

export const OPTIONS: WorkbookOptions = {
  createdAt: new Date('2025-03-10T12:34:56Z'),
  title: 'Correção & cia',
  creator: 'lote',
}

export function saveWorkbook(
  path: string,
  sheets: SheetToWrite[],
  options: Partial<WorkbookOptions> = {},
): Promise<string> {
  return save(writeWorkbook(sheets, { ...OPTIONS, ...options }), path)
}
