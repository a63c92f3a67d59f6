import { expect, test } from 'vitest'
import { compose } from '../../src/notices/compose.js'
import type { NoticeFacts } from '../../src/notices/notice.js'
import { parseTarget } from '../../src/notices/target.js'
import { subjectOf } from '../../src/notices/words.js'

const target = parseTarget('mailto:ana@adv.example')

function letterOf(incomplete: boolean, counts: Record<string, number>): string {
  const facts: NoticeFacts = {
    kind: 'watch.finished',
    name: 'noturno',
    day: '2026-11-20',
    incomplete,
    counts,
  }
  return compose({ id: 'n', createdAt: '', target, language: 'pt', facts }).text
}

test('a night that was read whole → its letter says so, without the count of its readings', () => {
  const text = letterOf(false, { new: 3, coverageComplete: 124, coverageFailed: 0 })
  expect(text).toContain('\nNovas: 3\nLeitura do diário: completa\n')
  expect(text).not.toMatch(/124|onsultas/)
})

test('a night that was not read whole → its letter counts the days of a registration', () => {
  const counts = { new: 3, coverageComplete: 124, coverageIncomplete: 1, coverageFailed: 2 }
  const text = letterOf(true, counts)
  expect(text).toContain('\nDias de uma inscrição lidos em parte: 1\n')
  expect(text).toContain('\nDias de uma inscrição NÃO LIDOS: 2\n')
  expect(text).not.toMatch(/completa|124/)
})

test.each([
  [[], 'noturno · 20/11/2026', '2 linhas da lista não são acompanhadas'],
  [['OAB/SP 94.719'], 'noturno · 20/11/2026', 'Nenhuma publicação nova'],
])('a person of whom %j is watched, and two rows are not → the subject says %s', (watched, end, what) => {
  const unwatched = ['linha 2', 'linha 3']
  const facts: NoticeFacts = {
    kind: 'watch.finished',
    name: 'noturno',
    day: '2026-11-20',
    incomplete: false,
    counts: {},
    watched,
    unwatched,
  }
  expect(subjectOf(facts, 'pt')).toBe(`${what} · ${end}`)
})
