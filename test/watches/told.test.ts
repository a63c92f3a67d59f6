import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Mark,
  markLine,
  markOf,
  type ReadingMark,
  readingLine,
  readingOf,
} from '../../src/watches/night-codec.js'

const day = fc.constantFrom('2026-01-15', '2026-11-20')
const name = fc.constantFrom('Ana Lúcia', 'João da Silva', 'Rui')
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const without = <Record extends object>(record: Record) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Record

test('what is known of a reading, written as a line → the same when it is read', () => {
  const state = fc.record({
    from: maybe(day),
    complete: maybe(day),
    again: maybe(day),
    deep: maybe(day),
  })
  const mark = fc.record({
    registration: fc.constant('OAB/SP 1'),
    spelling: maybe(fc.constant('001')),
    asked: maybe(day),
    names: fc.array(name, { maxLength: 3 }),
    state: state.map(without),
  })
  fc.assert(
    fc.property(mark.map(without), (one) => {
      expect(readingOf(readingLine(one as ReadingMark))).toEqual(one)
    }),
  )
})

test('what is known of an item, written as a line → the same when it is read', () => {
  const mark = fc.record({
    registration: fc.constant('OAB/SP 1'),
    key: fc.constant('id:1'),
    hash: fc.constant('ab'),
    kind: fc.constantFrom('new', 'late', 'seen'),
    own: maybe(fc.constantFrom('new', 'late')),
    first: day,
    day: maybe(day),
    cancelled: fc.boolean(),
  })
  fc.assert(
    fc.property(mark.map(without), (one) => {
      expect(markOf(markLine(one as Mark))).toEqual(one)
    }),
  )
})
