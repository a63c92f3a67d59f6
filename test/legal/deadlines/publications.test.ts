import { expect, test } from 'vitest'
import { PROFILES } from '../../../src/legal/deadlines/profiles.js'
import { type Suggestion, suggest } from '../../../src/legal/deadlines/suggest.js'
import { plainText } from '../../../src/legal/gazette/plain-text.js'
import { CIVIL, WITH_END, WITHOUT_END } from './publications.js'

const read = (text: string): Suggestion => suggest({ ...CIVIL, text: plainText(text) }, PROFILES)

test.each(WITHOUT_END)('%j has a first day and no end', (text) => {
  const said = read(text)
  expect(said.firstDay).toBe('2026-03-05')
  expect(said.end).toBeUndefined()
  expect(said.notes).not.toEqual([])
})

test.each(WITH_END)('%j: %i days', (text, days) => {
  expect(read(text)).toMatchObject({ days, notes: [] })
})

test.each([
  ['Custas até 09/03/2026.', false],
  ['Custas em 25/03.', false],
  ['Vence em 24 de março de 2026.', false],
  ['Audiência em 26/03/2026.', true],
  ['Decisão de 03 de março de 2026.', true],
  ['Protocolado em 12/01.', true],
  ['Vence em 31/02.', true],
])('15 days beside «%s»: an end is suggested, %s', (beside, isTold) => {
  const { end } = read(`Manifeste-se o autor no prazo de 15 dias. ${beside}`)
  expect(end).toBe(isTold ? '2026-03-25' : undefined)
})

test('what may be a deadline is told, whether one begins or not, and of any class', () => {
  const text = 'Vista ao réu por 10 dias. Ao autor, 5 dias. Custas no prazo legal, até 10/03/2026.'
  const all = ['10 dias', '5 dias', 'prazo legal', 'até 10/03/2026']
  expect(read(text).passages).toEqual(all)
  expect(suggest({ ...CIVIL, class: 'AÇÃO PENAL', text }, PROFILES).passages).toEqual(all)
})

test('names without end, in capitals or not, are read at once', () => {
  const names = 'MARIA DAS DORES DE OLIVEIRA E SILVA '.repeat(40)
  for (const text of [
    `Intime-se a parte autora, ${names}para, no prazo de 15 dias, manifestar-se.`,
    `Ciência às partes, ${names}e outros do laudo pericial, pelo prazo comum de 15 dias.`,
    `Processo 1 - ${names}- ${'A, B, '.repeat(80)}Manifeste-se o autor no prazo de 15 dias.`,
    `${'Fls. 1, 2, 3 e 4, '.repeat(60)}diga o autor em 15 dias, ${'nos termos, '.repeat(60)}já.`,
  ]) {
    expect(read(text).end).toBeUndefined()
  }
})
