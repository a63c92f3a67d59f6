import { describe, expect, test } from 'vitest'
import type { CalculationClient } from '../../../src/services/calculation/client.js'
import { clientFor } from '../support/calculation.js'
import { json, serverFor } from '../support/server.js'

const PLACE = { type: 'calculosJudiciais', id: 7 } as const
const TOKENS = {
  user: { id: 1, nome: 'Ana', email: 'ana@exemplo.com.br' },
  accessToken: 'jwt',
  refreshToken: 'r1',
}
const INDEX = {
  slug: 'ipca',
  id: 3,
  name: 'IPCA',
  type: 'perc',
  coverageStart: '1980-01-01',
  latestAvailable: '2026-10-01',
  mergeable: true,
}
const TABLE = { id: 4021, slug: null, name: 'TJ', legacyCatalogId: 5021, kind: 'table' }
const SERIES = {
  index: { kind: 'judicial_table', tableId: 4021 },
  basis: { factorField: 'factor', formula: 'x' },
  sampling: 'first_day_of_month',
  segments: [{}],
  coverage: {},
  from: '2020-01',
  to: '2020-02',
  count: 2,
  truncated: false,
  series: [
    { value: 0.2, accumulated: 1.2, accumulatedPositive: 1.2 },
    { value: null, published: false, accumulated: null },
    { factor: 1, selicAccrued: 3.1 },
  ],
}
const KEYS = {
  keys: [
    {
      id: 1,
      name: null,
      key_prefix: 'svc_live',
      scopes: ['calc:read'],
      allowed_tipos: null,
      env: 'live',
      last_used_at: null,
      revoked: 0,
      created_at: '2026-01-01T00:00:00Z',
    },
  ],
  frontendKeys: [
    {
      id: 2,
      name: null,
      key_prefix: '8chars00',
      created: '20260101',
      scopes: [],
      source: 'frontend',
    },
  ],
}
const CORRECT = {
  total: 12,
  correcaoMonetaria: 1,
  juros: 1,
  multa: 0,
  honorarios: 0,
  items: [{ date: '01/01/2020', amount: 10, corrected: 11, total: 12, memoria: 'm' }],
  saved: true,
  calcId: 9,
  hash: 'h',
}
const SUMMARY = {
  calcId: 1,
  type: 'calculosJudiciais',
  name: null,
  createdAt: '202601011200',
  updatedAt: 20260101120000,
}

type Call = (client: CalculationClient) => Promise<unknown>
const asked = { updateTo: '31/12/2024', items: [{ date: '01/01/2020', amount: 10 }], index: 'ipca' }
const inSession =
  (call: Call): Call =>
  async (client) => {
    await client.session.login({ identifier: 'a', senha: 'senha' })
    return call(client)
  }

/** Each answer with the fields that the contract names and no other. */
const answers: [name: string, call: Call, answer: object][] = [
  ['health', (c) => c.health(), { ok: 1, service: 'calc', env: 'live' }],
  ['auth.login', (c) => c.auth.login({ identifier: 'a', senha: 'b' }), TOKENS],
  ['auth.refresh', (c) => c.auth.refresh({ refreshToken: 'r' }), TOKENS],
  ['auth.logout', (c) => c.auth.logout({ refreshToken: 'r' }), { ok: true }],
  ['keys.list', inSession((c) => c.keys.list()), KEYS],
  [
    'keys.create',
    inSession((c) => c.keys.create()),
    { id: 1, key: 'svc_test_x', key_prefix: 'svc', scopes: [], env: 'test', warning: 'w' },
  ],
  ['keys.revoke', inSession((c) => c.keys.revoke(1)), { ok: true }],
  ['indices.list', (c) => c.indices.list(), { indices: [INDEX] }],
  ['indices.get', (c) => c.indices.get('ipca'), INDEX],
  ['indices.series', (c) => c.indices.series('ipca'), SERIES],
  ['tables.list', (c) => c.tables.list(), { tables: [TABLE] }],
  ['tables.get', (c) => c.tables.get(4021), TABLE],
  ['tables.series', (c) => c.tables.series(4021), SERIES],
  [
    'describe',
    (c) => c.describe('calculosJudiciais'),
    {
      type: 'calculosJudiciais',
      label: 'Cálculos',
      source: 'engine',
      fields: [{ campo: 'indexador', tipo: 'int', required: true, descricao: 'd' }],
      exemplo: {},
      exportFormats: ['html'],
    },
  ],
  ['correct', (c) => c.correct(asked), CORRECT],
  [
    'calc.create',
    (c) => c.calc.create({ type: 'calculosJudiciais' }),
    { calcId: 7, type: 'calculosJudiciais', hash: 'h' },
  ],
  ['calc.list', (c) => c.calc.list(), { calculations: [SUMMARY] }],
  ['calc.open', (c) => c.calc.open(PLACE), { hash: 'h' }],
  [
    'calc.patch',
    (c) => c.calc.patch({ ...PLACE, fields: { a: 1 } }),
    { ok: true, calcId: 7, updatedFields: ['a'] },
  ],
  ['calc.trash', (c) => c.calc.trash(PLACE), { ok: true, calcId: 7, type: 'x', deleted: true }],
  ['calc.run', (c) => c.calc.run(PLACE), {}],
  ['extract.base64', (c) => c.extract.base64({ fileBase64: 'QQ==', docType: 'cnis' }), {}],
  ['oauthDiscovery', (c) => c.oauthDiscovery(), {}],
]

async function received(name: string, call: Call, answer: unknown): Promise<unknown> {
  const server = await serverFor(({ path }, response) => {
    const isBefore = name.startsWith('keys.') && path === '/v1/auth/login'
    json(response, isBefore ? TOKENS : answer)
  })
  return call(clientFor(server.url).client)
}

describe('an answer of the named fields alone is whole', () => {
  test.each(answers)('%s', async (name, call, answer) => {
    expect(await received(name, call, answer)).toEqual(answer)
  })
})

describe('fields that nobody named are kept as they came', () => {
  test.each(answers)('%s', async (name, call, answer) => {
    const more = withUnknown(answer)
    expect(await received(name, call, more)).toEqual(more)
  })
})

/** Into each object, at every depth. */
function withUnknown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknown)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, one]) => [name, withUnknown(one)])
  return { ...Object.fromEntries(entries), novo: { a: [1, null, 'x'] }, outro: null }
}

/** What each answer cannot do without; nothing else is needed. */
const NEEDED: Record<string, string[]> = {
  'auth.login': ['accessToken', 'refreshToken'],
  'auth.refresh': ['accessToken', 'refreshToken'],
  'keys.list': ['keys'],
  'keys.create': ['key'],
  'indices.list': ['indices'],
  'tables.list': ['tables'],
  'indices.series': ['series'],
  'tables.series': ['series'],
  describe: ['fields'],
  correct: ['items'],
  'calc.create': ['calcId'],
  'calc.list': ['calculations'],
}

/** Of these a good status may mean that it was done, whatever the body. */
const NOT_REPEATABLE = ['auth.refresh', 'keys.create', 'calc.create']

describe('what a figure does not stand on may be null or absent', () => {
  test.each(answers)('%s', async (name, call, answer) => {
    for (const field of Object.keys(answer)) {
      const { [field]: _, ...absent } = answer as Record<string, unknown>
      const outcome = received(name, call, absent)
      if (NEEDED[name]?.includes(field)) {
        await expect(outcome).rejects.toMatchObject({
          name: 'ServiceError',
          verdict: NOT_REPEATABLE.includes(name) ? 'unknown' : 'broken',
          code: 'UNREADABLE_ANSWER',
          status: 200,
        })
      } else {
        expect(await outcome).toEqual(absent)
        expect(await received(name, call, { ...absent, [field]: null })).toEqual({
          ...absent,
          [field]: null,
        })
      }
    }
  })
})

test('a series as csv is the text as it came', async () => {
  const csv = 'month;value\r\n2020-01;0,21\r\n'
  const server = await serverFor((_, response) =>
    response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' }).end(csv),
  )
  const { client } = clientFor(server.url)
  expect(await client.indices.seriesCsv('ipca')).toBe(csv)
  expect(await client.tables.seriesCsv(1)).toBe(csv)
})

test('an export tells its type, its name and its length, and streams', async () => {
  const server = await serverFor((_, response) =>
    response
      .writeHead(200, {
        'content-type': 'application/pdf',
        'content-length': '8',
        'content-disposition': `attachment; filename="x.pdf"; filename*=UTF-8''..%2Fmem%C3%B3ria.pdf`,
      })
      .end('%PDF-1.4'),
  )
  const { stream, ...told } = await clientFor(server.url).client.calc.export({
    ...PLACE,
    format: 'pdf',
  })
  expect(told).toEqual({ contentType: 'application/pdf', filename: 'memória.pdf', bytes: 8 })
  expect(Buffer.concat(await stream.toArray()).toString()).toBe('%PDF-1.4')
})
