import { createHash } from 'node:crypto'
import type { Sandbox } from '../../src/sandbox/index.js'
import { CALC_TYPES } from '../../src/services/calculation/inputs.js'

/** One request of the walk. */
export interface Ask {
  at?: 'calc' | 'gazette' | 'update'
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  headers?: Record<string, string>
  body?: string
  /** What the page shows of the request besides its path. */
  shown?: string
  /** Hears the answer, for the requests that follow from it. */
  heard?(text: string): void
}

const VERIFIER = 'v'.repeat(43)
const BACK = 'http://127.0.0.1:7777/volta'
const JSON_TYPE = { 'content-type': 'application/json' }

/** Every operation of the three services, what it refuses, and the agents' routes. */
export async function* asksOf(sandbox: Sandbox): AsyncGenerator<Ask> {
  const asking = askingWith(`Bearer ${sandbox.apiKey}`)
  yield* accessAsks(sandbox)
  yield* catalogueAsks(asking)
  yield* correctionAsks(asking, sandbox)
  yield* savedAsks(asking, sandbox)
  yield* extractionAsks(asking)
  yield* agentAsks(asking, sandbox)
  yield* gazetteAsks(sandbox)
  yield* updateAsks(sandbox)
}

type Asking = (method: NonNullable<Ask['method']>, path: string, body?: unknown) => Ask

function askingWith(authorization: string, at: Ask['at'] = 'calc'): Asking {
  return (method, path, json) => {
    const body = json === undefined ? undefined : JSON.stringify(json)
    const headers = { authorization, ...(body === undefined ? {} : JSON_TYPE) }
    return { at, method, path, headers, ...(body === undefined ? {} : { body, shown: body }) }
  }
}

async function* accessAsks({ login, logins, keys }: Sandbox): AsyncGenerator<Ask> {
  const open = (path: string, json: object, heard?: Ask['heard']): Ask => {
    const body = JSON.stringify(json)
    return { method: 'POST', path, headers: JSON_TYPE, body, ...(heard ? { heard } : {}) }
  }
  let [access, refresh] = ['', '']
  const heard = (text: string) => {
    const told = JSON.parse(text) as { accessToken: string; refreshToken: string }
    access = told.accessToken
    refresh = told.refreshToken
  }
  yield { path: '/health' }
  yield open('/v1/auth/login', {})
  yield open('/v1/auth/login', { ...login, senha: 'outra' })
  yield open('/v1/auth/login', logins.restricted)
  yield open('/v1/auth/login', login, heard)
  yield open('/v1/auth/refresh', { refreshToken: refresh }, heard)
  yield open('/v1/auth/refresh', { refreshToken: 'outro' })
  const asking = askingWith(`Bearer ${access}`)
  yield asking('GET', '/v1/keys')
  yield asking('POST', '/v1/keys', { name: 'Nova', allowedTipos: ['cartaoPonto'], env: 'test' })
  yield asking('POST', '/v1/keys', { scopes: ['nada'] })
  yield asking('DELETE', '/v1/keys/2')
  yield asking('DELETE', '/v1/keys/99')
  yield askingWith(`Bearer ${keys.live}`)('GET', '/v1/keys')
  yield open('/v1/auth/logout', { refreshToken: refresh })
  yield { path: '/v1/indices' }
  yield askingWith(`Bearer ${keys.revoked}`)('GET', '/v1/indices')
  yield askingWith(`Bearer ${keys.readOnly}`)('GET', '/v1/indices')
}

function* catalogueAsks(asking: Asking): Generator<Ask> {
  yield asking('GET', '/v1/guia')
  yield asking('GET', '/v1/docs')
  yield asking('GET', '/v1/indices')
  const indices = ['ipca', 'igpm', 'inpc', 'ipca15', 'selic', 'dolar', 'salario-minimo', 'multi']
  for (const index of [...indices, '262', '1262', 'nada']) {
    yield asking('GET', `/v1/indices/${index}`)
    yield asking('GET', `/v1/indices/${index}/series`)
  }
  yield asking('GET', '/v1/indices/dolar/series?sampling=daily&from=2024-01&to=2024-02')
  yield asking('GET', '/v1/indices/ipca/series?format=csv&from=2025-10&to=2026-02')
  yield asking('GET', '/v1/indices/ipca/series?asOf=2024-01-01')
  yield asking('GET', '/v1/indices/ipca/series?from=2024-02&to=2024-01')
  yield asking('GET', '/v1/tables')
  for (const table of ['tjsp-pratica', 'jf-condenatorias', '262', '317', '1262', 'nada']) {
    yield asking('GET', `/v1/tables/${table}`)
    yield asking('GET', `/v1/tables/${table}/series`)
  }
  yield asking('GET', '/v1/tables/262/series?asOf=2024-06-30&from=2024-01&format=csv')
  for (const type of [...CALC_TYPES, 'nada']) yield asking('GET', `/v1/describe/${type}`)
}

function* correctionAsks(asking: Asking, { keys }: Sandbox): Generator<Ask> {
  const items = [
    { date: '15/03/2019', amount: 12345.67, description: 'Nota' },
    { date: '20/08/2020', amount: -1500 },
    { date: '02/05/2021', amount: 890.1, custas: true },
  ]
  const body = { index: 'ipca', updateTo: '31/12/2024', items }
  const charges = {
    juros: { percentual: '1', from: 'vencimento' },
    multa: { percentual: '2' },
    honorarios: { valor: 10, modo: 'p' },
  }
  const selic = { selic: true, selicFrom: '10/12/2021', selicUntil: '15/08/2024' }
  const bodies = [
    body,
    { ...body, ...charges },
    { ...body, ...charges, honorarios: { valor: 500, modo: 'v' } },
    { ...body, ...charges, selic: true },
    ...['a', 'am', 'aj', 'ajm'].map((selicBase) => ({ ...body, ...charges, ...selic, selicBase })),
    { ...body, ...selic, selicVersion: 2 },
    ...[20, 184, 262, 317].map((table) => ({ ...body, index: undefined, table })),
    { ...body, save: true, name: 'Salvo' },
    { ...body, table: 262 },
    { ...body, index: 262 },
    { ...body, index: 1262 },
    { ...body, index: 'nada' },
    { ...body, index: undefined, table: 'nada' },
    { ...body, items: [] },
    { ...body, selicFrom: '01/01/2020' },
  ]
  for (const one of bodies) yield asking('POST', '/v1/correct', one)
  yield askingWith(`Bearer ${keys.unsubscribed}`)('POST', '/v1/correct', body)
  yield askingWith(`Bearer ${keys.readOnly}`)('POST', '/v1/correct', { ...body, save: true })
}

async function* savedAsks(asking: Asking, { seeded, keys }: Sandbox): AsyncGenerator<Ask> {
  let made = 0
  yield asking('POST', '/v1/calc', { type: 'nada' })
  yield {
    ...asking('POST', '/v1/calc', { type: 'saldoDevedor', name: 'Novo' }),
    heard: (text) => {
      made = (JSON.parse(text) as { calcId: number }).calcId
    },
  }
  const place = `/v1/calc/saldoDevedor/${made}`
  yield asking('PATCH', place, { fields: { taxa: 1.5, regime: 'simples' } })
  for (const body of [{}, { taxa: 1 }, { fields: { nada: 1 } }, { fields: { taxa: 'x' } }])
    yield asking('PATCH', place, body)
  yield asking('PATCH', place, { fields: { calcId: 1 } })
  yield asking('POST', `${place}/run`)
  const { ready, legacy, lost, trashed, foreign } = seeded
  for (const { type, calcId } of Object.values(ready)) {
    yield asking('GET', `/v1/calc/${type}/${calcId}`)
    yield asking('POST', `/v1/calc/${type}/${calcId}/run`)
    yield asking('GET', `/v1/calc/${type}/${calcId}`)
    for (const format of ['html', 'pdf', 'docx', 'excel'])
      yield asking('GET', `/v1/calc/${type}/${calcId}/export?format=${format}`)
  }
  for (const { type, calcId } of [legacy, lost, trashed, foreign]) {
    yield asking('GET', `/v1/calc/${type}/${calcId}`)
    yield asking('POST', `/v1/calc/${type}/${calcId}/run`)
    yield asking('GET', `/v1/calc/${type}/${calcId}/export?format=pdf`)
  }
  yield asking('GET', '/v1/calc')
  yield asking('GET', '/v1/calc?type=saldoDevedor&limit=1&offset=1')
  yield asking('GET', '/v1/calc?limit=0')
  yield askingWith(`Bearer ${keys.monetaryOnly}`)('GET', '/v1/calc')
  yield asking('DELETE', place)
  yield asking('DELETE', place)
  yield asking('DELETE', `/v1/calc/${foreign.type}/${foreign.calcId}`)
}

/** In bytes: the largest that the service takes. */
const LARGEST = 25 * 1024 * 1024

function* extractionAsks(asking: Asking): Generator<Ask> {
  for (const docType of ['cnis', 'sentenca', 'cartaoPonto', 'trabalhista', 'nada']) {
    for (const text of ['um', 'dois', 'três']) {
      const fileBase64 = Buffer.from(text).toString('base64')
      yield asking('POST', '/v1/extract', { fileBase64, filename: 'a.pdf', docType })
    }
  }
  yield asking('POST', '/v1/extract', { docType: 'cnis' })
  const fileBase64 = Buffer.alloc(LARGEST + 1, 'a').toString('base64')
  yield {
    ...asking('POST', '/v1/extract', { fileBase64, docType: 'cnis' }),
    shown: 'one byte more',
  }
}

async function* agentAsks(asking: Asking, { calc }: Sandbox): AsyncGenerator<Ask> {
  const rpc = (method: string, params: object = {}) =>
    asking('POST', '/mcp', { jsonrpc: '2.0', id: 1, method, params })
  const clientInfo = { name: 'teste', version: '1' }
  yield rpc('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo })
  yield rpc('tools/list')
  yield rpc('tools/call', { name: 'list_tables', arguments: {} })
  yield rpc('nada')
  yield { method: 'POST', path: '/mcp', headers: JSON_TYPE, body: '{}' }
  yield { path: '/.well-known/oauth-authorization-server' }
  yield { path: '/.well-known/oauth-protected-resource' }
  const ids: string[] = []
  for (const uris of [[BACK], [BACK, `${BACK}/2`], ['http://outro.example/']]) {
    const body = JSON.stringify({ redirect_uris: uris })
    const heard = (text: string) => ids.push((JSON.parse(text) as { client_id: string }).client_id)
    yield { method: 'POST', path: '/register', headers: JSON_TYPE, body, shown: body, heard }
  }
  let code = ''
  const code_challenge = createHash('sha256').update(VERIFIER).digest('base64url')
  const way = { response_type: 'code', code_challenge, code_challenge_method: 'S256' }
  for (const client_id of ids)
    yield { path: `/authorize?${new URLSearchParams({ ...way, client_id: String(client_id) })}` }
  const [client_id = ''] = ids
  const answer = await fetch(`${calc}/authorize?${new URLSearchParams({ ...way, client_id })}`, {
    redirect: 'manual',
  })
  code = new URL(answer.headers.get('location') ?? BACK).searchParams.get('code') ?? ''
  const form = { grant_type: 'authorization_code', code, code_verifier: VERIFIER, client_id }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const body of [new URLSearchParams(form), new URLSearchParams({ client_id })])
    yield { method: 'POST', path: '/token', headers, body: body.toString() }
}

function* gazetteAsks({ gazetteKeys, gazetteBase }: Sandbox): Generator<Ask> {
  const asking = askingWith(`Bearer ${gazetteKeys.main}`, 'gazette')
  const [first] = gazetteBase.published()
  const { id = 0, processo = '' } = (first ?? {}) as { id?: number; processo?: string }
  const paths = [
    '/v1/me',
    '/v1/communications',
    '/v1/communications?numero_oab=94719&uf_oab=SP&limit=2&offset=1',
    `/v1/communications?numero_processo=${processo}`,
    '/v1/communications?q=tutela%20de%20urg%C3%AAncia&tribunal=TJSP&limit=3',
    '/v1/communications?data_inicio=2026-01-05&data_fim=2026-01-06&tipo_comunicacao=Intima%C3%A7%C3%A3o&limit=3',
    '/v1/communications?q=ab',
    '/v1/communications?limit=201',
    `/v1/communications/${id}`,
    '/v1/communications/0',
    '/v1/processos?tribunal=TJSP&limit=3',
    `/v1/processos/${processo}`,
    '/v1/processos/1',
    '/v1/lawyers?numero_oab=94719&uf_oab=SP',
    '/v1/lawyers?nome=lima',
    '/v1/lawyers/1',
    '/v1/lawyers/0',
    '/v1/parties?nome=silva&limit=3',
    '/v1/parties/1',
    '/v1/parties/0',
    '/v1/tribunals',
    '/v1/tribunals?sigla=TJ&uf=SP&ativo=true',
    '/v1/tribunals?ativo=talvez',
    '/v1/nada',
  ]
  for (const path of paths) yield asking('GET', path)
  for (const key of [gazetteKeys.second, gazetteKeys.revoked, gazetteKeys.expired])
    yield { at: 'gazette', path: '/v1/me', headers: { 'x-api-key': key } }
}

function* updateAsks({ apiKey }: Sandbox): Generator<Ask> {
  const asking = askingWith(apiKey, 'update')
  const keyed = { apikey: apiKey, dataAtualizacao: '2024-12-31' }
  const lista = [
    { dia: '2019-03-15', valor: 12345.67 },
    { dia: '2020-08-20', valor: -1500 },
  ]
  yield asking('GET', '/atualiza-v1/listaTabelas')
  for (const tabela of ['ipca', 'selic', 'jf-condenatorias', 'nada'])
    yield asking('POST', '/atualiza-v1/lerTabela', { ...keyed, tabela })
  for (const indiceAtualizacao of ['inpc', 'tabela-317', 'nada'])
    yield asking('POST', '/atualiza-v1/atualiza', { ...keyed, indiceAtualizacao, lista })
  yield asking('POST', '/atualiza-v1/atualiza', { ...keyed, indiceAtualizacao: 'ipca', lista: [] })
  yield asking('POST', '/atualiza-v1/lerTabela', { ...keyed, apikey: 'outra', tabela: 'ipca' })
  yield { at: 'update', path: '/atualiza-v1/listaTabelas' }
}
