import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fields } from '../../jobs/correct/fields.js'
import { accept } from '../../src/accept/accept.js'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lote-shifted-'))
})
afterEach(async () => {
  await rm(dir, { recursive: true })
})

async function read(text: string) {
  const path = join(dir, 'entrada.csv')
  await writeFile(path, text)
  const accepted = await accept(path, fields, { map: {}, lastYear: 2026, given: {} })
  const rows = []
  for await (const row of accepted.rows()) rows.push(row)
  await accepted.close()
  return { accepted, rows }
}

test.each([
  ['amount last', 'Processo,Vencimento,Valor\nA,13/02/2020,1234,56\nB,14/02/2020,99,00\n'],
  ['amount before the client', 'Processo,Vencimento,Valor,Cliente\nA,13/02/2020,1234,56,Fulano\n'],
  [
    'one quoted, one not',
    'Processo,Vencimento,Valor\nA,13/02/2020,"1.234,56"\nB,14/02/2020,99,10\n',
  ],
  ['amount first', 'Valor,Vencimento,Processo\n1234,56,13/02/2020,A\n'],
])('an unquoted decimal comma in a file parted by commas is refused: %s', async (_, text) => {
  await expect(read(text)).rejects.toMatchObject({
    status: 2,
    sentences: [{ code: 'cut_amounts' }],
  })
})

test('a comma file with quoted amounts, or with whole ones, is read', async () => {
  const { rows } = await read(
    'Processo,Vencimento,Valor,Parcela\nA,13/02/2020,"1.234,56",12\nB,14/02/2020,99,10\n',
  )
  expect(rows.map((row) => row.fields.valor)).toEqual([undefined, '1234.56', '99'])
})

test('a line with more cells than the header is told', async () => {
  const { accepted } = await read('Processo;Vencimento;Valor\nA;13/02/2020;10,00;conferido\n')
  expect(accepted.remarks).toContainEqual({
    code: 'told_wide_lines',
    facts: { count: 1, lines: ['2'] },
  })
})

test('a row that lacks its date is no total because its amount repeats the one above', async () => {
  const { rows } = await read('Nº;Processo;Valor;Vencimento\n1;;100,00;13/01/2020\n2;;100,00;\n')
  expect(rows.map(({ ignored }) => ignored)).toEqual(['header', undefined, undefined])
  expect(rows[2]!.problems).toMatchObject([{ code: 'cell_missing', facts: { field: 'data_base' } }])
})

test('a numbered row is an item, even where its amount is the sum of those above', async () => {
  const { rows } = await read(
    'Nº;Valor;Vencimento\n1;100,00;\n2;100,00;\n3;200,00;\n4;50,00;10/01/2020\n',
  )
  expect(rows.filter(({ ignored }) => ignored)).toHaveLength(1)
})

test('a line that is the sum of two or more items, and nothing else, is a total', async () => {
  const { rows } = await read(
    'Processo;Valor;Vencimento\nA;100,00;10/01/2020\nB;50,00;10/01/2020\n;150,00;\n',
  )
  expect(rows.at(-1)!.ignored).toBe('total')
})
