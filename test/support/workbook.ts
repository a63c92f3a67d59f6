import exceljs from 'exceljs'

/** A workbook read back by another implementation: the cells of each sheet, first line first. */
export async function readWorkbook(path: string): Promise<Map<string, unknown[][]>> {
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.readFile(path)
  return new Map(
    workbook.worksheets.map((sheet) => {
      const rows: unknown[][] = []
      sheet.eachRow({ includeEmpty: true }, (row) => {
        rows.push((row.values as unknown[]).slice(1))
      })
      return [sheet.name, rows]
    }),
  )
}

/** A sheet with a header, as one object a row; neither a sentence in their place nor a total is one. */
export function asObjects(rows: unknown[][]): Record<string, unknown>[] {
  const [header = [], ...all] = rows
  const id = header.indexOf('ID da linha')
  const lines = all.filter(
    (line) =>
      (all.length > 1 || line.length > 1 || header.length === 1) &&
      !String(line[id]).endsWith(':total'),
  )
  return lines.map((line) => Object.fromEntries(header.map((title, i) => [String(title), line[i]])))
}
