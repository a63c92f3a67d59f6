import { expect } from 'vitest'
import { expectRefusal, expectUnsent, refused } from '../support/expect.js'
import { at, inSession } from './places.js'
import { type Row, row } from './row.js'

const DAY = 24 * 3_600_000

/** "System and login": health, login, refresh, logout. */
export const people: Row[] = [
  row(at('health'), { claim: 'ok is an integer' }, async ({ clients }) => {
    const health = await clients.calculation.health()
    expect(health).toEqual({ ok: 1, service: expect.any(String), env: expect.any(String) })
  }),
  row(at('login'), { claim: 'identifier is an e-mail or a login' }, async (world) => {
    const { auth } = world.clients.calculation
    const { identifier, senha } = world.sandbox.login
    const byMail = await auth.login({ identifier, senha })
    const byLogin = await auth.login({ identifier: identifier.split('@')[0]!, senha })
    expect(byLogin.user).toEqual(byMail.user)
    expect(byMail.user).toEqual({ id: 1, nome: expect.any(String), email: identifier })
    expect(byMail.accessToken.split('.')).toHaveLength(3)
  }),
  ...aliases(),
  refused(
    at('login'),
    { status: 400, code: null, claim: 'missing senha', against: true },
    async (world) => {
      const { auth } = world.clients.calculation
      await expectUnsent(world, () => auth.login({ identifier: 'a', senha: '' }))
      const { route } = at('login')
      return world.unchecked('calculation', route, { body: { identifier: 'a' } })
    },
  ),
  refused(
    at('login'),
    { status: 400, code: null, claim: 'missing identifier', against: true },
    ({ unchecked }) => unchecked('calculation', at('login').route, { body: { senha: 'a' } }),
  ),
  refused(
    at('login'),
    { status: 401, code: null, claim: 'invalid credentials' },
    ({ clients, sandbox }) => clients.calculation.auth.login({ ...sandbox.login, senha: 'errada' }),
  ),
  refused(
    at('login'),
    { status: 401, code: null, claim: 'restricted access' },
    ({ clients, sandbox }) => clients.calculation.auth.login(sandbox.logins.restricted),
  ),
  row(at('refresh'), { claim: 'rotates the token' }, async ({ clients, sandbox, as }) => {
    const { auth } = clients.calculation
    const first = await auth.login(sandbox.login)
    const second = await auth.refresh({ refreshToken: first.refreshToken })
    expect(second.refreshToken).not.toBe(first.refreshToken)
    await as(second.accessToken).calculation.calc.list()
    await auth.refresh({ refreshToken: second.refreshToken })
  }),
  refused(
    at('refresh'),
    { status: 401, code: null, claim: 'replaced token' },
    async ({ clients, sandbox }) => {
      const { auth } = clients.calculation
      const { refreshToken } = await auth.login(sandbox.login)
      await auth.refresh({ refreshToken })
      return auth.refresh({ refreshToken })
    },
  ),
  refused(
    at('refresh'),
    { status: 401, code: null, claim: 'expired token' },
    async ({ clients, sandbox, clock }) => {
      const { auth } = clients.calculation
      const { refreshToken } = await auth.login(sandbox.login)
      clock.ms += 31 * DAY
      return auth.refresh({ refreshToken })
    },
  ),
  row(at('logout'), { claim: 'ok is a boolean' }, async ({ clients, sandbox }) => {
    const { auth } = clients.calculation
    const { refreshToken } = await auth.login(sandbox.login)
    expect(await auth.logout({ refreshToken })).toEqual({ ok: true })
  }),
  row(at('logout'), { claim: 'revokes the refresh token' }, async (world) => {
    const { auth } = world.clients.calculation
    const { refreshToken } = await auth.login(world.sandbox.login)
    await auth.logout({ refreshToken })
    const call = auth.refresh({ refreshToken })
    await expectRefusal(world, at('refresh'), { status: 401 }, call)
  }),
  row(
    { ...at('refresh'), method: 'calculation.session.authorized' },
    { claim: 'a session renews its JWT' },
    async (world) => {
      const calculation = await inSession(world)
      world.clock.ms += 15 * 60_000
      expect((await calculation.keys.list()).keys).not.toHaveLength(0)
      const routes = world.proxy.seen.map(({ operation }) => operation?.id)
      expect(routes).toEqual(['calculation.login', 'calculation.refresh', 'calculation.keys.list'])
    },
  ),
]

/** Accepted by the service; the client says `identifier` and `senha`. */
function aliases(): Row[] {
  const pairs = [
    ['email', 'password'],
    ['login', 'password'],
    ['login', 'senha'],
  ] as const
  return pairs.map(([name, secret]) =>
    row(at('login'), { claim: `aliases ${name} and ${secret}` }, async (world) => {
      const { identifier, senha } = world.sandbox.login
      const body = { [name]: identifier, [secret]: senha }
      const tokens = await world.unchecked('calculation', at('login').route, { body })
      expect(tokens).toMatchObject({ user: { email: identifier } })
    }),
  )
}
