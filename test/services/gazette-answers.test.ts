import { expect, test } from 'vitest'
import { GazetteClient } from '../../src/services/gazette/client.js'
import { ServiceError } from '../../src/services/service-error.js'
import { range } from './support/gazette.js'
import { KEY, printed, senderTo, thrownBy } from './support/sender.js'
import { json, serverFor } from './support/server.js'

type Call = (client: GazetteClient) => Promise<unknown>

/** A client of a service that answers everything so. */
async function answering(body: unknown, status = 200, headers: Record<string, string> = {}) {
  const server = await serverFor((_, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (typeof body === 'string') response.writeHead(status).end(body)
    else json(response, body, status)
  })
  const { sender, gate } = senderTo(server.url, 'gazette')
  return { client: new GazetteClient(sender), gate }
}

const LISTS: [name: string, call: Call][] = [
  ['communications.list', (c) => c.communications.list()],
  ['processos.list', (c) => c.processos.list()],
  ['parties.list', (c) => c.parties.list()],
]
const DETAILS: [name: string, call: Call][] = [
  ['communications.get', (c) => c.communications.get(1)],
  ['processos.get', (c) => c.processos.get('00000016820268260100')],
  ['lawyers.get', (c) => c.lawyers.get(1)],
  ['parties.get', (c) => c.parties.get(1)],
  ['me', (c) => c.me()],
]
const OPEN_LISTS: [name: string, call: Call][] = [
  ['lawyers.search', (c) => c.lawyers.search({ nome: 'a' })],
  ['tribunals.list', (c) => c.tribunals.list()],
]

test.each(LISTS)('%s needs nothing but total and items', async (_name, call) => {
  const { client } = await answering({ total: 1, items: [{}] })
  expect(await call(client)).toEqual({ total: 1, items: [{}], body: { total: 1, items: [{}] } })
})

test.each(LISTS)('%s keeps what nobody named', async (_name, call) => {
  const body = {
    total: 2,
    limit: null,
    offset: '0',
    next: 'x',
    items: [{ a: [1] }, { id: 1, b: {} }],
  }
  const { client } = await answering(body)
  expect(await call(client)).toEqual({ total: 2, items: body.items, body })
})

test.each(DETAILS)('%s needs no field and keeps all', async (_name, call) => {
  for (const body of [{}, { id: 1, x: { y: [null, 1.5] } }]) {
    const { client } = await answering(body)
    expect(await call(client)).toEqual({ body })
  }
})

test.each(OPEN_LISTS)('%s finds its list wherever it stands', async (_name, call) => {
  const found = [{ id: 1, x: [{}] }, {}]
  for (const body of [
    found,
    { items: found },
    { avisos: ['x'], total: 2, dados: { lista: found } },
  ]) {
    const { client } = await answering(body)
    expect(await call(client)).toMatchObject({ items: found, body })
  }
})

test.each(OPEN_LISTS)('%s tells an empty list as empty', async (_name, call) => {
  for (const body of [[], { items: [] }, { lawyers: [], total: 0 }]) {
    const { client } = await answering(body)
    expect(await call(client)).toMatchObject({ items: [], body })
  }
})

test.each(OPEN_LISTS)('%s: no list, or one of several, is no answer', async (_name, call) => {
  for (const body of [{}, null, { message: 'ok' }, ['x'], { a: [{}], b: [{}] }]) {
    const { client } = await answering(body)
    const error = await thrownBy(call(client))
    expect(error).toBeInstanceOf(ServiceError)
    expect(error).toMatchObject({ verdict: 'broken', code: 'UNREADABLE_ANSWER', overlong: false })
  }
})

test.each(LISTS)('%s: a list that is none is never an empty one', async (_name, call) => {
  const bodies = [
    {},
    [],
    { total: 0 },
    { items: [] },
    { total: 0, items: null },
    { total: -1, items: [] },
  ]
  for (const body of bodies) {
    const { client } = await answering(body)
    expect(await thrownBy(call(client))).toMatchObject({
      code: 'UNREADABLE_ANSWER',
    })
  }
})

test.each([
  [0, false],
  [199, false],
  [200, true],
  [201, true],
])('of %i lawyers, cut is %s', async (count, cut) => {
  const { client } = await answering(range(1, count).map((id) => ({ id })))
  expect(await client.lawyers.search({ nome: 'silva' })).toMatchObject({ cut })
})

test.each([
  ...LISTS,
  ...DETAILS,
])('%s carries the limits that the headers tell', async (_, call) => {
  const told = {
    'X-RateLimit-Limit': '60',
    'X-RateLimit-Remaining': '12',
    'X-RateLimit-Reset': '34',
  }
  const { client, gate } = await answering({ total: 0, items: [] }, 200, told)
  const limits = { limit: 60, remaining: 12, resetMs: 34_000 }
  expect(await call(client)).toMatchObject({ limits })
  expect(gate.events).toContain('told 12')
})

test('limits that are no numbers are not told', async () => {
  const told = {
    'X-RateLimit-Limit': 'many',
    'X-RateLimit-Remaining': '',
    'X-RateLimit-Reset': '-1',
  }
  const { client } = await answering({}, 200, told)
  expect(await client.me()).toEqual({ body: {} })
})

const envelope = (code: string) => ({ error: { code, message: `about ${code}` } })

test.each<[string, unknown, number, Record<string, string>, object]>([
  [
    '400',
    envelope('bad_request'),
    400,
    {},
    { verdict: 'refused', code: 'bad_request', about: 'parameters', why: undefined },
  ],
  [
    '401',
    envelope('unauthorized'),
    401,
    {},
    { verdict: 'halt', why: 'unauthorized', about: undefined },
  ],
  ['404', envelope('not_found'), 404, {}, { verdict: 'refused', code: 'not_found' }],
  [
    '429',
    envelope('rate_limited'),
    429,
    { 'Retry-After': '17' },
    { verdict: 'wait', waitMs: 17_000, from: 'service' },
  ],
  ['429 of the edge', '<html>', 429, {}, { verdict: 'wait', from: 'edge' }],
  ['500', envelope('internal_error'), 500, {}, { verdict: 'broken', code: 'internal_error' }],
  ['503 of the edge', '<html>', 503, {}, { verdict: 'broken', status: 503 }],
  ['200 that is a page', '<html>', 200, {}, { verdict: 'broken', status: 200 }],
])('%s: every method throws it with its facts', async (_name, body, status, headers, facts) => {
  const { client } = await answering(body, status, headers)
  for (const [, call] of [...LISTS, ...DETAILS, ...OPEN_LISTS]) {
    const error = await thrownBy(call(client))
    expect(error).toBeInstanceOf(ServiceError)
    expect(error).toMatchObject({
      ...facts,
      status,
      service: 'gazette',
      request: { method: 'GET' },
    })
    expect(error.route).toMatch(/^GET \/v1\//)
  }
})

test('the key is in no error, however it is quoted', async () => {
  const quoting = { error: { code: KEY, message: `no key ${KEY} or ${encodeURIComponent(KEY)}` } }
  for (const status of [200, 302, 400, 401, 404, 429, 500]) {
    const { client } = await answering(quoting, status, { location: `http://x/?key=${KEY}` })
    for (const [, call] of [...LISTS, ...OPEN_LISTS]) {
      const error = await thrownBy(call(client))
      expect(error).toBeInstanceOf(ServiceError)
      const told = printed(error)
      expect(told).not.toContain(KEY)
      expect(told).not.toContain(encodeURIComponent(KEY))
    }
  }
})
