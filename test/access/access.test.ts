import { describe, expect, test } from 'vitest'
import { Access } from '../../src/access/access.js'
import { lote } from '../support/cli.js'
import { type Served, startServed, useServed } from '../support/served.js'
import { tokenOf } from '../support/signed.js'
import { useWorkbench } from '../support/workbench.js'

const PASSWORD = 'uma frase bem comprida'
const bench = useWorkbench()
const served = useServed(() => startServed(bench.env))

function list(headers: Record<string, string>) {
  return fetch(`${served.url}/api/batches`, { headers })
}

/** What the audit log holds. */
async function deedsIn({ context }: Served): Promise<unknown[]> {
  const bucket = await context.app.bucket()
  const deeds: unknown[] = []
  for await (const key of bucket.list('audit/'))
    deeds.push(JSON.parse((await bucket.get(key))!.toString()))
  return deeds
}

/** Characters of the secret at the end of a token; any may be `_`, which stands before it, too. */
const SECRET_LENGTH = 43

describe('a token', () => {
  test('of a user → taken, and its last use is told', async () => {
    const { authorization } = await tokenOf(served, { name: 'ana', role: 'viewer' })
    expect((await list({ authorization })).status).toBe(200)
    const users = await served.context.access.users()
    expect((await users.tokensOf('ana'))[0]!.usedAt).toMatch(/^\d{4}-/)
  })

  test('that was revoked, or whose user was disabled → not taken from that moment', async () => {
    const ana = await tokenOf(served, { name: 'ana', role: 'viewer' })
    const rui = await tokenOf(served, { name: 'rui', role: 'viewer' })
    expect((await list({ authorization: ana.authorization })).status).toBe(200)
    const users = await served.context.access.users()
    await users.revokeToken('ana', ana.id)
    await users.disable('rui')
    for (const { authorization } of [ana, rui]) {
      const refused = await list({ authorization })
      expect(refused.status).toBe(401)
      expect(await refused.json()).toMatchObject({ code: 'token_refused' })
    }
  })

  test('one that was never given, or one letter off → not taken', async () => {
    const { authorization } = await tokenOf(served, { name: 'ana', role: 'viewer' })
    const off = authorization.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'))
    for (const wrong of [off, 'Bearer lote_x', `Bearer ${'a'.repeat(5_000)}`])
      expect((await list({ authorization: wrong })).status).toBe(401)
  })

  test('in the bucket → by its scrypt alone', async () => {
    const { authorization, id } = await tokenOf(served, { name: 'ana', role: 'viewer' })
    const bucket = await served.context.app.bucket()
    const stored = (await bucket.get(`access/tokens/${id}.json`))!.toString()
    expect(stored).toContain('scrypt$16384$8$5$')
    expect(stored).not.toContain(authorization.slice(-SECRET_LENGTH))
  })
})

test('the first user is added, and the clock was set back by an hour → this machine is served no more without one', async () => {
  const { app } = served.context
  let nowMs = app.clock.now()
  const access = new Access({
    bucket: () => app.bucket(),
    redis: () => app.redis(),
    prefix: app.queuePrefix(),
    clock: { ...app.clock, now: () => nowMs },
  })
  expect(await access.isOpen()).toBe(true)
  await (await access.users()).add({ name: 'ana', role: 'viewer', accounts: ['default'] })
  nowMs -= 3_600_000
  expect(await access.isOpen()).toBe(false)
})

describe('with a user', () => {
  test('nobody → 401, and a browser is led to sign in', async () => {
    await tokenOf(served, { name: 'ana', role: 'admin' })
    await expect.poll(async () => (await list({})).status).toBe(401)
    const page = await fetch(`${served.url}/lotes`, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
    })
    expect(page.status).toBe(303)
    expect(page.headers.get('location')).toBe('/entrar?para=%2Flotes')
  })

  test('a viewer posts → 403; a viewer reads → 200', async () => {
    const { authorization } = await tokenOf(served, { name: 'ana', role: 'viewer' })
    const refused = await fetch(`${served.url}/api/batches/x/start`, {
      method: 'POST',
      headers: { authorization },
    })
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ code: 'role_needed' })
    expect((await list({ authorization })).status).toBe(200)
    await expect.poll(() => deedsIn(served)).toHaveLength(1)
    expect((await deedsIn(served))[0]).toMatchObject({
      user: 'ana',
      by: 'token',
      action: 'POST /api/batches/:id/start',
      target: 'x',
      status: 403,
    })
  })
})

describe('a password', () => {
  const from = (address: string) => ({ name: 'ana', address })

  test('right → a session that lasts, in two processes, until it is signed out', async () => {
    await tokenOf(served, { name: 'ana', role: 'viewer', password: PASSWORD })
    const { access } = served.context
    const signed = await access.signIn({ ...from('a'), password: PASSWORD })
    const cookie = signed.is === 'signedIn' ? signed.cookie : ''
    const other = await startServed(bench.env)
    const headers = { cookie: `lote_session=${cookie}` }
    expect((await fetch(`${other.url}/api/batches`, { headers })).status).toBe(200)
    await access.signOut(cookie)
    expect((await fetch(`${other.url}/api/batches`, { headers })).status).toBe(401)
    await other.close()
  })

  test('a session whose user is disabled, or a cookie that was made up → 401', async () => {
    await tokenOf(served, { name: 'ana', role: 'viewer', password: PASSWORD })
    const { access } = served.context
    const signed = await access.signIn({ ...from('a'), password: PASSWORD })
    const cookie = signed.is === 'signedIn' ? signed.cookie : ''
    await (await access.users()).disable('ana')
    const forged = `${'a'.repeat(43)}.${'b'.repeat(43)}`
    for (const one of [cookie, forged, 'x'])
      expect((await list({ cookie: `lote_session=${one}` })).status).toBe(401)
  })

  test('replaced → sessions from before end, the old one is refused, the new one signs in', async () => {
    await tokenOf(served, { name: 'ana', role: 'viewer', password: PASSWORD })
    const { access } = served.context
    const signed = await access.signIn({ ...from('a'), password: PASSWORD })
    const cookie = signed.is === 'signedIn' ? signed.cookie : ''
    const file = await bench.file('senha.txt', 'outra frase bem comprida\n')
    const args = ['usuarios', 'senha', 'ana', '--password-file', file]
    expect((await lote(args, bench.env, bench.dir)).status).toBe(0)
    expect((await list({ cookie: `lote_session=${cookie}` })).status).toBe(401)
    expect((await access.signIn({ ...from('a'), password: PASSWORD })).is).toBe('refused')
    const again = await access.signIn({ ...from('a'), password: 'outra frase bem comprida' })
    expect(again.is).toBe('signedIn')
  })

  test('of a user who was disabled, enabled again → signs in, and tokens can be made', async () => {
    await tokenOf(served, { name: 'ana', role: 'viewer', password: PASSWORD })
    await lote(['user', 'disable', 'ana'], bench.env, bench.dir)
    const refused = await lote(['user', 'token', 'ana'], bench.env, bench.dir)
    expect(refused).toMatchObject({ status: 2, stdout: '' })
    expect(refused.stderr).toContain(' está desativado: um token dele seria recusado')
    await lote(['usuarios', 'ativar', 'ana'], bench.env, bench.dir)
    const { stdout } = await lote(['user', 'token', 'ana'], bench.env, bench.dir)
    expect((await list({ authorization: `Bearer ${stdout.trim()}` })).status).toBe(200)
    const signed = await served.context.access.signIn({ ...from('a'), password: PASSWORD })
    expect(signed.is).toBe('signedIn')
  })

  test('guessed six times from one address → throttled there, also with the right one', async () => {
    await tokenOf(served, { name: 'ana', role: 'viewer', password: PASSWORD })
    const { access } = served.context
    for (let guess = 1; guess <= 5; guess += 1)
      expect(await access.signIn({ ...from('a'), password: `${guess}` })).toEqual({ is: 'refused' })
    const sixth = await access.signIn({ ...from('a'), password: PASSWORD })
    expect(sixth).toMatchObject({ is: 'throttled', retryAfterMs: expect.any(Number) })
    const elsewhere = await access.signIn({ ...from('b'), password: PASSWORD })
    expect(elsewhere.is).toBe('signedIn')
  })
})

test('the right password forty times from one address → signed in each time: it is no guess', async () => {
  await tokenOf(served, { name: 'ana', role: 'viewer', password: PASSWORD })
  const { access } = served.context
  for (let time = 1; time <= 40; time += 1)
    expect((await access.signIn({ name: 'ana', address: 'a', password: PASSWORD })).is).toBe(
      'signedIn',
    )
})

test('lote user → added, listed, given a token, disabled; mistakes are told', async () => {
  const run = (...args: string[]) => lote(['user', ...args], bench.env, bench.dir)
  const file = await bench.file('senha', `${PASSWORD}\n`)
  const added = await run('add', 'rui@firma.com.br', '--role', 'operator', '--password-file', file)
  expect(added.status).toBe(0)
  expect((await run('list')).stdout).toBe('rui@firma.com.br  operator  default\n')
  const { stdout } = await run('token', 'rui@firma.com.br', '--label', 'erp')
  const authorization = `Bearer ${stdout.trim()}`
  expect((await list({ authorization })).status).toBe(200)
  const [id] = (await run('token', 'rui@firma.com.br', '--list')).stdout.split('  ')
  expect((await run('token', 'rui@firma.com.br', '--revoke', id!)).status).toBe(0)
  expect((await list({ authorization })).status).toBe(401)
  expect((await run('disable', 'rui@firma.com.br')).status).toBe(0)
  expect((await run('list')).stdout).toContain('desativado')
  const wrong = [
    ['add', 'rui@firma.com.br', '--role', 'viewer', '--no-password'],
    ['add', '../x', '--role', 'viewer', '--no-password'],
    ['add', 'eva', '--role', 'chefe', '--no-password'],
    ['add', 'eva', '--role', 'viewer'],
    ['token', 'ninguem'],
  ]
  for (const args of wrong) expect((await run(...args)).status, args.join(' ')).toBe(2)
})
