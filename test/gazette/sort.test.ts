import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../src/dates.js'
import { differs, forget, hashOf, type Seen } from '../../src/gazette/seen.js'
import {
  afterShown,
  detailsNeeded,
  type Finding,
  type Kind,
  type Sorted,
  sort,
} from '../../src/gazette/sort.js'
import { type Watched, watchedCase, watchedOab } from '../../src/gazette/watched.js'
import type { Fields } from '../../src/services/gazette/asking.js'

const NIGHT = '2026-03-10'
const ANA = watchedOab('SP', '94719') as Watched
const RUI = watchedOab('RJ', '94719') as Watched
const CASE = watchedCase('00000016820268260100') as Watched

const lawyer = (numero_oab = '094719-A', uf_oab = 'SP') => ({
  advogado: { nome: 'ANA LIMA', numero_oab, uf_oab },
})
/** As the origin has it, with what the case changes. */
function item(change: Fields = {}): Fields {
  return {
    id: 1,
    data_disponibilizacao: NIGHT,
    numero_processo: '00000016820268260100',
    texto: 'Intime-se.',
    ativo: true,
    status: 'P',
    motivo_cancelamento: null,
    destinatarioadvogados: [lawyer()],
    ...change,
  }
}
const CANCELLED = { ativo: false, status: 'C', motivo_cancelamento: 'Erro', texto: 'Erro' }
const READ = { from: '2026-02-01', complete: '2026-03-09' }
const BEGAN = '2026-02-02'
const UNTOLD = { destinatarioadvogados: undefined }

function found(change: Fields = {}, more: Partial<Finding> = {}): Finding {
  return { watched: ANA, spelling: '94719', item: item(change), ...more }
}
/** What is known after these findings were shown on the night before. */
function seenAfter(findings: Finding[], night = '2026-03-09'): Seen {
  return afterShown({}, sort(findings, { night, seen: {} }))
}
const kinds = (sorted: Sorted) =>
  Object.entries(sorted).flatMap(([kind, all]) => all.map(() => kind))
function only(sorted: Sorted) {
  const all = Object.values(sorted).flat()
  expect(all).toHaveLength(1)
  return all[0]!
}

const CASES: [name: string, finding: Finding, before: Finding[], kind: Kind, more: object][] = [
  ['of today', found(), [], 'new', { daysGone: 0, first: NIGHT, lawyersTold: true }],
  ['of yesterday', found({ data_disponibilizacao: '2026-03-09' }), [], 'new', { daysGone: 1 }],
  [
    'of a day that had been read without it',
    found({ data_disponibilizacao: '2026-03-05' }, { before: READ }),
    [],
    'late',
    { arrival: 'came-late', daysGone: 5 },
  ],
  [
    'of a day that was not over when it was read last',
    found({ data_disponibilizacao: '2026-03-09' }, { before: READ }),
    [],
    'new',
    { arrival: 'on-time', daysGone: 1 },
  ],
  [
    'of a day that nobody had read',
    found({ data_disponibilizacao: '2026-03-05' }),
    [],
    'late',
    { arrival: 'recovered', daysGone: 5 },
  ],
  [
    'of a day before the watch began',
    found({ data_disponibilizacao: '2026-01-05' }),
    [],
    'new',
    { arrival: 'before', daysGone: 64 },
  ],
  ['seen', found(), [found()], 'seen', { first: '2026-03-09', changes: [] }],
  ['seen, with its lawyers told now', found(), [found(UNTOLD)], 'seen', {}],
  ['with another text', found({ texto: 'Outro.' }), [found()], 'changed', { changes: ['content'] }],
  ['cancelled', found(CANCELLED), [found()], 'cancelled', { cancellation: { reason: 'Erro' } }],
  ['cancelled before we saw it', found(CANCELLED), [], 'cancelled', { first: NIGHT }],
  ['cancelled and told so', found(CANCELLED), [found(CANCELLED)], 'seen', {}],
  ['cancelled, and standing again', found(), [found(CANCELLED)], 'changed', {}],
  ['inactive without a reason', found({ ativo: false }), [found()], 'cancelled', {}],
  [
    'of another lawyer',
    found({ destinatarioadvogados: [lawyer('1')] }),
    [],
    'check',
    { lawyersTold: true, unlisted: [ANA] },
  ],
  [
    'of the same number in another state',
    found({ destinatarioadvogados: [lawyer('94719', 'RJ')] }),
    [],
    'check',
    {},
  ],
  ['without lawyers', found(UNTOLD), [], 'check', { lawyersTold: false }],
  ['with an empty list of them', found({ destinatarioadvogados: [] }), [], 'check', {}],
  [
    'late and without lawyers',
    found({ ...UNTOLD, data_disponibilizacao: '2026-03-01' }),
    [],
    'check',
    { daysGone: 9 },
  ],
  ['of a case asked for', found(UNTOLD, { watched: CASE }), [], 'new', { unlisted: [] }],
  [
    'of another case than asked for',
    found({ numero_processo: '00000025320268260100' }, { watched: CASE }),
    [],
    'check',
    {},
  ],
  [
    'seen, and found for somebody else now',
    found({}, { watched: CASE }),
    [found()],
    'changed',
    { changes: ['watched'], own: 'new', first: '2026-03-09' },
  ],
  ['without a day', found({ data_disponibilizacao: undefined }), [], 'new', {}],
  ['of tomorrow', found({ data_disponibilizacao: '2026-03-11' }), [], 'new', { daysGone: 0 }],
]

test.each(CASES)('an item %s', (_name, finding, before, kind, more) => {
  const seen = before.length > 0 ? seenAfter(before) : {}
  const sorted = sort([finding], { night: NIGHT, began: BEGAN, seen })
  expect(only(sorted)).toMatchObject({ kind, ...more })
})

const CHANGED = { own: undefined }
const OWN: [name: string, finding: Finding, before: Seen[string], more: object][] = [
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
function shownTo(one: Watched, ...others: Watched[]): Seen[string] {
  const otherwise = others.map(({ key }) => key)
  return { hash: hashOf(item()), first: '2026-03-09', by: [one.key], otherwise }
}

test.each(OWN)('what others were shown is for a lawyer %s', (_name, finding, before, more) => {
  const seen = { 'id:1': before }
  const one = only(sort([finding], { night: NIGHT, began: BEGAN, seen }))
  expect(one).toMatchObject({ kind: 'changed', first: '2026-03-09' })
  expect({ ...CHANGED, ...one }).toMatchObject(more)
})

test('a night that is read on a later day counts the days up to then, and tells what is late by then', () => {
  const later = { night: NIGHT, began: BEGAN, seen: {}, readOn: '2026-03-17' }
  expect(only(sort([found()], later))).toMatchObject({
    ...{ kind: 'late', arrival: 'recovered', daysGone: 7, first: NIGHT },
  })
  const judged = { ...later, judgedOn: NIGHT }
  expect(only(sort([found()], judged))).toMatchObject({ kind: 'new', daysGone: 7 })
})

test('an item that several found is one, for all of them', () => {
  const both = [lawyer(), lawyer('94719', 'RJ')]
  const findings = [
    found({ destinatarioadvogados: both }),
    found({ destinatarioadvogados: both }, { spelling: '094719' }),
    found({ destinatarioadvogados: both }, { watched: RUI }),
  ]
  const one = only(sort(findings, { night: NIGHT, seen: {} }))
  expect(one).toMatchObject({ kind: 'new', watched: [ANA, RUI], unlisted: [] })
})

test('found for two and naming one of them is to be checked for the other', () => {
  const sorted = sort([found(), found({}, { watched: RUI })], { night: NIGHT, seen: {} })
  expect(only(sorted)).toMatchObject({ kind: 'check', unlisted: [RUI] })
})

test('of two versions the cancelled one counts, else that which came last', () => {
  const cancelled = [found(CANCELLED), found()]
  expect(only(sort(cancelled, { night: NIGHT, seen: {} })).kind).toBe('cancelled')
  const changed = [found(), found({ texto: 'Depois.' })]
  expect(only(sort(changed, { night: NIGHT, seen: {} })).item.texto).toBe('Depois.')
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
  expect(only(sort([finding], { night: NIGHT, seen: {}, details })).kind).toBe('new')
})

test('a detail says what the list left out, and nothing else', () => {
  const listed = { ...UNTOLD, texto: '', nomeClasse: null, destinatarios: [], status: 'P' }
  const detail: Fields = {
    ...item({ texto: 'Prazo de 15 dias.', status: 'C', nomeClasse: 'MONITÓRIA' }),
    destinatarios: [{ nome: 'ANA LIMA' }],
    lawyers: [lawyer().advogado],
  }
  const details = new Map([['id:1', detail]])
  const one = only(sort([found(listed)], { night: NIGHT, seen: {}, details }))
  const { texto, nomeClasse, destinatarios, destinatarioadvogados, lawyers } = detail
  const told = { texto, nomeClasse, destinatarios, destinatarioadvogados, lawyers }
  expect(one.item).toEqual({ ...item(listed), ...told })
  // On the next night there is no detail, and nothing has changed.
  expect(one.hash).toBe(hashOf(item(listed)))
})

test('that it stands is what lists say: no later night asks a detail', () => {
  const detail = item({ motivo_cancelamento: 'Erro' })
  const details = new Map([['id:1', detail]])
  const one = only(sort([found(UNTOLD)], { night: NIGHT, seen: {}, details }))
  expect(one).toMatchObject({ kind: 'new', item: { motivo_cancelamento: 'Erro' } })
})

test('acts of one case on one day stand together, and all are shown', () => {
  const other = { numero_processo: '00000025320268260100' }
  const findings = [
    found({ id: 1 }),
    found({ id: 2, ...other }),
    found({ id: 3 }),
    found({ id: 4, data_disponibilizacao: '2026-03-06' }),
  ]
  const sorted = sort(findings, { night: NIGHT, began: BEGAN, seen: {} })
  expect(sorted.new.map(({ key, together }) => `${key} ${together}`)).toEqual([
    ...['id:1 2', 'id:3 2', 'id:2 1'],
  ])
  expect(sorted.late.map(({ together }) => together)).toEqual([1])
})

test('the hash is of what people read, not of lawyers, standing or order', () => {
  const hash = hashOf(item())
  expect(hashOf(item({ ...UNTOLD, ativo: false, updated_at: 'now' }))).toBe(hash)
  expect(hashOf(Object.fromEntries(Object.entries(item()).toReversed()))).toBe(hash)
  expect(hashOf(item({ texto: 'x' }))).not.toBe(hash)
})

test('an item without the fields that we know is hashed by all that it tells', () => {
  const unknown = { id: 1, corpo: 'a', status: 'P' }
  expect(hashOf({ ...unknown, status: 'C' })).toBe(hashOf(unknown))
  expect(hashOf({ ...unknown, corpo: 'b' })).not.toBe(hashOf(unknown))
})

test('hashes of another version tell of no change', () => {
  expect(differs('1-a', '1-b')).toBe(true)
  expect(differs('1-a', '2-b')).toBe(false)
})

test('what is over a year old is forgotten, by its day and by when it was shown', () => {
  const seen = seenAfter([found({ id: 1 }), found({ id: 2, data_disponibilizacao: '2025-01-10' })])
  expect(Object.keys(forget(seen, addDays(NIGHT, 399)))).toEqual(['id:1', 'id:2'])
  expect(Object.keys(forget(seen, addDays(NIGHT, 400)))).toEqual(['id:1'])
  expect(Object.keys(forget(seen, addDays(NIGHT, 401)))).toEqual([])
})

const story = fc.array(
  fc.array(
    fc.record({
      id: fc.integer({ min: 1, max: 12 }),
      gone: fc.nat({ max: 9 }),
      text: fc.constantFrom('a', 'b'),
      cancelled: fc.boolean(),
      lawyers: fc.constantFrom<'told' | 'other' | 'none'>('told', 'other', 'none'),
      watched: fc.constantFrom(ANA, RUI, CASE),
    }),
    { maxLength: 15 },
  ),
  { maxLength: 6 },
)

test('over any nights each item is shown as new once at most, and never lost', () => {
  fc.assert(
    fc.property(story, (nights) => {
      let [seen, night] = [{} as Seen, NIGHT]
      const shownFirst: string[] = []
      for (const ones of nights) {
        const findings = ones.map(({ id, gone, text, cancelled, lawyers, watched }) =>
          found(
            {
              id,
              texto: text,
              data_disponibilizacao: addDays(NIGHT, -gone),
              motivo_cancelamento: cancelled ? 'x' : null,
              ...(lawyers === 'none' ? UNTOLD : {}),
              ...(lawyers === 'other' ? { destinatarioadvogados: [lawyer('1')] } : {}),
            },
            { watched },
          ),
        )
        const sorted = sort(findings, { night, seen })
        const all = Object.values(sorted).flat()
        expect(new Set(all.map(({ key }) => key))).toEqual(
          new Set(ones.map(({ id }) => `id:${id}`)),
        )
        expect(all).toHaveLength(new Set(ones.map(({ id }) => id)).size)
        const fresh = all.filter(({ key }) => !seen[key])
        expect(fresh.every(({ kind }) => kind !== 'seen' && kind !== 'changed')).toBe(true)
        shownFirst.push(...fresh.map(({ key }) => key))
        seen = afterShown(seen, sorted)
        expect(kinds(sort(findings, { night, seen })).every((kind) => kind === 'seen')).toBe(true)
        night = addDays(night, 1)
      }
      expect(new Set(shownFirst).size).toBe(shownFirst.length)
    }),
    { numRuns: 500 },
  )
})
