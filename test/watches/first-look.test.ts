import { expect, test } from 'vitest'
import { watch } from '../../jobs/watch/index.js'

/** How many registrations were read on each day. */
function linesOf(days: Record<string, number>, knowledge: Record<string, unknown> = {}): string[] {
  const tally = new Map(Object.entries(days))
  const lists = new Map([['lawyers', { lines: tally.size, tally }]])
  const told = { parameters: { night: '2026-11-13' }, knowledge }
  return watch.sheets.look!(lists, told).lines.filter((line) => line.startsWith('Noite de'))
}

test('a night that is read over several days says from when to when, and where the day of each is', () => {
  expect(linesOf({ '2026-11-16': 1, '2026-11-13': 2 })).toEqual([
    'Noite de 13/11/2026, lida de 13/11/2026 a 16/11/2026: os dias passados e o que é tardio contam até o dia em que cada inscrição foi lida, na aba Por advogado.',
  ])
})

test('one that is read on its own day, or by nobody, says nothing of it', () => {
  expect(linesOf({ '2026-11-13': 3 })).toEqual([])
  expect(linesOf({})).toEqual([])
})

test('one of the past that a person asked for says as of when late is told apart from new', () => {
  expect(linesOf({ '2026-11-22': 1 }, { asOfNight: true })).toEqual([
    'Noite de 13/11/2026, lida em 22/11/2026: os dias passados contam até a leitura. O que é tardio foi separado como naquela noite (--date).',
  ])
})

test('several with something to read → a bar for each, the most first; kinds that nobody has are left out', () => {
  const collected = [
    { inscricao: 'OAB/SP 1', new: '1', late: '0', check: '0' },
    { inscricao: 'OAB/SP 2', new: '0', late: '0', check: '0' },
    { inscricao: 'OAB/RJ 3', new: '2', late: '3', check: '0' },
  ]
  const lists = new Map([['lawyers', { lines: 3, tally: new Map<string, number>(), collected }]])
  const told = { parameters: { night: '2026-11-13' }, knowledge: {} }
  expect(watch.sheets.look!(lists, told).chart).toEqual({
    title: 'Publicações a ler',
    categories: ['OAB/RJ 3', 'OAB/SP 1'],
    series: [
      { name: 'Novas', values: ['2', '1'] },
      { name: 'Tardias', values: ['3', '0'] },
    ],
  })
  lists.get('lawyers')!.collected = collected.slice(0, 2)
  expect(watch.sheets.look!(lists, told).chart).toBeUndefined()
})
