import { expect, test } from 'vitest'
import { PROFILES, readProfile } from '../../../src/legal/deadlines/profiles.js'
import { suggest } from '../../../src/legal/deadlines/suggest.js'
import { translate } from '../../../src/messages/index.js'

const CIVIL = {
  available: '2025-05-30',
  caseNumber: '0000001-68.2026.8.26.0100',
  type: 'Intimação',
  class: 'PROCEDIMENTO COMUM CÍVEL',
  organ: '1ª Vara Cível - Foro Central',
  text: 'Intime-se para, no prazo de 15 (quinze) dias, manifestar-se.',
}
/** Of a case of the branch and court, given as `J.TR`. */
const inCourt = (court: string) => ({ ...CIVIL, caseNumber: `0000001-00.2026.${court}.0100` })

test('a civil notice of a state court has all its dates, its quote and its days', () => {
  const said = suggest(CIVIL, PROFILES)
  expect(said).toMatchObject({
    publication: '2025-06-02',
    firstDay: '2025-06-03',
    end: '2025-06-23',
    days: 15,
    notes: [],
    profile: { id: 'NAC', version: '2024-01' },
  })
  expect(said.passages).toEqual(['prazo de 15 (quinze) dias'])
  expect(said.skipped.map(({ day }) => day)).toEqual([
    '2025-05-31',
    '2025-06-01',
    '2025-06-07',
    '2025-06-08',
    '2025-06-14',
    '2025-06-15',
    '2025-06-21',
    '2025-06-22',
  ])
  expect(translate('pt', said.label)).toBe('sugerida - conferir')
})

test('a federal court counts by its own statute', () => {
  const said = suggest({ ...inCourt('4.03'), available: '2026-02-13' }, PROFILES)
  expect(said).toMatchObject({
    publication: '2026-02-18',
    firstDay: '2026-02-19',
    end: '2026-03-11',
    profile: { id: 'JF' },
  })
})

test.each([
  ['labour', inCourt('5.02'), 'deadline_court_unknown'],
  ['electoral', inCourt('6.26'), 'deadline_court_unknown'],
  ['military', inCourt('9.26'), 'deadline_court_unknown'],
  ['STF', inCourt('1.00'), 'deadline_court_unknown'],
  ['STJ', inCourt('3.00'), 'deadline_court_unknown'],
  ['CJF', inCourt('4.90'), 'deadline_court_unknown'],
  ['a number that is none', { ...CIVIL, caseNumber: '123/2020' }, 'deadline_court_unknown'],
  ['no number', { ...CIVIL, caseNumber: undefined }, 'deadline_court_unknown'],
  ['a penal class', { ...CIVIL, class: 'AÇÃO PENAL' }, 'deadline_class_unknown'],
  ['an appeal in a penal case', { ...CIVIL, class: 'APELAÇÃO CRIMINAL' }, 'deadline_class_unknown'],
  ['insolvency', { ...CIVIL, class: 'RECUPERAÇÃO JUDICIAL' }, 'deadline_class_unknown'],
  [
    'small claims',
    { ...CIVIL, class: 'PROCEDIMENTO DO JUIZADO ESPECIAL CÍVEL' },
    'deadline_class_unknown',
  ],
  [
    'children',
    { ...CIVIL, class: 'PROCESSO DE APURAÇÃO DE ATO INFRACIONAL' },
    'deadline_class_unknown',
  ],
  ['an unheard-of class', { ...CIVIL, class: 'PETIÇÃO' }, 'deadline_class_unknown'],
  ['no class', { ...CIVIL, class: undefined }, 'deadline_class_untold'],
  [
    "a children's court",
    { ...CIVIL, organ: 'Vara da Infância e da Juventude' },
    'deadline_organ_apart',
  ],
  ['a penal court', { ...CIVIL, organ: '2ª Vara Criminal' }, 'deadline_organ_apart'],
  ['a summons', { ...CIVIL, type: 'Citação' }, 'deadline_type_unknown'],
  ['an edict', { ...CIVIL, type: 'Edital' }, 'deadline_type_unknown'],
  ['no type', { ...CIVIL, type: undefined }, 'deadline_type_untold'],
])('%s: published, quoted, and nothing more suggested', (_name, facts, why) => {
  const said = suggest(facts, PROFILES)
  expect(said).toMatchObject({ publication: '2025-06-02', notes: [{ code: why }] })
  expect(said.passages).toHaveLength(1)
  expect(said).not.toHaveProperty('firstDay')
  expect(said).not.toHaveProperty('end')
})

test.each([
  ['', 'deadline_not_in_text'],
  ['Manifeste-se no prazo legal.', 'deadline_unsure'],
  ['Decorrido o prazo de 15 dias, arquive-se.', 'deadline_elapsed'],
  ['prazo de 5 dias ao autor e prazo de 15 dias ao réu', 'deadline_unsure'],
  ['Prazo: 5 dias. Prazo: 15 dias.', 'deadline_beside'],
  ['prazo de 15 dias corridos', 'deadline_not_in_business_days'],
  ['prazo de 48 horas', 'deadline_not_in_business_days'],
  ['prazo de 2 meses', 'deadline_not_in_business_days'],
  ['prazo de 15 (cinco) dias', 'deadline_contradictory'],
  ['prazo de 0 dias', 'deadline_contradictory'],
])('%j: a first day and no end', (text, why) => {
  const said = suggest({ ...CIVIL, text }, PROFILES)
  expect(said).toMatchObject({ firstDay: '2025-06-03', notes: [{ code: why }] })
  expect(said).not.toHaveProperty('end')
})

const REPLY = 'Manifeste-se a parte autora no prazo de 15 dias.'
test.each([
  'Disponibilizado em 22/05/2025 e publicado em 23/05/2025.',
  'Data de intimação: 20/05/2025',
  'Certifico que a r. decisão foi disponibilizada no DJE em 22/05/2025.',
  'Início: 20/05/2025.',
  'Disponibilizado no DJE de 29/05/2025.',
  'Publicação: sexta-feira, 23 de maio de 2025.',
  'Termo inicial: 20/05/2025.',
  'Ciência da intimação feita via portal em 22/05/2025.',
  'Data da intimação (20/05/2025).',
  'Disponibilizado no DJe nº 1234 de 22/05/2025.',
  'Publicado no DJE edição 4567 em 23/05/2025.',
  'Leitura em 20/05/2025.',
  'Intimação publicada eletronicamente em 23/05/2025.',
  'Intimada em 20/05, via portal.',
  'A parte tomou ciência em 30/05/2025 pelo sistema.',
  'Intimação eletrônica expedida em 20/05/2025.',
  'Publicada no Diário da Justiça de 23/05/25.',
])('«%s» beside an order → another notice may have begun it, no end', (noticed) => {
  for (const text of [`${noticed}\n${REPLY}`, `${REPLY} ${noticed}`]) {
    const said = suggest({ ...CIVIL, text }, PROFILES)
    expect(said.notes).toMatchObject([{ code: 'deadline_beside' }])
    expect(said).not.toHaveProperty('end')
  }
})

test.each([
  'São Paulo, 20 de maio de 2025.',
  'Certidão de 20/05/2025 (fls. 30).',
  '20/05/2025 14:05:00',
  'Data da disponibilização: 30/05/2025.',
  'Ciência da certidão de 20/05/2025.',
  'Fica intimada da decisão de 20/05/2025.',
  'Publicado em 20/05/2024.',
  'Petição de 29/05.',
  'Vistos. Depósito em 20/05/2025.',
  'Contrato com início em 20/05/2025.',
])('«%s» beside an order → its end', (told) => {
  expect(suggest({ ...CIVIL, text: `${told}\n${REPLY}` }, PROFILES).end).toBe('2025-06-23')
})

test('the same deadline told twice is one', () => {
  const text = 'prazo de 5 dias. Ciente do prazo de 5 (cinco) dias úteis.'
  expect(suggest({ ...CIVIL, text }, PROFILES)).toMatchObject({ days: 5, end: '2025-06-09' })
})

test('before the code of 2015 nothing is suggested', () => {
  const said = suggest({ ...CIVIL, available: '2016-03-17' }, PROFILES)
  expect(said).toMatchObject({ notes: [{ code: 'deadline_before_code' }] })
  expect(said).not.toHaveProperty('publication')
})

const TJSP = {
  id: 'TJSP-2025',
  versao: '2025-02',
  nome: 'TJSP, 2025',
  tribunais: ['8.26'],
  base: 'NAC',
  de: '2025-01-01',
  ate: '2025-12-31',
  datas: [
    { de: '2025-06-19', ate: '2025-06-20', nome: 'Corpus Christi', fonte: 'Provimento 2.765/2024' },
  ],
}
function own(change: object = {}) {
  const read = readProfile('tjsp.json', JSON.stringify({ ...TJSP, ...change }))
  if (read.is === 'refused') throw new Error(JSON.stringify(read.problems))
  return read.profile
}

test("a court's own profile goes before that of its branch, and says its version", () => {
  const said = suggest(CIVIL, [...PROFILES, own()])
  expect(said).toMatchObject({
    end: '2025-06-25',
    profile: { id: 'TJSP-2025', version: '2025-02' },
  })
  expect(said.skipped).toContainEqual({
    day: '2025-06-19',
    does: 'closes',
    name: 'Corpus Christi',
    source: 'Provimento 2.765/2024',
  })
})

test.each([
  ['TJSP', '4.03'],
  ['STJ', '8.26'],
  ['TRF3', '8.26'],
  ['TJRJ', '8.26'],
])('an item of %s whose case has the number of a court %s → no calendar', (court, number) => {
  const said = suggest({ ...inCourt(number), court }, [...PROFILES, own()])
  expect(said).toMatchObject({
    notes: [{ code: 'deadline_court_unknown' }],
    profile: { id: 'NAC' },
  })
  expect(said).not.toHaveProperty('end')
})

test.each([
  ['TJ-SP', '8.26'],
  ['TJDFT', '8.07'],
  ['TRF3', '4.03'],
  ['TRF6', '4.01'],
  ['Tribunal de Justiça de São Paulo', '8.26'],
])('an item of %s, a case of it → its end', (court, number) => {
  expect(suggest({ ...inCourt(number), court }, PROFILES)).toHaveProperty('end')
})

test('a court that only the number of the CNJ names, with a calendar of its own → its end', () => {
  const stj = own({ tribunais: ['3.00'] })
  expect(suggest({ ...inCourt('3.00'), court: 'STJ' }, [...PROFILES, stj])).toHaveProperty('end')
})

test('that holds for a federal court too', () => {
  const trf3 = own({ id: 'TRF3', base: 'JF', tribunais: ['4.03'] })
  expect(suggest(inCourt('4.03'), [...PROFILES, trf3]).profile.id).toBe('TRF3')
})

test('a court of another state, or a day outside its validity, has the national profile', () => {
  expect(suggest(inCourt('8.19'), [...PROFILES, own()]).profile.id).toBe('NAC')
  expect(suggest({ ...CIVIL, available: '2024-12-31' }, [...PROFILES, own()]).profile.id).toBe(
    'NAC',
  )
})

test('an end after the validity of the profile says so', () => {
  const said = suggest({ ...CIVIL, available: '2025-12-12' }, [...PROFILES, own()])
  expect(said.notes).toEqual([
    { code: 'deadline_past_calendar', facts: { to: '2025-12-31', base: 'NAC' } },
  ])
})

test('a profile for a labour court makes its dates known', () => {
  const labour = own({ tribunais: ['5.02'], datas: [] })
  expect(suggest(inCourt('5.02'), [...PROFILES, labour]).end).toBe('2025-06-23')
})

test('a suspension stops the deadline and not the publication', () => {
  const datas = [
    { de: '2025-06-02', nome: 'Mudança de sistema', fonte: 'Portaria 10/2025', efeito: 'suspende' },
  ]
  const said = suggest(CIVIL, [...PROFILES, own({ datas })])
  expect(said).toMatchObject({ publication: '2025-06-02', firstDay: '2025-06-03' })
})
