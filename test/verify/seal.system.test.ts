import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keys } from '../../src/records/keys.js'
import { convert } from '../spreadsheets/support/office.js'
import { lote } from '../support/cli.js'
import { type Batch, rowXml, SHEETS, useBatch } from './support.js'

const batch = useBatch()

/** `lote verify` of the stored workbook, opened and saved by LibreOffice. */
async function verifiedAfterSaving({ bucket, id, dir }: Batch) {
  const path = join(dir, 'pasta.xlsx')
  await writeFile(path, (await bucket.get(keys.result(id)))!)
  const saved = await convert(path, 'xlsx')
  await writeFile(path, saved.get('pasta.xlsx')!)
  const env = { STORAGE_URL: `file:${dir}`, LOTE_RUN_DIR: join(dir, 'run') }
  const { status, stdout, stderr } = await lote(['verify', path, '--json'], env, dir)
  return { status, stderr, ...(JSON.parse(stdout) as { problems: string[] }) }
}

test('saved again by LibreOffice, unchanged → told as such, and the workbook is good', async () => {
  const found = await verifiedAfterSaving(await batch())
  const good = { status: 0, ok: true, seal: 'whole', savedAgain: true, problems: [] }
  expect(found).toMatchObject(good)
  expect(found.stderr).toContain(
    'outro programa salvou a pasta de trabalho de novo, e nenhuma célula',
  )
})

test('saved again by LibreOffice with one cell changed → the cell is named', async () => {
  const copy = await batch()
  await copy.editResult(SHEETS.Resultado, (xml) => {
    const row = rowXml(xml, 500)
    return xml.replace(row, row.replace(/<v>\d+\.\d+<\/v>/, '<v>123456.78</v>'))
  })
  const found = await verifiedAfterSaving(copy)
  expect(found).toMatchObject({ status: 3, ok: false, seal: 'changed', savedAgain: false })
  expect(found.problems.filter((one) => one.includes('«123.456,78»'))).toHaveLength(1)
})
