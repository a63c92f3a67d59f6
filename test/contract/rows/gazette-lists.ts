import { expect } from 'vitest'
import { expectUnsent, refused } from '../support/expect.js'
import type { World } from '../support/world.js'
import { aPublication, gazetteAt } from './gazette-places.js'
import { type Row, row } from './row.js'

type Item = Record<string, unknown>
type Query = Record<string, string | number>

const COMMUNICATIONS = gazetteAt('communications.list')
const PROCESSOS = gazetteAt('processos.list')
const LAWYERS = gazetteAt('lawyers.list')
const PARTIES = gazetteAt('parties.list')
const TRIBUNALS = gazetteAt('tribunals.list')

/** Fewer than there are without the filter, and some. */
function expectFewer(found: { total: number }, all: { total: number }): void {
  expect(found.total).toBeGreaterThan(0)
  expect(found.total).toBeLessThan(all.total)
}

/** Filters of `/v1/communications` by what a publication of the base itself holds. */
const BY_ITEM: Record<string, (item: Item) => Query> = {
  numero_processo: ({ numero_processo }) => ({ numero_processo: String(numero_processo) }),
  'numero_processo with its mask': ({ numeroprocessocommascara }) => ({
    numero_processo: String(numeroprocessocommascara),
  }),
  tribunal: ({ siglaTribunal }) => ({ tribunal: String(siglaTribunal) }),
  tipo_comunicacao: ({ tipoComunicacao }) => ({ tipo_comunicacao: String(tipoComunicacao) }),
  orgao_id: ({ idOrgao }) => ({ orgao_id: Number(idOrgao) }),
  'data_inicio and data_fim, inclusive': ({ data_disponibilizacao: day }) => ({
    data_inicio: String(day),
    data_fim: String(day),
  }),
}

export const gazetteLists: Row[] = [
  ...Object.entries(BY_ITEM).map(([claim, queryOf]) =>
    row(COMMUNICATIONS, { claim }, async (world) => {
      const { communications } = world.clients.gazette
      const item = await aPublication(world)
      const found = await communications.list({ ...queryOf(item), limit: 200 })
      expectFewer(found, await communications.list({ limit: 1 }))
      expect(found.items.map(({ id }) => id)).toContain(item.id)
    }),
  ),
  row(COMMUNICATIONS, { claim: 'q' }, async ({ clients }) => {
    const { communications } = clients.gazette
    expectFewer(await communications.list({ q: 'sentença' }), await communications.list())
  }),
  row(COMMUNICATIONS, { claim: 'numero_oab with uf_oab' }, async ({ clients, sandbox }) => {
    const { communications } = clients.gazette
    const [one] = sandbox.gazetteBase.registrations()
    const query = { numero_oab: one!.spellings[0]!.oab, uf_oab: one!.uf }
    expectFewer(await communications.list(query), await communications.list())
  }),
  row(PROCESSOS, { claim: 'q, tribunal, data_inicio and data_fim' }, async (world) => {
    const { processos } = world.clients.gazette
    const { siglaTribunal, data_disponibilizacao: day } = await aPublication(world)
    const all = await processos.list({ limit: 1 })
    expectFewer(await processos.list({ q: 'sentença' }), all)
    expectFewer(await processos.list({ tribunal: String(siglaTribunal) }), all)
    const period = { data_inicio: String(day), data_fim: String(day) }
    expectFewer(await processos.list(period), all)
  }),
  row(PARTIES, { claim: 'nome and tipo' }, async ({ clients }) => {
    const { parties } = clients.gazette
    const { items, total } = await parties.list({ limit: 1 })
    const { nome, tipo } = items[0] as { nome: string; tipo: string }
    expectFewer(await parties.list({ nome: nome.slice(0, 6) }), { total })
    expectFewer(await parties.list({ tipo }), { total })
  }),
  ...paging(),
  row(LAWYERS, { claim: 'numero_oab with uf_oab, nome' }, async ({ clients, sandbox }) => {
    const { lawyers } = clients.gazette
    const [one] = sandbox.gazetteBase.registrations()
    const { oab, nome, id } = one!.spellings[0]!
    const byNumber = await lawyers.search({ numero_oab: oab, uf_oab: one!.uf })
    const byName = await lawyers.search({ nome: nome.slice(1) })
    expect(byNumber.items.map((item) => item.id)).toContain(id)
    expect(byName.items.map((item) => item.id)).toContain(id)
  }),
  row(LAWYERS, { claim: 'up to 200, not paginated' }, async ({ clients }) => {
    const { items, cut } = await clients.gazette.lawyers.search({})
    expect(items.length).toBeLessThanOrEqual(200)
    expect(cut).toBe(items.length === 200)
  }),
  row(TRIBUNALS, { claim: 'sigla in part, uf, ativo' }, async ({ clients }) => {
    const { tribunals } = clients.gazette
    const all = (await tribunals.list()).items
    const of = async (query: Parameters<typeof tribunals.list>[0]) =>
      (await tribunals.list(query)).items
    expect(await of({ sigla: 'TJ' })).toEqual(all.filter(({ sigla }) => /TJ/.test(String(sigla))))
    expect(await of({ uf: 'SP' })).toEqual(all.filter(({ uf }) => uf === 'SP'))
    expect(await of({ ativo: false })).toEqual(all.filter(({ ativo }) => ativo === false))
    expect(await of({ ativo: true })).toEqual(all.filter(({ ativo }) => ativo === true))
  }),
  ...wrong(),
]

/** Total, limit, offset, items; and the reading of all pages, proven complete. */
function paging(): Row[] {
  const lists = {
    communications: COMMUNICATIONS,
    processos: PROCESSOS,
    parties: PARTIES,
  } as const
  return (['communications', 'processos', 'parties'] as const).flatMap((name) => [
    row(lists[name], { claim: 'limit 25 and offset 0 unless said' }, async ({ clients }) => {
      const { body } = await clients.gazette[name].list()
      expect(body).toMatchObject({ limit: 25, offset: 0 })
    }),
    row(lists[name], { claim: 'limit up to 200, and offset' }, async ({ clients }) => {
      const list = clients.gazette[name]
      const { items } = await list.list({ limit: 200 })
      const page = await list.list({ limit: 2, offset: 3 })
      expect(page.items).toEqual(items.slice(3, 5))
    }),
    row(
      { ...lists[name], method: `gazette.${name}.all` },
      { claim: 'all pages' },
      async ({ clients }) => {
        const reading = clients.gazette[name].all({}, { pageSize: 90 })
        const { items, coverage } = await reading.collect()
        expect(coverage).toMatchObject({ complete: true, reason: 'total-agrees' })
        expect(items).toHaveLength(coverage.told.at(-1)!)
      },
    ),
  ])
}

/** 400 `bad_request`: what the client refuses by itself is sent past its checks. */
function wrong(): Row[] {
  const cases: [place: typeof COMMUNICATIONS, claim: string, query: Query][] = [
    [COMMUNICATIONS, 'q of two characters', { q: 'ab' }],
    [PROCESSOS, 'q of two characters', { q: 'ab' }],
    [COMMUNICATIONS, 'a date of another form', { data_inicio: '31/12/2025' }],
    [PROCESSOS, 'a date of another form', { data_fim: '31/12/2025' }],
    [COMMUNICATIONS, 'limit above 200', { limit: 201 }],
    [PROCESSOS, 'limit above 200', { limit: 201 }],
    [PARTIES, 'limit above 200', { limit: 201 }],
    [COMMUNICATIONS, 'a negative offset', { offset: -1 }],
    [COMMUNICATIONS, 'no case number', { numero_processo: '123' }],
    [LAWYERS, 'an empty filter', { nome: '' }],
    [TRIBUNALS, 'ativo that is neither', { ativo: 'talvez' }],
  ]
  return cases.map(([place, claim, query]) =>
    refused(
      place,
      { status: 400, code: 'bad_request', claim, against: true },
      async (world: World) => {
        const { gazette } = world.clients
        const group = place.operation.split('.')[1] as 'communications'
        const method = place.method.split('.')[2] as 'list'
        await expectUnsent(world, () => gazette[group][method](query))
        return world.unchecked('gazette', place.route, { given: query, query: Object.keys(query) })
      },
    ),
  )
}
