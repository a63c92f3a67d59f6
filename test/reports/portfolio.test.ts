import { expect, test } from 'vitest'
import type { Manifest } from '../../src/core/batch.js'
import type { Outcome } from '../../src/core/outcome.js'
import { sentence } from '../../src/messages/message-code.js'
import { compareBatches, MOST_ROWS } from '../../src/reports/portfolio/compare.js'
import type { PositionRow } from '../../src/reports/portfolio/position.js'
import { portfolioReport } from '../../src/reports/portfolio/report.js'

const ASKED = {
  others: [],
  jobTitle: 'Correção monetária de valores',
  portfolio: 'a.csv',
  figure: 'Total',
  titleOf: (name: string) => name,
  shown: (name: string, value: string | boolean) => `${name} em palavras (${value})`,
}

let lines = 0
function row(number: string, amount: string, total?: string, outcome: Outcome = 'ok'): PositionRow {
  lines += 1
  const fields = { numero_processo: number, cliente: `de ${number}`, valor: amount }
  return { line: lines, outcome, fields, figures: total === undefined ? {} : { total } }
}
const compare = (now: PositionRow[], before?: PositionRow[]) =>
  compareBatches('total', () => now, before && (() => before))

test('a case of both: its sums, the difference and its share', async () => {
  const before = [row('A', '100', '110.00'), row('A', '50', '55.00')]
  const { cases } = await compare([row('A', '50', '60.00'), row('A', '100', '121.50')], before)
  expect(cases).toHaveLength(1)
  const [one] = cases
  expect([one!.is, one!.difference!.toFixed(2), one!.percent!.toFixed(2)]).toEqual([
    'kept',
    '16.50',
    '10.00',
  ])
})

test('a row without a result in one batch is not zero: it is in no difference of its case and its client', async () => {
  const before = [row('A', '100', '110.00'), row('A', '50', '55.00')]
  const now = [row('A', '100', '121.00'), row('A', '50', undefined, 'failed')]
  const { cases, clients, unanswered, apart } = await compare(now, before)
  for (const [one] of [cases, clients]) {
    expect(one).toMatchObject({ is: 'kept', now: { rows: 2, unanswered: 1 } })
    expect([one!.difference!.toFixed(2), one!.percent!.toFixed(2)]).toEqual(['11.00', '10.00'])
  }
  expect({ unanswered, apart }).toEqual({ unanswered: { before: 0, now: 1 }, apart: 1 })
})

test('rows without a result in both batches → the difference is that of the totals, by case, by client and of all', async () => {
  const side = (total: string) => [
    row('A', '100', total),
    row('A', '50', undefined, 'rejected'),
    row('B', '7', total),
  ]
  const comparison = await compare(side('121.00'), side('110.00'))
  const now = manifest('now')
  const before = manifest('before')
  const made = portfolioReport({ ...ASKED, now, before, comparison })
  for (const name of ['Por processo', 'Por cliente']) {
    const { columns, total } = made.sheets.find((one) => one.name === name)!
    const at = columns.findIndex(({ title }) => title === 'Diferença (R$)')
    expect(total!.slice(at)).toEqual([{ n: '22.00' }, { n: '10.00' }, null])
  }
  expect(made.highlights).toContain('Diferença: R$ 22,00.')
  expect(made.highlights).toContain(
    'INCOMPLETO: 1 linha sem resultado antes e 1 agora, em 1 processo, fora da diferença.',
  )
  expect(made.summary.map(([label]) => label)).toContain('Diferença (linhas com resultado)')
})

test('a case without a difference → the percent of all is of what the difference is of', async () => {
  const before = [
    row('A', '100', '100.00'),
    row('B', '900', '900.00'),
    row('B', '7', undefined, 'rejected'),
  ]
  const comparison = await compare([row('A', '100', '110.00'), row('B', '900', '990.00')], before)
  const now = manifest('now')
  const then = manifest('before')
  const made = portfolioReport({ ...ASKED, now, before: then, comparison })
  const { columns, total } = made.sheets.find(({ name }) => name === 'Por processo')!
  const at = columns.findIndex(({ title }) => title === 'Diferença (R$)')
  expect(total!.slice(at, at + 2)).toEqual([{ n: '10.00' }, { n: '10.00' }])
})

test('a row with a result in one batch alone, of equal ones → the figure of the other is in the difference', async () => {
  const before = [row('A', '1', '5.00'), row('A', '1', '5.00'), row('B', '2', '9.00')]
  const now = [row('A', '1', '6.00'), row('A', '1'), row('B', '2')]
  const { cases, apart } = await compare(now, before)
  expect(apart).toBe(2)
  expect(cases.map(({ key, difference }) => [key, difference?.toFixed(2)])).toEqual([
    ['A', '1.00'],
    ['B', undefined],
  ])
})

test.each<Outcome>(['rejected', 'failed', 'pending'])('nor is one that is %s', async (outcome) => {
  const { cases } = await compare([row('A', '1', '9.00', outcome)], [row('A', '1', '9.00')])
  expect(cases[0]).not.toHaveProperty('difference')
})

test('cases that came and went: the differences sum to the change of the whole', async () => {
  const before = [row('A', '1', '10.00'), row('B', '2', '20.00')]
  const { cases } = await compare([row('A', '1', '11.00'), row('C', '3', '5.00')], before)
  expect(cases.map(({ key, is, difference }) => [key, is, difference!.toFixed(2)])).toEqual([
    ['B', 'gone', '-20.00'],
    ['C', 'new', '5.00'],
    ['A', 'kept', '1.00'],
  ])
})

test('new and gone rows, of equal ones each as often as it is there', async () => {
  const before = [row('A', '1', '1'), row('A', '1', '1'), row('B', '2', '2')]
  const found = await compare([row('A', '1', '1'), row('A', '1', '1'), row('A', '1', '1')], before)
  expect(found.newRows).toMatchObject([{ case: 'A', amount: '1' }])
  expect(found.goneRows).toMatchObject([{ case: 'B', amount: '2' }])
})

test('titles, totals and rows left out on request count for nothing', async () => {
  const now = [row('A', '1', '1'), row('', '', '1', 'ignored'), row('A', '1', '1', 'duplicate')]
  expect((await compare(now)).rows).toEqual({ before: 0, now: 1 })
})

test('a first position has no new rows', async () => {
  const { newRows, goneRows } = await compare([row('A', '1', '1')])
  expect([newRows, goneRows]).toEqual([[], []])
})

test('negative totals are payments, and money is never a float', async () => {
  const many = Array.from({ length: 10 }, (_, at) => row('A', String(at), '0.10'))
  const { cases } = await compare([...many, row('A', 'p', '-1.00')])
  expect(cases[0]!.now!.sum.toFixed(2)).toBe('0.00')
})

const TERMS = sentence('told_terms', { by: ['IPCA'], until: ['31/12/2024'], isIndexOnly: true })
const manifest = (id: string) =>
  ({
    id,
    job: 'correct',
    input: { name: 'a.csv', sha256: '' },
    createdAt: '2026-11-20T15:00:00.000Z',
    parameters: {},
    told: [TERMS],
  }) as unknown as Manifest

const pt = (count: number) => count.toLocaleString('pt-BR')

test.each([
  [MOST_ROWS, ''],
  [MOST_ROWS + 7, ` Só as primeiras ${pt(MOST_ROWS)} de ${pt(MOST_ROWS + 7)}.`],
])('%i changed rows are counted all, and only a list that was cut says so', async (count, cut) => {
  const rows = (amount: string) =>
    function* () {
      const fields = { numero_processo: 'A', valor: amount }
      const figures = { total: '1' }
      for (let line = 1; line <= count; line += 1) {
        yield { line, outcome: 'ok', fields, figures } satisfies PositionRow
      }
    }
  const comparison = await compareBatches('total', rows('2'), rows('1'))
  expect(comparison).toMatchObject({ unmatched: { before: count, now: count } })
  const now = manifest('now')
  const before = manifest('before')
  const made = portfolioReport({ ...ASKED, now, before, comparison })
  expect(made.counts).toMatchObject({ newRows: count, goneRows: count })
  const sum = pt(count)
  expect(made.highlights.slice(0, 5)).toEqual([
    `Agora, lote now, de 20/11/2026: Total R$ ${sum},00.`,
    `${ASKED.jobTitle}.`,
    'Termos: IPCA até 31/12/2024; só o índice: juros, multa e honorários não são pedidos.',
    `Antes, lote before, de 20/11/2026: Total R$ ${sum},00.`,
    'Diferença: R$ 0,00.',
  ])
  expect(made.highlights).toContain(`${sum} linhas novas e ${sum} que saíram.`)
  for (const [name, about] of [
    ['Linhas novas', 'Linhas que o lote anterior não tinha.'],
    ['Linhas que saíram', 'Linhas que só o lote anterior tinha.'],
  ]) {
    const sheet = made.sheets.find((one) => one.name === name)!
    expect(sheet.about).toBe(`${about}${cut}`)
    expect(sheet.rows).toHaveLength(MOST_ROWS)
  }
})

test('the same cases and rows in both batches → no word of new ones and of those that went', async () => {
  const rows = [row('A', '1', '10.00')]
  const comparison = await compare(rows, rows)
  const now = manifest('now')
  const before = manifest('before')
  const { highlights } = portfolioReport({ ...ASKED, now, before, comparison })
  expect(highlights.filter((line) => /nov[ao]s|saíram/.test(line))).toEqual([])
})

test('percent of the whole difference → a Brazilian format on the first pages too', async () => {
  const comparison = await compare([row('A', '1', '4')], [row('A', '1', '3')])
  const now = manifest('now')
  const before = manifest('before')
  const { summary } = portfolioReport({ ...ASKED, now, before, comparison })
  const [, value] = summary.find(([label]) => label === 'Diferença (%)')!
  expect(value).toEqual({ n: '33.33', format: '[$-416]0.00"%"' })
})

test('totals of more decimals than cents → differences and shares to the cent', async () => {
  const comparison = await compare([row('A', '1', '4.0049')], [row('A', '1', '3')])
  const now = manifest('now')
  const before = manifest('before')
  const { sheets } = portfolioReport({
    ...ASKED,
    now,
    before,
    comparison,
  })
  const cases = sheets.find(({ name }) => name === 'Por processo')!
  const titles = cases.columns.map(({ title }) => title)
  const cells = cases.rows.map((cells) => Object.fromEntries(titles.map((t, at) => [t, cells[at]])))
  expect(cells).toMatchObject([
    {
      'Diferença (R$)': { n: '1.00' },
      'Diferença (%)': { n: '33.50' },
      Situação: 'Nos dois lotes',
    },
  ])
})

test('no row with a result in both batches → no difference, and none of zero', async () => {
  const comparison = await compare([row('A', '1')], [row('A', '1', '3')])
  const facts = { ...ASKED, now: manifest('now'), before: manifest('before'), comparison }
  const { summary, highlights } = portfolioReport(facts)
  expect(summary).toContainEqual(['Diferença (só do que se compara)', 'não se sabe'])
  expect(highlights).toContain(
    'Diferença: não se sabe; em nenhum processo todas as linhas têm resultado nos dois lotes.',
  )
})

test('cases before and now → a last row with rows, totals and the difference without open ones, said as such', async () => {
  const before = [row('A', '1', '3'), row('B', '2', '10.50')]
  const comparison = await compare([row('A', '1', '4'), row('B', '2')], before)
  const facts = { ...ASKED, now: manifest('now'), before: manifest('before'), comparison }
  const { sheets, highlights, summary } = portfolioReport(facts)
  const cases = sheets.find(({ name }) => name === 'Por processo')!
  expect(cases.total).toEqual([
    'Total',
    null,
    { n: '2' },
    { n: '2' },
    { n: '13.50' },
    { n: '4.00' },
    { n: '1.00' },
    { n: '33.33' },
    'Diferença só do que se compara',
  ])
  expect(summary.map(([label]) => label)).toContain('Diferença (só do que se compara)')
  expect(highlights[0]).toBe('Agora, lote now, de 20/11/2026: Total R$ 4,00.')
  expect(highlights[3]).toBe('Antes, lote before, de 20/11/2026: Total R$ 13,50.')
  expect(highlights).toContain('Maior mudança entre os que ficaram: A, R$ 1,00.')
  expect(highlights[4]).toBe('Diferença, sem 1 linha com resultado em um só dos lotes: R$ 1,00.')
  expect(highlights[5]).toBe(
    'INCOMPLETO: 0 linhas sem resultado antes e 1 agora, em 1 processo, fora da diferença.',
  )
})

test('a present batch to an earlier day than the one before → said that the difference is no fall', async () => {
  const comparison = await compare([row('A', '1', '3')], [row('A', '1', '1003')])
  const to = (id: string, updateTo: string) => ({ ...manifest(id), parameters: { updateTo } })
  const linesOf = (now: string, before: string) =>
    portfolioReport({
      ...ASKED,
      now: to('now', now),
      before: to('b', before),
      comparison,
    }).highlights.filter((line) => line.includes('calculada'))
  expect(linesOf('2026-08-31', '2026-10-31')).toEqual([
    'Agora foi calculada até 31/08/2026, e Antes até 31/10/2026: a diferença não diz que a carteira subiu ou caiu; peça os dois até o mesmo dia.',
  ])
  expect(linesOf('2026-10-31', '2026-08-31')).toEqual([])
})

test('batches of other parameters, and others of the file → the first below the difference, the others last', async () => {
  const comparison = await compare([row('A', '1', '3')], [row('A', '1', '2')])
  const now = { ...manifest('now'), parameters: { index: 'ipca' } }
  const facts = { ...ASKED, now, before: manifest('before'), comparison }
  const { highlights } = portfolioReport({ ...facts, others: [manifest('other')] })
  const difference = highlights.indexOf('Diferença: R$ 1,00.')
  expect(highlights[difference + 1]).toMatch(
    /^Os dois lotes foram pedidos com parâmetros diferentes \(.+\): parte da diferença pode vir deles, e não da carteira \(aba Parâmetros\)\.$/,
  )
  expect(highlights.at(-1)).toContain('A mesma planilha tem outro lote')
})

test('a portfolio that shrank → its sign stands before the symbol', async () => {
  const comparison = await compare([row('A', '1', '3')], [row('A', '1', '1003')])
  const now = manifest('now')
  const before = manifest('before')
  const { highlights } = portfolioReport({ ...ASKED, now, before, comparison })
  expect(highlights).toContain('Diferença: -R$ 1.000,00.')
})

test('other batches of the same file → each is named with its total and terms, none silently left out', async () => {
  const comparison = await compare([row('A', '1', '3')])
  const interest = sentence('told_terms', {
    by: ['IPCA'],
    until: ['31/12/2024'],
    interest: ['1'],
    from: [''],
  })
  const other = { ...manifest('juros'), told: [interest], total: '5.00' }
  const others = [other, manifest('b'), manifest('c'), manifest('d')]
  const { highlights, states } = portfolioReport({
    ...ASKED,
    now: manifest('now'),
    comparison,
    others,
  })
  expect(highlights).toContain(
    'A mesma planilha tem outro lote, com outros termos: lote juros, de 20/11/2026: R$ 5,00. Termos: IPCA até 31/12/2024; juros de 1% ao mês. A posição dele: -p batch=juros.',
  )
  expect(highlights).toContain('E mais 1 lote dela, com ainda outros termos.')
  expect(states).toEqual({
    are: 'Processos',
    ok: 'Com resultado em todas as linhas',
    warned: 'Com linha sem resultado, que o total não tem',
  })
})

test('groups of which some rows have no result → last, and the greatest of them first', async () => {
  const lacks = (name: string, total: string) => [
    row(name, '1', total),
    row(name, '2', undefined, 'failed'),
  ]
  const comparison = await compare([...lacks('A', '3'), ...lacks('B', '9'), row('C', '1', '1')])
  const made = portfolioReport({ ...ASKED, now: manifest('now'), comparison })
  const { rows } = made.sheets.find(({ name }) => name.startsWith('Por '))!
  expect(rows.map(([name]) => name)).toEqual(['C', 'B', 'A'])
})

test('a first position → nothing speaks of an earlier one, nor of a difference', async () => {
  const comparison = await compare([row('A', '1', '3'), row('A', '2', undefined, 'failed')])
  const made = portfolioReport({ ...ASKED, now: manifest('now'), comparison })
  expect(made.highlights).toContain(
    'INCOMPLETO: 1 linha sem resultado, que o total não tem, em 1 processo.',
  )
  const abouts = made.sheets.filter(({ name }) => name.startsWith('Por ')).map(({ about }) => about)
  expect(new Set(abouts)).toEqual(
    new Set(['Total e linhas; o maior total primeiro, os que têm linha sem resultado no fim.']),
  )
  expect(made.notes.join(' ')).not.toMatch(/diferença|dois lotes/i)
})

test('the parameters of both batches → in the words of people', async () => {
  const now: Manifest = { ...manifest('now'), parameters: { modo: 'p' } }
  const { sheets } = portfolioReport({
    ...ASKED,
    now,
    comparison: await compare([row('A', '1', '1')]),
  })
  const { rows } = sheets.find(({ name }) => name === 'Parâmetros')!
  expect([...rows]).toEqual([['modo', null, 'modo em palavras (p)', null]])
})
