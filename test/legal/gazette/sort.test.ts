import fc from 'fast-check'
import { expect, test } from 'vitest'
import { classify, type Finding, type Kind } from '../../../src/legal/gazette/classify.js'
import {
  differs,
  hashOf,
  type ShownItems,
  withoutOld,
} from '../../../src/legal/gazette/shown-items.js'
import { addDays } from '../../../src/values/dates.js'
import {
  ANA,
  afterShown,
  BEGAN,
  CANCELLED,
  CASE,
  found,
  item,
  kinds,
  lawyer,
  NIGHT,
  only,
  READ,
  RUI,
  seenAfter,
  UNTOLD,
} from './findings.js'

const CASES: [name: string, finding: Finding, before: Finding[], kind: Kind, more: object][] = [
  ['of today', found(), [], 'new', { daysElapsed: 0, first: NIGHT, hasLawyers: true }],
  ['of yesterday', found({ data_disponibilizacao: '2026-03-09' }), [], 'new', { daysElapsed: 1 }],
  [
    'of a day that had been read without it',
    found({ data_disponibilizacao: '2026-03-05' }, { before: READ }),
    [],
    'late',
    { arrival: 'came-late', daysElapsed: 5 },
  ],
  [
    'of a day that was not over when it was read last',
    found({ data_disponibilizacao: '2026-03-09' }, { before: READ }),
    [],
    'new',
    { arrival: 'on-time', daysElapsed: 1 },
  ],
  [
    'of a day that nobody had read',
    found({ data_disponibilizacao: '2026-03-05' }),
    [],
    'late',
    { arrival: 'recovered', daysElapsed: 5 },
  ],
  [
    'of a day before the watch began',
    found({ data_disponibilizacao: '2026-01-05' }),
    [],
    'new',
    { arrival: 'before', daysElapsed: 64 },
  ],
  ['seen', found(), [found()], 'seen', { first: '2026-03-09', changes: [] }],
  ['seen, with its lawyers told now', found(), [found(UNTOLD)], 'seen', {}],
  ['with another text', found({ texto: 'Outro.' }), [found()], 'changed', { changes: ['content'] }],
  ['cancelled', found(CANCELLED), [found()], 'cancelled', { cancellation: { reason: 'Erro' } }],
  ['cancelled before we saw it', found(CANCELLED), [], 'cancelled', { first: NIGHT }],
  ['cancelled and told so', found(CANCELLED), [found(CANCELLED)], 'seen', {}],
  [
    'cancelled and told so, the reason now in the place of its text',
    found({ ...CANCELLED, texto: 'Cancelada.' }),
    [found(CANCELLED)],
    'seen',
    { changes: [] },
  ],
  ['cancelled, and standing again', found(), [found(CANCELLED)], 'changed', {}],
  ['inactive without a reason', found({ ativo: false }), [found()], 'cancelled', {}],
  [
    'of another lawyer',
    found({ destinatarioadvogados: [lawyer('1')] }),
    [],
    'check',
    { hasLawyers: true, unlisted: [ANA] },
  ],
  [
    'of the same number in another state',
    found({ destinatarioadvogados: [lawyer('94719', 'RJ')] }),
    [],
    'check',
    {},
  ],
  ['without lawyers', found(UNTOLD), [], 'check', { hasLawyers: false }],
  ['with an empty list of them', found({ destinatarioadvogados: [] }), [], 'check', {}],
  [
    'late and without lawyers',
    found({ ...UNTOLD, data_disponibilizacao: '2026-03-01' }),
    [],
    'check',
    { daysElapsed: 9 },
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
  ['of tomorrow', found({ data_disponibilizacao: '2026-03-11' }), [], 'new', { daysElapsed: 0 }],
]

test.each(CASES)('an item %s', (_name, finding, before, kind, more) => {
  const seen = before.length > 0 ? seenAfter(before) : {}
  const sorted = classify([finding], { night: NIGHT, began: BEGAN, seen })
  expect(only(sorted)).toMatchObject({ kind, ...more })
})

test('an item that several found is one, for all of them', () => {
  const both = [lawyer(), lawyer('94719', 'RJ')]
  const findings = [
    found({ destinatarioadvogados: both }),
    found({ destinatarioadvogados: both }, { spelling: '094719' }),
    found({ destinatarioadvogados: both }, { watched: RUI }),
  ]
  const one = only(classify(findings, { night: NIGHT, seen: {} }))
  expect(one).toMatchObject({ kind: 'new', watched: [ANA, RUI], unlisted: [] })
})

test('found for two and naming one of them is to be checked for the other', () => {
  const sorted = classify([found(), found({}, { watched: RUI })], { night: NIGHT, seen: {} })
  expect(only(sorted)).toMatchObject({ kind: 'check', unlisted: [RUI] })
})

test('of two versions the cancelled one counts, else that which came last', () => {
  const cancelled = [found(CANCELLED), found()]
  expect(only(classify(cancelled, { night: NIGHT, seen: {} })).kind).toBe('cancelled')
  const changed = [found(), found({ texto: 'Depois.' })]
  expect(only(classify(changed, { night: NIGHT, seen: {} })).item.texto).toBe('Depois.')
})

test('acts of one case on one day stand together, and all are shown', () => {
  const other = { numero_processo: '00000025320268260100' }
  const findings = [
    found({ id: 1 }),
    found({ id: 2, ...other }),
    found({ id: 3 }),
    found({ id: 4, data_disponibilizacao: '2026-03-06' }),
  ]
  const sorted = classify(findings, { night: NIGHT, began: BEGAN, seen: {} })
  expect(sorted.new.map(({ key, together }) => `${key} ${together}`)).toEqual([
    'id:1 2',
    'id:3 2',
    'id:2 1',
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
  expect(Object.keys(withoutOld(seen, addDays(NIGHT, 399)))).toEqual(['id:1', 'id:2'])
  expect(Object.keys(withoutOld(seen, addDays(NIGHT, 400)))).toEqual(['id:1'])
  expect(Object.keys(withoutOld(seen, addDays(NIGHT, 401)))).toEqual([])
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
      let [seen, night] = [{} as ShownItems, NIGHT]
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
        const sorted = classify(findings, { night, seen })
        const all = Object.values(sorted).flat()
        expect(new Set(all.map(({ key }) => key))).toEqual(
          new Set(ones.map(({ id }) => `id:${id}`)),
        )
        expect(all).toHaveLength(new Set(ones.map(({ id }) => id)).size)
        const fresh = all.filter(({ key }) => !seen[key])
        expect(fresh.every(({ kind }) => kind !== 'seen' && kind !== 'changed')).toBe(true)
        shownFirst.push(...fresh.map(({ key }) => key))
        seen = afterShown(seen, sorted, night)
        expect(kinds(classify(findings, { night, seen })).every((kind) => kind === 'seen')).toBe(
          true,
        )
        night = addDays(night, 1)
      }
      expect(new Set(shownFirst).size).toBe(shownFirst.length)
    }),
    { numRuns: 500 },
  )
})

test('a night that is read on a later day counts the days up to then, and tells what is late by then', () => {
  const later = { night: NIGHT, began: BEGAN, seen: {}, readOn: '2026-03-17' }
  expect(only(classify([found()], later))).toMatchObject({
    kind: 'late',
    arrival: 'recovered',
    daysElapsed: 7,
    first: NIGHT,
  })
  const judged = { ...later, classifiedOn: NIGHT }
  expect(only(classify([found()], judged))).toMatchObject({ kind: 'new', daysElapsed: 7 })
})
