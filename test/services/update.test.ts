import { expect, test } from 'vitest'
import { RequestError, ServiceError } from '../../src/services/service-error.js'
import { UpdateClient } from '../../src/services/update/client.js'
import { KEY, printed, senderTo, thrownBy } from './support/sender.js'
import { json, serverFor, type TestServer } from './support/server.js'

const ATUALIZA = {
  indiceAtualizacao: 'IPCA',
  dataAtualizacao: '2024-12-31',
  lista: [
    { dia: '2020-02-29', valor: 1234.56 },
    { dia: '1964-10-01', valor: -0.1 },
  ],
}
const LER = { tabela: '12', dataAtualizacao: '2024-12-31' }

async function updating(body: unknown = {}, status = 200) {
  const server: TestServer = await serverFor((_, response) =>
    typeof body === 'string' ? response.writeHead(status).end(body) : json(response, body, status),
  )
  const { sender, gate } = senderTo(server.url, 'update')
  return { client: new UpdateClient(sender), server, gate }
}

const CALLS: [name: string, call: (client: UpdateClient) => Promise<unknown>][] = [
  ['listaTabelas', (c) => c.listaTabelas()],
  ['lerTabela', (c) => c.lerTabela(LER)],
  ['atualiza', (c) => c.atualiza(ATUALIZA)],
]

test('the list of tables is a GET with the raw key in Authorization, and no body', async () => {
  const { client, server, gate } = await updating()
  await client.listaTabelas()
  expect(server.seen).toMatchObject([
    {
      method: 'GET',
      path: '/atualiza-v1/listaTabelas',
      body: '',
      headers: { authorization: KEY, accept: 'application/json' },
    },
  ])
  expect(server.seen[0]!.headers['content-type']).toBeUndefined()
  expect(gate.events).toEqual(['enter 1', 'confirm 1', 'settle 1'])
})

test.each([
  ['lerTabela', (c: UpdateClient) => c.lerTabela(LER), LER],
  ['atualiza', (c: UpdateClient) => c.atualiza(ATUALIZA), ATUALIZA],
])('%s is a POST of JSON with the raw key in the header and in the body', async (name, call, body) => {
  const { client, server, gate } = await updating()
  await call(client)
  expect(server.seen).toHaveLength(1)
  const [{ method, path, headers, body: sent }] = server.seen as [TestServer['seen'][0]]
  expect({ method, path }).toEqual({ method: 'POST', path: `/atualiza-v1/${name}` })
  expect(headers).toMatchObject({ authorization: KEY, 'content-type': 'application/json' })
  expect(JSON.parse(sent)).toEqual({ apikey: KEY, ...body })
  expect(gate.events).toEqual(['enter 1', 'confirm 1', 'settle 1'])
})

test.each(CALLS)('%s gives any JSON as it came', async (_name, call) => {
  for (const body of [{}, [], null, 3, 'x', { a: [{ b: null }], total: '1,5' }]) {
    const { client } = await updating(typeof body === 'string' ? JSON.stringify(body) : body)
    expect(await call(client)).toEqual(body)
  }
})

const lista = (...items: unknown[]) => ({ ...ATUALIZA, lista: items }) as typeof ATUALIZA
test.each<[name: string, call: (client: UpdateClient) => Promise<unknown>, field: string]>([
  ['no table', (c) => c.lerTabela({ ...LER, tabela: ' ' }), 'tabela'],
  ['a table by number', (c) => c.lerTabela({ ...LER, tabela: 12 as never }), 'tabela'],
  ['no index', (c) => c.atualiza({ ...ATUALIZA, indiceAtualizacao: '' }), 'indiceAtualizacao'],
  [
    'a day that does not exist',
    (c) => c.lerTabela({ ...LER, dataAtualizacao: '2023-02-29' }),
    'dataAtualizacao',
  ],
  [
    'a day as Brazilians write it',
    (c) => c.atualiza({ ...ATUALIZA, dataAtualizacao: '31/12/2024' }),
    'dataAtualizacao',
  ],
  ['an empty list', (c) => c.atualiza(lista()), 'lista'],
  [
    'an amount as text',
    (c) => c.atualiza(lista({ dia: '2020-01-01', valor: '1' })),
    'lista.0.valor',
  ],
  [
    'no number',
    (c) => c.atualiza(lista({ dia: '2020-01-01', valor: Number.NaN })),
    'lista.0.valor',
  ],
  [
    'an endless number',
    (c) => c.atualiza(lista(ATUALIZA.lista[0], { dia: '2020-01-01', valor: 1 / 0 })),
    'lista.1.valor',
  ],
  ['31 April', (c) => c.atualiza(lista({ dia: '2020-04-31', valor: 1 })), 'lista.0.dia'],
  ['a key of its own', (c) => c.lerTabela({ ...LER, apikey: 'x' } as typeof LER), 'apikey'],
])('%s is refused before it is sent', async (_name, call, field) => {
  const { client, server, gate } = await updating()
  const error = await thrownBy(call(client))
  expect(error).toBeInstanceOf(RequestError)
  expect((error as unknown as RequestError).problems).toMatchObject([{ field }])
  expect([server.seen, gate.events]).toEqual([[], []])
})

test.each<[number, unknown, object]>([
  [400, { mensagem: 'índice inválido' }, { verdict: 'refused', serviceMessage: 'índice inválido' }],
  [401, 'chave inválida', { verdict: 'halt', why: 'unauthorized' }],
  [403, {}, { verdict: 'halt', why: 'forbidden' }],
  [429, '', { verdict: 'wait', waitMs: 60_000 }],
  [502, '<html>', { verdict: 'broken' }],
  [200, '<html>', { verdict: 'broken' }],
])('a %i is thrown by every method with its facts', async (status, body, facts) => {
  for (const [name, call] of CALLS) {
    const { client } = await updating(body, status)
    const error = await thrownBy(call(client))
    expect(error).toBeInstanceOf(ServiceError)
    expect(error).toMatchObject({ ...facts, service: 'update', status, code: expect.any(String) })
    expect(error.route).toContain(name)
  }
})

test('the key is in no error, though the service quotes the request', async () => {
  const server = await serverFor(({ body, headers }, response) => {
    json(response, { message: `${headers.authorization} ${body}`, received: body }, 400)
  })
  const client = new UpdateClient(senderTo(server.url, 'update').sender)
  for (const [, call] of CALLS) {
    const text = printed(await thrownBy(call(client)))
    expect(text).not.toContain(KEY)
    expect(text).not.toContain(JSON.stringify(KEY).slice(1, -1))
  }
  const error = (await thrownBy(client.atualiza(ATUALIZA))) as unknown as ServiceError
  expect(error.request).toEqual({
    method: 'POST',
    path: '/atualiza-v1/atualiza',
    query: {},
    body: { indiceAtualizacao: 'string', dataAtualizacao: 'string', lista: 'list of 2' },
  })
})

test('a lost answer is unknown, and tells no key', async () => {
  const server = await serverFor((_, __, socket) => socket.destroy())
  const client = new UpdateClient(senderTo(server.url, 'update').sender)
  const error = await thrownBy(client.atualiza(ATUALIZA))
  expect(error).toMatchObject({ verdict: 'unknown', sent: true })
  expect(printed(error)).not.toContain(KEY)
})
