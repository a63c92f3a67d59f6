import { expect, test } from 'vitest'
import { comparedWith, factsOf } from '../../src/reports/index-movement/changes.js'
import type { MonthRow } from '../../src/reports/index-movement/movement.js'
import type { ReadSeries } from '../../src/reports/index-movement/read.js'
import { indexReport } from '../../src/reports/index-movement/report.js'
import type { ReportRecord } from '../../src/reports/report.js'
import { PAGE_WIDTH, widthOf } from '../../src/spreadsheets/xlsx/paper.js'
import { addMonths } from '../../src/values/dates.js'

type Read = Extract<ReadSeries, { is: 'read' }>

function readOf(last: string, values: readonly (string | null)[], ref = 'ipca'): Read {
  const months = new Map(
    values.map((value, at): [string, MonthRow] => [
      addMonths(last, at + 1 - values.length),
      value === null ? { published: false } : { value },
    ]),
  )
  const subject = { kind: 'index' as const, ref, name: ref }
  return { is: 'read', subject, way: 'product', months, text: '', sha256: '' }
}
const reportOf = (read: Read, month: string, createdAt: string) =>
  ({ createdAt, facts: factsOf([read], month) }) as ReportRecord

const yearOf = (last: string, value: string) => readOf(last, Array<string>(13).fill(value))

test('published since then, revised and withdrawn are told apart; what is the same is not told', () => {
  const before = readOf('2025-12', ['0.1', '0.2', '0.3', null])
  const now = readOf('2026-01', ['0.1', '0.25', null, '0.4', null])
  const at = '2026-01-02T00:00:00Z'
  expect(comparedWith(now, '2026-01', [reportOf(before, '2025-12', at)])).toMatchObject({
    is: 'compared',
    with: at,
    months: 11,
    changes: [
      { month: '2025-10', is: 'revised', before: '0.2000', now: '0.2500', reportedAt: at },
      { month: '2025-11', is: 'withdrawn', before: '0.3000', reportedAt: at },
      { month: '2025-12', is: 'published', now: '0.4000', reportedAt: at },
    ],
  })
})

test('a month that only one of the two reports read has not changed', () => {
  const before = reportOf(yearOf('2025-11', '0.5'), '2025-11', 'a')
  const found = comparedWith(yearOf('2025-12', '0.5'), '2025-12', [before])
  expect(found).toMatchObject({ months: 11, changes: [] })
})

test('the last report that told of the series counts, not one that was of another', () => {
  const ipca = readOf('2025-12', ['0.1', '0.2'])
  const other = readOf('2025-12', ['9', '9'], 'inpc')
  const earlier = [reportOf(other, '2025-12', 'newer'), reportOf(ipca, '2025-12', 'older')]
  expect(comparedWith(ipca, '2025-12', earlier)).toMatchObject({ with: 'older', changes: [] })
  expect(comparedWith(ipca, '2025-12', earlier.slice(0, 1))).toEqual({ is: 'first' })
})

test('each month is compared with the last report that read it, whatever was made in between', () => {
  const september = reportOf(yearOf('2026-09', '0.5'), '2026-09', 'september')
  const august = reportOf(yearOf('2026-08', '0.7'), '2026-08', 'august')
  const old = reportOf(yearOf('2019-01', '0.9'), '2019-01', 'newest')
  const now = readOf('2026-10', [...Array<string>(11).fill('0.5'), '0.6', '0.5'])
  expect(comparedWith(now, '2026-10', [old, september, august])).toEqual({
    is: 'compared',
    with: 'september',
    months: 11,
    changes: [
      { month: '2026-09', is: 'revised', before: '0.5000', now: '0.6000', reportedAt: 'september' },
    ],
  })
})

test('months of several reports are counted together', () => {
  const october = reportOf(yearOf('2025-10', '0.5'), '2025-10', 'older')
  const january = reportOf(yearOf('2027-01', '0.5'), '2027-01', 'newer')
  const found = comparedWith(yearOf('2026-06', '0.5'), '2026-06', [january, october])
  expect(found).toMatchObject({ with: 'newer', months: 9, changes: [] })
})

test('where no report shares a month nothing was compared, and nothing is told as unchanged', () => {
  const old = reportOf(yearOf('2019-01', '0.5'), '2019-01', 'old')
  const ipca = yearOf('2026-10', '0.5')
  expect(comparedWith(ipca, '2026-10', [old])).toEqual({ is: 'apart' })
  const made = indexReport({
    month: '2026-10',
    url: 'https://x',
    rehearsal: false,
    readAt: '',
    calls: 1,
    series: [ipca],
    earlier: [old],
    place: () => '',
  })
  const words = JSON.stringify([made.highlights, made.summary, made.sheets])
  expect(words).toContain('sem meses em comum')
  expect(words).not.toContain('não mudou')
  expect(words).not.toContain('Primeiro relatório')
  expect(made.highlights).toContain(
    '1 série não tem mês em comum com os relatórios anteriores: não se sabe se mudou.',
  )
})

function tableOf(factors: readonly string[], last: string): Read {
  const months = new Map(
    factors.map((factor, at): [string, MonthRow] => [
      addMonths(last, at + 1 - factors.length),
      { factor },
    ]),
  )
  const subject = { kind: 'table' as const, ref: 'tjsp', name: 'TJSP' }
  return { is: 'read', subject, way: 'table', months, text: '', sha256: '' }
}

const made = (series: Parameters<typeof indexReport>[0]['series']) =>
  indexReport({
    month: '2026-10',
    url: 'https://x',
    rehearsal: false,
    readAt: '',
    calls: 1,
    series,
    earlier: [],
    place: () => '',
  })

test('series without the month → in part, and the first page says after which month there is nothing', () => {
  const latest = { ...readOf('2026-10', ['0.1', null]), subject: indexOf('ipca', '2026-09') }
  const still = tableOf(['1.02', '1.01', '1', '1'], '2026-11')
  const report = made([latest, still, yearOf('2026-10', '0.5')])
  const none = { failed: 0, rejected: 0, duplicate: 0, ignored: 0, pending: 0 }
  expect(report.rows).toEqual({ read: 3, ok: 1, warned: 2, ...none })
  expect(report.incomplete).toBe(false)
  expect(report.state).toBe('Sem o mês de 10/2026 em 2 de 3 séries')
  expect(report.highlights).toEqual([
    '1 índice ainda sem publicação em 10/2026, e nada depois de 09/2026: isso não é variação zero.',
    '1 tabela judicial não varia em 10/2026, e nada depois de 09/2026: o serviço não diz se o mês foi publicado, e ela fica sem variação e sem acumulado.',
    'Primeiro relatório: não há outro com que comparar.',
  ])
})

test('one series without the month → in part as well; each with it → whole', () => {
  expect(made([readOf('2026-10', [null])]).state).toBe('Sem o mês de 10/2026 em 1 de 1 série')
  expect(made([yearOf('2026-10', '0.5')]).state).toBeUndefined()
})

test('the first page → what each series did in the month, or in the last one that it has', () => {
  const latest = { ...readOf('2026-10', ['0.1', null]), subject: indexOf('ipca', '2026-09') }
  const still = tableOf(['1.02', '1.01', '1', '1'], '2026-11')
  const { figures } = made([latest, still, yearOf('2026-10', '0.5'), readOf('2026-10', [null])])
  expect(figures!.lines).toEqual([
    'ipca: 0,10% em 09/2026',
    'TJSP: 1,00% em 09/2026',
    'ipca: 0,50% em 10/2026; 6,17% em 12 meses',
  ])
})

test('months after the last one in which a table varied → empty, and told as not published', () => {
  const { sheets } = made([tableOf(['1.02', '1.01', '1', '1'], '2026-11')])
  const months = sheets.find(({ name }) => name === 'Meses')!
  const [factor, published] = ['Fator da tabela', 'Consta no serviço?'].map((title) =>
    months.columns.findIndex((column) => column.title === title),
  )
  const shown = months.rows.slice(-3).map((row) => [row[factor!], row[published!]])
  expect(shown).toEqual([
    [{ n: '1.02', format: expect.any(String) }, 'o serviço não diz'],
    [{ n: '1.01', format: expect.any(String) }, 'o serviço não diz'],
    [null, 'NÃO'],
  ])
})

test('a value of a month that the service calls unpublished → empty', () => {
  const months = new Map([['2026-10', { value: '1621', published: false }]])
  const wage = { ...readOf('2026-10', ['0.1']), way: 'price' as const, months }
  const rows = made([wage]).sheets.find(({ name }) => name === 'Meses')!.rows
  expect(rows.at(-1)!.slice(3, -1)).toEqual([null, null, null, null, 'NÃO'])
})

test('months that the service does not have → one line from the first to the last of them', () => {
  const latest = { ...readOf('2026-10', ['0.1', '0.2', null, null, '0.3', null]) }
  const { rows } = made([latest]).sheets.find(({ name }) => name === 'Meses')!
  const month = expect.objectContaining({ date: true })
  expect(rows.map((row) => [row[2], row[7]])).toEqual([
    ['11/2025 a 04/2026', 'NÃO'],
    [month, 'sim'],
    [month, 'sim'],
    ['07/2026 a 08/2026', 'NÃO'],
    [month, 'sim'],
    [month, 'NÃO'],
  ])
})

test('the columns of the movement → on one page across, without the name for requests', () => {
  const { columns } = made([readOf('2026-10', ['0.1'])]).sheets[0]!
  expect(columns.at(-1)).toMatchObject({ title: 'Nome curto', onScreen: true })
  expect(widthOf(columns.slice(0, -1))).toBeLessThanOrEqual(PAGE_WIDTH)
})

const indexOf = (ref: string, latest: string) => ({
  kind: 'index' as const,
  ref,
  name: ref,
  latest,
})

test('zero that an older report told of a month that stood still → not told as withdrawn', () => {
  const now = tableOf(['1.01', '1', '1'], '2026-11')
  const facts = { series: { 'table tjsp': { '2026-09': '1.0000', '2026-10': '0.0000' } } }
  const earlier = [{ createdAt: 'a', facts } as unknown as ReportRecord]
  expect(comparedWith(now, '2026-10', earlier)).toMatchObject({ months: 2, changes: [] })
})

test('a composite index, which has no series → not among those with the month, nor of their number', () => {
  const composite = { is: 'composite' as const, subject: indexOf('multi', '2026-10') }
  const latest = { ...readOf('2026-10', ['0.1', null]), subject: indexOf('ipca', '2026-09') }
  const report = made([latest, composite])
  expect(report.rows).toMatchObject({ read: 2, ok: 0, warned: 2, failed: 0 })
  expect(report.state).toBe('Sem o mês de 10/2026 em 1 de 1 série')
  expect(report.states!.warned).toBe('Sem esse mês, ou sem série própria')
})

test.each([
  [[], false],
  [[reportOf(yearOf('2026-10', '0.5'), '2026-10', 'september')], true],
])('earlier reports %# → what was compared is explained where there was something', (earlier, has) => {
  const { notes } = indexReport({
    month: '2026-10',
    url: 'https://x',
    rehearsal: false,
    readAt: '',
    calls: 1,
    series: [yearOf('2026-10', '0.5')],
    earlier,
    place: () => '',
  })
  expect(notes.some((note) => note.includes('Desde o último relatório'))).toBe(has)
})
