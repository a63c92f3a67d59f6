import { writeFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { accept } from '../../src/accept/accept.js'
import type { Field } from '../../src/core/job/job.js'
import { testFolder } from '../spreadsheets/support/folder.js'

const folder = testFolder()
const CASE: Field = { name: 'numero_processo', type: 'case', required: true }
const CLIENT: Field = { name: 'cliente', type: 'text' }
const PARTY: Field = { name: 'parte_nome', type: 'text', asked: true }
const TERM: Field = { name: 'texto_busca', type: 'text', asked: true }
const DAYS: Field[] = [
  { name: 'data_inicio', type: 'date' },
  { name: 'data_fim', type: 'date' },
]
const NUMBER = '0001234-47.2019.8.26.0100'

/** What each line below the header and an item was taken for. */
async function kinds(header: string, item: string, lines: string[], fields: Field[]) {
  const file = folder.path('lista.csv')
  await writeFile(file, `${[header, item, ...lines, item].join('\n')}\n`)
  const accepted = await accept(file, fields, { map: {}, given: {}, lastYear: 2026 })
  const found: string[] = []
  for await (const { ignored } of accepted.rows()) found.push(ignored ?? 'item')
  await accepted.close()
  return found.slice(2, -1)
}

describe('in a list, a line with words is an item: nobody loses one that lacks its number', () => {
  test.each([
    ['SEI 19957.001234/2020-11;Ana', 'item'],
    ['sem processo;Ana', 'item'],
    ['em segredo de justiça;', 'item'],
    ['Maria Silva;João Souza', 'item'],
    [';Ana Lima', 'item'],
    [';Ana', 'item'],
    ['Fonte: sistema interno;', 'note'],
    ['* sujeito a conferência;', 'note'],
    ['Obs. conferir;', 'note'],
    ['Elaborado por:;Fulana de Tal', 'note'],
    ['Página 1 de 3;', 'note'],
    ['São Paulo, 15 de março de 2024;', 'note'],
  ])('%j is told as %s', async (line, kind) => {
    expect(await kinds('Processo;Cliente', `${NUMBER};Ana`, [line], [CASE, CLIENT])).toEqual([kind])
  })

  test('numbers put before lines that stayed empty are none', async () => {
    const header = 'Item;Processo;Cliente'
    expect(await kinds(header, `1;${NUMBER};Ana`, ['2;;', '3;;'], [CASE, CLIENT])).toEqual([
      'note',
      'note',
    ])
  })

  test.each([
    ['Obs. Engenharia Ltda', 'item'],
    ['Observatório Social', 'item'],
    ['Legenda Produções', 'item'],
    ['Notas Musicais Ltda', 'item'],
    ['* Estrela', 'item'],
    ['* sujeito a conferência', 'note'],
    ['Obs.: nomes do cadastro', 'note'],
    ['Emitido em 10/03/2024', 'note'],
  ])('of a list of names %j is told as %s', async (line, kind) => {
    expect(await kinds('Parte', 'Ana Lima', [line], [PARTY])).toEqual([kind])
  })

  test('dates without what they are the period of', async () => {
    const header = 'Termo;Data início;Data fim'
    const item = 'multa diária;15/09/2026;16/09/2026'
    const lines = [';15/09/2026;16/09/2026', ';;16/09/2026']
    expect(await kinds(header, item, lines, [TERM, ...DAYS])).toEqual(['item', 'item'])
  })
})
