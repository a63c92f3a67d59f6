import { expect, test } from 'vitest'
import { classify, detailsNeeded, type Finding } from '../../../src/legal/gazette/classify.js'
import { hashOf, type ShownItems } from '../../../src/legal/gazette/shown-items.js'
import type { Subject } from '../../../src/legal/gazette/subject.js'
import type { Fields } from '../../../src/services/gazette/transport.js'
import {
  ANA,
  BEGAN,
  CANCELLED,
  CASE,
  found,
  item,
  lawyer,
  NIGHT,
  only,
  RUI,
  seenAfter,
  UNTOLD,
} from './findings.js'

const CHANGED = { own: undefined }
const OWN: [name: string, finding: Finding, before: ShownItems[string], more: object][] = [
  ['new', found(), shownTo(RUI), { own: 'new', arrival: 'on-time' }],
  ['late', found({ data_disponibilizacao: '2026-03-05' }), shownTo(RUI), { own: 'late' }],
  ['to be checked', found(UNTOLD), shownTo(RUI), { own: 'check' }],
  ['cancelled', found(CANCELLED), { ...shownTo(RUI), cancelled: true }, { own: 'cancelled' }],
  ['new and standing again', found(), { ...shownTo(RUI), cancelled: true }, { own: 'new' }],
  ['changed, where it was shown it before', found(), shownTo(RUI, ANA), CHANGED],
  [
    'cancelled, where it was shown it before',
    found(CANCELLED),
    { ...shownTo(RUI, ANA), cancelled: true },
    { own: 'cancelled' },
  ],
  ['changed for all', found({ texto: 'Outro.' }), { ...shownTo(ANA), by: [ANA.key] }, CHANGED],
]
/** On the night before, as it is; and for others before it changed. */
function shownTo(one: Subject, ...others: Subject[]): ShownItems[string] {
  const otherwise = others.map(({ key }) => key)
  return { hash: hashOf(item()), first: '2026-03-09', by: [one.key], otherwise }
}

test.each(OWN)('what others were shown is for a lawyer %s', (_name, finding, before, more) => {
  const seen = { 'id:1': before }
  const one = only(classify([finding], { night: NIGHT, began: BEGAN, seen }))
  expect(one).toMatchObject({ kind: 'changed', first: '2026-03-09' })
  expect({ ...CHANGED, ...one }).toMatchObject(more)
})

test('the detail is asked of what is not seen and does not tell its lawyers', () => {
  const findings = [
    found({ id: 1 }),
    found({ id: 2, ...UNTOLD }),
    found({ id: 2, ...UNTOLD }, { spelling: '094719' }),
    found({ id: 3, destinatarioadvogados: [] }),
    found({ id: 4, ...UNTOLD }),
    found({ id: 5, ...UNTOLD }, { watched: CASE }),
    found({ id: undefined, ...UNTOLD }),
  ]
  expect(detailsNeeded(findings, seenAfter([found({ id: 4 })]))).toEqual([2, 3])
  // Whoever it is new for has to know whether it is theirs.
  expect(detailsNeeded([found({ id: 4, ...UNTOLD })], { 'id:4': shownTo(RUI) })).toEqual([4])
  expect(detailsNeeded([found({ id: 4, ...UNTOLD })], { 'id:4': shownTo(RUI, ANA) })).toEqual([])
})

test('the lawyers of the detail decide', () => {
  const finding = found(UNTOLD)
  const detail = { id: 1, lawyers: [{ numero_oab: '94719', uf_oab: 'SP' }] }
  const details = new Map([['id:1', detail]])
  expect(only(classify([finding], { night: NIGHT, seen: {}, details })).kind).toBe('new')
})

test('a detail says what the list left out, and nothing else', () => {
  const listed = { ...UNTOLD, texto: '', nomeClasse: null, destinatarios: [], status: 'P' }
  const detail: Fields = {
    ...item({ texto: 'Prazo de 15 dias.', status: 'C', nomeClasse: 'MONITÓRIA' }),
    destinatarios: [{ nome: 'ANA LIMA' }],
    lawyers: [lawyer().advogado],
  }
  const details = new Map([['id:1', detail]])
  const one = only(classify([found(listed)], { night: NIGHT, seen: {}, details }))
  const { texto, nomeClasse, destinatarios, destinatarioadvogados, lawyers } = detail
  const told = { texto, nomeClasse, destinatarios, destinatarioadvogados, lawyers }
  expect(one.item).toEqual({ ...item(listed), ...told })
  // On the next night there is no detail, and nothing has changed.
  expect(one.hash).toBe(hashOf(item(listed)))
})

test('that it stands is what lists say: no later night asks a detail', () => {
  const detail = item({ motivo_cancelamento: 'Erro' })
  const details = new Map([['id:1', detail]])
  const one = only(classify([found(UNTOLD)], { night: NIGHT, seen: {}, details }))
  expect(one).toMatchObject({ kind: 'new', item: { motivo_cancelamento: 'Erro' } })
})
