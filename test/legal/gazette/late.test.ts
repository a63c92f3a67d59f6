import { expect, test } from 'vitest'
import { arrivalOf, type ReadRange } from '../../../src/legal/gazette/arrival.js'

// 2026-03-06 is a Friday.
const BEGAN = '2026-02-02'

function arrival(day: string, night: string, before: ReadRange = {}, began = BEGAN): string {
  return arrivalOf(day, [before], { night, began })
}

test('what appears in the afternoon is on time on the next morning', () => {
  expect(arrival('2026-03-04', '2026-03-05', { from: '2026-01-01', complete: '2026-03-04' })).toBe(
    'on-time',
  )
})

test('what appears on a Friday is on time until Monday, whether weekends are run or not', () => {
  for (const night of ['2026-03-07', '2026-03-08', '2026-03-09']) {
    expect(arrival('2026-03-06', night, { from: '2026-01-01', complete: '2026-03-06' })).toBe(
      'on-time',
    )
  }
})

test('a national holiday makes no publication late: its day comes after it', () => {
  // Tiradentes, a Tuesday.
  expect(arrival('2026-04-20', '2026-04-22', { from: '2026-01-01', complete: '2026-04-17' })).toBe(
    'on-time',
  )
})

test('what a whole reading of its day, made after the day, did not have came late', () => {
  expect(arrival('2026-03-04', '2026-03-06', { from: '2026-01-01', complete: '2026-03-05' })).toBe(
    'came-late',
  )
  // Even before the day of its publication.
  expect(arrival('2026-03-06', '2026-03-08', { from: '2026-01-01', complete: '2026-03-07' })).toBe(
    'came-late',
  )
})

test('the first day of a reading is read, too', () => {
  expect(arrival('2026-03-04', '2026-03-06', { from: '2026-03-04', complete: '2026-03-05' })).toBe(
    'came-late',
  )
})

test('one spelling that read its day is enough', () => {
  const before = [{}, { from: '2026-01-01', complete: '2026-03-05' }]
  const night = { night: '2026-03-06', began: BEGAN }
  expect(arrivalOf('2026-03-04', before, night)).toBe('came-late')
})

test('a day that was open when it was read last proves nothing: the item is recovered', () => {
  const before = { from: '2026-01-01', complete: '2026-03-05', again: '2026-03-04' }
  expect(arrival('2026-03-04', '2026-03-06', before)).toBe('recovered')
  expect(arrival('2026-03-03', '2026-03-06', before)).toBe('came-late')
})

test('days that nobody read in time are recovered', () => {
  expect(arrival('2026-03-04', '2026-03-12', { from: '2026-01-01', complete: '2026-03-03' })).toBe(
    'recovered',
  )
  expect(arrival('2026-03-04', '2026-03-06')).toBe('recovered')
})

test('what was published before the watch began is not late', () => {
  expect(arrival('2026-03-04', '2026-03-10', {}, '2026-03-10')).toBe('before')
  // Its first night failed, and the second reads it.
  expect(arrival('2026-03-04', '2026-03-11', { again: '2026-02-10' }, '2026-03-10')).toBe('before')
})

test('of the first night, what is published on that day or later is on time', () => {
  expect(arrival('2026-03-09', '2026-03-10', {}, '2026-03-10')).toBe('on-time')
})

test('an older item that comes while we watch came late, whenever the watch began', () => {
  const before = { from: '2026-01-01', complete: '2026-03-12' }
  expect(arrival('2026-03-04', '2026-03-13', before, '2026-03-10')).toBe('came-late')
})

test('a night of the past that is run again is judged as that night, with what is known today', () => {
  expect(arrival('2026-03-04', '2026-03-05', { from: '2026-01-01', complete: '2026-04-01' })).toBe(
    'came-late',
  )
  expect(arrival('2026-01-14', '2026-01-15', {})).toBe('on-time')
  expect(arrival('2026-01-05', '2026-01-15', {})).toBe('before')
})

test('days that no reading ever asked prove nothing', () => {
  const before = { from: '2026-03-03', complete: '2026-04-01' }
  expect(arrival('2026-03-02', '2026-03-05', before, '2026-04-01')).toBe('before')
})

test('an item without a day is on time: nothing is known of it', () => {
  expect(
    arrivalOf(undefined, [{ from: '2026-01-01', complete: '2026-03-05' }], {
      night: '2026-03-06',
      began: BEGAN,
    }),
  ).toBe('on-time')
})
