import { expect, test } from 'vitest'
import { GazetteClient } from '../../src/services/gazette/client.js'
import { RequestError } from '../../src/services/service-error.js'
import { KEY, senderTo, thrownBy } from './support/sender.js'
import { json, serverFor } from './support/server.js'

const DIGITS = '00000016820268260100'
const MASKED = '0000001-68.2026.8.26.0100'
const EMPTY = { total: 0, limit: 25, offset: 0, items: [] }

async function gazette(header: 'authorization' | 'x-api-key' = 'authorization') {
  const server = await serverFor((_, response) => json(response, EMPTY))
  const { sender, gate } = senderTo(server.url, 'gazette')
  const auth = { scheme: 'x-api-key', credential: KEY } as const
  const client = new GazetteClient(sender, header === 'x-api-key' ? { auth } : {})
  return { client, server, gate }
}
type Call = (client: GazetteClient) => Promise<unknown>

const EVERY_FILTER = {
  offset: 400,
  limit: 200,
  data_fim: '2026-03-31',
  data_inicio: '2026-03-01',
  orgao_id: 12345,
  tipo_comunicacao: 'Intimação',
  tribunal: 'TJSP',
  numero_processo: MASKED,
  uf_oab: 'SP',
  numero_oab: '012345',
  q: ' dano & moral ',
}

const REQUESTS: [name: string, call: Call, path: string][] = [
  ['a list without a filter', (c) => c.communications.list(), '/v1/communications'],
  [
    'a list with every filter, in the order of the contract, encoded',
    (c) => c.communications.list(EVERY_FILTER),
    `/v1/communications?q=dano%20%26%20moral&numero_oab=012345&uf_oab=SP&numero_processo=${MASKED}` +
      '&tribunal=TJSP&tipo_comunicacao=Intima%C3%A7%C3%A3o&orgao_id=12345' +
      '&data_inicio=2026-03-01&data_fim=2026-03-31&limit=200&offset=400',
  ],
  [
    'a filter of undefined, as if it were not there',
    (c) => c.communications.list({ q: undefined, tribunal: 'TJRJ' }),
    '/v1/communications?tribunal=TJRJ',
  ],
  [
    'a case number of 20 digits',
    (c) => c.communications.list({ numero_processo: DIGITS }),
    `/v1/communications?numero_processo=${DIGITS}`,
  ],
  ['a publication', (c) => c.communications.get(700000001), '/v1/communications/700000001'],
  [
    'an id as a part of a path',
    (c) => c.communications.get('a/b?c'),
    '/v1/communications/a%2Fb%3Fc',
  ],
  [
    'cases',
    (c) =>
      c.processos.list({
        q: 'banco',
        tribunal: 'TRT2',
        data_inicio: '2024-02-29',
        data_fim: '2024-02-29',
        limit: 1,
        offset: 0,
      }),
    '/v1/processos?q=banco&tribunal=TRT2&data_inicio=2024-02-29&data_fim=2024-02-29&limit=1&offset=0',
  ],
  ['a case by its digits', (c) => c.processos.get(DIGITS), `/v1/processos/${DIGITS}`],
  ['a case by its mask', (c) => c.processos.get(` ${MASKED}`), `/v1/processos/${MASKED}`],
  [
    'lawyers',
    (c) => c.lawyers.search({ numero_oab: '123456-A', uf_oab: 'RJ', nome: 'da Silva' }),
    '/v1/lawyers?numero_oab=123456-A&uf_oab=RJ&nome=da%20Silva',
  ],
  ['lawyers by name alone', (c) => c.lawyers.search({ nome: 'Zé' }), '/v1/lawyers?nome=Z%C3%A9'],
  ['a lawyer', (c) => c.lawyers.get('9'), '/v1/lawyers/9'],
  [
    'parties',
    (c) => c.parties.list({ nome: 'ACME', tipo: 'autor', limit: 50, offset: 100 }),
    '/v1/parties?nome=ACME&tipo=autor&limit=50&offset=100',
  ],
  ['a party', (c) => c.parties.get(3), '/v1/parties/3'],
  ['courts', (c) => c.tribunals.list(), '/v1/tribunals'],
  [
    'courts that are not active',
    (c) => c.tribunals.list({ sigla: 'TJ', uf: 'SP', ativo: false }),
    '/v1/tribunals?sigla=TJ&uf=SP&ativo=false',
  ],
  ['whose key it is', (c) => c.me(), '/v1/me'],
]

test.each(REQUESTS)('%s: one GET, one unit', async (_name, call, path) => {
  const { client, server, gate } = await gazette()
  await call(client)
  expect(server.seen.map((seen) => `${seen.method} ${seen.path}`)).toEqual([`GET ${path}`])
  expect(server.seen[0]).toMatchObject({ body: '', headers: { authorization: `Bearer ${KEY}` } })
  expect(server.seen[0]!.headers).toMatchObject({ accept: 'application/json' })
  expect(server.seen[0]!.headers['content-type']).toBeUndefined()
  expect(gate.events).toEqual(['enter 1', 'confirm 1', 'settle 1'])
})

test.each(REQUESTS)('%s: the same with X-API-Key alone', async (_name, call, path) => {
  const { client, server } = await gazette('x-api-key')
  await call(client)
  expect(server.seen[0]).toMatchObject({ path, headers: { 'x-api-key': KEY } })
  expect(server.seen[0]!.headers.authorization).toBeUndefined()
})

test('the pages of all carry the filter and the place', async () => {
  const { client, server } = await gazette()
  await client.parties.all({ nome: 'ACME' }).collect()
  await client.processos.all({ tribunal: 'TJSP' }).collect()
  expect(server.seen.map(({ path }) => path)).toEqual([
    '/v1/parties?nome=ACME&limit=200&offset=0',
    '/v1/processos?tribunal=TJSP&limit=200&offset=0',
  ])
})

const list = (query: object) => (c: GazetteClient) => c.communications.list(query)

test.each<[name: string, call: Call, field: string]>([
  ['q of two characters', list({ q: 'ab' }), 'q'],
  ['q of two characters among spaces', list({ q: '  ab   ' }), 'q'],
  ['q of two characters of two code units each', list({ q: '𝒜𝒷' }), 'q'],
  ['q of nothing', list({ q: '' }), 'q'],
  ['q of two characters for cases', (c) => c.processos.list({ q: 'ab' }), 'q'],
  ['a filter that is empty', list({ tribunal: ' ' }), 'tribunal'],
  ['a filter that does not exist', list({ tribunais: 'TJSP' }), 'tribunais'],
  ['a filter of another route', (c) => c.processos.list({ uf_oab: 'SP' } as never), 'uf_oab'],
  ['a number of the bar that has lost its zeros', list({ numero_oab: 12345 }), 'numero_oab'],
  ['a day that does not exist', list({ data_inicio: '2025-02-29' }), 'data_inicio'],
  ['a day as Brazilians write it', list({ data_fim: '31/03/2026' }), 'data_fim'],
  [
    'a period that ends before it begins',
    list({ data_inicio: '2026-03-02', data_fim: '2026-03-01' }),
    'data_fim',
  ],
  ['a page of none', list({ limit: 0 }), 'limit'],
  ['a page of 201', list({ limit: 201 }), 'limit'],
  ['a page of half an item', list({ limit: 1.5 }), 'limit'],
  ['a place before the first', list({ offset: -1 }), 'offset'],
  ['19 digits', (c) => c.processos.get(DIGITS.slice(1)), 'numero'],
  ['half a mask', (c) => c.processos.get('0000001-68.2026.8260100'), 'numero'],
  [
    'a case number with an incident',
    list({ numero_processo: `${MASKED}/50001` }),
    'numero_processo',
  ],
  ['an id that is empty', (c) => c.lawyers.get(''), 'id'],
  ['an id that is another route', (c) => c.parties.get('..'), 'id'],
  ['courts by a text for a flag', (c) => c.tribunals.list({ ativo: 'true' } as never), 'ativo'],
])('%s is refused before it is sent', async (_name, call, field) => {
  const { client, server, gate } = await gazette()
  const error = await thrownBy(call(client))
  expect(error).toBeInstanceOf(RequestError)
  expect((error as unknown as RequestError).problems.map((problem) => problem.field)).toEqual([
    field,
  ])
  expect(server.seen).toHaveLength(0)
  expect(gate.events).toEqual([])
})

test('all refuses its filter at once', async () => {
  const { client } = await gazette()
  expect(() => client.communications.all({ q: 'ab' })).toThrow(RequestError)
  expect(() => client.communications.all({}, { pageSize: 500 })).toThrow(/limit/)
})

test('three characters of two code units each are sent', async () => {
  const { client, server } = await gazette()
  await client.communications.list({ q: '𝒜𝒷𝒸' })
  expect(server.seen[0]!.path).toBe(`/v1/communications?q=${encodeURIComponent('𝒜𝒷𝒸')}`)
})
