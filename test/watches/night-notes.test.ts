import { expect, test } from 'vitest'
import type { WatchKnowledge } from '../../jobs/watch/plan-row.js'
import {
  answered,
  type Base,
  FAILED,
  HOLDER,
  ITEM,
  itemReadFrom,
  NIGHT,
  page,
} from './night-item.js'

function readWith({ nome, ...base }: Base & { nome?: string }, more: WatchKnowledge = {}) {
  const item = nome === undefined ? {} : { nome }
  const { outcome, notes } = itemReadFrom({ ...base, item }, more)
  return { outcome, codes: notes.map(({ code }) => code) }
}

test('all is answered → ok, and nothing is noted', () => {
  expect(readWith({})).toEqual({ outcome: 'ok', codes: [] })
})

test('the spellings are not answered → warned, and that other ones may exist', () => {
  expect(readWith({ lawyers: FAILED })).toEqual({
    outcome: 'warned',
    codes: ['watch_spellings_untold'],
  })
})

test.each([
  ['no lawyer', page()],
  ['a lawyer of another state alone', page({ ...HOLDER, uf_oab: 'RJ' })],
])('the base has %s for the registration, and no publication → warned that nobody has it', (_, lawyers) => {
  expect(readWith({ lawyers })).toEqual({ outcome: 'warned', codes: ['watch_nobody'] })
})

const KEY = 'oab:SP:94719'
const toldOnce = (names: string[], isNobodys: boolean) => ({
  seen: {},
  registrations: { [KEY]: { began: NIGHT, asked: NIGHT, names, isNobodys, spellings: {} } },
})

test.each([
  ['answered days ago that nobody has the registration', toldOnce([], true), ['watch_nobody']],
  ['answered days ago who has it', toldOnce(['HELOISA PECANHA DE LIMA'], false), []],
  ['answered days ago a lawyer without a name', toldOnce([], false), []],
  [
    'answered so, and a publication was shown since',
    {
      ...toldOnce([], true),
      seen: { i: { hash: '1-a', first: NIGHT, day: NIGHT, by: [KEY] } },
    },
    [],
  ],
])('the base is not asked tonight and %s → said as often', (_, watch, codes) => {
  expect(readWith({}, { watch })).toEqual({ outcome: codes[0] ? 'warned' : 'ok', codes })
})

test('a night of a release that did not say so, nobody has the registration → its outcome stays', () => {
  expect(readWith({ lawyers: page() }, { adviceVersion: 3 })).toEqual({ outcome: 'ok', codes: [] })
})

test('the base has no lawyer of the registration, but a publication → nobody is not said', () => {
  const base = { lawyers: page(), list: page(ITEM), detail: answered({}) }
  expect(readWith(base).codes).not.toContain('watch_nobody')
})

test('the base has no lawyer of the registration, and no day was read → nobody is not said', () => {
  expect(readWith({ lawyers: page(), list: FAILED }).codes).not.toContain('watch_nobody')
})

test('tonight no lawyer is answered for a registration whose holder is known → nobody is not said', () => {
  const names = ['HELOISA PECANHA DE LIMA']
  const known = { began: '2025-01-01', names, spellings: {} }
  const registrations = { 'oab:SP:94719': known }
  const watch = { registrations, seen: {} }
  const read = readWith({ lawyers: page() }, { watch } as never)
  expect(read.codes).not.toContain('watch_nobody')
})

test.each([
  ['Dra. Heloísa P. de Lima', []],
  ['Lima, Heloisa', []],
  ['Heloíza Lima', []],
  ['Titular', []],
  ['Álvaro Nuñez', ['people_name_differs']],
])('the list names %s, the base HELOISA PECANHA DE LIMA → %j', (nome, codes) => {
  const outcome = codes.length > 0 ? 'warned' : 'ok'
  expect(readWith({ nome })).toEqual({ outcome, codes })
})

test('the list names another, and no day was read → failed, not warned', () => {
  expect(readWith({ nome: 'Álvaro Nuñez', list: FAILED }).outcome).toBe('failed')
})

test('an item of another day than was asked for → warned, and its days may lack others', () => {
  const list = page({ ...ITEM, data_disponibilizacao: '2025-01-15' })
  expect(readWith({ list, detail: answered({}) }).codes).toContain('watch_days_incomplete')
})

test('days due for a reading for more than 90 days → failed, and that they are never read', () => {
  const read = { from: '2025-07-01', complete: '2025-08-01', deep: '2025-08-01' }
  const registrations = {
    'oab:SP:94719': { began: '2025-07-01', names: [], spellings: { '94719': read } },
  }
  const watch = { seen: {}, registrations }
  expect(readWith({}, { watch })).toEqual({ outcome: 'failed', codes: ['watch_beyond'] })
})

test('a publication whose lawyers the base does not tell → warned, with how many there are', () => {
  expect(readWith({ list: page(ITEM) })).toEqual({
    outcome: 'warned',
    codes: ['watch_details_failed'],
  })
})

test('a detail with another id than was asked for → not taken for it, and said', () => {
  const detail = answered({ ...ITEM, id: 8, lawyers: [HOLDER] })
  expect(readWith({ list: page(ITEM), detail }).codes).toContain('watch_details_failed')
  const own = answered({ ...ITEM, id: String(ITEM.id), lawyers: [HOLDER] })
  expect(readWith({ list: page(ITEM), detail: own }).codes).not.toContain('watch_details_failed')
})
