import { expect, test } from 'vitest'
import { PROFILES } from '../../../src/legal/deadlines/profiles.js'
import { suggest } from '../../../src/legal/deadlines/suggest.js'
import { translate } from '../../../src/messages/index.js'

const CIVIL = {
  available: '2025-05-30',
  caseNumber: '0000001-68.2026.8.26.0100',
  type: 'Intimação',
  class: 'PROCEDIMENTO COMUM CÍVEL',
  organ: '1ª Vara Cível - Foro Central',
}
const ORDER = 'Manifeste-se o autor, no prazo de 15 dias, sobre a contestação.'
const read = (facts: object) => suggest({ ...CIVIL, ...facts }, PROFILES)
const codesOf = (facts: object) => read(facts).notes.map(({ code }) => code)

test('a judgment whose text gives no term → an appeal may lie, and its term is not computed', () => {
  const said = read({ text: 'Ante o exposto, JULGO PROCEDENTE o pedido.' })
  expect(said).not.toHaveProperty('end')
  expect(said.notes.map((note) => translate('pt', note))).toEqual([
    '«JULGO»: contra uma sentença ou um acórdão pode caber recurso, e o programa não calcula o prazo do recurso: fim não sugerido.',
  ])
})

test.each<[string, object, string[]]>([
  ['a document of that kind', { text: 'Vistos.', document: 'Sentença' }, ['deadline_appeal']],
  ['one with an order in its text', { text: ORDER, document: 'Acórdão' }, ['deadline_appeal']],
  ['a text with a term', { text: `Julgo extinto. ${ORDER}` }, ['deadline_judged']],
  [
    'a case of unknown rules',
    { class: 'AÇÃO PENAL', text: 'Condeno o réu.' },
    ['deadline_class_unknown', 'deadline_appeal'],
  ],
  [
    'a text with a passage in doubt',
    { text: 'Julgo extinto. Custas no prazo legal.' },
    ['deadline_unsure', 'deadline_appeal'],
  ],
  ['the enforcement of one', { text: 'Cumprimento de sentença.' }, ['deadline_not_in_text']],
  ['an order', { text: ORDER, document: 'Despacho' }, []],
])('%s → what is said of a judgment', (_name, facts, codes) => {
  expect(codesOf(facts)).toEqual(codes)
})

const COSTS = 'Recolha a parte autora as custas no prazo de 60 dias'
const ENFORCED = 'Manifeste-se a parte exequente em prosseguimento, no prazo de 30 dias.'

test.each([
  'Ante o exposto, denego a segurança.',
  'Denegada a ordem.',
  'Indefiro a petição inicial.',
  'Homologada a desistência.',
  'Homologa-se a desistência.',
  'Concedo a segurança.',
  'Reconheço a prescrição.',
  'Pronuncio a decadência e encerro o feito.',
  'Extingue-se o processo.',
  'Decreto o despejo.',
  'Decreto o divórcio das partes.',
  'Declaro a inexigibilidade do débito.',
  'Resolvo o mérito (art. 487, I, do CPC).',
  'Concedo em parte a segurança.',
  'Defiro a tutela de urgência.',
  'Indefiro a gratuidade.',
  'Rejeito os embargos de declaração.',
  'Desacolho os embargos.',
  'Não conheço do recurso.',
  'Acolho a impugnação e fixo o débito.',
  'Conheço dos embargos e os rejeito.',
  'Fica a parte autora intimada da r. decisão, que denegou a segurança.',
  'Isto posto, encerro o feito.',
  'Pelo exposto, encerro o feito.',
  'É o relatório. Decido.',
  'Encerro o feito. P. R. I.',
])('%j with a term that ends after the time to appeal → no end', (decided) => {
  expect(codesOf({ text: `${decided} ${COSTS}.` })).toEqual(['deadline_judged'])
  expect(codesOf({ text: `${decided}\n${ENFORCED}` })).toEqual(['deadline_judged'])
})

test.each([
  ['Rejeito a exceção de pré-executividade.', 'Manifeste-se o exequente no prazo de 15 dias.'],
  ['Defiro a penhora.', ENFORCED],
  ['Nos termos do Decreto nº 7.724/2012 e da ordem de serviço.', ENFORCED],
  ['Processo de conhecimento.', ENFORCED],
  ['Concedo à parte autora o prazo de 30 dias.', ''],
  ['Recolha a parte ré as custas finais no prazo de 60 dias, sob pena de inscrição.', ''],
  ['Dê a parte autora andamento no prazo de 30 dias, sob pena de extinção ou indeferimento.', ''],
])('«%s» → the end of the order', (text, order) => {
  expect(codesOf({ text: `${text} ${order}` })).toEqual([])
})

test('a judgment of the words of a judge alone → an appeal may lie', () => {
  const given = ['Denego a segurança.', 'Indefiro a inicial.', 'Extingue-se o processo.', 'P.R.I.']
  expect(given.flatMap((text) => codesOf({ text }))).toEqual(given.map(() => 'deadline_appeal'))
})

test('a term in hours → known as such, however the case counts; one that is over is none', () => {
  const isInHours = (text: string, more = {}) => read({ text, ...more }).isInHours
  expect(isInHours('Cumpra o réu a obrigação em 48 (quarenta e oito) horas.')).toBe(true)
  expect(isInHours('Prazo de 24 horas.', { class: 'AÇÃO PENAL' })).toBe(true)
  expect(isInHours('Decorrido o prazo de 48 horas, arquive-se.')).toBe(false)
  expect(isInHours('Audiência às 14 horas.')).toBe(false)
  expect(isInHours(ORDER)).toBe(false)
})
