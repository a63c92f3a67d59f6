import { idOf } from '../../../src/services/gazette/named-in.js'
import type { Clients, World } from '../support/world.js'
import type { Ask } from './row.js'

type Item = Record<string, unknown>

/** The first publication of the list: what a detail, a filter or a case is asked with. */
export async function aPublication({ clients }: World): Promise<Item> {
  const { items } = await clients.gazette.communications.list({ limit: 1 })
  return items[0]!
}

export async function firstId(found: Promise<{ items: Item[] }>): Promise<number> {
  const { items } = await found
  return Number(idOf(items[0]))
}

const declared: Record<string, Pick<Ask, 'route' | 'handler' | 'ask'> & { method?: string }> = {
  'communications.list': {
    route: 'GET /v1/communications',
    handler: 'gazette/routes/communications.ts',
    ask: async ({ gazette }) => (await gazette.communications.list({ limit: 3 })).body,
  },
  'communications.get': {
    route: 'GET /v1/communications/{id}',
    handler: 'gazette/routes/communications.ts',
    ask: async ({ gazette }, { sandbox }) => {
      const { id } = sandbox.gazetteBase.published()[0]!
      return (await gazette.communications.get(id)).body
    },
  },
  'processos.list': {
    route: 'GET /v1/processos',
    handler: 'gazette/routes/cases.ts',
    ask: async ({ gazette }) => (await gazette.processos.list({ limit: 3 })).body,
  },
  'processos.get': {
    route: 'GET /v1/processos/{numero}',
    handler: 'gazette/routes/cases.ts',
    ask: async ({ gazette }, { sandbox }) => {
      const { processo } = sandbox.gazetteBase.published()[0]!
      return (await gazette.processos.get(processo)).body
    },
  },
  'lawyers.list': {
    route: 'GET /v1/lawyers',
    handler: 'gazette/routes/people.ts',
    method: 'gazette.lawyers.search',
    ask: async ({ gazette }) => (await gazette.lawyers.search({ uf_oab: 'SP' })).body,
  },
  'lawyers.get': {
    route: 'GET /v1/lawyers/{id}',
    handler: 'gazette/routes/people.ts',
    ask: async ({ gazette }, { sandbox }) => {
      const { id } = sandbox.gazetteBase.registrations()[0]!.spellings[0]!
      return (await gazette.lawyers.get(id)).body
    },
  },
  'parties.list': {
    route: 'GET /v1/parties',
    handler: 'gazette/routes/people.ts',
    ask: async ({ gazette }) => (await gazette.parties.list({ limit: 3 })).body,
  },
  'parties.get': {
    route: 'GET /v1/parties/{id}',
    handler: 'gazette/routes/people.ts',
    ask: async (clients, world) => {
      const id = await firstId(allowed(world).gazette.parties.list({ limit: 1 }))
      return (await clients.gazette.parties.get(id)).body
    },
  },
  'tribunals.list': {
    route: 'GET /v1/tribunals',
    handler: 'gazette/routes/tribunals.ts',
    ask: async ({ gazette }) => (await gazette.tribunals.list({ uf: 'SP' })).body,
  },
  me: {
    route: 'GET /v1/me',
    handler: 'gazette/routes/me.ts',
    ask: async ({ gazette }) => (await gazette.me()).body,
  },
}

/** Where a call needs a fact that only the service has, it is asked with a key of its own. */
function allowed(world: World): Clients {
  return world.as(world.sandbox.gazetteKeys.second)
}

/** Every operation of the gazette service, by its name in the description. */
export const GAZETTE: Readonly<Record<string, Ask>> = Object.fromEntries(
  Object.entries(declared).map(([name, place]) => {
    const operation = `gazette.${name}`
    const section = 'Endpoints'
    return [name, { service: 'gazette', operation, section, method: operation, ...place }]
  }),
)

/** @throws Error for a name that is no operation's */
export function gazetteAt(name: string): Ask {
  const place = GAZETTE[name]
  if (!place) throw new Error(`no operation gazette.${name}`)
  return place
}
