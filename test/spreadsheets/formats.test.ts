import { describe, expect, test } from 'vitest'
import { builtinFormat, isDateFormat } from '../../src/spreadsheets/xlsx/formats.js'

describe('a format code shows a date', () => {
  test.each([
    'dd/mm/yyyy',
    'mm-dd-yy',
    'd-mmm-yy',
    'mmm/yy',
    'mmm-yyyy',
    'mmmm',
    'yyyy',
    'dd/mm/yyyy hh:mm:ss',
    'm/d/yy h:mm',
    'yyyy-mm-dd"T"hh:mm:ss.000',
    'dd/mm/aaaa',
    '[$-416]dd/mm/yyyy',
    '[$-416]d" de "mmmm" de "yyyy;@',
    '[$-F800]dddd, mmmm dd, yyyy',
    '[Red]dd\\/mm\\/yy',
    'dd\\-mmm',
    'DD/MM/YYYY',
    'h:mm d',
  ])('%s', (code) => {
    expect(isDateFormat(code)).toBe(true)
  })
})

describe('a format code shows no date', () => {
  test.each([
    'General',
    'GENERAL',
    'Standard',
    '0',
    '#,##0.00',
    '0.00E+00',
    '# ?/?',
    '@',
    '0%',
    '[$R$-416] #,##0.00',
    '[$R$-416]\\ #,##0.00;[Red]\\-[$R$-416]\\ #,##0.00',
    '"R$" #,##0.00',
    '_-"R$"\\ * #,##0.00_-;\\-"R$"\\ * #,##0.00_-;_-"R$"\\ * "-"??_-;_-@_-',
    'R$ #,##0.00',
    'USD #,##0.00',
    '0 "dias"',
    '0" meses de multa diária"',
    '"vencido em dd/mm/yyyy"',
    '[Yellow]0.00',
    '[>=100][Magenta]0;0',
    'h:mm',
    'hh:mm:ss',
    'mm:ss',
    'mmss.0',
    'h:mm AM/PM',
    '[h]:mm',
    '[hh]:mm:ss',
    '[mm]:ss',
    '[s]',
    '0;dd/mm/yyyy',
    '',
  ])('%s', (code) => {
    expect(isDateFormat(code)).toBe(false)
  })
})

test('the formats that have no code in the file', () => {
  expect([0, 1, 2, 4, 49].map(builtinFormat)).toEqual([undefined, '0', '0.00', '#,##0.00', '@'])
  const dates = Array.from({ length: 60 }, (_, id) => id).filter((id) =>
    isDateFormat(builtinFormat(id) ?? ''),
  )
  expect(dates).toEqual([
    14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58,
  ])
  const currency = [5, 6, 7, 8, 41, 42, 43, 44].map(builtinFormat)
  expect(currency.join()).not.toContain('$')
})
