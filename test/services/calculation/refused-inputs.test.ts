import { expect, test } from 'vitest'
import type { CalculationClient } from '../../../src/services/calculation/client.js'
import { RequestError } from '../../../src/services/service-error.js'
import { clientFor } from '../support/calculation.js'
import { json, serverFor } from '../support/server.js'

type Call = (client: CalculationClient) => unknown

const TYPE = 'calculosJudiciais' as const
const BODY = { index: 'ipca', updateTo: '31/12/2024', items: [{ date: '01/01/2020', amount: 1 }] }
/** Whose base64 is padded. */
const LARGE = Buffer.alloc(25_000_001)
/** What a type would refuse at compile time, and a sheet or a person may still say. */
const wrong = (value: unknown) => value as never

const cases: [name: string, call: Call, field: string][] = [
  ['an empty login', (c) => c.auth.login({ identifier: '', senha: 'x' }), 'identifier'],
  ['a login without a password', (c) => c.auth.login(wrong({ identifier: 'a' })), 'senha'],
  ['no slug', (c) => c.indices.get(' '), 'slug'],
  ['a slug that leads elsewhere', (c) => c.indices.get('..'), 'slug'],
  ['a negative id', (c) => c.tables.get(-1), 'ref'],
  ['a month 13', (c) => c.indices.series('ipca', { from: '2020-13' }), 'from'],
  ['a date for a month', (c) => c.tables.series(1, { to: '2020-01-01' }), 'to'],
  [
    'a window that ends before it begins',
    (c) => c.tables.series(1, { from: '2024-02', to: '2024-01' }),
    'to',
  ],
  [
    'the same of an index, as text',
    (c) => c.indices.seriesCsv('ipca', { from: '2024-02', to: '2023-12' }),
    'to',
  ],
  ['a day that does not exist', (c) => c.tables.series(1, { asOf: '2023-02-29' }), 'asOf'],
  [
    'a sampling of another kind',
    (c) => c.indices.series('x', wrong({ sampling: 'a' })),
    'sampling',
  ],
  ['a wish nobody knows', (c) => c.tables.series(1, wrong({ until: '2020-01' })), 'until'],
  ['no type to describe', (c) => c.describe(''), 'type'],
  ['no items', (c) => c.correct({ ...BODY, items: [] }), 'items'],
  ['an ISO date', (c) => c.correct({ ...BODY, updateTo: '2024-12-31' }), 'updateTo'],
  [
    'an amount that is none',
    (c) => c.correct({ ...BODY, items: [{ date: '01/01/2020', amount: Number.NaN }] }),
    'items.0.amount',
  ],
  [
    'the start of SELIC without SELIC',
    (c) => c.correct({ ...BODY, selicFrom: '01/12/2021' }),
    'input',
  ],
  [
    'a file above 25 MB',
    (c) => c.extract.file({ file: new Uint8Array(25_000_001), filename: 'a.pdf', docType: 'cnis' }),
    'input',
  ],
  [
    'base64 of a byte above 25 MB',
    (c) => c.extract.base64({ fileBase64: LARGE.toString('base64'), docType: 'cnis' }),
    'input',
  ],
  ['an empty index', (c) => c.correct({ ...BODY, index: '' }), 'index'],
  ['a blank table', (c) => c.correct({ ...BODY, index: undefined, table: ' ' }), 'table'],
  ['index and table', (c) => c.correct({ ...BODY, table: 1 }), 'input'],
  ['a type that does not exist', (c) => c.calc.create(wrong({ type: 'x' })), 'type'],
  ['an id that is none', (c) => c.calc.open({ type: TYPE, id: '7a' }), 'id'],
  ['no fields', (c) => c.calc.patch({ type: TYPE, id: 1, fields: {} }), 'fields'],
  ['a field at the root', (c) => c.calc.patch(wrong({ type: TYPE, id: 1, x: 1 })), 'fields'],
  [
    'a field that JSON has no word for',
    (c) => c.calc.patch({ type: TYPE, id: 1, fields: wrong({ x: undefined }) }),
    'fields.x',
  ],
  [
    'a format nobody has',
    (c) => c.calc.export(wrong({ type: TYPE, id: 1, format: 'odt' })),
    'format',
  ],
  ['a page of nothing', (c) => c.calc.list({ limit: 0 }), 'limit'],
  ['a page before the first', (c) => c.calc.list({ offset: -1 }), 'offset'],
  [
    'a document of another kind',
    (c) => c.extract.base64(wrong({ fileBase64: 'QQ==', docType: 'rg' })),
    'docType',
  ],
  ['no base64', (c) => c.extract.base64({ fileBase64: '%', docType: 'cnis' }), 'fileBase64'],
  [
    'a path for a file',
    (c) => c.extract.file(wrong({ file: '/etc/passwd', filename: 'a', docType: 'cnis' })),
    'file',
  ],
]

test.each(cases)('%s is refused before it is sent, by its name', async (_name, call, field) => {
  const server = await serverFor((_, response) => json(response, {}))
  const { client, gate } = clientFor(server.url)
  const error = await Promise.resolve(call(client)).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(RequestError)
  expect((error as RequestError).problems.map((one) => one.field)).toContain(field)
  expect([server.seen, gate.events]).toEqual([[], []])
})
