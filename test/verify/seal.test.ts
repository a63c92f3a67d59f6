import { createPublicKey } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import exceljs from 'exceljs'
import { expect, test } from 'vitest'
import { pack, unpack } from '../../src/records/codec.js'
import { keys } from '../../src/records/keys.js'
import { lote } from '../support/cli.js'
import { type Batch, rowXml, SHEETS, useBatch } from './support.js'

const batch = useBatch()

async function publicKey({ bucket }: Batch): Promise<string> {
  const pem = (await bucket.get(keys.sealKey))!.toString()
  const der = createPublicKey(pem).export({ type: 'spki', format: 'der' })
  return der.subarray(-32).toString('base64url')
}

async function stored({ bucket, id, dir }: Batch): Promise<string> {
  const path = join(dir, 'pasta.xlsx')
  await writeFile(path, (await bucket.get(keys.result(id)))!)
  return path
}

/** `lote verify` of a file, beside the storage of its batch or beside an empty one. */
async function verified(path: string, { dir }: Batch, env: Record<string, string> = {}) {
  const given = { STORAGE_URL: `file:${dir}`, LOTE_RUN_DIR: join(dir, 'run'), ...env }
  const { status, stdout } = await lote(['verify', path, '--json'], given, dir)
  return { status, ...(JSON.parse(stdout) as { ok: boolean; seal: string; problems: string[] }) }
}
const elsewhere = ({ dir }: Batch) => ({ STORAGE_URL: `file:${join(dir, 'empty')}` })

async function changed(path: string, change: (workbook: exceljs.Workbook) => void) {
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.readFile(path)
  change(workbook)
  await workbook.xlsx.writeFile(path)
}

test('the workbook as it was made → whole, with its batch and from the file alone', async () => {
  const copy = await batch()
  const path = await stored(copy)
  expect(await verified(path, copy)).toMatchObject({ status: 0, ok: true, seal: 'whole' })
  const LOTE_SEAL_KEY = await publicKey(copy)
  const alone = await verified(path, copy, { ...elsewhere(copy), LOTE_SEAL_KEY })
  expect(alone).toMatchObject({ status: 0, ok: true, seal: 'whole', problems: [] })
})

test('one cell changed → its sheet by the seal, and the cell by the batch', async () => {
  const copy = await batch()
  const path = await stored(copy)
  await copy.editResult(SHEETS.Resultado, (xml) => {
    const row = rowXml(xml, 500)
    return xml.replace(row, row.replace(/<v>\d+\.\d+<\/v>/, '<v>123456.78</v>'))
  })
  await writeFile(path, (await copy.bucket.get(keys.result(copy.id)))!)
  const found = await verified(path, copy)
  expect(found).toMatchObject({ status: 3, ok: false, seal: 'changed' })
  expect(found.problems.filter((one) => one.includes('«123.456,78»'))).toHaveLength(1)
  const LOTE_SEAL_KEY = await publicKey(copy)
  const alone = await verified(path, copy, { ...elsewhere(copy), LOTE_SEAL_KEY })
  expect(alone).toMatchObject({ ok: false, seal: 'changed' })
  // seal_changed
  expect(alone.problems).toEqual([
    'Pelo selo, há células alteradas em: Resultado. Com o armazenamento do lote, lote verify diz quais.',
  ])
})

test('a sheet added, and a key of another installation → told', async () => {
  const copy = await batch()
  const path = await stored(copy)
  const other = { ...elsewhere(copy), LOTE_SEAL_KEY: 'A'.repeat(43) }
  const foreign = await verified(path, copy, other)
  expect(foreign).toMatchObject({ ok: false, seal: 'foreign' })
  // seal_foreign
  expect(foreign.problems).toEqual([
    `O selo não é desta instalação (chave ${await publicKey(copy)}), ou foi alterado. Não confie nela antes de saber de onde veio. Se veio de outra instalação, confira com a chave pública dela em LOTE_SEAL_KEY.`,
  ])
})

test('records changed so that they agree with each other → the chain tells', async () => {
  const copy = await batch()
  const key = keys.knowledge(copy.id)
  const known = unpack<Record<string, unknown>>(
    'lote/knowledge',
    key,
    (await copy.bucket.get(key))!,
  )
  await copy.bucket.put(key, pack('lote/knowledge', { ...known, more: true }))
  expect(await copy.problems()).toContain('verify_chain')
})

test('saved again by a library that drops properties → no seal, and the cells as they were', async () => {
  const copy = await batch()
  const path = await stored(copy)
  await changed(path, () => undefined)
  const found = await verified(path, copy)
  expect(found).toMatchObject({ ok: false, seal: 'unsealed' })
})
