import { expect } from 'vitest'
import type { SandboxKeys } from '../../../src/sandbox/index.js'
import { bearer, NO_AUTH } from '../../../src/services/auth.js'
import { expectRefusal, refused } from '../support/expect.js'
import { at, CALCULATION, readyOf } from './places.js'
import { type Ask, type Row, row } from './row.js'

const SECTION = 'Authentication'

const OPEN = ['health', 'login', 'refresh', 'logout', 'discovery']
const JWT_ONLY = ['keys.list', 'keys.create', 'keys.revoke']

/** Every route but `/health`, the login and discovery asks for a credential. */
const guarded = Object.entries(CALCULATION).filter(([name]) => !OPEN.includes(name))
const plainOnes = guarded.filter(([name]) => name !== 'mcp')

const SCOPED: Record<string, [scope: string, key: keyof SandboxKeys]> = {
  'indices.list': ['index:read', 'readOnly'],
  'indices.get': ['index:read', 'readOnly'],
  'indices.series': ['index:read', 'readOnly'],
  'tables.list': ['index:read', 'readOnly'],
  'tables.get': ['index:read', 'readOnly'],
  'tables.series': ['index:read', 'readOnly'],
  describe: ['calc:read', 'indexOnly'],
  correct: ['calc:read', 'indexOnly'],
  'calc.create': ['calc:write', 'readOnly'],
  'calc.list': ['calc:read', 'indexOnly'],
  'calc.get': ['calc:read', 'indexOnly'],
  'calc.patch': ['calc:write', 'readOnly'],
  'calc.trash': ['calc:write', 'readOnly'],
  'calc.run': ['calc:read', 'indexOnly'],
  'calc.export': ['calc:export', 'readOnly'],
  extract: ['extract:run', 'readOnly'],
}

/** Section Authentication, 4, on every route; and each accepted credential. */
export const credentials: Row[] = [
  ...plainOnes.map(([, place]) => missing(place)),
  ...plainOnes.map(([, place]) => unknownKey(place)),
  ...Object.entries(SCOPED).map(([name, [scope, key]]) => outOfScope(at(name), scope, key)),
  ...JWT_ONLY.map((name) => keyIsNoSession(at(name))),
  refused(
    { ...at('calc.list'), section: SECTION },
    { status: 401, code: 'INVALID_API_KEY', claim: 'revoked key' },
    ({ as, sandbox }) => as(sandbox.keys.revoked).calculation.calc.list(),
  ),
  refused(
    { ...at('correct'), section: SECTION },
    { status: 403, code: 'FORBIDDEN_SCOPE', claim: 'save wants calc:write' },
    ({ as, sandbox }) =>
      as(sandbox.keys.readOnly).calculation.correct({
        index: 'ipca',
        updateTo: '01/01/2024',
        items: [{ date: '10/03/2020', amount: 1 }],
        save: true,
      }),
  ),
  refused(
    { ...at('calc.run'), section: 'API keys' },
    { status: 403, code: 'FORBIDDEN_SCOPE', claim: 'allowedTipos restrict a key' },
    (world) => world.as(world.sandbox.keys.monetaryOnly).calculation.calc.run(readyOf(world)),
  ),
  ...(['site', 'live', 'test'] as const).map((key) =>
    row({ ...at('calc.list'), section: SECTION }, { claim: `${key} key` }, async (world) => {
      const { calculation } = world.as(world.sandbox.keys[key])
      expect((await calculation.calc.list()).calculations).not.toHaveLength(0)
      await calculation.indices.list()
    }),
  ),
  row({ ...at('calc.list'), section: SECTION }, { claim: 'JWT has all scopes' }, async (world) => {
    const { accessToken } = await world.clients.calculation.auth.login(world.sandbox.login)
    const { calculation } = world.as(accessToken)
    await calculation.calc.list()
    await calculation.indices.list()
    const { id, type } = readyOf(world)
    expect(await calculation.calc.trash({ id, type })).toMatchObject({ deleted: true })
  }),
  refused(
    { ...at('calc.list'), section: SECTION },
    { status: 401, code: null, claim: 'JWT is valid for 15 minutes' },
    async ({ clients, as, sandbox, clock }) => {
      const { accessToken } = await clients.calculation.auth.login(sandbox.login)
      const { calculation } = as(accessToken)
      clock.ms += 14.9 * 60_000
      await calculation.calc.list()
      clock.ms += 0.2 * 60_000
      return calculation.calc.list()
    },
  ),
]

function missing(place: Ask): Row {
  const fact = { status: 401, code: null, claim: 'no credential', against: true } as const
  return refused(place, fact, (world) => place.ask(world.withAuth(NO_AUTH), world))
}

function unknownKey(place: Ask): Row {
  const fact = { status: 401, code: 'INVALID_API_KEY', claim: 'nonexistent key' } as const
  const against = JWT_ONLY.includes(place.operation.slice('calculation.'.length))
  return refused(place, { ...fact, ...(against && { against }) }, (world) =>
    place.ask(world.as('svc_live_0000000000000000'), world),
  )
}

/** The message names the scope that is needed. */
function outOfScope(place: Ask, scope: string, key: keyof SandboxKeys): Row {
  const fact = { status: 403, code: 'FORBIDDEN_SCOPE', claim: `wants ${scope}` }
  return row(place, fact, async (world) => {
    const call = place.ask(world.as(world.sandbox.keys[key]), world)
    const error = await expectRefusal(world, place, fact, call)
    expect(error.serviceMessage).toContain(scope)
  })
}

/** "A key cannot list or create keys"; of the statuses that these routes list, 401 is the one. */
function keyIsNoSession(place: Ask): Row {
  const fact = { status: 401, code: null, claim: 'a key is no session', against: true } as const
  return refused(place, fact, (world) => place.ask(world.clients, world))
}

/** A JWT as the credential of the account; `keys` themselves ask in a session. */
export async function withJwt(world: Parameters<Row['meet']>[0]) {
  const { accessToken } = await world.clients.calculation.auth.login(world.sandbox.login)
  return world.withAuth(bearer(accessToken))
}
