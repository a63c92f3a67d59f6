import { expect, test } from 'vitest'
import { call, sandboxFor } from './support.js'

const INDEX = ['coverageStart', 'id', 'latestAvailable', 'mergeable', 'name', 'slug', 'type']
const SERIES = [
  'basis',
  'count',
  'coverage',
  'from',
  'index',
  'sampling',
  'series',
  'to',
  'truncated',
]

test('the list holds only indices, with the fields of the contract, for ten minutes', async () => {
  const { body, headers } = await call(await sandboxFor(), '/v1/indices')
  for (const index of body.indices) expect(Object.keys(index).sort()).toEqual(INDEX)
  expect(body.indices.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['ipca', 'inpc', 'igpm', 'ipca15', 'selic', 'salario-minimo', 'multi']),
  )
  expect(headers['cache-control']).toContain('max-age=600')
})

test('an index answers by slug and by id', async () => {
  const sandbox = await sandboxFor()
  const slug = await call(sandbox, '/v1/indices/ipca')
  const id = await call(sandbox, '/v1/indices/5')
  expect(slug.body).toMatchObject({ slug: 'ipca', coverageStart: '2013-01-01' })
  expect(slug.body.latestAvailable).toBe('2025-12-01')
  expect(id.body).toEqual(slug.body)
})

test.each([
  ['/v1/indices/igpx', 404, 'INDEX_NOT_FOUND'],
  ['/v1/indices/tjes-inpc', 404, 'INDEX_NOT_FOUND'],
  ['/v1/indices/1262', 400, 'INDEX_LEGACY_ID'],
  ['/v1/indices/igpx/series', 404, 'INDEX_NOT_FOUND'],
  ['/v1/indices/1262/series', 400, 'INDEX_LEGACY_ID'],
  ['/v1/indices/ipca/series?asOf=2024-01-01', 400, 'BAD_REQUEST'],
  ['/v1/indices/ipca/series?asOf=', 400, 'BAD_REQUEST'],
  ['/v1/indices/ipca/series?from=2024-13', 400, 'BAD_REQUEST'],
  ['/v1/indices/ipca/series?from=2024-01-01', 400, 'BAD_REQUEST'],
  ['/v1/indices/ipca/series?from=2024-02&to=2024-01', 400, 'BAD_REQUEST'],
  ['/v1/indices/ipca/series?format=xml', 400, 'BAD_REQUEST'],
  ['/v1/indices/ipca/series?sampling=weekly', 400, 'BAD_REQUEST'],
  ['/v1/indices/ipca/series?from=2024-01&from=2024-02', 400, 'BAD_REQUEST'],
  ['/v1/tables/nenhuma', 404, 'TABLE_NOT_FOUND'],
  ['/v1/tables/1262', 400, 'INDEX_LEGACY_ID'],
  ['/v1/tables/ipca', 400, 'INDEX_NOT_TABLE'],
  ['/v1/tables/nenhuma/series', 404, 'TABLE_NOT_FOUND'],
  ['/v1/tables/1262/series', 400, 'INDEX_LEGACY_ID'],
  ['/v1/tables/262/series?asOf=2024-02-30', 400, 'BAD_REQUEST'],
  ['/v1/tables/262/series?asOf=2024-02', 400, 'BAD_REQUEST'],
  ['/v1/tables/262/series?from=2024-02&to=2024-01', 400, 'BAD_REQUEST'],
])('%s is %i %s', async (path, status, code) => {
  const answer = await call(await sandboxFor(), path)
  expect({ status: answer.status, code: answer.body.error.code }).toEqual({ status, code })
})

test('a composite index has no series of its own', async () => {
  const { status, body } = await call(await sandboxFor(), '/v1/indices/multi/series')
  expect(status).toBe(422)
  expect(body.error.message).toContain('multi')
})

test('a series has the fields of the contract and is cut to the months asked', async () => {
  const path = '/v1/indices/ipca/series?from=2024-08&to=2024-10'
  const { body } = await call(await sandboxFor(), path)
  expect(Object.keys(body).sort()).toEqual(SERIES)
  expect(body).toMatchObject({
    index: { kind: 'index', slug: 'ipca' },
    basis: { factorField: 'accumulated' },
    sampling: 'first_day_of_month',
    from: '2024-08',
    to: '2024-10',
    count: 3,
    truncated: false,
  })
  expect(body.coverage).toEqual({ from: '2013-01', to: '2026-01' })
  const [august, september] = body.series
  expect(august).toMatchObject({ month: '2024-08', date: '2024-08-01', value: -0.02 })
  // The row of September holds August, and the positive variant leaves its deflation out.
  expect(september!.accumulated / august!.accumulated).toBeCloseTo(0.9998, 14)
  expect(september!.accumulatedPositive).toBe(august!.accumulatedPositive)
})

test('a month that is not published is null and says so', async () => {
  const sandbox = await sandboxFor({ publishedTo: '2025-10' })
  const { body } = await call(sandbox, '/v1/indices/ipca/series?from=2025-10')
  const rows = body.series.map(({ month, value, published }) => ({
    month,
    value,
    published,
  }))
  expect(rows).toEqual([
    { month: '2025-10', value: 0.09, published: undefined },
    { month: '2025-11', value: null, published: false },
    { month: '2025-12', value: null, published: false },
    { month: '2026-01', value: null, published: false },
  ])
  expect(body.series[3]!.accumulated).toBe(body.series[1]!.accumulated)
})

test('SELIC is added by value and its accumulated column is null', async () => {
  const { body } = await call(await sandboxFor(), '/v1/indices/selic/series')
  expect(body.basis.factorField).toBe('value')
  expect(body.series[0]).toMatchObject({ month: '2014-01', value: 0.85, accumulated: null })
})

test('an index that is stored by day gives each day, up to the ceiling of the answer', async () => {
  const box = await sandboxFor()
  const path = '/v1/indices/dolar/series?sampling=daily'
  const { body } = await call(box, `${path}&from=2024-02&to=2024-03`)
  expect(body).toMatchObject({ sampling: 'as_stored', count: 60, truncated: false })
  expect(body.series[28]).toMatchObject({ date: '2024-02-29' })
  const monthly = (await call(box, '/v1/indices/dolar/series?from=2024-03&to=2024-03')).body
  expect(monthly.series).toMatchObject([{ date: '2024-03-01', value: body.series[29]!.value }])
  expect((await call(box, path)).body).toMatchObject({ count: 1200, truncated: true })
})

test('daily sampling is told as stored', async () => {
  const { body } = await call(await sandboxFor(), '/v1/indices/ipca/series?sampling=daily')
  expect(body.sampling).toBe('as_stored')
})

test('csv comes as an attachment', async () => {
  const path = '/v1/indices/ipca/series?from=2025-12&to=2026-01&format=csv'
  const { headers, text } = await call(await sandboxFor(), path)
  expect(headers['content-type']).toMatch(/^text\/csv/)
  expect(headers['content-disposition']).toContain('attachment')
  const [heading, december, january] = text.trim().split('\n')
  expect(heading).toBe('month,date,value,accumulated,accumulatedPositive,published')
  expect(december).toMatch(/^2025-12,2025-12-01,0\.33,/)
  expect(january).toMatch(/^2026-01,2026-01-01,,.*,false$/)
})

test('rows above the ceiling are cut and the answer says so', async () => {
  const sandbox = await sandboxFor({ clock: () => Date.UTC(2150, 0, 15) })
  const { body } = await call(sandbox, '/v1/indices/ipca/series')
  expect(body).toMatchObject({ truncated: true, count: 1200 })
  expect(body.series).toHaveLength(1200)
})

test('tables have their real id, their former one and their kind; one has no slug', async () => {
  const { body } = await call(await sandboxFor(), '/v1/tables')
  expect(body.tables.length).toBeGreaterThanOrEqual(3)
  expect(body.tables).toContainEqual(expect.objectContaining({ slug: null }))
  for (const table of body.tables) {
    expect(Object.keys(table).sort()).toEqual(['id', 'kind', 'legacyCatalogId', 'name', 'slug'])
    expect(table).toMatchObject({ kind: 'table', legacyCatalogId: table.id + 1000 })
  }
})

test('a table answers by id and by slug', async () => {
  const sandbox = await sandboxFor()
  const id = await call(sandbox, '/v1/tables/262')
  const slug = await call(sandbox, '/v1/tables/tjes-inpc')
  expect(id.body).toEqual(slug.body)
})

test('asOf calculates the rows of a table anew', async () => {
  const sandbox = await sandboxFor()
  const path = '/v1/tables/jf-condenatorias/series?from=2021-11&to=2022-03&asOf=2022-03-15'
  const { body } = await call(sandbox, path)
  expect(Object.keys(body).sort()).toEqual([...SERIES, 'segments'].sort())
  expect(body.index).toMatchObject({ kind: 'judicial_table', tableId: 184 })
  expect(body.basis.factorField).toBe('factor')
  expect(body.segments).toHaveLength(2)
  // IPCA-15 11/2021 1.17; SELIC 12/2021 0.77, 01/2022 0.73, 02/2022 0.76.
  expect(body.series.map(({ factor }) => factor)).toEqual([1.0117, 1, 1, 1, 1])
  const accrued = body.series.map(({ selicAccrued }) => selicAccrued)
  expect(accrued).toEqual([2.26, 2.26, 1.49, 0.76, 0])
})

test('a table comes as csv too', async () => {
  const { headers, text } = await call(await sandboxFor(), '/v1/tables/317/series?format=csv')
  expect(headers['content-disposition']).toContain('tabela-317.csv')
  expect(text).toMatch(/^month,date,factor,selicAccrued\n2013-01,2013-01-01,/)
})
