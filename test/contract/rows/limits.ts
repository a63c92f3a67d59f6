import { expect } from 'vitest'
import { expectRefusal, refused } from '../support/expect.js'
import type { World } from '../support/world.js'
import { withJwt } from './credentials.js'
import { A_CORRECTION, at, readyOf } from './places.js'
import { type Ask, type Row, row } from './row.js'

const SECTION = 'Limits'
const MINUTE = 60_000
const ONE_A_MINUTE = { calcLimits: [{ units: 1, ms: MINUTE }] }

/** The contract's own list, and the one-shot correction, on which it says nothing. */
const LIMITED = ['calc.create', 'calc.patch', 'calc.run', 'calc.get', 'calc.export', 'correct']
/** It says nothing of the extraction either, whose route lists no 429. */
const CONSUMING = [...LIMITED, 'extract']
const NOT_CONSUMING = [
  'indices.list',
  'indices.get',
  'indices.series',
  'tables.list',
  'tables.get',
  'tables.series',
  'describe',
  'calc.list',
  'calc.trash',
]
/** Their routes list a 429, though nothing they do counts. */
const LISTED = ['keys.list', 'keys.create', 'indices.list', 'tables.list', 'mcp']

export const limits: Row[] = [
  ...LIMITED.map((name) => tooMany(at(name))),
  ...LISTED.map((name) => askedTooMany(at(name))),
  ...CONSUMING.map((name) => costs(at(name), 1)),
  ...NOT_CONSUMING.map((name) => costs(at(name), 0)),
  row(
    { ...at('calc.patch'), section: SECTION },
    { claim: 'one unit per call, not per field' },
    async (world) => {
      const fields = { honorarios: 15, juros: 1, multa: 2, dia_atualiza: '31/12/2024' }
      await world.clients.calculation.calc.patch({ ...readyOf(world), fields })
      expect(world.sandbox.journal().map(({ units }) => units)).toEqual([1])
    },
  ),
  refused(
    at('login'),
    { status: 429, code: null, claim: 'too many attempts' },
    async ({ clients: { calculation }, sandbox }) => {
      for (let attempt = 0; attempt < 20; attempt += 1) await calculation.auth.login(sandbox.login)
      return calculation.auth.login(sandbox.login)
    },
  ),
  refused(
    at('refresh'),
    { status: 429, code: null, claim: 'too many attempts' },
    async ({ clients: { calculation }, sandbox }) => {
      let { refreshToken } = await calculation.auth.login(sandbox.login)
      for (let turn = 0; turn < 60; turn += 1) {
        refreshToken = (await calculation.auth.refresh({ refreshToken })).refreshToken
      }
      return calculation.auth.refresh({ refreshToken })
    },
  ),
  row({ ...at('calc.run'), section: SECTION }, { claim: '60 operations a minute' }, async (world) =>
    expectRoom(world, 60, MINUTE),
  ),
  row({ ...at('calc.run'), section: SECTION }, { claim: '300 operations an hour' }, async (world) =>
    expectRoom(world, 300, 60 * MINUTE),
  ),
  row({ ...at('calc.get'), section: SECTION }, { claim: 'the limit is the user’s' }, theUsers),
  row({ ...at('indices.list'), section: SECTION }, { claim: 'cached for 10 minutes' }, cached),
  ...(['inside', 'beside'] as const).map((where) => retryAfter(where)),
  refused(
    { ...at('correct'), section: 'Error envelope' },
    { status: 400, code: 'BAD_REQUEST', claim: 'hint and docUrl', fault: true },
    ({ sandbox, clients }) => {
      const said = { code: 'BAD_REQUEST', message: 'Corpo inválido.', hint: 'Veja os campos.' }
      const envelope = { ...said, docUrl: 'https://servico.example/docs#correct' }
      sandbox.fault({ service: 'calc', path: '/v1/correct', status: 400, envelope })
      return clients.calculation.correct(A_CORRECTION)
    },
  ),
  edgeRow(at('calc.run'), 429),
  edgeRow(at('calc.run'), 502),
  edgeRow(at('indices.list'), 503),
]

function tooMany(place: Ask): Row {
  return refused(place, { status: 429, code: null, claim: 'usage limit' }, async (world) => {
    await world.reset(ONE_A_MINUTE)
    await world.clients.calculation.calc.open(readyOf(world))
    return place.ask(world.clients, world)
  })
}

/** With the envelope that the service's own 429 has. */
function askedTooMany(place: Ask): Row {
  const fact = { status: 429, code: null, claim: 'listed by the route', fault: true } as const
  return refused(place, fact, async (world) => {
    const clients = place.section === 'API keys' ? await withJwt(world) : world.clients
    const [method, path] = place.route.split(' ') as [string, string]
    const envelope = { code: 'RATE_LIMITED', message: 'Limite de uso excedido.', retryAfter: 7 }
    world.sandbox.fault({ service: 'calc', method, path, status: 429, envelope })
    return place.ask(clients, world)
  })
}

function costs(place: Ask, units: 0 | 1): Row {
  const claim = units === 1 ? 'one unit' : 'no unit'
  const status = place.operation === 'calculation.calc.create' ? 201 : 200
  return row({ ...place, section: SECTION }, { status, claim }, async (world) => {
    await place.ask(world.clients, world)
    const spent = world.sandbox.journal().map((entry) => entry.units)
    expect(spent).toEqual([units])
  })
}

/** So many go through in the window and one more does not, until the first has left it. */
async function expectRoom(world: World, units: number, ms: number): Promise<void> {
  await world.reset({ calcLimits: [{ units, ms }] })
  const ask = () => world.clients.calculation.calc.run(readyOf(world))
  for (let call = 0; call < units; call += 1) await ask()
  const error = await expectRefusal(world, at('calc.run'), { status: 429 }, ask())
  expect(error.waitMs).toBe(ms)
  world.clock.ms += ms
  await ask()
  expect(world.sandbox.violations()).toEqual([])
}

async function theUsers(world: World): Promise<void> {
  await world.reset(ONE_A_MINUTE)
  const other = world.as(world.sandbox.keys.test)
  await world.clients.calculation.calc.open(readyOf(world))
  const call = other.calculation.calc.open(readyOf(world))
  await expectRefusal(world, at('calc.get'), { status: 429 }, call)
  const { calcId: id, type } = world.sandbox.seeded.foreign
  await world.as(world.sandbox.keys.foreign).calculation.calc.open({ id, type })
}

/** The client asks again after ten minutes, and not before. */
async function cached({ clients: { calculation }, sandbox, clock }: World): Promise<void> {
  const first = await calculation.indices.list()
  clock.ms += 10 * MINUTE - 1
  expect(await calculation.indices.list()).toEqual(first)
  expect(sandbox.journal()).toHaveLength(1)
  clock.ms += 1
  expect(await calculation.indices.list()).toEqual(first)
  expect(sandbox.journal()).toHaveLength(2)
}

/** The contract has it "in the body" and "in the standard envelope": one place is enough. */
function retryAfter(where: 'inside' | 'beside'): Row {
  const fact = { status: 429, code: null, claim: `retryAfter ${where} error`, fault: true } as const
  return refused({ ...at('correct'), section: 'Errors' }, fact, ({ sandbox, clients }) => {
    const said = { code: 'RATE_LIMITED', message: 'Limite de uso excedido.' }
    const inside = { error: { ...said, retryAfter: 7 } }
    const body = where === 'inside' ? inside : { error: said, retryAfter: 7 }
    sandbox.fault({ service: 'calc', path: '/v1/correct', status: 429, body })
    return clients.calculation.correct(A_CORRECTION)
  })
}

/** A page without the envelope is the edge proxy's: told apart, and no verdict on the request. */
function edgeRow(place: Ask, status: number): Row {
  const fact = { status, claim: 'edge page without the envelope', fault: true } as const
  return row({ ...place, section: status === 429 ? SECTION : 'Errors' }, fact, async (world) => {
    const path = place.route.split(' ')[1]!
    world.sandbox.fault({ service: 'calc', path, edge: true, edgeStatus: status })
    const call = place.ask(world.clients, world)
    const error = await expectRefusal(world, place, { status }, call)
    expect(error.code).toBe(`HTTP_${status}`)
    if (status === 429) expect(error.from).toBe('edge')
    expect(world.sandbox.journal().map(({ units }) => units)).toEqual([0])
  })
}
