import { expect, test } from 'vitest'
import { health } from '../../src/services/calculation/system.js'
import { getMe } from '../../src/services/gazette/endpoints.js'
import { isSandbox } from '../../src/services/is-sandbox.js'
import { listaTabelas } from '../../src/services/update/endpoints.js'
import { clientFor } from '../services/support/calculation.js'
import { senderTo } from '../services/support/sender.js'
import { json, serverFor } from '../services/support/server.js'
import { sandboxFor } from './support.js'

test.each([
  ['an answer without a credential', '/calc/health', 200],
  ['a refused key of the calculation service', '/calc/v1/indices', 401],
  ['a refused key of the gazette', '/gazette/v1/me', 401],
  ['a refused key of the update service', '/update/atualiza-v1/listaTabelas', 401],
  ['a route that is not there', '/update/x', 404],
  ['an address that cannot be read', '/calc/%zz', 400],
  ['a page', '/calc/.well-known/oauth-authorization-server', 200],
])('%s bears the mark', async (_name, path, status) => {
  const { url } = await sandboxFor()
  const answer = await fetch(url + path)
  expect([answer.status, answer.headers.get('x-lote-sandbox')]).toEqual([status, '1'])
})

test.each([
  ['a page of the edge', { edge: true }],
  ['garbage', { garbage: true }],
  ['a failure', { status: 500 }],
] as const)('%s that was asked for bears it', async (_name, fault) => {
  const sandbox = await sandboxFor()
  sandbox.fault({ service: 'calc', path: '/health', ...fault })
  const { headers } = await fetch(`${sandbox.calc}/health`)
  expect(headers.get('x-lote-sandbox')).toBe('1')
})

test('a client can tell by the headers of an answer of each service', async () => {
  const { calc, gazette, update, apiKey } = await sandboxFor()
  const auth = { scheme: 'bearer', credential: apiKey } as const
  const raw = { scheme: 'raw', credential: apiKey } as const
  const answers = [
    await clientFor(calc, { auth }).sender.ask(health, {}),
    await senderTo(gazette, 'gazette', { auth }).sender.ask(getMe, {}),
    await senderTo(update, 'update', { auth: raw }).sender.ask(listaTabelas, {}),
  ]
  expect(answers.map(({ headers }) => isSandbox(headers))).toEqual([true, true, true])
})

test('a service is none, whatever it calls itself', async () => {
  const server = await serverFor((_, response) => json(response, { ok: 1 }))
  const { headers } = await clientFor(server.url).sender.ask(health, {})
  expect([isSandbox(headers), isSandbox(undefined)]).toEqual([false, false])
})
