import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { correct } from '../../jobs/correct/index.js'
import { sentence } from '../../src/messages/message-code.js'
import { tablesOf, verifiedHtml } from '../../src/panel/checks.js'
import type { Trace } from '../../src/verify/trace.js'
import type { Verified } from '../../src/verify/verify.js'

const request = { language: 'pt' } as FastifyRequest
const LOOKED = { rows: 1_200, cells: 9, calls: 24, units: 7, grants: 3, uncertain: 2 }
const found = (count: number, listed = count) =>
  verifiedHtml(request, {
    ...LOOKED,
    count,
    warnings: [],
    problems: Array.from({ length: listed }, () => sentence('not_finished', { batch: 'b' })),
  } as unknown as Verified).text

test('a batch that was checked and fits → that it does, and how much was looked at', () => {
  const page = found(0)
  expect(page).toContain('<p class="lead" role="status">Confere: ')
  expect(page).not.toContain('<ul')
  const figures = [...page.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, ...of]) => of)
  expect(figures).toEqual([
    ['linhas', '1.200'],
    ['células', '9'],
    ['chamadas', '24'],
    ['unidades', '7'],
    ['chamadas incertas', '2'],
  ])
})

test.each([
  [1, 1, '1 problema.'],
  [1_001, 20, '1.001 problemas.'],
])('%i faults, of which %i are listed → how many, and the listed', (count, listed, said) => {
  const page = found(count, listed)
  expect(page).toContain(`<p class="bad" role="status">Não confere: ${said}</p><ul class="told">`)
  expect(page.split('<li>')).toHaveLength(listed + 1)
})

const TRACE = {
  batch: 'b',
  line: 7,
  outcome: 'ok',
  said: [],
  received: [
    { heading: 'Saldo', value: '1.234,56', field: 'valor' },
    { heading: 'Data', value: '?', field: 'data' },
    { heading: 'Nota', value: 'x' },
  ],
  read: { valor: '1234.56' },
  parameters: { index: 'ipca' },
  calls: [{ id: 'b.1.1', route: 'POST /calc', units: 2, at: '2026-11-24T15:00:00Z', ended: '200' }],
  series: [
    { name: 'IPCA', months: [{ month: '2020-01', variacao: '0.21' }, { month: '2020-02' }] },
  ],
  figures: { corrigido: '1300.5', unknownName: '-0.25', text: '1.2.3' },
} as unknown as Trace

test('the line of a batch → what came, what became of it, what was asked, the months', () => {
  const [received, result, asked, calls, series, ...more] = tablesOf(request, TRACE, correct)
  expect(more).toEqual([])
  expect(received!.rows).toEqual([
    ['Saldo', '1.234,56', '1234.56'],
    ['Data', '?', ''],
    ['Nota', 'x', null],
  ])
  expect(result!.rows).toEqual([
    ['Valor corrigido', expect.stringMatching(/^(?:R\$ )?1\.300,50$/)],
    [expect.stringMatching(/unknown.?name/i), '-0,25'],
    ['Text', '1.2.3'],
  ])
  expect(asked!.rows).toEqual([[expect.any(String), 'ipca']])
  expect(calls!.rows).toEqual([[expect.anything(), 'POST /calc', '200', { number: '2' }]])
  expect(series!.title).toBe('Série IPCA')
  expect(series!.columns.map(({ title }) => title)).toEqual(['Mês', 'variacao'])
  expect(series!.rows).toEqual([
    [{ month: '2020-01' }, '0,21'],
    [{ month: '2020-02' }, null],
  ])
})
