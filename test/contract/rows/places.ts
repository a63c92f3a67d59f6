import type { CalculationClient } from '../../../src/services/calculation/client.js'
import { createKey, listKeys, revokeKey } from '../../../src/services/calculation/keys.js'
import type { World } from '../support/world.js'
import type { Ask } from './row.js'

export const A_CORRECTION = {
  index: 'ipca',
  updateTo: '31/12/2024',
  items: [
    { date: '10/03/2020', amount: 1000, description: 'Parcela 1', custas: false },
    { date: '02/05/2022', amount: 250.55, custas: true },
  ],
}

/** Of the type whose export knows three formats. */
export const readyOf = ({ sandbox }: World) => {
  const { calcId: id, type } = sandbox.seeded.ready.calculosJudiciais
  return { id, type }
}

/** In a session, as the routes of keys want it. */
export async function inSession({ clients, sandbox }: World): Promise<CalculationClient> {
  await clients.calculation.session.login(sandbox.login)
  return clients.calculation
}

type Declared = Omit<Ask, 'service' | 'operation' | 'method'> & { method?: string }

/** The operation's name in the description is the client's method, unless another is told. */
function places(declared: Record<string, Declared>): Record<string, Ask> {
  return Object.fromEntries(
    Object.entries(declared).map(([name, place]) => {
      const operation = `calculation.${name}`
      return [name, { service: 'calculation', operation, method: operation, ...place }]
    }),
  )
}

const LOGIN = { section: 'System and login', handler: 'calc/auth-routes.ts' }
const KEYS = { section: 'API keys', handler: 'calc/key-routes.ts' }
const INDICES = { section: 'Indices', handler: 'calc/catalogue-routes.ts' }
const TABLES = { section: 'Judicial tables', handler: 'calc/catalogue-routes.ts' }
const SAVED = { section: 'Saved calculations', handler: 'calc/saved-routes.ts' }
const AGENTS = { section: 'Agent connector', handler: 'mcp/routes.ts' }

const access = places({
  health: {
    section: 'System and login',
    route: 'GET /health',
    handler: 'calc/service.ts',
    ask: ({ calculation }) => calculation.health(),
  },
  login: {
    ...LOGIN,
    route: 'POST /v1/auth/login',
    method: 'calculation.auth.login',
    ask: ({ calculation }, { sandbox }) => calculation.auth.login(sandbox.login),
  },
  refresh: {
    ...LOGIN,
    route: 'POST /v1/auth/refresh',
    method: 'calculation.auth.refresh',
    ask: async ({ calculation }, { sandbox }) => {
      const { refreshToken } = await calculation.auth.login(sandbox.login)
      return calculation.auth.refresh({ refreshToken })
    },
  },
  logout: {
    ...LOGIN,
    route: 'POST /v1/auth/logout',
    method: 'calculation.auth.logout',
    ask: async ({ calculation }, { sandbox }) => {
      const { refreshToken } = await calculation.auth.login(sandbox.login)
      return calculation.auth.logout({ refreshToken })
    },
  },
  // Through the sender: a client's `keys` ask in a session, and have none with another credential.
  'keys.list': {
    ...KEYS,
    route: 'GET /v1/keys',
    ask: ({ senders }) => senders.calculation.send(listKeys, {}),
  },
  'keys.create': {
    ...KEYS,
    route: 'POST /v1/keys',
    ask: ({ senders }) => senders.calculation.send(createKey, {}),
  },
  'keys.revoke': {
    ...KEYS,
    route: 'DELETE /v1/keys/{id}',
    ask: ({ senders }) => senders.calculation.send(revokeKey, { id: 1 }),
  },
  'indices.list': {
    ...INDICES,
    route: 'GET /v1/indices',
    ask: ({ calculation }) => calculation.indices.list(),
  },
  'indices.get': {
    ...INDICES,
    route: 'GET /v1/indices/{slug}',
    ask: ({ calculation }) => calculation.indices.get('ipca'),
  },
  'indices.series': {
    ...INDICES,
    route: 'GET /v1/indices/{slug}/series',
    ask: ({ calculation }) =>
      calculation.indices.series('ipca', { from: '2024-01', to: '2024-06', sampling: 'monthly' }),
  },
  'tables.list': {
    ...TABLES,
    route: 'GET /v1/tables',
    ask: ({ calculation }) => calculation.tables.list(),
  },
  'tables.get': {
    ...TABLES,
    route: 'GET /v1/tables/{ref}',
    ask: ({ calculation }) => calculation.tables.get(20),
  },
  'tables.series': {
    ...TABLES,
    route: 'GET /v1/tables/{ref}/series',
    ask: ({ calculation }) =>
      calculation.tables.series('jf-condenatorias', {
        from: '2021-10',
        to: '2022-03',
        asOf: '2024-06-01',
      }),
  },
})

const work = places({
  describe: {
    section: 'Schema and one-shot correction',
    route: 'GET /v1/describe/{type}',
    handler: 'calc/calculation-routes.ts',
    ask: ({ calculation }) => calculation.describe('calculosJudiciais'),
  },
  correct: {
    section: 'Schema and one-shot correction',
    route: 'POST /v1/correct',
    handler: 'calc/correct.ts',
    ask: ({ calculation }) => calculation.correct(A_CORRECTION),
  },
  'calc.create': {
    ...SAVED,
    route: 'POST /v1/calc',
    ask: ({ calculation }) => calculation.calc.create({ type: 'saldoDevedor', name: 'Nova' }),
  },
  'calc.list': {
    ...SAVED,
    route: 'GET /v1/calc',
    handler: 'calc/calculation-routes.ts',
    ask: ({ calculation }) => calculation.calc.list(),
  },
  'calc.get': {
    ...SAVED,
    route: 'GET /v1/calc/{type}/{id}',
    method: 'calculation.calc.open',
    ask: ({ calculation }, world) => calculation.calc.open(readyOf(world)),
  },
  'calc.patch': {
    ...SAVED,
    route: 'PATCH /v1/calc/{type}/{id}',
    ask: ({ calculation }, world) =>
      calculation.calc.patch({ ...readyOf(world), fields: { honorarios: 15 } }),
  },
  'calc.trash': {
    ...SAVED,
    route: 'DELETE /v1/calc/{type}/{id}',
    ask: ({ calculation }, world) => calculation.calc.trash(readyOf(world)),
  },
  'calc.run': {
    ...SAVED,
    route: 'POST /v1/calc/{type}/{id}/run',
    ask: ({ calculation }, world) => calculation.calc.run(readyOf(world)),
  },
  'calc.export': {
    ...SAVED,
    route: 'GET /v1/calc/{type}/{id}/export',
    handler: 'calc/export-routes.ts',
    ask: async ({ calculation }, world) => {
      const { stream } = await calculation.calc.export(readyOf(world))
      for await (const _ of stream);
    },
  },
  extract: {
    section: 'Extraction',
    route: 'POST /v1/extract',
    handler: 'calc/extract/routes.ts',
    method: 'calculation.extract.base64',
    ask: ({ calculation }) =>
      calculation.extract.base64({ fileBase64: 'JVBERi0xLjQK', docType: 'cnis' }),
  },
  mcp: {
    ...AGENTS,
    route: 'POST /mcp',
    method: 'mcp.listTools',
    ask: async (clients) => {
      const connector = await clients.connector()
      return connector.listTools().finally(() => connector.close())
    },
  },
  discovery: {
    section: 'Agent connector',
    route: 'GET /.well-known/oauth-authorization-server',
    handler: 'oauth/discovery.ts',
    method: 'calculation.oauthDiscovery',
    ask: ({ calculation }) => calculation.oauthDiscovery(),
  },
  guia: {
    section: 'Agent connector',
    route: 'GET /v1/guia',
    handler: 'guide.ts',
    method: 'calculation.guide',
    ask: async ({ calculation }) => void (await calculation.guide()),
  },
  docs: {
    section: 'Agent connector',
    route: 'GET /v1/docs',
    handler: 'guide.ts',
    method: 'calculation.reference',
    ask: async ({ calculation }) => void (await calculation.reference()),
  },
})

/** Every operation of the calculation service, by its name in the description. */
export const CALCULATION: Readonly<Record<string, Ask>> = { ...access, ...work }

/** @throws Error for a name that is no operation's */
export function at(name: string): Ask {
  const place = CALCULATION[name]
  if (!place) throw new Error(`no operation calculation.${name}`)
  return place
}
