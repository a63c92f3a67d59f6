import { expect, test } from 'vitest'
import type { StatementDocument, StatementPart } from '../../src/core/job/job.js'
import { statementPage } from '../../src/publish/statement-page.js'

const COLUMNS = [
  { title: 'Descrição', kind: 'text' as const },
  { title: 'Data', kind: 'date' as const },
  { title: 'Total', kind: 'money' as const },
]
const FILING = { office: {}, date: '2026-11-20', isRehearsal: false, batch: 'b' }

function pageOf(over: Partial<StatementDocument>, office = {}, across = 60) {
  const content = { facts: [], article: 'art. 524', parts: [], remarks: [], ...over }
  return statementPage(content, { ...FILING, office }, COLUMNS, across)
}

const part = (columns: StatementPart['columns'], line: string[], sum: string): StatementPart => {
  const totals = columns.map(({ kind }) => (kind === 'money' ? sum : undefined))
  return { terms: [], columns, lines: [line], totals }
}

test('an office → its name begins the page, and place and name stand at the signature', () => {
  const page = pageOf({}, { name: 'Silva & Souza', place: 'Porto Alegre' })
  expect(page[0]).toEqual([{ bold: 'Silva & Souza', newPage: true }])
  expect(page.filter((row) => row.length > 0).slice(-3)).toEqual([
    ['Porto Alegre, 20 de novembro de 2026.'],
    ['_'.repeat(40)],
    ['Silva & Souza'],
  ])
})

test('a statement that must not be filed → no signature', () => {
  const page = pageOf({ refused: 'Demonstrativo não impresso.' })
  expect(page.flat()).toContain('Demonstrativo não impresso.')
  expect(page.flat()).not.toContain('Assinatura')
})

test('no description in a case → its table begins at the date, and says Total there', () => {
  const page = pageOf({ parts: [part(COLUMNS.slice(1), ['2020-03-10', '10'], '10')] })
  expect(page.filter((row) => row.length === COLUMNS.length)).toEqual([
    [{ header: '' }, { header: 'Data' }, { header: 'Total' }],
    [null, { date: '2020-03-10' }, { n: '10' }],
    [{ total: '' }, { total: 'Total' }, { total: '10' }],
  ])
})

test('one table of several → its last row says Subtotal', () => {
  const one = { ...part(COLUMNS.slice(1), ['2020-03-10', '10'], '10'), isOneOf: true }
  expect(pageOf({ parts: [one] })).toContainEqual([
    { total: '' },
    { total: 'Subtotal' },
    { total: '10' },
  ])
})

test('a sentence longer than the paper → on the next line', () => {
  expect(pageOf({ remarks: ['uma frase longa'] }, {}, 10).flat()).toEqual(
    expect.arrayContaining(['uma frase', 'longa']),
  )
})
