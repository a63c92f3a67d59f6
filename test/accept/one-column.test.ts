import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { accept } from '../../src/accept/accept.js'
import type { Field } from '../../src/core/job/job.js'
import { testFolder } from '../spreadsheets/support/folder.js'

const folder = testFolder()
const CASE: Field = { name: 'numero_processo', type: 'case', required: true }
const NUMBER = '0001234-47.2019.8.26.0100'

async function read(lines: string[], fields: Field[]) {
  const file = folder.path('lista.csv')
  await writeFile(file, `${lines.join('\n')}\n`)
  const accepted = await accept(file, fields, { map: {}, given: {}, lastYear: 2026 })
  const found: unknown[] = []
  for await (const { ignored, fields } of accepted.rows()) found.push(ignored ?? fields)
  await accepted.close()
  return found
}

test('a list of one column is a table for a job that needs no other', async () => {
  const lines = ['Processo', NUMBER, 'pasta-17']
  expect(await read(lines, [CASE])).toEqual([
    'header',
    { numero_processo: NUMBER },
    { numero_processo: 'pasta-17' },
  ])
  const name: Field = { name: 'advogado_nome', type: 'text', asked: true }
  expect(await read(['Advogado', 'Ana Lima'], [name])).toEqual([
    'header',
    { advogado_nome: 'Ana Lima' },
  ])
})

test('one cell alone is a title for a job that needs more, and above a header that names more', async () => {
  const amount: Field = { name: 'valor', type: 'amount', required: true }
  await expect(read(['Processo', NUMBER], [CASE, amount])).rejects.toMatchObject({ status: 4 })
  const lines = ['Processo', 'Processo;Cliente', `${NUMBER};Ana`]
  expect(await read(lines, [CASE])).toEqual(['title', 'header', { numero_processo: NUMBER }])
})
