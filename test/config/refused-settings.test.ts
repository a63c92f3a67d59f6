import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { replaceFile } from '../../src/cli/out/replace-file.js'
import { checkMarked } from '../../src/cli/results/marked.js'
import { readConfig } from '../../src/config/config.js'
import { readEnvFile } from '../../src/config/env-files.js'

const refused = (code: string) =>
  expect.objectContaining({ sentences: [expect.objectContaining({ code })] })

test.each([
  ['bad_environment', { CALC_LIMITS: 'sessenta' }],
  ['insecure_url', { CALC_BASE_URL: 'http://calculo.example' }],
])('%s → the variable is refused', (code, env) => {
  expect(() => readConfig(env)).toThrow(refused(code))
})

test('a folder in the place of the .env → env_file_unreadable', () => {
  expect(() => readEnvFile(tmpdir())).toThrow(refused('env_file_unreadable'))
})

test('the folder of a table is gone by the time it is written → table_out_not_writable', async () => {
  const path = join(tmpdir(), 'lote-nowhere', 'tabela.csv')
  await expect(replaceFile(path, Readable.from(['x']))).rejects.toEqual(
    refused('table_out_not_writable'),
  )
})

test.each([
  { out: 'a.xlsx' },
  { pending: './a.xlsx' },
])('a marked copy and another file under one name, %o → out_not_usable', async (other) => {
  await expect(checkMarked({ marked: 'a.xlsx', ...other })).rejects.toEqual(
    refused('out_not_usable'),
  )
})
