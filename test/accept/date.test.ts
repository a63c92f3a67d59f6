import { describe, expect, test } from 'vitest'
import { readDate, readDateText } from '../../src/accept/cells/date.js'

const LAST_YEAR = 2026

describe('a text as a date, under each order', () => {
  test.each<[text: string, dmy: string | undefined, mdy: string | undefined]>([
    ['15/03/2018', '2018-03-15', undefined],
    ['03/15/2018', undefined, '2018-03-15'],
    ['01/02/2019', '2019-02-01', '2019-01-02'],
    ['05/05/2019', '2019-05-05', '2019-05-05'],
    ['1/2/2019', '2019-02-01', '2019-01-02'],
    ['15-03-2018', '2018-03-15', undefined],
    ['15.03.2018', '2018-03-15', undefined],
    ["'15/03/2018", '2018-03-15', undefined],
    ['\u00a015/03/2018 ', '2018-03-15', undefined],
    ['15/03/2018 00:00:00', '2018-03-15', undefined],
    ['15/03/2018 03:10', '2018-03-15', undefined],
    ['03/15/2018 12:00:00 AM', undefined, '2018-03-15'],
    ['2018-03-15', '2018-03-15', '2018-03-15'],
    ['2018/3/15', '2018-03-15', '2018-03-15'],
    ['2018-03-15T00:00:00', '2018-03-15', '2018-03-15'],
    ['2018-03-15T00:00:00.000Z', '2018-03-15', '2018-03-15'],
    ['2018-03-15T03:00:00.000Z', '2018-03-15', '2018-03-15'],
    ['2018-03-15T00:00:00-03:00', '2018-03-15', '2018-03-15'],
    ['15 de março de 2018', '2018-03-15', '2018-03-15'],
    ['1º de MARÇO de 2018', '2018-03-01', '2018-03-01'],
    ['1º/03/2018', '2018-03-01', '2018-01-03'],
    ['1°.3.2018', '2018-03-01', '2018-01-03'],
    ['15/mar/2018', '2018-03-15', '2018-03-15'],
    ['15-mar.-2018', '2018-03-15', '2018-03-15'],
    ['15.mar.2018', '2018-03-15', '2018-03-15'],
    ['15.março.2018', '2018-03-15', '2018-03-15'],
    ['15mar2018', '2018-03-15', '2018-03-15'],
    ['29/02/2024', '2024-02-29', undefined],
    ['10-FEB-2021', '2021-02-10', '2021-02-10'],
    ['10-DEC-2021 00:00:00', '2021-12-10', '2021-12-10'],
    ['Jan 10, 2021', '2021-01-10', '2021-01-10'],
    ['Feb 10, 2021', '2021-02-10', '2021-02-10'],
    ['2018-03-15T00:00:00.000+00:00', '2018-03-15', '2018-03-15'],
    ['2018-03-15 00:00:00-03', '2018-03-15', '2018-03-15'],
    ['15/03/ 2018', '2018-03-15', undefined],
  ])('%j is %s day first and %s month first', (text, dmy, mdy) => {
    expect(readDateText(text, LAST_YEAR)).toEqual({ is: 'date', dmy, mdy })
    for (const glued of [`_${text}`, `${text}_`])
      expect(readDateText(glued, LAST_YEAR)).toEqual({ is: 'trouble', code: 'cell_not_a_date' })
  })

  test.each([
    ['mar/2018', '2018-03-01'],
    ['março/2018', '2018-03-01'],
    ['Março de 2018', '2018-03-01'],
    ['mar/18', '2018-03-01'],
    ['03/2018', '2018-03-01'],
    ['2018-03', '2018-03-01'],
  ])('%j is a month: its first day, said', (text, first) => {
    const note = 'note_month_only'
    expect(readDateText(text, LAST_YEAR)).toEqual({ is: 'date', dmy: first, mdy: first, note })
    for (const glued of [`_${text}`, `${text}_`])
      expect(readDateText(glued, LAST_YEAR)).toEqual({ is: 'trouble', code: 'cell_not_a_date' })
  })

  test.each([
    ['quarta-feira, 04/03/2020', { dmy: '2020-03-04', mdy: undefined }],
    ['sexta-feira, 04/03/2020', { dmy: undefined, mdy: '2020-04-03' }],
    ['qui 15 de março de 2018', { dmy: '2018-03-15', mdy: '2018-03-15' }],
  ])('%j has the orders in which it falls on its weekday', (text, dates) => {
    expect(readDateText(text, LAST_YEAR)).toEqual({ is: 'date', ...dates })
  })

  test.each([
    ['15/03/18', '2018-03-15'],
    ['15/03/26', '2026-03-15'],
    ['15/03/27', '2027-03-15'],
    ['15/03/46', '2046-03-15'],
    ['15/03/47', '1947-03-15'],
    ['15/03/95', '1995-03-15'],
    ['15/03/68', '1968-03-15'],
  ])('%j is of the only century it can be, said', (text, dmy) => {
    const note = 'note_two_digit_year'
    expect(readDateText(text, LAST_YEAR)).toEqual({ is: 'date', dmy, mdy: undefined, note })
  })

  test.each([
    ['31/02/2019', 'cell_no_such_date'],
    ['29/02/2023', 'cell_no_such_date'],
    ['13/13/2019', 'cell_no_such_date'],
    ['13/2019', 'cell_no_such_date'],
    ['2019-02-31', 'cell_no_such_date'],
    ['31 de fevereiro de 2019', 'cell_no_such_date'],
    ['quinta-feira, 04/03/2020', 'cell_other_weekday'],
    ['15/03/2018 (seg)', 'cell_other_weekday'],
    ['-', 'cell_no_value'],
    ['#N/D', 'cell_no_value'],
    ['SIGILOSO', 'cell_no_value'],
    ['00/00/0000', 'cell_no_value'],
    ['2018', 'cell_not_a_date'],
    ['43174', 'cell_not_a_date'],
    ['20180315', 'cell_not_a_date'],
    ['15/03', 'cell_not_a_date'],
    ['1º/2020', 'cell_not_a_date'],
    // It may be the 20th.
    ['2o/03/2018', 'cell_not_a_date'],
    ['15/03/018', 'cell_not_a_date'],
    ['115/03/2018', 'cell_not_a_date'],
    ['15/103/2018', 'cell_not_a_date'],
    ['2018-103-01', 'cell_not_a_date'],
    ['2018-03-101', 'cell_not_a_date'],
    ['103/2018', 'cell_not_a_date'],
    ['2018-103', 'cell_not_a_date'],
    ['115 de março de 2018', 'cell_not_a_date'],
    ['Jan 110, 2021', 'cell_not_a_date'],
    ['30 dias', 'cell_not_a_date'],
    ['Oct 21', 'cell_not_a_date'],
    // In Brasília it is still the 14th.
    ['2018-03-15T01:30:00Z', 'cell_not_a_date'],
  ])('%j is no date: %s', (text, code) => {
    expect(readDateText(text, LAST_YEAR)).toEqual({ is: 'trouble', code })
  })
})

describe('a cell of a date column', () => {
  const serial = (n: string) => ({ n, date: true, format: 'dd/mm/yyyy' }) as const
  const shownAs = (format: string) => ({ n: '43174', date: true, format }) as const

  test.each([
    [serial('43174'), '2018-03-15', undefined],
    [serial('43174.9'), '2018-03-15', undefined],
    [serial('34516'), '1994-07-01', undefined],
    [{ n: '43174' }, '2018-03-15', 'note_serial_date'],
    [{ n: '59999' }, '2064-04-07', 'note_serial_date'],
    ['01/07/1994', '1994-07-01', undefined],
    ['31/12/2199', '2199-12-31', undefined],
    [' 20180315 ', '2018-03-15', undefined],
    [' 201803 ', '2018-03-01', 'note_month_only'],
    ['15/03/2018', '2018-03-15', undefined],
    ['mar/2018', '2018-03-01', 'note_month_only'],
    [shownAs('mmm/yy'), '2018-03-15', 'note_date_shown_in_part'],
    [shownAs('mm/yyyy'), '2018-03-15', 'note_date_shown_in_part'],
    [shownAs('[$-416]mmmm\\ "de"\\ yyyy;@'), '2018-03-15', 'note_date_shown_in_part'],
    [shownAs('yyyy'), '2018-03-15', 'note_date_shown_in_part'],
    [shownAs('d/m/yy h:mm'), '2018-03-15', undefined],
    [shownAs('mm-dd-yy'), '2018-03-15', undefined],
  ])('%j is %s', (cell, value, note) => {
    const expected = note ? { is: 'value', value, note } : { is: 'value', value }
    expect(readDate(cell, 'dmy', LAST_YEAR)).toEqual(expected)
  })

  test.each([
    [serial('34515'), 'cell_before_real'],
    ['30/06/1994', 'cell_before_real'],
    ['15/03/68', 'cell_before_real'],
    [{ n: '2018' }, 'cell_not_a_date'],
    [{ n: '20180315' }, 'cell_not_a_date'],
    // January of 2001, or the tenth of January of 2020.
    ['200110', 'cell_not_a_date'],
    [{ n: '200110' }, 'cell_not_a_date'],
    [serial('60'), 'cell_not_a_date'],
    ['01/01/2200', 'cell_not_a_date'],
    ['15/03/2218', 'cell_not_a_date'],
    [{ n: '19999' }, 'cell_not_a_date'],
    [{ n: '20000' }, 'cell_before_real'],
    [{ n: '60000' }, 'cell_not_a_date'],
    ['5201803', 'cell_not_a_date'],
    ['2018031', 'cell_not_a_date'],
    ['03/15/2018', 'cell_other_date_order'],
    [{ e: '#REF!' }, 'cell_error'],
    [{ formula: true } as const, 'cell_bare_formula'],
    [{ b: true }, 'cell_not_a_date'],
  ])('%j is trouble: %s', (cell, code) => {
    expect(readDate(cell, 'dmy', LAST_YEAR)).toEqual({ is: 'trouble', code })
  })

  test('month first where that was decided', () => {
    expect(readDate('03/15/2018', 'mdy', LAST_YEAR)).toEqual({ is: 'value', value: '2018-03-15' })
    expect(readDate('01/02/2019', 'mdy', LAST_YEAR)).toEqual({ is: 'value', value: '2019-01-02' })
  })

  test('nothing is blank', () => {
    expect(readDate(null, 'dmy', LAST_YEAR)).toEqual({ is: 'blank' })
  })
})

test('a serial without a date format counts from the epoch of its workbook', () => {
  // 43174 is 15/03/2018 from 1900, and 41712 is the same day from 1904.
  expect(readDate({ n: '43174' }, 'dmy', LAST_YEAR)).toMatchObject({ value: '2018-03-15' })
  expect(readDate({ n: '41712' }, 'dmy', LAST_YEAR, true)).toMatchObject({ value: '2018-03-15' })
  expect(readDate({ n: '43174', date: true }, 'dmy', LAST_YEAR, true)).toMatchObject({
    value: '2018-03-15',
  })
})
