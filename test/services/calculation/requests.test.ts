import { expect, test } from 'vitest'
import type { CalculationClient } from '../../../src/services/calculation/client.js'
import { clientFor, KEY } from '../support/calculation.js'
import { json, type Seen, serverFor } from '../support/server.js'

interface Case {
  name: string
  call(client: CalculationClient): Promise<unknown>
  method?: string
  path: string
  body?: unknown
  units?: number
  /** Without a credential. */
  open?: boolean
  accept?: string
}

const TYPE = 'calculosJudiciais' as const
const PLACE = { type: TYPE, id: 77 }
const CORRECT = {
  index: 'ipca',
  updateTo: '31/12/2024',
  items: [{ date: '15/03/2020', amount: 1234.56, description: 'ação', custas: true }],
  juros: { percentual: '1', from: 'citacao' as const },
  multa: { percentual: '10' },
  honorarios: { valor: 10, modo: 'p' as const },
  selic: true,
  selicFrom: '01/12/2021',
  selicUntil: '31/12/2023',
  selicBase: 'am' as const,
  selicVersion: 2 as const,
  save: true,
  name: 'Caso',
}

const cases: Case[] = [
  { name: 'health', call: (c) => c.health(), path: '/health', open: true },
  {
    name: 'auth.login',
    call: (c) => c.auth.login({ identifier: 'a@b.com', senha: 'sénha' }),
    method: 'POST',
    path: '/v1/auth/login',
    body: { identifier: 'a@b.com', senha: 'sénha' },
    open: true,
  },
  {
    name: 'auth.refresh',
    call: (c) => c.auth.refresh({ refreshToken: 'r1' }),
    method: 'POST',
    path: '/v1/auth/refresh',
    body: { refreshToken: 'r1' },
    open: true,
  },
  {
    name: 'auth.logout',
    call: (c) => c.auth.logout({ refreshToken: 'r1' }),
    method: 'POST',
    path: '/v1/auth/logout',
    body: { refreshToken: 'r1' },
    open: true,
  },
  { name: 'indices.list', call: (c) => c.indices.list(), path: '/v1/indices' },
  {
    name: 'indices.get by slug',
    call: (c) => c.indices.get('ipca e/x?'),
    path: '/v1/indices/ipca%20e%2Fx%3F',
  },
  { name: 'indices.get by id', call: (c) => c.indices.get(12), path: '/v1/indices/12' },
  {
    name: 'indices.series',
    call: (c) => c.indices.series('ipca'),
    path: '/v1/indices/ipca/series',
  },
  {
    name: 'indices.series of a span, daily',
    call: (c) => c.indices.series('dolar', { from: '2020-01', to: '2020-12', sampling: 'daily' }),
    path: '/v1/indices/dolar/series?from=2020-01&to=2020-12&sampling=daily',
  },
  {
    name: 'indices.series with the asOf that is always refused',
    call: (c) => c.indices.series('ipca', { asOf: '2024-01-31' }),
    path: '/v1/indices/ipca/series?asOf=2024-01-31',
  },
  {
    name: 'indices.seriesCsv',
    call: (c) => c.indices.seriesCsv('ipca', { to: '2020-12', sampling: 'monthly' }),
    path: '/v1/indices/ipca/series?to=2020-12&sampling=monthly&format=csv',
    accept: 'text/csv, application/json;q=0.5',
  },
  { name: 'tables.list', call: (c) => c.tables.list(), path: '/v1/tables' },
  { name: 'tables.get', call: (c) => c.tables.get('tjsp-é'), path: '/v1/tables/tjsp-%C3%A9' },
  {
    name: 'tables.series',
    call: (c) => c.tables.series(4021, { from: '2020-01', to: '2021-02', asOf: '2024-02-29' }),
    path: '/v1/tables/4021/series?from=2020-01&to=2021-02&asOf=2024-02-29',
  },
  {
    name: 'tables.seriesCsv',
    call: (c) => c.tables.seriesCsv(4021),
    path: '/v1/tables/4021/series?format=csv',
    accept: 'text/csv, application/json;q=0.5',
  },
  {
    name: 'describe',
    call: (c) => c.describe('tabelasJudiciais'),
    path: '/v1/describe/tabelasJudiciais',
  },
  {
    name: 'correct with all that may be said',
    call: (c) => c.correct(CORRECT),
    method: 'POST',
    path: '/v1/correct',
    body: CORRECT,
    units: 1,
  },
  {
    name: 'correct, without the blanks around a name and dates',
    call: (c) =>
      c.correct({
        index: ' ipca ',
        updateTo: ' 31/12/2024\n',
        items: [{ date: '\t15/03/2020', amount: 1 }],
      }),
    method: 'POST',
    path: '/v1/correct',
    body: { index: 'ipca', updateTo: '31/12/2024', items: [{ date: '15/03/2020', amount: 1 }] },
    units: 1,
  },
  {
    name: 'calc.create',
    call: (c) => c.calc.create({ type: TYPE, name: 'lote 1' }),
    method: 'POST',
    path: '/v1/calc',
    body: { type: TYPE, name: 'lote 1' },
    units: 1,
  },
  { name: 'calc.list', call: (c) => c.calc.list(), path: '/v1/calc' },
  {
    name: 'calc.list of a type, a page',
    call: (c) => c.calc.list({ offset: 40, limit: 20, type: TYPE }),
    path: `/v1/calc?type=${TYPE}&limit=20&offset=40`,
  },
  {
    name: 'calc.open',
    call: (c) => c.calc.open(PLACE),
    path: `/v1/calc/${TYPE}/77`,
    units: 1,
  },
  {
    name: 'calc.open by its link',
    call: (c) => c.calc.open({ ...PLACE, id: '77', hash: 'a+b/c=' }),
    path: `/v1/calc/${TYPE}/77?hash=a%2Bb%2Fc%3D`,
    units: 1,
  },
  {
    name: 'calc.patch',
    call: (c) => c.calc.patch({ ...PLACE, fields: { dia_atualiza: '01/01/2024', x: [1, null] } }),
    method: 'PATCH',
    path: `/v1/calc/${TYPE}/77`,
    body: { fields: { dia_atualiza: '01/01/2024', x: [1, null] } },
    units: 1,
  },
  {
    name: 'calc.patch by its link',
    call: (c) => c.calc.patch({ ...PLACE, fields: { indexador: -1 }, hash: 'h4sh' }),
    method: 'PATCH',
    path: `/v1/calc/${TYPE}/77`,
    body: { fields: { indexador: -1 }, hash: 'h4sh' },
    units: 1,
  },
  {
    name: 'calc.trash',
    call: (c) => c.calc.trash(PLACE),
    method: 'DELETE',
    path: `/v1/calc/${TYPE}/77`,
  },
  {
    name: 'calc.run',
    call: (c) => c.calc.run(PLACE),
    method: 'POST',
    path: `/v1/calc/${TYPE}/77/run`,
    units: 1,
  },
  {
    name: 'calc.run of an id as a sheet holds it',
    call: (c) => c.calc.run({ ...PLACE, id: '0077' }),
    method: 'POST',
    path: `/v1/calc/${TYPE}/77/run`,
    units: 1,
  },
  {
    name: 'calc.run by its link',
    call: (c) => c.calc.run({ ...PLACE, hash: 'h4sh' }),
    method: 'POST',
    path: `/v1/calc/${TYPE}/77/run`,
    body: { hash: 'h4sh' },
    units: 1,
  },
  {
    name: 'calc.export',
    call: async (c) => (await c.calc.export(PLACE)).stream.destroy(),
    path: `/v1/calc/${TYPE}/77/export`,
    units: 1,
    accept: 'text/html, application/json;q=0.5',
  },
  {
    name: 'calc.export of a format, by its link',
    call: async (c) =>
      (await c.calc.export({ ...PLACE, format: 'excel', hash: 'h4sh' })).stream.destroy(),
    path: `/v1/calc/${TYPE}/77/export?format=excel&hash=h4sh`,
    units: 1,
    accept:
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, application/json;q=0.5',
  },
  {
    name: 'extract.base64',
    call: (c) => c.extract.base64({ fileBase64: 'QUJD', filename: 'a.pdf', docType: 'cnis' }),
    method: 'POST',
    path: '/v1/extract',
    body: { fileBase64: 'QUJD', filename: 'a.pdf', docType: 'cnis' },
    units: 1,
  },
  {
    name: 'guide',
    call: (c) => c.guide(),
    path: '/v1/guia',
    accept: 'text/*, application/json;q=0.5',
  },
  {
    name: 'reference',
    call: (c) => c.reference(),
    path: '/v1/docs',
    accept: 'text/*, application/json;q=0.5',
  },
  {
    name: 'oauthDiscovery',
    call: (c) => c.oauthDiscovery(),
    path: '/.well-known/oauth-authorization-server',
    open: true,
  },
]

/** Has every field that any of the answers needs. */
const ANY = {
  accessToken: 'a',
  refreshToken: 'b',
  indices: [],
  tables: [],
  series: [],
  fields: [],
  calculations: [],
  items: [],
  calcId: 1,
  hash: 'h',
}

test.each(cases)('$name', async ({ call, method = 'GET', path, body, units = 0, open, accept }) => {
  const server = await serverFor(({ headers }, response) => {
    // As it was asked for; anything where anything will do.
    const type = (headers.accept ?? '').split(',')[0]!.replace(/^.*\*$/, 'text/plain')
    response.writeHead(200, { 'content-type': type }).end(JSON.stringify(ANY))
  })
  const { client, gate } = clientFor(server.url)
  await call(client)
  expect(server.seen).toHaveLength(1)
  const seen = server.seen[0]!
  expect(seen).toMatchObject({ method, path })
  expect(seen.body === '' ? undefined : JSON.parse(seen.body)).toEqual(body)
  expect(headersOf(seen)).toEqual({
    authorization: open ? undefined : `Bearer ${KEY}`,
    accept: accept ?? 'application/json',
    'content-type': body === undefined ? undefined : 'application/json',
  })
  expect(gate.events.filter((event) => event.startsWith('enter'))).toEqual(
    units === 0 ? [] : [`enter ${units}`],
  )
})

function headersOf({ headers }: Seen) {
  const { authorization, accept, 'content-type': type } = headers
  return { authorization, accept, 'content-type': type }
}

test('extract.file sends a form with the type first and the file under its name', async () => {
  const server = await serverFor((_, response) => json(response, {}))
  const file = new TextEncoder().encode('%PDF-1.4 x')
  await clientFor(server.url).client.extract.file({
    file,
    filename: 'cnis (1).pdf',
    mimeType: 'application/pdf',
    docType: 'cnis',
  })
  const { method, path, headers, body } = server.seen[0]!
  expect([method, path, headers.authorization]).toEqual(['POST', '/v1/extract', `Bearer ${KEY}`])
  const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(headers['content-type'] ?? '')?.[1]
  const parts = body.split(`--${boundary}`).map((part) => part.trim())
  expect(parts).toEqual([
    '',
    'Content-Disposition: form-data; name="docType"\r\n\r\ncnis',
    'Content-Disposition: form-data; name="file"; filename="cnis (1).pdf"\r\n' +
      'Content-Type: application/pdf\r\n\r\n%PDF-1.4 x',
    '--',
  ])
  expect(headers['content-length']).toBe(String(Buffer.byteLength(body)))
})

test('extract.file sends a Blob with the type that it has', async () => {
  const server = await serverFor((_, response) => json(response, {}))
  const file = new Blob(['x'], { type: 'image/png' })
  await clientFor(server.url).client.extract.file({ file, filename: 'a', docType: 'sentenca' })
  expect(server.seen[0]!.body).toContain('Content-Type: image/png')
})
