import { createReadStream, createWriteStream } from 'node:fs'
import { parse } from 'csv-parse'
import exceljs from 'exceljs'

/**
 * What a script of a few lines would do: read the CSV and write one sheet of it with five more
 * columns, by exceljs' streaming writer. No service, no plan, no records, no check: the floor that
 * the whole journey is measured beside.
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
    // It has no back-pressure of its own: without a pause all rows are held.
    if (count % 200 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  await workbook.commit()
}

await main(process.argv[2]!, process.argv[3]!)
