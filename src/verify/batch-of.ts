import type { SourceFile } from '../spreadsheets/source.js'

/** First sheets: of a batch, and of a night's workbook for one registration. */
const FIRST = ['Leia-me', 'Hoje']

/** Returns the batch id on the first sheet of a workbook; undefined where there is none. */
export async function batchOf(file: SourceFile): Promise<string | undefined> {
  const readMe = file.sheets.find(({ name }) => FIRST.includes(name))
  if (!readMe) return undefined
  for await (const { cells } of readMe.lines()) {
    const [label, batch] = cells
    if (label === 'Lote' && typeof batch === 'string' && /^[\w-]+$/.test(batch)) return batch
  }
  return undefined
}
