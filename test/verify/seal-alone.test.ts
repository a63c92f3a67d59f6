import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealerOf } from '../../src/publish/seal-key.js'
import { writeWorkbook } from '../../src/spreadsheets/xlsx/write.js'
import { openFolder } from '../../src/storage/folder.js'
import { lote } from '../support/cli.js'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lote-seal-alone-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

/** `lote verify` of a workbook that no batch has, sealed with the key of the storage. */
async function verified(of: string | undefined) {
  const sealer = await sealerOf(await openFolder(join(dir, 'data')))
  const path = join(dir, 'folha.xlsx')
  const seal = of === undefined ? {} : { seal: sealer.for(of) }
  const workbook = writeWorkbook([{ name: 'Leia-me', rows: [[{ title: 'Semana' }]] }], {
    createdAt: new Date(0),
    title: 'Semana',
    creator: 'lote',
    ...seal,
  })
  await pipeline(workbook, createWriteStream(path))
  const env = { STORAGE_URL: `file:${join(dir, 'data')}`, LOTE_RUN_DIR: join(dir, 'run') }
  return lote(['verify', path], env, dir)
}

test.each([
  ['report:r1', 'É um relatório (r1), sem lote com que se compare: vale o selo dele.'], // seal_report
  ['diff:a:b', 'É a comparação dos lotes a e b, sem lote com que se compare: vale o selo dela.'], // seal_diff
])('%s → what it is, and whole by its seal', async (of, words) => {
  const { status, stdout, stderr } = await verified(of)
  expect(status).toBe(0)
  expect(stderr).toContain(words)
  expect(stderr).toContain(
    'Selo: nenhuma célula mudou desde que a pasta de trabalho foi feita (1 aba, ',
  )
  expect(stdout).toContain('confere pelo selo')
})

test('neither batch nor seal → it is told that there is nothing to check it by', async () => {
  const { status, stderr } = await verified(undefined)
  expect(status).toBe(2)
  expect(stderr).toContain('não tem selo: não é o resultado de um lote')
})
