import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ServiceError } from '../../src/services/service-error.js'
import type { Reply } from './openapi/shape.js'
import { withJwt } from './rows/credentials.js'
import { GAZETTE, gazetteAt } from './rows/gazette-places.js'
import { at, CALCULATION } from './rows/places.js'
import type { Ask } from './rows/row.js'
import { UPDATE_PLACES } from './rows/update.js'
import { thrownBy } from './support/expect.js'
import { emptied, strip, widen } from './support/fields.js'
import { startWorld, type World } from './support/world.js'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
beforeEach(() => world.reset())
afterAll(() => world.close())

const CHANGES: Record<string, (reply: Reply, body: unknown) => unknown> = {
  'stripped to the named fields': ({ body: schema }, body) => {
    const stripped = strip(schema!, body)
    return isListed(body) && !isListed(stripped) ? body.items.map(() => ({})) : stripped
  },
  'with null for what may be null, and without what is optional': ({ body: schema }, body) =>
    isListed(body) ? body : emptied(schema!, body),
  'with unknown fields at every level': (_, body) => widen(body),
}

/** Files and pages have no fields; JSON-RPC has tests of its own below. */
const BODILESS = ['calculation.calc.export', 'calculation.guia', 'calculation.docs']
const places = [...Object.values(CALCULATION), ...Object.values(GAZETTE), ...UPDATE_PLACES].filter(
  ({ operation }) => !BODILESS.includes(operation) && operation !== 'calculation.mcp',
)

describe.each(Object.entries(CHANGES))('an answer %s', (_, change) => {
  test.each(
    places.map((place) => [place.operation, place] as const),
  )('is kept whole by %s', async (_, place) => {
    const { sent, changed } = changing(place, change)
    const clients = place.section === 'API keys' ? await withJwt(world) : world.clients
    expect(await place.ask(clients, world)).toEqual(changed())
    expect(sent()).toBe(1)
  })
})

describe.each([
  'stripped to the named fields',
  'with unknown fields at every level',
])('an error %s', (name) => {
  const missing: Record<string, [Ask, () => Promise<unknown>]> = {
    calculation: [
      at('calc.get'),
      () => world.clients.calculation.calc.open({ type: 'saldoDevedor', id: 1 }),
    ],
    gazette: [
      gazetteAt('communications.get'),
      () => world.clients.gazette.communications.get(987_654_321),
    ],
  }
  test.each(Object.keys(missing))('is told with code and message (%s)', async (service) => {
    const [place, call] = missing[service]!
    changing(place, CHANGES[name]!)
    const error = (await thrownBy(call())) as ServiceError
    const { error: said } = world.last().exchange.answer.body as { error: Said }
    expect(error).toMatchObject({ verdict: 'refused', status: 404, code: said.code })
    expect(error.serviceMessage).toBe(said.message)
  })

  test('keeps the wait of a 429', async () => {
    const place = at('correct')
    world.sandbox.fault({
      service: 'calc',
      path: '/v1/correct',
      status: 429,
      envelope: { code: 'RATE_LIMITED', message: 'Aguarde.', retryAfter: 7 },
    })
    changing(place, CHANGES[name]!)
    const error = await thrownBy(place.ask(world.clients, world))
    expect(error).toMatchObject({ verdict: 'wait', waitMs: 7000, from: 'service' })
  })
})

test('tools are listed and called though a tool says more than anyone knows', async () => {
  changing(at('mcp'), (_, body) => {
    const { result = {}, ...message } = body as { result?: { tools?: object[] } }
    const { tools } = result
    const wide = tools ? { tools: tools.map((tool) => ({ ...tool, campoNovo: {} })) } : {}
    const more = widen({}) as object
    return { ...more, ...message, result: { ...more, ...result, ...wide } }
  })
  const connector = await world.clients.connector()
  const tools = await connector.listTools()
  const { structuredContent } = await connector.callTool({ name: 'list_indices' })
  await connector.close()
  expect(tools).toHaveLength(10)
  expect(structuredContent).toHaveProperty('indices')
})

/** Of lawyers and courts the contract names a list and not where it stands: bare will do. */
function isListed(body: unknown): body is { items: unknown[] } {
  return typeof body === 'object' && body !== null && 'items' in body
}

interface Said {
  code: string
  message: string
}

/** Changes the answers of one operation on their way to the client. */
function changing(place: Ask, change: (reply: Reply, body: unknown) => unknown) {
  let changed: unknown
  let sent = 0
  world.proxy.rewrite = ({ operation, reply, exchange }) => {
    const { body } = exchange.answer
    if (operation?.id !== place.operation || !reply?.body) return body
    sent += 1
    changed = change(reply, body)
    return changed
  }
  return { sent: () => sent, changed: () => changed }
}
