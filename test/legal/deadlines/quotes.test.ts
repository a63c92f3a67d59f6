import { expect, test } from 'vitest'
import { timesIn } from '../../../src/legal/deadlines/quotes.js'

test.each([
  [
    'no prazo de 15 (quinze) dias úteis, manifestar-se',
    'prazo de 15 (quinze) dias úteis',
    15,
    'dias úteis',
  ],
  ['Ciência às partes pelo prazo comum de 10 dias.', 'prazo comum de 10 dias', 10, 'dias'],
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
  ['prazo comum e total de\n15 dias', 'prazo comum e total de 15 dias', 15, 'dias'],
  ['prazo de 1 (um) dia', 'prazo de 1 (um) dia', 1, 'dias'],
  ['prazo de 2 (dois) meses', 'prazo de 2 (dois) meses', 2, 'meses'],
  ['prazo de três dias', 'prazo de três dias', 3, 'dias'],
  ['prazo de 120 (cento e vinte) dias', 'prazo de 120 (cento e vinte) dias', 120, 'dias'],
  ['prazo de 90 (noventa) dias', 'prazo de 90 (noventa) dias', 90, 'dias'],
  ['Prazo: 15 dias', 'Prazo: 15 dias', 15, 'dias'],
  ['PRAZO: 05 DIAS', 'PRAZO: 05 DIAS', 5, 'dias'],
  ['PRAZO - 10 (DEZ) DIAS', 'PRAZO - 10 (DEZ) DIAS', 10, 'dias'],
  ['Prazo – 05 dias', 'Prazo – 05 dias', 5, 'dias'],
  ['PRAZO PARA RESPOSTA: 15 DIAS', 'PRAZO PARA RESPOSTA: 15 DIAS', 15, 'dias'],
  ['Prazo (15 dias)', 'Prazo (15 dias', 15, 'dias'],
  ['Prazo\n15 dias', 'Prazo 15 dias', 15, 'dias'],
  ['Manifeste-se o réu em 5 dias.', 'em 5 dias', 5, 'dias'],
  ['Diga o autor em cinco dias', 'em cinco dias', 5, 'dias'],
  ['Manifeste-se em 48h', 'em 48h', 48, 'horas'],
  ['Manifeste-se em 48 hs.', 'em 48 hs', 48, 'horas'],
  ['Recolha-se dentro de quarenta e oito horas', 'dentro de quarenta e oito horas', 48, 'horas'],
  ['Regularize em até 15 (quinze) dias', 'em até 15 (quinze) dias', 15, 'dias'],
  ['no prazo de quinze (15) dias', 'prazo de quinze (15) dias', 15, 'dias'],
  ['no prazo de 15 [quinze] dias', 'prazo de 15 [quinze] dias', 15, 'dias'],
  ['no prazo de 15(quinze)dias', 'prazo de 15(quinze)dias', 15, 'dias'],
  ['no prazo de 15 dias (úteis)', 'prazo de 15 dias (úteis)', 15, 'dias úteis'],
  ['no prazo de 2 (duas) semanas', 'prazo de 2 (duas) semanas', 2, 'semanas'],
])('%j is quoted', (text, quote, count, unit) => {
  expect(timesIn(text).quotes).toMatchObject([{ text: quote, count, unit, meaning: 'begins' }])
})

test.each([
  'Vistos. Intime-se a parte autora.',
  'manifeste-se no prazo legal',
  'há 15 (quinze) dias internado',
  'prazo de prescrição',
  'prazo de 15 diasporas',
  '',
])('%j tells none', (text) => {
  expect(timesIn(text).quotes).toEqual([])
})

test('figure and words that differ are quoted, and no number is chosen', () => {
  const [quote] = timesIn('prazo de 15 (cinco) dias').quotes
  expect(quote).toEqual({
    text: 'prazo de 15 (cinco) dias',
    start: 0,
    end: 24,
    unit: 'dias',
    meaning: 'begins',
  })
})

test.each([
  'prazo de cinco e quinze dias',
  'prazo de dez e quinze dias',
  'prazo de trinta e quinze dias',
  'prazo de 15 (qinze) dias',
])('in %j the words are no number, and none is chosen', (text) => {
  const [quote] = timesIn(text).quotes
  expect(quote).toMatchObject({ text, unit: 'dias' })
  expect(quote).not.toHaveProperty('count')
})

test.each([
  'Decorrido o prazo de 15 dias, arquive-se',
  'Transcorreu in albis o prazo de 15 dias',
  'findo o prazo de 15 dias',
  'Esgotado o referido prazo de 15 dias',
  'vencido o prazo de 15 dias',
  'EXPIRADO O PRAZO DE 15 DIAS',
  'Decorrido, in albis, o prazo de 15 dias',
  'Após o prazo de 15 dias, conclusos',
  'Certifico o decurso do prazo de 15 dias',
])('%j has run out', (text) => {
  expect(timesIn(text).quotes).toMatchObject([{ meaning: 'elapsed' }])
})

test.each([
  'Pague as parcelas vencidas no prazo de 3 dias',
  'Recolha as custas decorrentes do recurso no prazo de 3 dias',
  'Pague as prestações vencidas e vincendas, no prazo de 3 dias',
  'Decorrida a suspeita, diga o autor no prazo de 3 dias',
])('%j has not run out', (text) => {
  expect(timesIn(text).quotes).not.toMatchObject([{ meaning: 'elapsed' }])
})

test.each([
  'Suspendo o processo pelo prazo de 30 dias.',
  'Suspendo o processo, nos termos do art. 313, II, do CPC, pelo prazo de 30 dias.',
  'Defiro a suspensão. Prazo: 30 dias.',
  'Defiro a suspensão requerida. Concedo o prazo de 30 dias.',
  'Requer o autor prazo de 30 dias.',
  'Indefiro o prazo de 30 dias.',
  'O prazo de 30 dias não foi cumprido.',
  'Oficie-se ao INSS para que, no prazo de 30 dias, responda.',
  'Apresente o perito o laudo no prazo de 30 dias.',
  'Cumpra a serventia no prazo de 30 dias.',
  'Sobreste-se o feito pelo prazo de 30 dias.',
  'Expeça-se alvará com prazo de validade de 30 dias.',
  'Expeça-se alvará com prazo de 30 dias.',
  'O alvará tem validade, pelo prazo de 30 dias.',
  'Arquivem-se provisoriamente pelo prazo de 30 dias.',
  'Aguarde-se o cumprimento no prazo de 30 dias.',
  'Os arquivos ficam armazenados pelo prazo de 30 dias.',
  'Proceda-se à repetição das ordens pelo prazo de 30 dias.',
  'Cite-se por edital, com o prazo de 30 dias.',
  'Prorrogo o prazo por 30 dias.',
  'Defiro a dilação do prazo de 30 dias.',
  'Ficam cientes do prazo prescricional de 30 dias.',
  'O contrato tinha prazo de entrega de 30 dias.',
  'O executado não pagou no prazo de 30 dias.',
  'O executado foi intimado para pagar no prazo de 30 dias.',
  'Não houve pagamento, no prazo de 30 dias.',
  'O prazo de 30 dias decorreu in albis.',
  'O prazo de 30 dias já decorrido.',
  'Apresente o rol com prazo de 30 dias de antecedência.',
  'Diga o autor no prazo de 30 dias antes da audiência.',
  'Diga o autor no prazo de 30 dias, contados da juntada do laudo.',
  'Diga o autor no prazo de 30 dias a contar da data da decisão.',
  'Diga o autor no prazo de 30 dias, contados a partir do protocolo.',
  'Diga o autor no prazo de 30 dias após a audiência.',
  'Desocupe o réu o imóvel no prazo de 30 dias.',
  'Diga o autor no prazo de cinco ou trinta dias.',
  'O réu pagou no prazo de 30 dias.',
  'O prazo para contestar é de 30 dias.',
  'O perito apresentou o laudo, manifestem-se as partes no prazo de 30 dias.',
])('whether %j begins with the notice is not known', (text) => {
  expect(timesIn(text).quotes).toMatchObject([{ meaning: 'unsure' }])
})

test.each([
  'Diga o autor no prazo de 30 dias, contados da publicação.',
  'Diga o autor no prazo de 30 dias, a contar da intimação desta decisão.',
  'Diga o autor no prazo de 30 dias, contados a partir da data da publicação.',
  'Diga o autor no prazo de 30 dias, contados em dias úteis.',
  'Ciência às partes do laudo pelo prazo de 30 dias.',
  'Dê-se vista ao exequente pelo prazo de 30 dias.',
  'Indique bens no prazo de 30 dias, sob pena de suspensão da execução.',
  'Requeira o exequente o que de direito no prazo de 30 dias.',
  'Intime-se a parte requerida para, no prazo de 30 dias, pagar.',
  'Manifestem-se sobre o laudo do perito no prazo de 30 dias.',
  'Intime-se a parte ré, na pessoa de seu advogado, para, no prazo de 30 dias, pagar o débito.',
])('%j begins', (text) => {
  expect(timesIn(text).quotes).toMatchObject([{ meaning: 'begins' }])
})

test('places are those of the text, accents or not', () => {
  const text = 'É a decisão. Ação: prazo de 5 dias. Após, prazo de 10 dias úteis.'
  expect(timesIn(text).quotes.map(({ start, end }) => text.slice(start, end))).toEqual([
    'prazo de 5 dias',
    'prazo de 10 dias úteis',
  ])
})

test('a long text without a deadline is read at once', () => {
  const text = `${'prazo a b c d e '.repeat(20_000)}${'prazo '.repeat(20_000)}`
  expect(timesIn(text).quotes).toEqual([])
})
