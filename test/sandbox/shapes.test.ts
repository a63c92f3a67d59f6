import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSandbox } from '../../src/sandbox/index.js'
import { OPERATIONS } from '../contract/openapi.js'
import { withJwt } from '../contract/rows/credentials.js'
import { GAZETTE } from '../contract/rows/gazette-places.js'
import { CALCULATION } from '../contract/rows/places.js'
import { UPDATE_PLACES } from '../contract/rows/update.js'
import { strip } from '../contract/support/fields.js'
import { startWorld, type World } from '../contract/support/world.js'
import { aBody, call, correct, sandboxFor } from './support.js'

/** What the first shapes alone have: keys that no contract shows. */
const OURS = {
  'calculation.calc.run': ['memoria', 'correcaoMonetaria'],
  'calculation.calc.get': ['fields', 'calcId'],
  'calculation.extract': ['dados', 'docType'],
  'gazette.me': ['key', 'limits'],
  'gazette.lawyers.list': ['items'],
  'gazette.lawyers.get': ['numero_oab', 'nome'],
  'gazette.processos.get': ['communications', 'numero_processo'],
  'gazette.communications.get': ['id', 'texto'],
  'gazette.tribunals.list': ['items'],
  'update.listaTabelas': ['tabelas'],
  'update.lerTabela': ['valores'],
  'update.atualiza': ['lista', 'total'],
}

/** Files and pages have no fields, and agents speak another standard. */
const OTHERWISE = ['export', 'guia', 'docs', 'mcp', 'discovery'].map(
  (name) => `calculation.${name}`,
)
const places = [...Object.values(CALCULATION), ...Object.values(GAZETTE), ...UPDATE_PLACES].filter(
  ({ operation }) => !OTHERWISE.includes(operation) && operation !== 'calculation.calc.export',
)

let world: World
beforeAll(async () => {
  world = await startWorld({ shapes: 2 })
})
afterAll(() => world.close())

describe.each(
  places.map((place) => [place.operation, place] as const),
)('%s', (operation, place) => {
  test('the second shapes → what the contract shows is as it was, and what it leaves open is not', async () => {
    await world.reset()
    const clients = place.section === 'API keys' ? await withJwt(world) : world.clients
    await place.ask(clients, world)
    const { exchange } = world.proxy.seen.findLast((one) => one.operation?.id === operation)!
    const { replies } = OPERATIONS.find(({ id }) => id === operation)!
    const { status, body } = exchange.answer
    const shown = replies.find((reply) => reply.status === status)!
    expect(shown.body!.safeParse(strip(shown.body!, body)).error).toBeUndefined()
    const ours = OURS[operation as keyof typeof OURS] ?? []
    expect(ours.filter((name) => Object.hasOwn(body as object, name))).toEqual([])
  })
})

test.each([
  ['a reading', 'GET', 'inside'],
  ['what writes', 'POST', 'beside'],
] as const)('the 429 of %s in the second shapes → its wait in one place alone', async (_, method, where) => {
  const sandbox = await sandboxFor({ shapes: 2 })
  sandbox.fault({ service: 'calc', method, status: 429 })
  const { body } =
    method === 'GET' ? await call(sandbox, '/v1/tables') : await correct(sandbox, aBody())
  const found = [body.error.retryAfter, body.retryAfter]
  expect(found).toEqual(where === 'inside' ? [1, undefined] : [undefined, 1])
})

test('a route that is not there, in the second shapes → the error of its service', async () => {
  const sandbox = await sandboxFor({ shapes: 2 })
  const { status, body } = await call(sandbox, '/v1/nothing')
  expect({ status, code: body.error.code }).toEqual({ status: 404, code: 'NOT_FOUND' })
})

test('the first shapes are the default → no field beside those of the routes', async () => {
  const { body } = await call(await sandboxFor(), '/v1/tables')
  expect(Object.keys(body)).toEqual(['tables'])
})

test('a large account → its list has as many calculations, each once, over its pages', async () => {
  const sandbox = await sandboxFor({ saved: 520 })
  const pages = await Promise.all(
    [0, 500].map((offset) => call(sandbox, `/v1/calc?limit=500&offset=${offset}`)),
  )
  const ids = pages.flatMap(({ body }) => body.calculations.map(({ calcId }) => calcId))
  expect([ids.length, new Set(ids).size]).toEqual([520, 520])
})

test('a large account → those with a part to play are the same as in a small one', async () => {
  const small = await sandboxFor()
  const large = await startSandbox({ saved: 520 })
  const { seeded, apiKey } = large
  await large.close()
  expect({ seeded, apiKey }).toEqual({ seeded: small.seeded, apiKey: small.apiKey })
})

test('an answer in the second shapes → its length is told as it is', async () => {
  const sandbox = await sandboxFor({ shapes: 2 })
  const { headers, body } = await request(`${sandbox.calc}/health`)
  expect(Number(headers['content-length'])).toBe(Buffer.byteLength(await body.text()))
})
