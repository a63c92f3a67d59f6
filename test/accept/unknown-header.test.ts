import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { accept } from '../../src/accept/accept.js'
import type { Field } from '../../src/core/job/job.js'
import { testFolder } from '../spreadsheets/support/folder.js'

const folder = testFolder()
const WATCHED: Field[] = [
  { name: 'oab_numero', type: 'oab', asked: true },
  { name: 'numero_processo', type: 'case', asked: true },
]

test('a job that can do with any of its columns says which they are', async () => {
  const file = folder.path('lista.csv')
  await writeFile(file, 'foo;bar\n1;2\n')
  const options = { map: {}, given: {}, lastYear: 2026 }
  await expect(accept(file, WATCHED, options)).rejects.toMatchObject({
    status: 4,
    sentences: [
      { code: 'ask_header_any', facts: { asked: [expect.any(String), 'Nº do processo'] } },
    ],
  })
})

const OWED: Field[] = [
  { name: 'data_base', type: 'date', required: true },
  { name: 'valor', type: 'amount', required: true },
]

test.each([
  ['the line above the first that can be read', 'x;y;z\nA;25/03/2020;500,00\n', [1]],
  ['above a line whose day is no day', 'x;y;z\nA;n/a;400,00\nB;25/03/2020;500,00\n', [1]],
  ['above a line whose amount is none', 'x;y;z\nA;24/03/2020;-\nB;25/03/2020;500,00\n', [1]],
  ['no line at all, where the first can be read', 'A;25/03/2020;500,00\n', []],
])('columns by their letters below headings that nobody knows → the header is %s', async (_, text, above) => {
  const file = folder.path('letras.csv')
  await writeFile(file, text)
  const map = { data_base: 'B', valor: 'C' }
  const accepted = await accept(file, OWED, { map, given: {}, lastYear: 2026 })
  const rows = []
  for await (const row of accepted.rows()) rows.push(row)
  expect(rows.filter(({ ignored }) => ignored !== undefined).map(({ line }) => line)).toEqual(above)
  expect(rows.at(-1)).toMatchObject({ fields: { data_base: '2020-03-25', valor: '500' } })
})
