import { createReadStream, createWriteStream } from 'node:fs'
import { parse } from 'csv-parse'
import exceljs from 'exceljs'

/**
 * The minimum that a short script would do: read the CSV and write it to one sheet with five more
 * columns, by exceljs' streaming writer. It has no service, plan, records or checks, and is the
 * lower bound for the whole run.
 */
async function main(input: string, output: string): Promise<void> {
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({
    stream: createWriteStream(output),
    useStyles: true,
  })
  const sheet = workbook.addWorksheet('Resultado', { views: [{ state: 'frozen', ySplit: 1 }] })
  let count = 0
  for await (const cells of createReadStream(input).pipe(parse({ delimiter: ';', bom: true }))) {
    sheet.addRow([...(cells as string[]), 1.5, 150.25, 50.25, 0, 150.25]).commit()
    count += 1
    // The writer has no back-pressure: without a pause it would hold all rows in memory.
    if (count % 200 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  await workbook.commit()
}

await main(process.argv[2]!, process.argv[3]!)
