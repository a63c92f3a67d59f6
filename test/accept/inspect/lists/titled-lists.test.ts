import { expect, test } from 'vitest'
import { namesOtherCourt, TitledLists } from '../../../../src/accept/inspect/lists/titled-lists.js'
import type { Parameters } from '../../../../src/core/job/job.js'
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

const from = { data_inicio: '2025-03-01' }
const until = { data_fim: '2025-03-31' }
const OF_DAYS = 'Publicações: 01/03/2025 a 31/03/2025'
test.each<[string, Parameters, string, boolean]>([
  ['a month before', from, 'Publicações de fevereiro/2025', true],
  ['the month', from, 'Publicações de março/2025', false],
  ['a month after', from, 'Publicações de abril/2025', false],
  ['a month before', until, 'Publicações de fevereiro/2025', false],
  ['the month', until, 'Publicações de março/2025', false],
  ['a month after', until, 'Publicações de abril/25', true],
  ['the end of a month before', from, 'Período: 01/02/2025 a 28/02/2025', true],
  ['a period into the month', from, 'Período: 01/02/2025 a 01/03/2025', false],
  ['a day before', from, 'Lista vigente até 28/02/2025', true],
  ['the day', from, 'Lista vigente até 01/03/2025', false],
  ['a day before the night', { night: '2025-03-02' }, 'Relação válida até 01/03/2025', true],
  ['a period', {}, OF_DAYS, true],
  ['a period of another thing', {}, OF_DAYS.replace('Publicações', 'Despesas'), false],
  ['a day', {}, 'Publicações: 01/03/2025', false],
  ['a period', { night: '2025-03-02' }, OF_DAYS, false],
  ['a month of no number', from, 'Publicações 13/2024', false],
  ['the end of a day', from, 'Publicações 01/02/2025', false],
])('a title of %s, given %j: «%s» → of another time: %s', (_, given, title, isTold) => {
  const titles = new TitledLists({ roles: {} as never, columns }, given)
  titles.observeTitle(title, 1)
  expect(titles.others()).toHaveLength(isTold ? 1 : 0)
})

test('a title above lines that have days of their own → not of another time', () => {
  const ofDays = { roles: {} as never, columns: new Map([['data_inicio', 1]]) }
  const titles = new TitledLists(ofDays, march)
  for (const title of ['Publicações de abril/2025', OF_DAYS]) titles.observeTitle(title, 1)
  expect(titles.others()).toEqual([])
})

test.each([
  ['TJMG', true],
  ['TJSP', false],
  ['TJXX', false],
  ['xTJMG', false],
  ['TJMGx', false],
  ['TRT da 30ª Região', false],
  ['Tribunal de Justiça do Estado do Mato Grosso do Sul', true],
  ['Tribunal de Justiça de São Paulo', false],
  ['2ª Vara do Trabalho', true],
  ['1ª Vara Federal', true],
  ['Justiça Federal', true],
  ['a Justiça Federal', false],
  ['Justiça Federal de São Paulo', false],
  ['Trabalhista', true],
  ['Trabalhistas', false],
  ['Justiça Estadual', false],
])('the name of a court «%s» beside a case of São Paulo → another court: %s', (text, isOther) => {
  expect(namesOtherCourt(text, cnj(1))).toBe(isOther)
  expect(namesOtherCourt(text, 'sem número')).toBe(false)
})
