import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { excelSerial, isoFromSerial } from '../../src/spreadsheets/serial.js'
import { momentSerials } from '../../src/spreadsheets/xlsx/moment.js'

describe('serials of the 1900 system', () => {
  test.each([
    ['1900-01-01', 1],
    ['1900-02-28', 59],
    ['1900-03-01', 61],
    ['1904-01-01', 1462],
    ['1970-01-01', 25_569],
    ['2018-03-15', 43_174],
    ['2024-02-29', 45_351],
    ['9999-12-31', 2_958_465],
  ])('%s is %i, and back', (iso, serial) => {
    expect(excelSerial(iso)).toBe(serial)
    expect(isoFromSerial(serial)).toBe(iso)
  })

  test.each([
    '1899-12-31',
    '2019-02-31',
    '2023-02-29',
    '2020-13-01',
    '0050-01-01',
    '15/03/2018',
    '',
  ])('%j is no date that Excel holds', (iso) => {
    expect(excelSerial(iso)).toBeUndefined()
  })

  test.each([
    60,
    60.5,
    0,
    0.5,
    -1,
    2_958_466,
    1e300,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('%d is no day', (serial) => {
    expect(isoFromSerial(serial)).toBeUndefined()
  })

  test('the time of day is ignored, and the digits of a cell are understood', () => {
    expect(isoFromSerial(43_174.999)).toBe('2018-03-15')
    expect(isoFromSerial('43174.75')).toBe('2018-03-15')
    expect(isoFromSerial('')).toBeUndefined()
    expect(isoFromSerial('abc')).toBeUndefined()
  })

  test('every day goes there and back', () => {
    const days = fc.integer({ min: 1, max: 2_958_465 }).filter((day) => day !== 60)
    fc.assert(fc.property(days, (day) => excelSerial(isoFromSerial(day)!) === day))
  })
})

describe('moments become the wall time of São Paulo', () => {
  const serial = momentSerials()
  const at = (day: string, seconds: number) =>
    seconds === 0
      ? String(excelSerial(day))
      : `${excelSerial(day)}.${String(Math.round((seconds * 1e10) / 86_400)).padStart(10, '0')}`

  test.each([
    ['three hours behind', '2024-06-01T15:30:00Z', at('2024-06-01', 45_000)],
    ['the day before', '2024-06-01T02:59:59.999Z', at('2024-05-31', 86_399)],
    ['midnight', '2024-06-01T03:00:00Z', at('2024-06-01', 0)],
    ['summer time, until 2019', '2018-12-01T02:00:00Z', at('2018-12-01', 0)],
    ['another zone', '2024-06-01T12:00:00+02:00', at('2024-06-01', 25_200)],
    ['no zone: wall time already', '2024-06-01T12:00:00', at('2024-06-01', 43_200)],
    ['a space, no seconds', '2024-06-01 12:00', at('2024-06-01', 43_200)],
    ['a date alone', '2024-06-01', at('2024-06-01', 0)],
  ])('%s', (_, iso, expected) => {
    expect(serial(iso)).toBe(expected)
  })

  test.each([
    '',
    'ontem',
    '2024-13-01T00:00:00Z',
    '2024-02-31T00:00:00',
    '1899-12-31T00:00:00Z',
  ])('%j is none', (iso) => {
    expect(serial(iso)).toBeUndefined()
  })

  test('every second of a day reads back as itself', () => {
    for (let second = 0; second < 86_400; second += 7) {
      const iso = `2024-06-01T${new Date(second * 1000).toISOString().slice(11, 19)}`
      const value = Number(serial(iso))
      expect(Math.round((value - 45_444) * 86_400)).toBe(second)
    }
  })
})
