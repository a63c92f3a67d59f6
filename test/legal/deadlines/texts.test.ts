import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PROFILES } from '../../../src/legal/deadlines/profiles.js'
import { type Suggestion, suggest } from '../../../src/legal/deadlines/suggest.js'
import { translate } from '../../../src/messages/index.js'
import { CIVIL } from './publications.js'

const read = (text: string): Suggestion => suggest({ ...CIVIL, text }, PROFILES)

test.each<[string, number]>([
  [
    'Vistos. Manifeste-se a parte autora sobre a contestação no prazo de 15 (quinze) dias. Int.',
    15,
  ],
  ['Prazo: 15 dias', 15],
  ['PRAZO: 05 DIAS', 5],
  ['Manifeste-se o exequente em cinco dias, sob pena de arquivamento.', 5],
  ['À réplica, em 15 dias. Decorridos os 15 dias, conclusos.', 15],
  ['Ciência do retorno dos autos, requerendo o que de direito em 5 (cinco) dias.', 5],
  ['Audiência em 20/04/2026, às 14h. Rol de testemunhas no prazo de 15 dias.', 15],
  ['Audiência em 20/04/2026, às 14:30 horas. Rol de testemunhas no prazo de 15 dias.', 15],
  ['Junte extratos dos últimos 3 (três) meses, no prazo de 15 (quinze) dias.', 15],
  ['Processo parado há mais de 30 dias. Dê o autor andamento em 5 (cinco) dias.', 5],
  ['Manifeste-se no prazo legal de 15 dias.', 15],
  ['Cálculo atualizado até 10/02/2024. Manifeste-se o executado em 15 dias.', 15],
  ['Intime-se para pagar no prazo de 15 dias (art. 523, § 1º, do CPC), com multa de 10%.', 15],
])('%j: %i days', (text, days) => {
  expect(read(text)).toMatchObject({ days, notes: [] })
})

test.each([
  'no prazo de 15 (quinze) dias úteis; PRAZO: 5 (CINCO) DIAS',
  'Manifeste-se o autor em 5 dias. Após, contestação no prazo de 15 dias.',
  'Recolha as custas em 48h. Defiro o prazo de 30 (trinta) dias para o réu.',
  'Pague as parcelas vencidas no prazo de 3 (três) dias. Após, diga o exequente no prazo de 15 dias',
  'custas decorrentes do recurso no prazo de 5 dias; contrarrazões no prazo de 15 dias',
  'Decorrido o prazo de 5 dias, manifeste-se o réu no prazo de 15 dias.',
  'Findo o prazo de 15 dias, prazo de 5 dias.',
  'Diga o autor no prazo de 15 dias. Custas, em 24:00 horas.',
  'Diga o autor no prazo de 15 dias. Custas em 5 (cinco) dd.',
  'Emende em 15 dias. Custas em quarenta e oito horas.',
  'PRAZO PARA CUSTAS: 5 DIAS. PRAZO PARA DEFESA: 15 DIAS.',
  'Prazo de 5 dias. Suplementar: prazo de 1 (uma) semana.',
])('%j tells more than one', (text) => {
  const said = read(text)
  expect(said).not.toHaveProperty('end')
  expect(['deadline_several', 'deadline_beside', 'deadline_unsure']).toContain(said.notes[0]!.code)
})

test.each<[string, string]>([
  ['Ao autor: 5 dias. Ao réu, no prazo de 15 dias.', '5 dias'],
  ['Vista ao réu por cinco dias. Contestação no prazo de 15 dias.', 'cinco dias'],
  ['Diga o autor no prazo de 15 dias. Concedo 48 horas para as custas.', '48 horas'],
  ['Diga o autor no prazo de 15 dias. Custas até as 17h de amanhã.', '17h'],
  ['Diga o autor no prazo de 15 dias. Há 5 dias para as custas.', '5 dias'],
  ['Diga o autor no prazo de 15 dias. Custas: prazo de5 dias.', '5 dias'],
  ['Diga o autor no prazo de 15 dias. Custas nos prazos de 5 e 10 dias.', '10 dias'],
  ['Diga o autor no prazo de 15 dias. Suspendo o feito por 1 (um) ano.', '1 (um) ano'],
  ['Diga o autor no prazo de 15 dias. Expeça-se mandado com prazo de 5 dias.', 'prazo de 5 dias'],
  ['Diga o autor no prazo de 15 dias. Recolha as custas no prazo legal.', 'prazo legal'],
  ['Diga o autor no prazo de 15 dias. Custas no tríduo.', 'tríduo'],
  ['Diga o autor no prazo de 15 dias. Deposite até o quinto dia útil.', 'quinto dia'],
  ['Diga o autor no prazo de 15 dias. Deposite até o 5º dia útil.', '5º dia'],
  ['Diga o autor no prazo de 15 dias. Deposite até 10/03/2026.', 'até 10/03/2026'],
  ['Diga o autor no prazo de 15 dias. Deposite até o dia 10 de março.', 'até o dia 10 de março'],
  ['Diga o autor no prazo de 15 dias. Custas, prazo: 5 (cinco).', 'prazo: 5'],
  ['Diga o autor no prazo de 15 dias. Custas, prazo de cinco.', 'prazo de cinco'],
  ['Diga o autor em 15 dias. Deposite as custas em 5.', 'em 5'],
  ['Diga o autor em 15 dias. Deposite as custas em cinco', 'em cinco'],
  ['Diga o autor no prazo de 15 dias. Custas em qinze dias.', 'qinze dias'],
  ['Diga o autor no prazo de 15 dias. Custas nos 5 primeiros dias.', 'primeiros dias'],
  ['Diga o autor no prazo de 15 dias. Custas em 5 - cinco - dias.', '- dias'],
  ['Concedo ao autor o prazo de 15 dias. De modo igual e de 5 para o réu.', 'e de 5 para'],
])('%j has no end, and the note tells of %j', (text, other) => {
  const said = read(text)
  expect(said).not.toHaveProperty('end')
  expect(said.notes).toMatchObject([
    { code: 'deadline_beside', facts: { others: expect.arrayContaining([other]) } },
  ])
})

test.each<[string, string]>([
  ['suspendo o processo pelo prazo de 30 dias', 'deadline_unsure'],
  ['Expeça-se alvará com prazo de validade de 90 dias', 'deadline_unsure'],
  ['Ao autor, 15 dias.', 'deadline_unsure'],
  ['Concedo 48 (quarenta e oito) horas.', 'deadline_unsure'],
  ['O réu pagou em 15 dias.', 'deadline_unsure'],
  ['Certifico que o prazo de 15 dias transcorreu in albis.', 'deadline_unsure'],
  ['Decorrido o prazo de 15 dias, arquive-se.', 'deadline_elapsed'],
  ['Diga o autor no prazo de cinco e quinze dias.', 'deadline_contradictory'],
  ['Diga o autor no prazo de 15 dias. Contam-se dias corridos.', 'deadline_calendar_days'],
  ['Prazo de 15 dias. São ininterruptos.', 'deadline_calendar_days'],
  ['Prazos contínuos. Diga o autor no prazo de 15 dias.', 'deadline_calendar_days'],
  ['Prazo corrido de 15 dias.', 'deadline_unsure'],
  ['Prazo de 2 (duas) semanas.', 'deadline_not_in_business_days'],
  ['Vistos. Intime-se.', 'deadline_not_in_text'],
  ['Manifeste-se no prazo legal.', 'deadline_unsure'],
])('%j has no end: %s', (text, code) => {
  const said = read(text)
  expect(said).not.toHaveProperty('end')
  expect(said.notes).toMatchObject([{ code }])
})

test('calendar days in another sentence → quoted as they stand there', () => {
  const [note] = read('Diga o autor no prazo de 15 dias. Contam-se dias corridos. Intime-se.').notes
  expect(note!.facts).toMatchObject({ words: 'corridos' })
})

test('a text with a number of days is not said to have none', () => {
  const note = read('Ao autor, 15 dias.').notes.map((one) => translate('pt', one))
  expect(note).toEqual([
    'O texto fala de «15 dias», e isso pode não ser um prazo das partes que começa com esta publicação: fim não sugerido.',
  ])
})

const NUMBERS = [
  ['1', 'um'],
  ['2', 'dois'],
  ['3', 'três'],
  ['5', 'cinco'],
  ['8', 'oito'],
  ['10', 'dez'],
  ['15', 'quinze'],
  ['20', 'vinte'],
  ['30', 'trinta'],
  ['48', 'quarenta e oito'],
] as [string, string][]
const time = fc
  .tuple(
    fc.constantFrom(...NUMBERS),
    fc.constantFrom(0, 1, 2, 3),
    fc.constantFrom('dias', 'dias úteis', 'DIAS'),
  )
  .map(([[figure, words], form, unit]) => ({
    days: Number(figure),
    said: `${[figure, words, `${figure} (${words})`, `${words} (${figure})`][form]} ${unit}`,
  }))
const sentences = fc.constantFrom<(time: string) => string>(
  (said) => `Manifeste-se o autor no prazo de ${said}.`,
  (said) => `PRAZO: ${said}.`,
  (said) => `Contestação em ${said}, sob pena de revelia.`,
  (said) => `Ao réu, ${said};`,
  (said) => `Concedo ${said} para as custas.`,
  (said) => `Pague as parcelas vencidas no prazo comum de ${said}`,
  (said) => `Vista à parte contrária por ${said}.`,
  (said) => `Findo o prazo de ${said}, conclusos.`,
  (said) => `Após, o perito terá ${said} para o laudo.`,
  (said) => `Deposite-se (${said}).`,
)

test('no end is later than the shortest time that the text tells', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(sentences, time), { minLength: 1, maxLength: 4 }), (told) => {
      const text = told.map(([sentence, { said }]) => sentence(said)).join(' ')
      const { days } = read(text)
      if (days !== undefined) expect(days).toBe(Math.min(...told.map(([, one]) => one.days)))
    }),
    { numRuns: 1_000 },
  )
})
