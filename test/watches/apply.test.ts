import { expect, test } from 'vitest'
import { applyNight, type NightChanges } from '../../src/watches/advance-state.js'
import type { Mark } from '../../src/watches/night-codec.js'
import { NEW_STATE } from '../../src/watches/state.js'

const NIGHT = '2026-01-15'

function mark(over: Partial<Mark> = {}): Mark {
  const fixed = { registration: 'oab:SP:1', key: 'id:1', kind: 'new', hash: '1-a' } as const
  return { ...fixed, first: NIGHT, day: NIGHT, cancelled: false, ...over }
}
function told(marks: Mark[], batch = 'b1'): NightChanges {
  return { batch, night: NIGHT, marks, readings: [] }
}

test('a night that is in the state already changes nothing', () => {
  const once = applyNight(NEW_STATE, told([mark()]))
  expect(applyNight(once, told([mark({ hash: '1-b' })]))).toBe(once)
})

test('who was shown it before it was cancelled in the same night is told of that on the next', () => {
  const other = mark({ registration: 'oab:RJ:2', kind: 'cancelled', cancelled: true })
  const { seen } = applyNight(NEW_STATE, told([mark(), other]))
  expect(seen['id:1']).toMatchObject({ cancelled: true, by: ['oab:RJ:2'] })
  // As of one that knows it: it is not new to them.
  expect(seen['id:1']?.otherwise).toEqual(['oab:SP:1'])
})

test('of two contents met in one night the one that is not known stands, for those who saw it', () => {
  const known = applyNight(NEW_STATE, told([mark(), mark({ registration: 'oab:RJ:2' })]))
  const changed = mark({ registration: 'oab:RJ:2', kind: 'changed', hash: '1-b' })
  const { seen } = applyNight(known, told([mark({ kind: 'seen' }), changed], 'b2'))
  expect(seen['id:1']).toMatchObject({ hash: '1-b', by: ['oab:RJ:2'] })
})

test('who did not meet an unchanged item tonight has still been shown it', () => {
  const known = applyNight(NEW_STATE, told([mark(), mark({ registration: 'oab:RJ:2' })]))
  const { seen } = applyNight(known, told([mark({ kind: 'seen' })], 'b2'))
  expect(seen['id:1']?.by).toEqual(['oab:RJ:2', 'oab:SP:1'])
})

test('who saw it before it changed is not told of it as of something new, until they are told', () => {
  const known = applyNight(NEW_STATE, told([mark()]))
  const changed = (registration: string) => mark({ registration, kind: 'changed', hash: '1-b' })
  const second = applyNight(known, told([changed('oab:RJ:2')], 'b2'))
  expect(second.seen['id:1']).toMatchObject({ by: ['oab:RJ:2'], otherwise: ['oab:SP:1'] })
  const third = applyNight(second, told([changed('oab:SP:1')], 'b3')).seen['id:1']
  expect(third?.by).toEqual(['oab:RJ:2', 'oab:SP:1'])
  expect(third?.otherwise).toBeUndefined()
})

test('what was shown over a year ago is forgotten, unless it is met again', () => {
  const day = '2024-01-15'
  const old = (key: string) => mark({ key, first: day, day })
  const known = { ...NEW_STATE, seen: applyNight(NEW_STATE, told([old('id:1'), old('id:2')])).seen }
  const { seen } = applyNight(known, told([{ ...old('id:1'), kind: 'seen' }], 'b2'))
  expect(Object.keys(seen)).toEqual(['id:1'])
})

test('spellings keep how far each was read, and are asked by the latest night', () => {
  const reading = { registration: 'oab:SP:1', names: [] }
  const night = {
    ...told([]),
    readings: [
      { ...reading, state: {}, asked: NIGHT, names: ['Ana'] },
      { ...reading, spelling: '1', state: { complete: NIGHT } },
      { ...reading, spelling: '01', state: { again: NIGHT } },
    ],
  }
  expect(applyNight(NEW_STATE, night).registrations).toEqual({
    'oab:SP:1': {
      began: NIGHT,
      asked: NIGHT,
      names: ['Ana'],
      spellings: { '1': { complete: NIGHT }, '01': { again: NIGHT } },
    },
  })
})

test('a registration began on the first night that read it, and no night of the past changes that', () => {
  const readings = [{ registration: 'oab:SP:1', spelling: '1', state: {}, names: [] }]
  const first = applyNight(NEW_STATE, { ...told([]), readings })
  const before = { ...told([], 'b2'), night: '2026-01-10', readings }
  expect(applyNight(first, before).registrations['oab:SP:1']?.began).toBe(NIGHT)
})
