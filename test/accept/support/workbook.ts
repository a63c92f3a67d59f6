import ExcelJS from 'exceljs'

type Value = ExcelJS.CellValue | undefined
type Fill = (sheet: ExcelJS.Worksheet) => void

/** A workbook by an independent writer: rows of each sheet, or a function that makes it uglier. */
export async function workbook(
  sheets: Record<string, Value[][] | { rows: Value[][]; make: Fill; hidden?: boolean }>,
  options: { date1904?: boolean } = {},
): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook()
  book.properties.date1904 = options.date1904 === true
  for (const [name, given] of Object.entries(sheets)) {
    const { rows, make, hidden } = Array.isArray(given)
      ? { rows: given, make: undefined, hidden: false }
      : given
    const sheet = book.addWorksheet(name, { state: hidden ? 'hidden' : 'visible' })
    rows.forEach((row, i) => {
      row.forEach((value, column) => {
        if (value !== undefined && value !== null) sheet.getCell(i + 1, column + 1).value = value
      })
    })
    make?.(sheet)
  }
  return new Uint8Array(await book.xlsx.writeBuffer())
}

/** A date without a time zone, as exceljs takes it. */
export function day(iso: string): Date {
  return new Date(`${iso}T00:00:00Z`)
}
