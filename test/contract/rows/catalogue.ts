import { expect } from 'vitest'
import { expectRefusal, expectUnsent, refused } from '../support/expect.js'
import type { World } from '../support/world.js'
import { at } from './places.js'
import { type Row, row } from './row.js'

const RESOURCES = 'IndexSeries'
const TWO_FAMILIES = 'Index versus judicial table'

const TURNED = { from: '2024-02', to: '2024-01' }

function turned({ unchecked }: World, place: string, given: Record<string, string | number>) {
  return unchecked('calculation', at(place).route, {
    given: { ...given, ...TURNED },
    query: Object.keys(TURNED),
  })
}

/** "Indices". */
export const indices: Row[] = [
  row(at('indices.list'), { claim: 'only indices, of both types' }, async ({ clients }) => {
    const { indices } = await clients.calculation.indices.list()
    expect(new Set(indices.map(({ type }) => type))).toEqual(new Set(['perc', 'moeda']))
    expect(indices.every(({ slug }) => slug)).toBe(true)
  }),
  row(at('indices.get'), { claim: 'by slug or id' }, async ({ clients }) => {
    const bySlug = await clients.calculation.indices.get('ipca')
    expect(await clients.calculation.indices.get(Number(bySlug.id))).toEqual(bySlug)
    expect(bySlug.slug).toBe('ipca')
  }),
  refused(at('indices.get'), { status: 404, code: null, claim: 'no such index' }, ({ clients }) =>
    clients.calculation.indices.get('nenhum'),
  ),
  refused(
    at('indices.get'),
    { status: 404, code: null, claim: 'a table does not resolve here' },
    ({ clients }) => clients.calculation.indices.get('tjsp-pratica'),
  ),
  legacy('indices.get', ({ clients }) => clients.calculation.indices.get(1184)),
  legacy('indices.series', ({ clients }) => clients.calculation.indices.series(1184)),
  row(at('indices.series'), { claim: 'window, rows and how to use them' }, async ({ clients }) => {
    const window = { from: '2024-01', to: '2024-03' }
    const read = await clients.calculation.indices.series('ipca', window)
    expect(read).toMatchObject({
      index: { kind: 'index' },
      basis: { factorField: 'accumulated' },
      sampling: 'first_day_of_month',
      ...window,
      count: 3,
      truncated: false,
    })
    // IBGE, IPCA of 01, 02 and 03/2024.
    expect(read.series.map(({ value }) => value)).toEqual([0.42, 0.83, 0.16])
  }),
  row(
    { ...at('indices.series'), section: RESOURCES },
    { claim: 'accumulatedPositive' },
    async (world) => {
      const { series } = await world.clients.calculation.indices.series('igpm')
      const last = series.findLast(({ accumulated }) => typeof accumulated === 'number')!
      expect(Number(last.accumulatedPositive)).toBeGreaterThan(Number(last.accumulated))
    },
  ),
  row(
    { ...at('indices.series'), section: RESOURCES },
    { claim: 'SELIC is additive' },
    async (world) => {
      const { series, basis } = await world.clients.calculation.indices.series('selic')
      expect(basis).toMatchObject({ factorField: 'value' })
      expect(series.every(({ accumulated }) => accumulated === null)).toBe(true)
    },
  ),
  row(
    { ...at('indices.series'), section: RESOURCES },
    { claim: 'published: false' },
    async (world) => {
      world.clock.ms = Date.UTC(2026, 5, 15)
      const { series } = await world.clients.calculation.indices.series('ipca')
      expect(series.at(-1)).toMatchObject({ value: null, published: false })
      expect(series[0]).not.toHaveProperty('published', false)
    },
  ),
  row(at('indices.series'), { claim: 'csv as an attachment' }, async (world) => {
    const csv = await world.clients.calculation.indices.seriesCsv('ipca', { from: '2024-01' })
    expect(csv.split('\n')[0]).toContain('value')
    expect(csv).toContain('0.42')
    const { headers } = world.last().exchange.answer
    expect(headers['content-disposition']).toMatch(/^attachment/)
  }),
  row(at('indices.series'), { claim: 'sampling daily' }, async ({ clients }) => {
    const read = await clients.calculation.indices.series('ipca', { sampling: 'daily' })
    expect(read.sampling).toBe('as_stored')
  }),
  refused(
    at('indices.series'),
    { status: 400, code: null, claim: 'any asOf on a common index' },
    ({ clients }) => clients.calculation.indices.series('ipca', { asOf: '2024-01-01' }),
  ),
  refused(
    at('indices.series'),
    { status: 400, code: null, claim: 'from after to' },
    async (world) => {
      await expectUnsent(world, () => world.clients.calculation.indices.series('ipca', TURNED))
      return turned(world, 'indices.series', { slug: 'ipca' })
    },
  ),
  refused(
    at('indices.series'),
    { status: 404, code: null, claim: 'no such index' },
    ({ clients }) => clients.calculation.indices.series('nenhum'),
  ),
  refused(
    at('indices.series'),
    { status: 422, code: null, claim: 'the composite index has no series' },
    ({ clients }) => clients.calculation.indices.series('multi'),
  ),
  inJson('indices.series', { slug: 'ipca' }),
  noEngine('indices.series'),
]

/** "Judicial tables". */
export const tables: Row[] = [
  row(at('tables.list'), { claim: 'with and without a slug' }, async ({ clients }) => {
    const { tables } = await clients.calculation.tables.list()
    expect(tables.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['tjsp-pratica', null]))
  }),
  row(
    at('tables.get'),
    { claim: 'by calcId or slug; legacyCatalogId is id + 1000' },
    async (world) => {
      const { tables } = world.clients.calculation
      const bySlug = await tables.get('jf-condenatorias')
      expect(bySlug).toMatchObject({ id: 184, legacyCatalogId: 1184, kind: 'table' })
      expect(await tables.get(184)).toEqual(bySlug)
    },
  ),
  legacy('tables.get', ({ clients }) => clients.calculation.tables.get(1184)),
  legacy('tables.series', ({ clients }) => clients.calculation.tables.series(1184)),
  notTable('tables.get', ({ clients }) => clients.calculation.tables.get('ipca')),
  notTable('tables.series', ({ clients }) => clients.calculation.tables.series('ipca')),
  refused(at('tables.get'), { status: 404, code: 'TABLE_NOT_FOUND' }, ({ clients }) =>
    clients.calculation.tables.get('nenhuma'),
  ),
  refused(at('tables.series'), { status: 404, code: 'TABLE_NOT_FOUND' }, ({ clients }) =>
    clients.calculation.tables.series('nenhuma'),
  ),
  row(
    { ...at('tables.get'), section: TWO_FAMILIES },
    { claim: 'separate id spaces' },
    async (world) => {
      const { indices, tables } = world.clients.calculation
      const index = await indices.get(20)
      const table = await tables.get(20)
      expect(index.name).not.toBe(table.name)
    },
  ),
  row(
    { ...at('tables.get'), section: TWO_FAMILIES },
    { claim: 'one id space with created tables' },
    async (world) => {
      const { calcId, type } = world.sandbox.seeded.ready.tabelasJudiciais
      const { tables, calc } = world.clients.calculation
      expect(await tables.get(calcId)).toMatchObject({ id: calcId, slug: null })
      expect(await calc.open({ type, id: calcId })).toMatchObject({ calcId })
    },
  ),
  row(
    at('tables.series'),
    { claim: 'window, segments, factor and selicAccrued' },
    async ({ clients }) => {
      const window = { from: '2021-11', to: '2022-01' }
      const read = await clients.calculation.tables.series('jf-condenatorias', window)
      expect(read).toMatchObject({ index: { kind: 'judicial_table', tableId: 184 }, ...window })
      expect(read.segments).toHaveLength(2)
      const [before, selic] = read.series
      expect(before!.factor).toBeGreaterThan(1)
      expect(selic).toMatchObject({ factor: 1 })
      expect(selic!.selicAccrued).toBeGreaterThan(0)
    },
  ),
  row(
    at('tables.series'),
    { claim: 'asOf recalculates, it does not trim' },
    async ({ clients }) => {
      const { tables } = clients.calculation
      const window = { from: '2020-01', to: '2020-02' }
      const now = await tables.series('tjsp-pratica', window)
      const then = await tables.series('tjsp-pratica', { ...window, asOf: '2022-01-01' })
      expect(then.count).toBe(now.count)
      expect(then.series[0]!.factor).toBeLessThan(now.series[0]!.factor!)
    },
  ),
  row(
    { ...at('tables.series'), section: RESOURCES },
    { claim: 'truncated at the row ceiling' },
    async (world) => {
      world.clock.ms = Date.UTC(2199, 0, 1)
      const read = await world.clients.calculation.tables.series('tjsp-pratica')
      expect(read.truncated).toBe(true)
      expect(read.series).toHaveLength(read.count!)
    },
  ),
  row(at('tables.series'), { claim: 'csv' }, async ({ clients }) => {
    const csv = await clients.calculation.tables.seriesCsv('tjsp-pratica', { from: '2024-01' })
    expect(csv.split('\n')[0]).toContain('factor')
  }),
  refused(
    at('tables.series'),
    { status: 400, code: 'BAD_REQUEST', claim: 'invalid window' },
    async (world) => {
      await expectUnsent(world, () => world.clients.calculation.tables.series(20, TURNED))
      return turned(world, 'tables.series', { ref: 20 })
    },
  ),
  refused(
    at('tables.series'),
    { status: 422, code: null, claim: 'a table without milestones' },
    async ({ clients: { calculation } }) => {
      const { calcId } = await calculation.calc.create({ type: 'tabelasJudiciais' })
      return calculation.tables.series(calcId)
    },
  ),
  inJson('tables.series', { ref: 20 }),
  noEngine('tables.series'),
]

type Provoke = (world: World) => Promise<unknown>

/** The default, said: our client leaves it out. */
function inJson(name: string, given: Record<string, unknown>): Row {
  return row(at(name), { claim: 'format json' }, async (world) => {
    const asked = { given: { ...given, format: 'json' }, query: ['format'] }
    const read = await world.unchecked('calculation', at(name).route, asked)
    expect(read).toMatchObject({ truncated: false })
  })
}

/** The message carries the correct id. */
function legacy(name: string, provoke: Provoke): Row {
  const fact = { status: 400, code: 'INDEX_LEGACY_ID', claim: 'id + 1000' }
  return row(at(name), fact, async (world) => {
    const error = await expectRefusal(world, at(name), fact, provoke(world))
    expect(error.serviceMessage).toMatch(/\b184\b/)
  })
}

/** General rule 2, on the routes of tables too. */
function notTable(name: string, provoke: Provoke): Row {
  return refused(
    { ...at(name), section: TWO_FAMILIES },
    { status: 400, code: 'INDEX_NOT_TABLE' },
    provoke,
  )
}

function noEngine(name: string): Row {
  const fact = {
    status: 502,
    code: null,
    claim: 'the engine did not respond',
    fault: true,
  } as const
  return refused(at(name), fact, (world) => {
    const path = at(name).route.split(' ')[1]!
    world.sandbox.fault({ service: 'calc', path, status: 502 })
    return at(name).ask(world.clients, world)
  })
}
