import { expect, test } from 'vitest'
import { IN_HOURS } from '../../src/watches/deadline-state.js'
import { deadlineOf, publicationBlock } from '../../src/watches/lawyer-block.js'

const SUGGESTED = 'sugerida - conferir'

test('a deadline with a day → the day is a suggestion to be checked', () => {
  const line = { fim: '2026-12-03', inicio: '2026-11-27', prazo: '5 dias', sugestao: SUGGESTED }
  expect(deadlineOf(line)).toBe(
    'até 03/12/2026 · no texto: 5 dias · começa em 27/11/2026 · sugerida - conferir',
  )
})

test('a deadline without a day → why, and no word of a suggestion', () => {
  const line = { prazo: '15 dias', sugestao: `${SUGGESTED}. Sem calendário para este tribunal.` }
  expect(deadlineOf(line)).toBe(
    'sem data sugerida · no texto: 15 dias · Sem calendário para este tribunal.',
  )
})

test('neither a day nor a term nor a reason → nothing', () => {
  expect(deadlineOf({ sugestao: SUGGESTED })).toBeUndefined()
})

test('a cancelled publication → its day as people write it', () => {
  const line = { cancelamento: 'Cancelada - 2026-09-05 - erro material' }
  expect(publicationBlock(line, '2026-09-06')).toContainEqual([
    'Atenção',
    'Cancelada - 05/09/2026 - erro material',
  ])
})

const TERM = 'sem data sugerida · no texto: 48 horas'
test.each([
  [
    'four days before',
    '2026-11-16',
    [
      ['Prazo', { alarm: 'PODE TER PASSADO' }],
      ['', TERM],
    ],
  ],
  ['the day before', '2026-11-13', [['Prazo', TERM]]],
])('a term of 48 hours, published %s the reading → whether it may be over', (_, readOn, said) => {
  const line = { dia: '2026-11-12', prazo: '48 horas', situacao: IN_HOURS }
  const [, , ...below] = publicationBlock(line, readOn)
  expect(below).toEqual([...said, []])
})
