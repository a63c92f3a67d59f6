import { expect, test } from 'vitest'
import { TitledLists } from '../../../../src/accept/inspect/lists/titled-lists.js'
import { cnj } from '../../support/cases.js'

const march = { data_inicio: '2025-03-01', data_fim: '2025-03-31' }
const columns = new Map<string, number>()

function othersOf(title: string, number = cnj(1)): number {
  const titles = new TitledLists({ roles: { case: 0 } as never, columns }, march)
  titles.observeTitle(title, 1)
  titles.observeItem([number])
  return titles.others().length
}

test.each([
  'Publicações de abril/2025',
  'Intimações - 04/2025',
  'Período: 01/04/2025 a 30/04/2025',
  'Diário de fevereiro de 2025',
  'Processos do TRT da 15ª Região',
  'Relação TRF-3',
  'Processos do TJMG',
  'Tribunal Regional do Trabalho da 2ª Região',
])('%s, above March and the court of São Paulo → told', (title) => {
  expect(othersOf(title)).toBe(1)
})

test.each([
  'Publicações de março/2025',
  'Publicações de fevereiro e março de 2025',
  'Relação emitida em 10/11/2026',
  'Período: 01/03/2025 a 31/03/2025',
  'Processos do TJSP',
  'Processos do TJSP e do TJMG',
  'Carteira de Maio Advogados',
])('%s, above March and the court of São Paulo → not told', (title) => {
  expect(othersOf(title)).toBe(0)
})
