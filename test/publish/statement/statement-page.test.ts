import { expect, test } from 'vitest'
import type { StatementDocument, StatementPart } from '../../../src/core/job/job.js'
import { statementPage, unprintedPage } from '../../../src/publish/statement/statement-page.js'

const COLUMNS = [
  { title: 'Descrição', kind: 'text' as const },
  { title: 'Data', kind: 'date' as const },
  { title: 'Total', kind: 'money' as const },
]
const FILING = { office: {}, date: '2026-11-20', isRehearsal: false, batch: 'b' }

function pageOf(over: Partial<StatementDocument>, office = {}, across = 60, down = 40) {
  const content = { facts: [], article: 'art. 524', parts: [], remarks: [], ...over }
  return statementPage(content, { ...FILING, office }, COLUMNS, { across, down })
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

test('cases without a statement → one page names them and the reason, without heading and signature', () => {
  const facts: StatementDocument['facts'] = [
    ['Processo', '1'],
    ['Tribunal', 'TJSP'],
    ['Exequente', 'Ana Lima, CPF/CNPJ 1; Rui Sá, CPF/CNPJ ____'],
    ['Executado', '____, CPF/CNPJ ____'],
  ]
  const refused = { facts, article: '', parts: [], remarks: [], refused: 'Não impresso.' }
  expect(unprintedPage([refused, { ...refused, facts: [['Processo', '2']] }], 80)).toEqual([
    [{ title: 'Processos sem demonstrativo', newPage: true }],
    [],
    [{ bold: 'Processo: 1; Exequente: Ana Lima; Rui Sá' }],
    ['Não impresso.'],
    [],
    [{ bold: 'Processo: 2' }],
    ['Não impresso.'],
  ])
  expect(unprintedPage([], 80)).toEqual([])
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

test('a total that lacks lines → says so beside it', () => {
  const said = pageOf({ total: '10', lacking: 2 }, {}, 200).flat()
  expect(said).toContainEqual({
    bold: 'Total do débito: R$ 10,00 (dez reais), sem 2 valores que não foram calculados.',
  })
})

test('a sentence longer than the paper → on the next line', () => {
  expect(pageOf({ remarks: ['uma frase longa'] }, {}, 10).flat()).toEqual(
    expect.arrayContaining(['uma frase', 'longa']),
  )
})

const linesOf = (lines: number, terms: string[] = []): StatementPart => ({
  terms,
  columns: COLUMNS,
  totals: [undefined, undefined, '10'],
  lines: Array.from({ length: lines }, () => ['Parcela', '2020-03-10', '10']),
})

/** The pages that a printer makes of the rows. */
function printedPages(rows: ReturnType<typeof pageOf>): string[][] {
  const pages: string[][] = []
  for (const row of rows) {
    if (JSON.stringify(row[0] ?? '').includes('newPage')) pages.push([])
    pages.at(-1)!.push(row.map((cell) => JSON.stringify(cell)).join(' '))
  }
  return pages
}

test.each(
  Array.from({ length: 45 }, (_, at) => at + 1),
)('a table of %i lines → each page fits, names the columns, and the signature has a line above', (count) => {
  const pages = printedPages(pageOf({ parts: [linesOf(count)] }, {}, 60, 20))
  expect(pages.every(({ length }) => length <= 20)).toBe(true)
  expect(pages.every((page) => page.some((row) => row.includes('"header":"Data"')))).toBe(true)
  expect(pages.at(-1)!.some((row) => row.includes('Parcela'))).toBe(true)
})

test.each(
  Array.from({ length: 20 }, (_, at) => at + 1),
)('a table of %i lines, then another → the terms of that stand above its first line', (count) => {
  const parts = [linesOf(count), linesOf(1, ['Juros: não pedidos.'])]
  const pages = printedPages(pageOf({ parts }, {}, 60, 20))
  const page = pages.find((rows) => rows.some((row) => row.includes('Juros:')))!
  const at = page.findIndex((row) => row.includes('Juros:'))
  expect(page.slice(at + 2, at + 4).map((row) => row.includes('Parcela'))).toEqual([false, true])
})

test('a table over several pages → each further page begins with the case', () => {
  const facts: [string, string][] = [['Processo', 'X']]
  const pages = printedPages(pageOf({ facts, parts: [linesOf(60)] }, {}, 60, 20))
  expect(pages.length).toBeGreaterThan(3)
  for (const page of pages.slice(1)) expect(page[0]).toContain('Processo: X (continuação)')
})
