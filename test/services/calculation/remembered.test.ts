import { describe, expect, test } from 'vitest'
import { clientFor } from '../support/calculation.js'
import { json, serverFor, type TestServer } from '../support/server.js'

const MINUTE = 60_000
const ETAG = '"v1"'
const MODIFIED = 'Fri, 20 Nov 2026 22:00:00 GMT'

/** Lists that tell how often they were made; 304 for whoever has the newest. */
function catalogue(validator: Record<string, string>): Promise<TestServer> {
  let made = 0
  return serverFor(({ headers }, response) => {
    if (headers['if-none-match'] === ETAG || headers['if-modified-since'] === MODIFIED) {
      response.writeHead(304).end()
      return
    }
    made += 1
    for (const [name, value] of Object.entries(validator)) response.setHeader(name, value)
    json(response, { indices: [{ id: made }], tables: [{ id: made }] })
  })
}

test('the list of indices is asked for once in ten minutes', async () => {
  const server = await catalogue({})
  const { client, clock } = clientFor(server.url)
  await client.indices.list()
  clock.ms += 10 * MINUTE - 1
  expect((await client.indices.list()).indices).toEqual([{ id: 1 }])
  clock.ms += 1
  expect((await client.indices.list()).indices).toEqual([{ id: 2 }])
  expect(server.seen).toHaveLength(2)
})

test('each index is remembered by itself', async () => {
  const server = await serverFor(({ path }, response) => json(response, { slug: path }))
  const { client } = clientFor(server.url)
  for (const slug of ['ipca', 'inpc', 'ipca']) await client.indices.get(slug)
  expect(server.seen.map(({ path }) => path)).toEqual(['/v1/indices/ipca', '/v1/indices/inpc'])
  expect(await client.indices.get('inpc')).toEqual({ slug: '/v1/indices/inpc' })
})

test('what one reader changes, the next does not see', async () => {
  const { client } = clientFor((await catalogue({})).url)
  const first = await client.indices.list()
  first.indices.pop()
  expect((await client.indices.list()).indices).toHaveLength(1)
})

test.each([
  ['an ETag', { etag: ETAG }, { 'if-none-match': ETAG }],
  ['a date', { 'last-modified': MODIFIED }, { 'if-modified-since': MODIFIED }],
])('stale, it is asked for by %s, and not modified it is fresh again', async (_name, told, asked) => {
  const server = await catalogue(told)
  const { client, clock } = clientFor(server.url)
  await client.indices.list()
  clock.ms += 10 * MINUTE
  expect((await client.indices.list()).indices).toEqual([{ id: 1 }])
  clock.ms += 5 * MINUTE
  await client.indices.list()
  expect(server.seen).toHaveLength(2)
  expect(server.seen[0]!.headers).not.toMatchObject(asked)
  expect(server.seen[1]!.headers).toMatchObject(asked)
})

test('tables are asked for each time, conditionally where the service offers it', async () => {
  const server = await catalogue({ etag: ETAG })
  const { client } = clientFor(server.url)
  for (let i = 0; i < 3; i += 1) expect((await client.tables.list()).tables).toEqual([{ id: 1 }])
  expect(server.seen.map(({ headers }) => headers['if-none-match'])).toEqual([
    undefined,
    ETAG,
    ETAG,
  ])
})

test('tables without a validator are never given again', async () => {
  const { client } = clientFor((await catalogue({})).url)
  await client.tables.list()
  expect((await client.tables.list()).tables).toEqual([{ id: 2 }])
})

test('a failure is not remembered', async () => {
  let asked = 0
  const server = await serverFor((_, response) => {
    asked += 1
    if (asked === 1) json(response, {}, 502)
    else json(response, { indices: [] })
  })
  const { client } = clientFor(server.url)
  await expect(client.indices.list()).rejects.toMatchObject({ verdict: 'broken', status: 502 })
  expect(await client.indices.list()).toEqual({ indices: [] })
})

describe('who asks while it is being asked for', () => {
  /** Answers when it is let to, and counts. */
  async function held(status = 200) {
    const waiting: (() => void)[] = []
    const server = await serverFor((_, response) => {
      const body = { indices: [{ id: waiting.length + 1 }], tables: [] }
      waiting.push(() => json(response, body, status))
    })
    const arrived = (count: number) => expect.poll(() => waiting.length).toBe(count)
    let answered = 0
    const answer = () => {
      for (; answered < waiting.length; answered += 1) waiting[answered]!()
    }
    return { ...clientFor(server.url), server, arrived, answer }
  }

  test('gets the same answer, each a copy of its own', async () => {
    const { client, server, arrived, answer } = await held()
    const both = [client.indices.list(), client.indices.list(), client.indices.list()]
    await arrived(1)
    answer()
    const [one, two, three] = await Promise.all(both)
    one!.indices.pop()
    expect([two, three]).toEqual([{ indices: [{ id: 1 }], tables: [] }, two])
    expect(server.seen).toHaveLength(1)
  })

  test('of another entry asks for himself', async () => {
    const { client, arrived, answer } = await held()
    const both = [client.indices.get('ipca'), client.indices.get('inpc'), client.tables.list()]
    await arrived(3)
    answer()
    await Promise.all(both)
  })

  test('gets its failure, which is not remembered', async () => {
    const { client, server, arrived, answer } = await held(502)
    const both = [client.tables.list(), client.tables.list()].map((one) =>
      one.catch((error: unknown) => error),
    )
    await arrived(1)
    answer()
    expect(await Promise.all(both)).toMatchObject([{ status: 502 }, { status: 502 }])
    const later = client.tables.list().catch(() => 'failed')
    await arrived(2)
    answer()
    expect(await later).toBe('failed')
    expect(server.seen).toHaveLength(2)
  })

  test('and may end it alone asks by himself: his end is nobody else’s', async () => {
    const { client, arrived, answer } = await held()
    const stop = new AbortController()
    const mine = client.indices.list({ signal: stop.signal }).catch(() => 'stopped')
    await arrived(1)
    const other = client.indices.list()
    await arrived(2)
    stop.abort()
    expect(await mine).toBe('stopped')
    answer()
    expect(await other).toMatchObject({ indices: [{ id: 2 }] })
  })
})
