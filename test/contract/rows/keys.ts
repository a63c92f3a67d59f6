import { expect } from 'vitest'
import { CALC_TYPES } from '../../../src/services/calculation/inputs.js'
import { SCOPES } from '../../../src/services/calculation/keys.js'
import { expectRefusal, refused } from '../support/expect.js'
import { at, inSession } from './places.js'
import { type Row, row } from './row.js'

const STATES = 'States and transitions'

/** "API keys", in a session. */
export const keys: Row[] = [
  row(
    at('keys.list'),
    { claim: 'only prefixes, of API keys and of the website’s' },
    async (world) => {
      const calculation = await inSession(world)
      const { keys, frontendKeys } = await calculation.keys.list()
      const { live, site } = world.sandbox.keys
      const used = keys.find(({ key_prefix }) => live.startsWith(key_prefix!))
      expect(used).toMatchObject({ env: 'live', revoked: 0, allowed_tipos: null })
      expect(keys.map(({ revoked }) => revoked)).toContain(1)
      expect(keys.map(({ env }) => env)).toContain('test')
      expect(keys.map(({ name }) => name)).toContain(null)
      expect(keys.map(({ allowed_tipos }) => allowed_tipos)).toContainEqual([
        'atualizacaoMonetaria',
      ])
      expect(frontendKeys).toMatchObject([{ key_prefix: site.slice(0, 8), source: 'frontend' }])
      expect(world.last().exchange.answer.text).not.toContain(live)
    },
  ),
  row(at('keys.list'), { claim: 'last_used_at is null until the key is used' }, async (world) => {
    const { calculation } = world.clients
    await calculation.session.login(world.sandbox.login)
    const lastUse = async () => {
      const { keys } = await calculation.keys.list()
      return keys.find(({ key_prefix }) => world.sandbox.keys.live.startsWith(key_prefix!))
    }
    expect((await lastUse())?.last_used_at).toBeNull()
    await calculation.calc.list()
    expect((await lastUse())?.last_used_at).toBe(new Date(world.clock.ms).toISOString())
  }),
  row(
    at('keys.create'),
    { status: 201, claim: 'without a body: live, all scopes' },
    async (world) => {
      const calculation = await inSession(world)
      const { key, scopes, env, warning, key_prefix } = await calculation.keys.create()
      expect({ scopes, env }).toEqual({ scopes: [...SCOPES], env: 'live' })
      expect(key).toMatch(/^svc_live_/)
      expect(key.startsWith(key_prefix!)).toBe(true)
      expect(warning).not.toBe('')
      await world.as(key).calculation.calc.create({ type: 'saldoDevedor' })
    },
  ),
  row(at('keys.create'), { status: 201, claim: 'name, scopes, types, env' }, async (world) => {
    const calculation = await inSession(world)
    const wishes = {
      name: 'Nova',
      scopes: ['calc:read' as const],
      allowedTipos: ['saldoDevedor' as const],
      env: 'test' as const,
    }
    const { id, key, scopes } = await calculation.keys.create(wishes)
    expect(key).toMatch(/^svc_test_/)
    expect(scopes).toEqual(['calc:read'])
    const { keys } = await calculation.keys.list()
    expect(keys.find((one) => one.id === id)).toMatchObject({
      name: 'Nova',
      scopes: ['calc:read'],
      allowed_tipos: ['saldoDevedor'],
      env: 'test',
      last_used_at: null,
    })
    await world.as(key).calculation.calc.list({ type: 'saldoDevedor' })
  }),
  ...SCOPES.map((scope) =>
    row(at('keys.create'), { status: 201, claim: `scope ${scope}` }, async (world) => {
      const calculation = await inSession(world)
      const { scopes } = await calculation.keys.create({ scopes: [scope], env: 'live' })
      expect(scopes).toEqual([scope])
    }),
  ),
  ...CALC_TYPES.map((type) =>
    row(at('keys.create'), { status: 201, claim: `only ${type}` }, async (world) => {
      const calculation = await inSession(world)
      const { id, key } = await calculation.keys.create({ allowedTipos: [type] })
      const { keys } = await calculation.keys.list()
      expect(keys.find((one) => one.id === id)?.allowed_tipos).toEqual([type])
      await world.as(key).calculation.calc.create({ type })
    }),
  ),
  row(at('keys.create'), { status: 201, claim: 'the full key is shown once' }, async (world) => {
    const calculation = await inSession(world)
    const { key } = await calculation.keys.create({ name: 'Uma vez' })
    expect(JSON.stringify(await calculation.keys.list())).not.toContain(key)
  }),
  row(at('keys.revoke'), { claim: 'revokes: 0 becomes 1' }, async (world) => {
    const calculation = await inSession(world)
    const { id } = await calculation.keys.create()
    const revoked = async () => {
      const { keys } = await calculation.keys.list()
      return keys.find((one) => one.id === id)?.revoked
    }
    expect(await revoked()).toBe(0)
    expect(await calculation.keys.revoke(Number(id))).toEqual({ ok: true })
    expect(await revoked()).toBe(1)
  }),
  row(
    { ...at('calc.list'), section: STATES },
    { status: 401, code: 'INVALID_API_KEY', claim: 'of a revoked key' },
    async (world) => {
      const calculation = await inSession(world)
      const { id, key } = await calculation.keys.create()
      await world.as(key).calculation.calc.list()
      await calculation.keys.revoke(Number(id))
      const call = world.as(key).calculation.calc.list()
      const fact = { status: 401, code: 'INVALID_API_KEY' }
      await expectRefusal(world, at('calc.list'), fact, call)
    },
  ),
  refused(at('keys.revoke'), { status: 404, code: null, claim: 'no such key' }, async (world) =>
    (await inSession(world)).keys.revoke(987_654),
  ),
]
