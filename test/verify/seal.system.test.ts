import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keys } from '../../src/records/keys.js'
import { convert } from '../spreadsheets/support/office.js'
import { lote } from '../support/cli.js'
import { useBatch } from './support.js'

const batch = useBatch()

test('saved again by LibreOffice, unchanged → told as such, and no cell is named', async () => {
  const { bucket, id, dir } = await batch()
  const path = join(dir, 'pasta.xlsx')
  await writeFile(path, (await bucket.get(keys.result(id)))!)
  const saved = await convert(path, 'xlsx')
  await writeFile(path, saved.get('pasta.xlsx')!)
  const env = { STORAGE_URL: `file:${dir}`, LOTE_RUN_DIR: join(dir, 'run') }
  const { stdout, stderr } = await lote(['verify', path, '--json'], env, dir)
  expect(JSON.parse(stdout)).toMatchObject({ seal: 'whole', problems: [expect.any(String)] })
  expect(stderr).toContain('outro programa salvou a pasta de trabalho, sem mudar nenhuma célula')
})
