import { expect } from 'vitest'
import { NO_AUTH } from '../../../src/services/auth.js'
import type { McpConnector } from '../../../src/services/calculation/mcp.js'
import { codeFor, codeForm, postToken, registeredClient } from '../../sandbox/agent-support.js'
import { expectRefusal } from '../support/expect.js'
import type { Clients, World } from '../support/world.js'
import { at } from './places.js'
import { type Place, type Row, row } from './row.js'

const MCP = at('mcp')
const CALL = { ...MCP, method: 'mcp.callTool' }
const SCOPES = 'Authentication'

async function connected<T>(clients: Clients, use: (connector: McpConnector) => Promise<T>) {
  const connector = await clients.connector()
  return use(connector).finally(() => connector.close())
}

/** Of an agent that registered itself and was approved. */
async function oauthToken({ sandbox }: World, scope?: string): Promise<string> {
  const client = await registeredClient(sandbox)
  const { body } = await postToken(sandbox, codeForm(client, await codeFor(sandbox, client, scope)))
  return String(body.access_token)
}

/** "Agent connector", discovery, guide and reference. */
export const agents: Row[] = [
  row(MCP, { claim: 'ten tools' }, async ({ clients }) => {
    expect(await connected(clients, (connector) => connector.listTools())).toHaveLength(10)
  }),
  row(CALL, { claim: 'a tool does what its route does' }, async ({ clients }) => {
    const result = await connected(clients, (connector) =>
      connector.callTool({ name: 'list_indices' }),
    )
    const { indices } = result.structuredContent as { indices: unknown }
    expect({ indices }).toEqual(await clients.calculation.indices.list())
  }),
  row({ ...CALL, section: SCOPES }, { claim: 'OAuth 2.1 token' }, async (world) => {
    const clients = world.as(await oauthToken(world))
    const ask = (connector: McpConnector) => connector.callTool({ name: 'list_calculations' })
    expect((await connected(clients, ask)).isError).toBe(false)
    await clients.calculation.calc.list()
  }),
  row(
    { ...CALL, section: SCOPES },
    { claim: 'a tool asks for the scope of its route' },
    async (world) => {
      const clients = world.as(await oauthToken(world, 'index:read'))
      const ask = (connector: McpConnector) => connector.callTool({ name: 'list_calculations' })
      const { isError, content } = await connected(clients, ask)
      expect(isError).toBe(true)
      expect(JSON.stringify(content)).toContain('FORBIDDEN_SCOPE')
    },
  ),
  row(
    { ...CALL, section: 'Limits' },
    { claim: 'a consuming tool costs its route’s unit' },
    async (world) => {
      const given = { type: 'saldoDevedor' }
      await connected(world.clients, (connector) =>
        connector.callTool({ name: 'create_calculation', arguments: given }),
      )
      const units = world.sandbox.journal().map((entry) => entry.units)
      expect(units.reduce((sum, one) => sum + one, 0)).toBe(1)
    },
  ),
  ...unauthorized(),
  row(at('discovery'), { claim: 'authorization code with PKCE, registration' }, async (world) => {
    const found = await world.clients.calculation.oauthDiscovery()
    expect(found).toMatchObject({
      response_types_supported: ['code'],
      code_challenge_methods_supported: expect.arrayContaining(['S256']),
      registration_endpoint: expect.any(String),
    })
    expect(world.last().exchange.headers.authorization).toBeUndefined()
  }),
  row(at('guia'), { claim: 'names every group of routes' }, async ({ clients }) => {
    expect(await clients.calculation.guide()).toContain('/v1/calc')
  }),
  row(at('docs'), { claim: 'names every group of routes' }, async ({ clients }) => {
    expect(await clients.calculation.reference()).toContain('/v1/calc')
  }),
]

/** The WWW-Authenticate header points to discovery. */
function unauthorized(): Row[] {
  const ways: Record<string, (world: World) => Clients> = {
    'without a credential': ({ withAuth }) => withAuth(NO_AUTH),
    'nonexistent key': ({ as }) => as('svc_live_0000000000000000'),
  }
  const fact = { status: 401, code: null } as const
  return Object.entries(ways).map(([claim, clientsOf]) => {
    const against = claim === 'without a credential' && ({ against: true } as const)
    return row(MCP as Place, { ...fact, claim, ...against }, async (world) => {
      await expectRefusal(world, MCP, fact, clientsOf(world).connector())
      const { headers } = world.last().exchange.answer
      expect(headers['www-authenticate']).toContain('oauth-authorization-server')
    })
  })
}
