import { expect, test } from 'vitest'
import type { WatchKnowledge } from '../../jobs/watch/plan-row.js'
import { answered, HOLDER, ITEM, itemReadFrom, page } from './night-item.js'

const CASE = '00000016820268260100'
const CIVIL = {
  ...ITEM,
  numero_processo: CASE,
  tipoComunicacao: 'Intimação',
  nomeClasse: 'PROCEDIMENTO COMUM CÍVEL',
  nomeOrgao: '1ª Vara Cível',
  destinatarioadvogados: [{ advogado: HOLDER }],
}
const CLIENT = 'Oficina São João Ltda.'

function linesOf(watched: string, fields: object = {}, more: WatchKnowledge = {}) {
  const list = page({ ...CIVIL, ...fields })
  const item = { cliente: CLIENT, responsavel: 'Ana' }
  return itemReadFrom({ watched, list, detail: answered({}), item }, more).lists!
}
const OAB = 'oab:SP:94719'

test('a client beside a registration → of the registration, and not of its publications', () => {
  const lists = linesOf(OAB)
  expect(lists.new![0]).toMatchObject({ responsavel: 'Ana' })
  expect(lists.new![0]).not.toHaveProperty('cliente')
  expect(lists.lawyers![0]).toMatchObject({ cliente: CLIENT })
  expect(lists.coverage![0]).toMatchObject({ cliente: CLIENT })
})

test('a client beside a case → of its publications', () => {
  expect(linesOf(`case:${CASE}`).new![0]).toMatchObject({ cliente: CLIENT })
})

test('a night of the rules before → the client stays on its publications', () => {
  expect(linesOf(OAB, {}, { adviceVersion: 4 }).new![0]).toMatchObject({ cliente: CLIENT })
})

test.each<[string, object, string | undefined]>([
  ['an end to come', { texto: 'Manifeste-se o autor, no prazo de 5 dias.' }, undefined],
  ['a term in hours', { texto: 'Cumpra em 48 horas.' }, 'Sem data, leia: prazo em horas'],
  [
    'one of unknown rules in hours',
    { texto: 'Cumpra em 48 horas.', nomeClasse: 'AÇÃO PENAL' },
    'Sem data, leia: prazo em horas',
  ],
  ['a judgment', { texto: 'JULGO PROCEDENTE.' }, 'Sem data, leia: pode caber recurso'],
  [
    'a judgment with a term',
    { texto: 'Julgo extinto. Manifeste-se o autor, no prazo de 5 dias.' },
    'Sem data, leia: pode caber recurso',
  ],
  ['no term', { texto: 'Vistos.' }, 'Sem data, leia: o texto não diz prazo'],
  [
    'a court that is not that of the number',
    { texto: 'Manifeste-se o autor, no prazo de 5 dias.', siglaTribunal: 'STJ' },
    'Sem data, leia: sem calendário do tribunal',
  ],
  ['a summons', { tipoComunicacao: 'Citação' }, 'Sem data, leia: pode contar de outro modo'],
])('%s → what its column of dates says', (_name, fields, situacao) => {
  expect(linesOf(OAB, fields).new![0]!.situacao).toBe(situacao)
})

test('an end before the day of the reading → said to have passed', () => {
  const item = { ...CIVIL, texto: 'Manifeste-se o autor, no prazo de 5 dias.' }
  const read = itemReadFrom({ list: page({ ...item, data_disponibilizacao: '2025-12-01' }) })
  expect(read.lists!.new![0]).toMatchObject({ situacao: 'JÁ PASSOU', fim: '2025-12-09' })
})
