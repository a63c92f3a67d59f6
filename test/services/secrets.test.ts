import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { inspect } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bearer } from '../../src/services/auth.js'
import type { CalculationClient } from '../../src/services/calculation/client.js'
import { Http } from '../../src/services/http.js'
import { redacting } from '../../src/services/redact.js'
import { ServiceError } from '../../src/services/service-error.js'
import { clientFor, KEY } from './support/calculation.js'
import { json, type Seen, serverFor } from './support/server.js'

const PASSWORD = 'p"á+s s/w=rd%&'
const REFRESH = 'opaque.refresh+token/of=mine'
const JWT = 'header.payload.signature'
const HASH = 'publ1c-l1nk-h4sh'
const AMOUNT = 98765.43
const SECRETS = [KEY, PASSWORD, REFRESH, JWT, HASH, String(AMOUNT)]

/** The secrets that it was told, in every spelling that a service may repeat them in. */
function echoOf({ headers, body, path }: Seen): string {
  const fields = body === '' ? [] : Object.values(JSON.parse(body))
  const said = [headers.authorization, decodeURIComponent(path), ...fields].join(' ')
  const told = [KEY, PASSWORD, REFRESH, JWT, HASH].filter((secret) => said.includes(secret))
  const spellings = told.flatMap((secret) => [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret),
    Buffer.from(secret).toString('base64'),
  ])
  return `quoted ${headers.authorization} ${spellings.join(' ')}`
}

type Answers = (seen: Seen, response: ServerResponse, socket: Socket) => void

/** Quotes what it was asked wherever an answer has room for it. */
const refusing =
  (status: number): Answers =>
  (seen, response) => {
    const echo = echoOf(seen)
    json(
      response,
      { error: { code: 'X', message: echo, hint: echo, docUrl: `https://x/${echo}` } },
      status,
    )
  }

const services: [name: string, answers: Answers][] = [
  ...[400, 401, 403, 404, 409, 410, 422, 429, 500, 502].map((status): [string, Answers] => [
    `${status} that quotes everything`,
    refusing(status),
  ]),
  [
    'a code that quotes',
    (seen, response) => json(response, { error: { code: echoOf(seen) } }, 400),
  ],
  ['a page that quotes', (seen, response) => response.writeHead(503).end(`<p>${echoOf(seen)}</p>`)],
  [
    'a redirect that quotes',
    ({ path }, response) =>
      response.writeHead(302, { location: `https://${KEY}:x@b/${KEY}${path}?k=${KEY}` }).end(),
  ],
  ['an answer that is no JSON', (seen, response) => response.end(echoOf(seen))],
  ['an answer of another shape', (seen, response) => json(response, [echoOf(seen)])],
  ['a reset', (_, __, socket) => socket.resetAndDestroy()],
  ['a cut', (_, response, socket) => response.write('{', () => socket.destroy())],
  ['silence', () => undefined],
  ['no HTTP', (_, __, socket) => socket.end(`${KEY} HTTP/9\r\n\r\n`)],
]

type Call = (client: CalculationClient) => Promise<unknown>
const PLACE = { type: 'cartaoPonto', id: 7, hash: HASH } as const
const ITEMS = [{ date: '01/01/2020', amount: AMOUNT }]

const calls: [name: string, call: Call][] = [
  ['login', (c) => c.auth.login({ identifier: 'ana', senha: PASSWORD })],
  ['refresh', (c) => c.auth.refresh({ refreshToken: REFRESH })],
  ['logout', (c) => c.auth.logout({ refreshToken: REFRESH })],
  ['indices', (c) => c.indices.list()],
  ['correct', (c) => c.correct({ index: 'ipca', updateTo: '01/01/2024', items: ITEMS })],
  ['open', (c) => c.calc.open(PLACE)],
  ['patch', (c) => c.calc.patch({ ...PLACE, fields: { valor: AMOUNT } })],
  ['trash', (c) => c.calc.trash({ type: 'cartaoPonto', id: 7 })],
]

/** All that a log, a message or a debugger could show of it. */
function shown(error: unknown): string {
  const { stack, cause } = error as Error
  return [
    inspect(error, { depth: 12, showHidden: true }),
    JSON.stringify(error),
    String(error),
    stack,
    cause ? shown(cause) : '',
  ].join('\n')
}

function leaks(text: string): string[] {
  const spellings = SECRETS.flatMap((secret) => [secret, encodeURIComponent(secret)])
  return spellings.filter((secret) => text.includes(secret))
}

describe.each(services)('%s', (_name, answers) => {
  test.each(calls)('to %s: no credential and no amount in the error', async (_call, call) => {
    const server = await serverFor(answers)
    const { client } = clientFor(server.url, { timeoutMs: 150 })
    const error = await call(client).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ServiceError)
    expect(leaks(shown(error))).toEqual([])
  })
})

test.each([
  'http://127.0.0.1:1',
  'https://127.0.0.1:1',
  'https://nowhere.invalid',
])('nobody at %s: no credential in the error', async (url) => {
  for (const [, call] of calls) {
    const error = await call(clientFor(url).client).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'ServiceError', verdict: 'broken', sent: false })
    expect(leaks(shown(error))).toEqual([])
  }
})

test('a long message is cut, and not in the middle of a credential', async () => {
  const message = 'x'.repeat(1_990) + KEY + 'y'.repeat(100_000)
  const server = await serverFor((_, response) =>
    json(response, { error: { code: 'C', message } }, 400),
  )
  const asked = clientFor(server.url).client.indices.list()
  const { serviceMessage } = await asked.catch((error: ServiceError) => error as never)
  expect(serviceMessage).toBe(`${'x'.repeat(1_990)}***${'y'.repeat(7)}`)
})

test('a credential that no header can hold is not told', async () => {
  const auth = bearer(`${KEY}\nx`)
  const error = await clientFor('http://127.0.0.1:1', { auth })
    .client.indices.list()
    .catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: 'ServiceError', sent: false })
  expect(leaks(shown(error))).toEqual([])
})

test('the JWT of a session is not told, nor is what login gave', async () => {
  const server = await serverFor((seen, response) => {
    if (seen.path === '/v1/auth/login') json(response, { accessToken: JWT, refreshToken: REFRESH })
    else refusing(403)(seen, response, response.socket!)
  })
  const { client } = clientFor(server.url)
  await client.session.login({ identifier: 'ana', senha: PASSWORD })
  const error = await client.keys.list().catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: 'ServiceError', status: 403 })
  expect(shown(error)).not.toContain(JWT)
  expect(shown(error)).not.toContain(KEY)
})

test('good answer that quotes the key it was asked with → the body holds it in no spelling', async () => {
  const service = await serverFor((seen, response) => json(response, { ok: 1, note: echoOf(seen) }))
  const http = new Http({
    service: 'calculation',
    baseUrl: service.url,
    auth: bearer(KEY),
    timeoutMs: 5_000,
  })
  const sent = await http.send({ method: 'GET', path: '/x' })
  await http.close()
  const { text } = (sent as { answer: { text: string } }).answer
  expect(JSON.parse(text)).toMatchObject({
    ok: 1,
    note: expect.stringContaining('quoted Bearer ***'),
  })
  for (const spelling of [KEY, encodeURIComponent(KEY), Buffer.from(KEY).toString('base64')])
    expect(text).not.toContain(spelling)
})

test('whatever the credential, no text keeps it, however it is written there', () => {
  const secret = fc.string({ minLength: 6, maxLength: 40, unit: 'grapheme' })
  fc.assert(
    fc.property(secret, fc.string(), (key, around) => {
      fc.pre(!'***'.includes(key))
      const hide = redacting([key])
      const said = [key, encodeURIComponent(key), JSON.stringify(key).slice(1, -1)]
      for (const one of said) expect(hide(`a ${one} b`)).not.toContain(one)
      expect(typeof hide(around)).toBe('string')
    }),
  )
})
