import { expect, test } from 'vitest'
import { quotesIn } from '../../src/deadlines/quotes.js'

test.each([
  [
    'no prazo de 15 (quinze) dias úteis, manifestar-se',
    'prazo de 15 (quinze) dias úteis',
    15,
    'dias úteis',
  ],
  ['pelo prazo comum de 10 dias.', 'prazo comum de 10 dias', 10, 'dias'],
  [
    'no PRAZO IMPRORROGÁVEL DE 05 (CINCO) DIAS',
    'PRAZO IMPRORROGÁVEL DE 05 (CINCO) DIAS',
    5,
    'dias',
  ],
  ['no prazo de quinze dias', 'prazo de quinze dias', 15, 'dias'],
  [
    'prazo de até 48 (quarenta e oito) horas',
    'prazo de até 48 (quarenta e oito) horas',
    48,
    'horas',
  ],
  ['prazo de 30 (trinta) dias corridos', 'prazo de 30 (trinta) dias corridos', 30, 'dias corridos'],
  ['Manifeste-se em 5 (cinco) dias.', 'em 5 (cinco) dias', 5, 'dias'],
  ['prazo sucessivo e comum de\n15 dias', 'prazo sucessivo e comum de 15 dias', 15, 'dias'],
  ['prazo de 1 (um) dia', 'prazo de 1 (um) dia', 1, 'dias'],
  ['prazo de 2 (dois) meses', 'prazo de 2 (dois) meses', 2, 'meses'],
  ['prazo de três dias', 'prazo de três dias', 3, 'dias'],
  ['prazo de 120 (cento e vinte) dias', 'prazo de 120 (cento e vinte) dias', 120, 'dias'],
])('%j is quoted', (text, quote, count, unit) => {
  expect(quotesIn(text)).toMatchObject([{ text: quote, count, unit, elapsed: false }])
})

test.each([
  'Vistos. Intime-se a parte autora.',
  'manifeste-se no prazo legal',
  'há 15 (quinze) dias internado',
  'prazo de prescrição',
  'pagou em 15 dias',
  'prazo de 15 diasporas',
  '',
])('%j tells none', (text) => {
  expect(quotesIn(text)).toEqual([])
})

test('figure and words that differ are quoted, and no number is chosen', () => {
  const [quote] = quotesIn('prazo de 15 (cinco) dias')
  expect(quote).toEqual({
    text: 'prazo de 15 (cinco) dias',
    start: 0,
    end: 24,
    unit: 'dias',
    elapsed: false,
  })
})

test.each([
  'Decorrido o prazo de 15 dias, arquive-se',
  'Transcorreu in albis o prazo de 15 dias',
  'findo o prazo de 15 dias',
])('%j has run out', (text) => {
  expect(quotesIn(text)).toMatchObject([{ elapsed: true }])
})

test('places are those of the text, accents or not', () => {
  const text = 'É a decisão. Ação: prazo de 5 dias. Após, prazo de 10 dias úteis.'
  expect(quotesIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'prazo de 5 dias',
    'prazo de 10 dias úteis',
  ])
})

test('a long text without a deadline is read at once', () => {
  const text = `${'prazo a b c d e '.repeat(20_000)}${'prazo '.repeat(20_000)}`
  expect(quotesIn(text)).toEqual([])
})
