import { expect } from 'vitest'
import { bearer, NO_AUTH } from '../../../src/services/auth.js'
import { expectRefusal, expectUnsent } from '../support/expect.js'
import type { World } from '../support/world.js'
import { type Ask, type Row, row } from './row.js'

const common = { service: 'update', section: 'Endpoints', handler: 'update/service.ts' } as const

const LISTA = [
  { dia: '2020-03-10', valor: 1000 },
  { dia: '2022-05-02', valor: 250.55 },
]
const READ = { tabela: 'ipca', dataAtualizacao: '2024-12-31' }
const UPDATE = { indiceAtualizacao: 'ipca', dataAtualizacao: '2024-12-31', lista: LISTA }

function place(name: string, method: string, ask: Ask['ask']): Ask {
  const operation = `update.${name}`
  return { ...common, operation, method: operation, route: `${method} /atualiza-v1/${name}`, ask }
}

/** Every operation of the update service. */
export const UPDATE_PLACES = [
  place('listaTabelas', 'GET', ({ update }) => update.listaTabelas()),
  place('lerTabela', 'POST', ({ update }) => update.lerTabela(READ)),
  place('atualiza', 'POST', ({ update }) => update.atualiza(UPDATE)),
] as const
const [LISTS, READS, UPDATES] = UPDATE_PLACES

/** Statuses and bodies of errors are "not shown": these are the sandbox's, and any envelope will do. */
const SILENT = 'Errors'

export const UPDATE_ROWS: readonly Row[] = [
  row(LISTS, { claim: 'lists what tabela and indiceAtualizacao take' }, async ({ clients }) => {
    const { tabelas } = (await clients.update.listaTabelas()) as { tabelas: { id: string }[] }
    const { id } = tabelas[0]!
    await clients.update.lerTabela({ ...READ, tabela: id })
    await clients.update.atualiza({ ...UPDATE, indiceAtualizacao: id })
  }),
  row(READS, { claim: 'an index at an update date' }, async ({ clients }) => {
    expect(await clients.update.lerTabela(READ)).toMatchObject({ tabela: 'ipca' })
  }),
  row(UPDATES, { claim: 'each historical value, in order' }, async ({ clients }) => {
    const { lista } = (await clients.update.atualiza(UPDATE)) as { lista: object[] }
    expect(lista).toMatchObject(LISTA)
  }),
  row(UPDATES, { claim: 'the same engine as POST /v1/correct' }, async ({ clients }) => {
    const { total } = (await clients.update.atualiza(UPDATE)) as { total: number }
    const items = [
      { date: '10/03/2020', amount: 1000 },
      { date: '02/05/2022', amount: 250.55 },
    ]
    const body = { index: 'ipca', updateTo: '31/12/2024', items }
    expect((await clients.calculation.correct(body)).total).toBeCloseTo(total, 2)
  }),
  ...UPDATE_PLACES.map((one) => keyInBothPlaces(one)),
  row(
    { ...LISTS, section: 'Authentication' },
    { claim: 'the same key is a bearer elsewhere' },
    async ({ clients }) => {
      await clients.update.listaTabelas()
      await clients.calculation.calc.list()
      await clients.gazette.me()
    },
  ),
  row(
    { ...LISTS, section: 'What the service does' },
    { status: 401, claim: 'deleting the key ends both' },
    async (world) => {
      const { calculation } = world.clients
      await calculation.session.login(world.sandbox.login)
      const { id, key } = await calculation.keys.create()
      await world.as(key).update.listaTabelas()
      await calculation.keys.revoke(Number(id))
      const call = world.as(key).update.listaTabelas()
      await expectError(world, LISTS, 401, call)
    },
  ),
  ...UPDATE_PLACES.map((one) => missing(one)),
  ...UPDATE_PLACES.map((one) => unknown(one)),
  row(
    { ...LISTS, section: 'Authentication' },
    { status: 401, claim: 'Bearer is of another service', against: true },
    async (world) => {
      const { update } = world.withAuth(bearer(world.sandbox.apiKey))
      await expectError(world, LISTS, 401, update.listaTabelas())
    },
  ),
  row(
    { ...READS, section: 'Authentication' },
    { status: 401, claim: 'apikey is another than the header', against: true },
    async (world) => {
      const body = { ...READ, apikey: world.sandbox.keys.test }
      await expectError(world, READS, 401, world.unchecked('update', READS.route, { body }))
    },
  ),
  ...notFound(),
  ...malformed(),
  ...UPDATE_PLACES.map((one) => tooMany(one)),
  ...UPDATE_PLACES.map((one) => edgePage(one)),
]

/** Shown as it came: no envelope is promised, so the code is the status. */
async function expectError(world: World, one: Ask, status: number, call: Promise<unknown>) {
  const error = await expectRefusal(world, one, { status }, call)
  expect(error.code).toBe(`HTTP_${status}`)
  const { erro } = world.last().exchange.answer.body as { erro: string }
  expect(error.serviceMessage).toBe(erro)
  return error
}

function keyInBothPlaces(one: Ask): Row {
  const claim = one === LISTS ? 'raw key in Authorization' : 'raw key in Authorization and apikey'
  return row({ ...one, section: 'Authentication' }, { claim }, async (world) => {
    await one.ask(world.clients, world)
    const { headers, body } = world.last().exchange
    expect(headers.authorization).toBe(world.sandbox.apiKey)
    if (one !== LISTS) expect(body).toMatchObject({ apikey: world.sandbox.apiKey })
  })
}

function missing(one: Ask): Row {
  const fact = { status: 401, claim: 'no key', against: true } as const
  return row({ ...one, section: 'Authentication' }, fact, async (world) => {
    await expectError(world, one, 401, one.ask(world.withAuth(NO_AUTH), world))
  })
}

function unknown(one: Ask): Row {
  const fact = { status: 401, claim: 'nonexistent key' }
  return row({ ...one, section: 'Authentication' }, fact, async (world) => {
    const clients = world.as('svc_live_0000000000000000')
    await expectError(world, one, 401, one.ask(clients, world))
  })
}

function notFound(): Row[] {
  const fact = { status: 404, claim: 'a table that is not listed' }
  return [
    row({ ...READS, section: SILENT }, fact, async (world) => {
      const call = world.clients.update.lerTabela({ ...READ, tabela: 'nenhuma' })
      await expectError(world, READS, 404, call)
    }),
    row({ ...UPDATES, section: SILENT }, fact, async (world) => {
      const call = world.clients.update.atualiza({ ...UPDATE, indiceAtualizacao: 'nenhum' })
      await expectError(world, UPDATES, 404, call)
    }),
  ]
}

function malformed(): Row[] {
  const fact = { status: 400, claim: 'a date of another form', against: true } as const
  const dataAtualizacao = '31/12/2024'
  return [
    row({ ...READS, section: SILENT }, fact, async (world) => {
      const body = { ...READ, dataAtualizacao }
      await expectUnsent(world, () => world.clients.update.lerTabela(body))
      await expectError(world, READS, 400, world.unchecked('update', READS.route, { body }))
    }),
    row({ ...UPDATES, section: SILENT }, fact, async (world) => {
      const body = { ...UPDATE, lista: [{ dia: dataAtualizacao, valor: 1 }] }
      await expectUnsent(world, () => world.clients.update.atualiza(body))
      await expectError(world, UPDATES, 400, world.unchecked('update', UPDATES.route, { body }))
    }),
  ]
}

function tooMany(one: Ask): Row {
  return row(
    { ...one, section: 'Limits' },
    { status: 429, claim: 'the plan’s limit' },
    async (world) => {
      await world.reset({ updateLimits: [{ units: 1, ms: 60_000 }] })
      await world.clients.update.listaTabelas()
      const error = await expectError(world, one, 429, one.ask(world.clients, world))
      expect(error.waitMs).toBe(60_000)
    },
  )
}

function edgePage(one: Ask): Row {
  const fact = { status: 502, claim: 'edge page', fault: true } as const
  return row({ ...one, section: SILENT }, fact, async (world) => {
    world.sandbox.fault({ service: 'update', edge: true })
    await expectRefusal(world, one, { status: 502 }, one.ask(world.clients, world))
  })
}
