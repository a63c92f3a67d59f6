import exceljs from 'exceljs'

/** A workbook as another program saves it after a person has filled some cells, by `A2`. */
export async function mended(path: string, cells: Record<string, string>): Promise<Buffer> {
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.readFile(path)
  const [sheet] = workbook.worksheets
  for (const [cell, value] of Object.entries(cells)) sheet!.getCell(cell).value = value
  return Buffer.from(await workbook.xlsx.writeBuffer())
}
