import { expect } from 'vitest'
import { expectUnsent, refused } from '../support/expect.js'
import { gazetteGeneral } from './gazette-general.js'
import { gazetteLists } from './gazette-lists.js'
import { aPublication, gazetteAt } from './gazette-places.js'
import { type Row, row } from './row.js'

type Item = Record<string, unknown>

const CASE = gazetteAt('processos.get')
const UNKNOWN_CASE = '0000001-02.2020.8.26.0100'

const details: Row[] = [
  row(gazetteAt('communications.get'), { claim: 'with its lawyers and parties' }, async (world) => {
    const { id } = await aPublication(world)
    const { body } = await world.clients.gazette.communications.get(Number(id))
    const inside = Object.values(body).filter((value) => Array.isArray(value))
    expect(body.id).toBe(id)
    expect(inside.length).toBeGreaterThanOrEqual(2)
  }),
  row(CASE, { claim: 'masked or 20 digits' }, async (world) => {
    const { numero_processo, numeroprocessocommascara } = await aPublication(world)
    const { processos } = world.clients.gazette
    const plain = await processos.get(String(numero_processo))
    const masked = await processos.get(String(numeroprocessocommascara))
    expect(masked.body).toEqual(plain.body)
  }),
  row(
    gazetteAt('processos.list'),
    { claim: 'aggregates: total, first and last date, court' },
    async ({ clients }) => {
      const { items } = await clients.gazette.processos.list({ limit: 1 })
      const { body } = await clients.gazette.processos.get(String(items[0]!.numero_processo))
      expect(body).toMatchObject(items[0]!)
      expect(body.communications as Item[]).toHaveLength(Number(items[0]!.total_publicacoes))
    },
  ),
  row(gazetteAt('lawyers.get'), { claim: 'profile and cases' }, async (world) => {
    const profile = (await gazetteAt('lawyers.get').ask(world.clients, world)) as Item
    expect(profile.processos).toEqual(expect.any(Array))
    expect(profile).toMatchObject({ numero_oab: expect.any(String), uf_oab: expect.any(String) })
  }),
  row(gazetteAt('parties.get'), { claim: 'profile and cases' }, async (world) => {
    const profile = (await gazetteAt('parties.get').ask(world.clients, world)) as Item
    expect(profile).toMatchObject({ nome: expect.any(String), tipo: expect.any(String) })
    expect(profile.processos).not.toEqual([])
  }),
  row(gazetteAt('me'), { claim: 'the key and the limits in force' }, async (world) => {
    await world.reset({ gazetteLimits: [{ units: 60, ms: 60_000 }] })
    const { body, limits } = await world.clients.gazette.me()
    expect(Object.keys(body)).not.toHaveLength(0)
    expect(limits).toMatchObject({ limit: 60, remaining: 59 })
    expect(JSON.stringify(body)).not.toContain(world.sandbox.apiKey)
  }),
  refused(
    CASE,
    { status: 400, code: 'bad_request', claim: 'no case number', against: true },
    async (world) => {
      await expectUnsent(world, () => world.clients.gazette.processos.get('123'))
      return world.unchecked('gazette', CASE.route, { given: { numero: '123' } })
    },
  ),
  refused(CASE, { status: 404, code: 'not_found' }, ({ clients }) =>
    clients.gazette.processos.get(UNKNOWN_CASE),
  ),
  ...(['communications', 'lawyers', 'parties'] as const).map((name) =>
    refused(gazetteAt(`${name}.get`), { status: 404, code: 'not_found' }, ({ clients }) =>
      clients.gazette[name].get(987_654_321),
    ),
  ),
]

export const GAZETTE_ROWS: readonly Row[] = [...details, ...gazetteLists, ...gazetteGeneral]
