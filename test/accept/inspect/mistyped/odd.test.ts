import { expect, test } from 'vitest'
import { OddAmounts } from '../../../../src/accept/inspect/mistyped/odd-amounts.js'
import { OddDays } from '../../../../src/accept/inspect/mistyped/odd-days.js'
import type { Sentence } from '../../../../src/messages/message-code.js'
import { addDays, addMonths, toBrazilian } from '../../../../src/values/dates.js'

/** `told_odd_amount 5`: what is told, and of which lines. */
const told = (all: Sentence[]) =>
  all.map(({ code, facts }) => `${code} ${(facts!.lines as string[]).join(' ')}/${facts!.count}`)

/** Of amounts in the lines from the second on, each with its day. */
function toldOfAmounts(amounts: (number | string)[], days: string[] = []): string[] {
  const odd = new OddAmounts(0, 1, 2026)
  for (const [at, amount] of amounts.entries())
    odd.observeItem([`${amount}`, days[at] ?? null], at + 2)
  return told(odd.remarks('dmy'))
}

const ODD = ['told_odd_amount 2/1']

test.each<[string, (number | string)[], string[]]>([
  ['two of one amount', [1000, 100, 100], []],
  ['three', [1000, 100, 100, 100], ODD],
  ['half of all', [1000, 100, 100, 100, 7, 8], []],
  ['more than half', [1000, 100, 100, 100, 7], ODD],
  ['ten thousand of a hundred', [10_000, 100, 100, 100], ODD],
  ['a hundred thousand', [100_000, 100, 100, 100], ODD],
  ['a million', [1_000_000, 100, 100, 100], []],
  ['one', [1, 100, 100, 100], ODD],
  ['five hundred', [500, 100, 100, 100], []],
  ['almost ten times as much', ['1000,0004', 100, 100, 100], ODD],
  ['not quite ten times as much', ['1000,0006', 100, 100, 100], []],
  ['less than the least in thousands', ['0,80', 1000, 1000, 1000], []],
  ['the least in thousands', ['0,81', 1000, 1000, 1000], ODD],
  ['the most in thousands', ['1,24', 1000, 1000, 1000], ODD],
  ['more than the most in thousands', ['1,25', 1000, 1000, 1000], []],
  ['a number of ten digits', [1_000_000_000, 50, 60], ODD],
  ['a number behind the others', [50, 60, 1_000_000_000], ['told_odd_amount 4/1']],
  ['a number among two amounts', [1_000_000_000, 50], []],
  ['a number of nine digits', [999_999_999, 50, 60], []],
  ['a number with cents', ['1000000000,5', 50, 60], []],
  ['a number beside 999', [1_000_000_000, 999, 60], ODD],
  ['a number beside 1,000', [1_000_000_000, 1000, 60], []],
  ['four that go up by one', [100, 101, 102, 103], []],
  ['five that go up by one', [7, 100, 101, 102, 103, 104, 7], ['told_dragged_amounts 3 4 5 6 7/5']],
  ['six', [100, 101, 102, 103, 104, 105], ['told_dragged_amounts 2 3 4 5 6/6']],
  ['two runs of five', [1, 2, 3, 4, 5, 11, 12, 13, 14, 15], ['told_dragged_amounts 2 3 4 5 6/5']],
  [
    'a longer run behind',
    [1, 2, 3, 4, 5, 11, 12, 13, 14, 15, 16],
    ['told_dragged_amounts 7 8 9 10 11/6'],
  ],
])('amounts, %s → %j is told as %j', (_, amounts, expected) => {
  expect(toldOfAmounts(amounts)).toEqual(expected)
})

/** Three months of 100 from 10/01/2020 on, then one of several months, and the next day due after it. */
function toldOfMonths(times: number, gap: number): string[] {
  const days = [0, 1, 2, 3, 3 + gap].map((month) =>
    toBrazilian(`${addMonths('2020-01', month)}-10`),
  )
  return toldOfAmounts([100, 100, 100, 100 * times, 100], days)
}

test.each([
  [2, 2, true],
  [3, 3, true],
  [12, 12, true],
  [3, 2, false],
  [3, 4, false],
  [13, 13, false],
])('an amount of %i months before the next in %i → told: %s', (times, gap, isTold) => {
  const expected = isTold ? ['told_amount_of_months 5/1'] : []
  expect(toldOfMonths(times, gap)).toEqual(expected)
})

/** Of dates of a month each, from 10/01/2020 on, with others at some places. */
function toldOfDays(count: number, others: Record<number, string> = {}): string[] {
  const odd = new OddDays(2026)
  for (let at = 0; at < count; at += 1) {
    const day = others[at] ?? `${addMonths('2020-01', at)}-10`
    odd.observeCell(toBrazilian(day), at + 2)
  }
  return told(odd.remarks('dmy'))
}

const FAR = '2015-03-10'

test.each<[string, number, Record<number, string>, string[]]>([
  ['none of ten', 10, {}, []],
  ['one of four', 4, { 2: FAR }, []],
  ['one of five', 5, { 2: FAR }, ['told_odd_day 4/1']],
  ['two of nine', 9, { 2: FAR, 5: FAR }, []],
  ['two of ten', 10, { 2: FAR, 5: FAR }, ['told_odd_day 4 7/2']],
  ['the first', 10, { 0: FAR }, []],
  ['the last', 10, { 9: FAR }, []],
  ['a year and a day behind', 10, { 2: addDays('2020-04-10', 366) }, []],
  ['a year and two days behind', 10, { 2: addDays('2020-04-10', 367) }, ['told_odd_day 4/1']],
  ['a year and a day before', 10, { 2: addDays('2020-02-10', -366) }, []],
  ['a year and two days before', 10, { 2: addDays('2020-02-10', -367) }, ['told_odd_day 4/1']],
  [
    'between days a year apart',
    5,
    { 2: FAR, 3: '2021-02-10', 4: '2021-03-10' },
    ['told_odd_day 4/1'],
  ],
  ['between days more than a year apart', 5, { 2: FAR, 3: '2021-02-11', 4: '2021-03-10' }, []],
  [
    'rows in no order',
    10,
    { 2: FAR, 5: '2022-01-10', 6: '2018-01-10', 7: '2022-01-10', 8: '2018-01-10' },
    [],
  ],
])('days, %s → told as they stand out', (_, count, others, expected) => {
  expect(toldOfDays(count, others)).toEqual(expected)
})

/** Days of the year before in so many lines, from July 2020 on. */
function lastYears(slipped: number, day = 10): Record<number, string> {
  const days = Array.from({ length: slipped }, (_, at) => `${addMonths('2019-07', at)}-${day}`)
  return Object.fromEntries(days.map((day, at) => [6 + at, day]))
}

test.each([
  ['six of 18', 18, lastYears(6), []],
  ['six of 19', 19, lastYears(6), ['told_odd_day 8 9 10 11 12/6']],
  ['seven of 30', 30, lastYears(7), []],
  ['33 days behind that before', 20, lastYears(1, 13), ['told_odd_day 8/1']],
  ['34 days behind that before', 20, lastYears(1, 14), []],
])('days of last year, %s → told where the sequence goes on', (_, count, others, expected) => {
  expect(toldOfDays(count, others)).toEqual(expected)
})
