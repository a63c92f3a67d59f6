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
