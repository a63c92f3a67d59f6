import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { IdentityProvider } from '../../src/access/identity-provider.js'
import { lote } from '../support/cli.js'
import {
  CLIENT,
  newBrowser,
  type People,
  startIdentityProvider,
} from '../support/identity-provider.js'
import { type Served, startServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'

const ANA = 'ana@escritorio.example'
/** The page stands behind another address than the one it listens on. */
const PUBLIC = 'https://lote.escritorio.example'
const RETURN = `${PUBLIC}/entrar/oidc/volta`
const bench = useWorkbench()
let people: People
let provider: Awaited<ReturnType<typeof startIdentityProvider>>
let served: Served
let env: Record<string, string>

beforeEach(async () => {
  people = { s1: { email: ANA, email_verified: true } }
  provider = await startIdentityProvider(people)
  provider.open(RETURN)
  env = {
    ...bench.env,
    LOTE_OIDC_ISSUER: provider.issuer,
    LOTE_PUBLIC_URL: PUBLIC,
    LOTE_OIDC_CLIENT_ID: CLIENT.id,
    LOTE_OIDC_CLIENT_SECRET: CLIENT.secret,
  }
  served = await startServed(env)
})

afterEach(async () => {
  await served.close()
  await provider.close()
})

const isBack = (url: string) => url.startsWith(RETURN)

async function addUser(name: string, role = 'operator'): Promise<void> {
  await (await served.context.access.users()).add({ name, role, accounts: ['default'] })
}

/** As far as the address that the provider sends a browser back to. */
async function sentBack(browser: ReturnType<typeof newBrowser>, subject = 's1', para = '/lotes') {
  const begin = `${served.url}/entrar/oidc?para=${encodeURIComponent(para)}`
  const { url } = await browser.go(begin, undefined, isBack)
  // Once he has signed in there, the provider does not ask again.
  return isBack(url) ? url : (await browser.signIn(url, subject, isBack)).url
}

/** What stands before the page hands on the path and what follows it. */
const come = (browser: ReturnType<typeof newBrowser>, url: string) =>
  browser.go(url.replace(PUBLIC, served.url))

/** The message of a page, with what to do, as it is read. */
function toldIn(page: string): string | undefined {
  const [, alert] = /role="alert">(.*?)<\/div>/s.exec(page) ?? []
  return alert
    ?.replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

async function whoCame(subject = 's1') {
  const browser = newBrowser()
  const page = await come(browser, await sentBack(browser, subject))
  const [, name] = /<span>([^<]+)<\/span> <button class="quiet">Sair/.exec(page.text) ?? []
  const told = toldIn(page.text)
  return { status: page.status, path: new URL(page.url).pathname, name, told }
}

async function deeds(): Promise<unknown[]> {
  const bucket = await served.context.app.bucket()
  const found: unknown[] = []
  for await (const key of bucket.list('audit/'))
    found.push(JSON.parse((await bucket.get(key))!.toString()))
  return found
}

test('a verified e-mail that is the name of a user → signed in as him, where he wanted to go', async () => {
  await addUser(ANA)
  expect(await whoCame()).toMatchObject({ status: 200, path: '/lotes', name: ANA })
  const [begun] = provider.asked.filter((one) => one.startsWith('GET /auth?'))
  const { searchParams } = new URL(begun!.slice('GET '.length), provider.issuer)
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: RETURN,
    client_id: CLIENT.id,
    scope: 'openid email',
    state: expect.stringMatching(/.{40,}/),
    nonce: expect.stringMatching(/.{40,}/),
  })
  await expect
    .poll(deeds)
    .toMatchObject([{ user: ANA, by: 'session', action: 'GET /entrar/oidc/volta', status: 303 }])
})

describe('whom no user is', () => {
  test.each([
    ['an e-mail of nobody', { email: 'rui@escritorio.example', email_verified: true }],
    ['an e-mail that is not verified', { email: ANA, email_verified: false }],
    ['no e-mail', {}],
    ['an e-mail that is no text', { email: [ANA] as never, email_verified: true }],
  ])('%s → 403 with a sentence, no session, and no user is made', async (_, person) => {
    await addUser(ANA)
    people.s2 = person
    const { status, told, name } = await whoCame('s2')
    expect({ status, name }).toEqual({ status: 403, name: undefined })
    expect(told).toMatch(/^(?:Não há usuário ativo|O provedor de identidade não confirma)/)
    expect(await (await served.context.access.users()).all()).toHaveLength(1)
  })

  test('a user who was disabled → refused, before and after he was known', async () => {
    await addUser(ANA)
    expect((await whoCame()).status).toBe(200)
    await (await served.context.access.users()).disable(ANA)
    expect(await whoCame()).toMatchObject({ status: 403, name: undefined })
  })
})

test('the same person with another e-mail → the same user; another person with his → refused until unlinked, oidc_other', async () => {
  await addUser(ANA)
  await whoCame()
  people.s1 = { email: 'ana.souza@escritorio.example', email_verified: true }
  people.s2 = { email: ANA.toUpperCase(), email_verified: true }
  expect(await whoCame('s1')).toMatchObject({ status: 200, name: ANA })
  expect(await whoCame('s2')).toMatchObject({
    status: 403,
    name: undefined,
    told: `O usuário «${ANA.toUpperCase()}» já entrou como outra pessoa do provedor. Se o e-mail agora é seu, peça a quem administra que o desligue da outra pessoa.`,
  })
  expect((await lote(['user', 'unlink', ANA], bench.env, bench.dir)).status).toBe(0)
  expect(await whoCame('s2')).toMatchObject({ status: 200, name: ANA })
  expect(await whoCame('s1')).toMatchObject({ status: 403, name: undefined })
})

describe('an address to come back to', () => {
  test('of another browser, twice, or with another state or code → refused, no session', async () => {
    await addUser(ANA)
    const browser = newBrowser()
    const other = newBrowser()
    const url = await sentBack(browser)
    const code = new URL(await sentBack(browser)).searchParams.get('code')!
    const swapped = new URL(url)
    swapped.searchParams.set('code', code)
    const forged = url.replace(/state=[^&]+/, (state) => `${state.slice(0, -1)}x`)
    const tried: [ReturnType<typeof newBrowser>, string][] = [
      [other, url],
      [browser, forged],
      [browser, url.replace(/state=[^&]+&?/, '')],
      [browser, swapped.href],
      [browser, url.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.test')],
    ]
    for (const [who, at] of tried) {
      const { status, text } = await come(who, at)
      expect([at, status < 400, text.includes('Sair')]).toEqual([at, false, false])
    }
  })

  test('a second time, after it was taken → refused, oidc_stale', async () => {
    await addUser(ANA)
    const browser = newBrowser()
    const url = await sentBack(browser)
    expect((await come(browser, url)).status).toBe(200)
    const again = await come(browser, url)
    expect(again.status).toBe(401)
    expect(toldIn(again.text)).toBe(
      'A entrada demorou demais, ou não foi começada neste navegador. Clique de novo em "Entrar com a conta do escritório".',
    )
  })

  test('a place elsewhere to go to afterwards → the first page', async () => {
    await addUser(ANA)
    const browser = newBrowser()
    const { url } = await come(browser, await sentBack(browser, 's1', '//evil.test/x'))
    expect(url).toBe(`${served.url}/`)
  })

  test('a quarter of an hour after it was begun → stale, and the provider is not asked', async () => {
    const { access, app } = served.context
    let nowMs = 0
    const flow = new IdentityProvider(app.config.oidc!, access, () => nowMs)
    const begun = await flow.beginUrl('browser', '/')
    const search = `code=x&state=${begun.searchParams.get('state')}`
    const before = provider.asked.length
    nowMs = 15 * 60_000 + 1
    expect(await flow.returned('browser', search)).toEqual({ is: 'stale' })
    expect(provider.asked.length).toBe(before)
    nowMs -= 1
    expect((await flow.returned('browser', search)).is).not.toBe('stale')
  })
})

test('a provider that tells the e-mail with the sign-in → not asked for it again', async () => {
  await addUser(ANA)
  provider.open(RETURN, { conformIdTokenClaims: false })
  expect(await whoCame()).toMatchObject({ status: 200, name: ANA })
  expect(provider.asked.filter((one) => one.includes(' /me'))).toEqual([])
})

test('a person who turns back at the provider → told, and not signed in', async () => {
  await addUser(ANA)
  const browser = newBrowser()
  const { url } = await browser.go(`${served.url}/entrar/oidc`)
  const { url: back } = await browser.go(`${url}/abort`, undefined, isBack)
  const { status, text } = await come(browser, back)
  expect(status).toBe(401)
  expect(text).toContain('não confirmou a entrada (access_denied)')
})

test('a provider that is away → 503 with a sentence; once it is back, signed in without a restart', async () => {
  await addUser(ANA)
  await provider.close()
  const away = await startIdentityProvider(people)
  provider = away
  await served.close()
  served = await startServed({ ...env, LOTE_OIDC_ISSUER: away.issuer })
  const { status, text } = await newBrowser().go(`${served.url}/entrar/oidc`)
  expect(status).toBe(503)
  expect(text).toContain('O provedor de identidade não respondeu como se esperava.')
  away.open(RETURN)
  expect(await whoCame()).toMatchObject({ status: 200, name: ANA })
})

test('no provider configured → no way in by it, and none is offered', async () => {
  const other = await startServed(bench.env)
  const offered = async ({ url }: Served) =>
    (await (await fetch(`${url}/entrar`)).text()).includes('/entrar/oidc')
  expect([await offered(served), await offered(other)]).toEqual([true, false])
  expect((await fetch(`${other.url}/entrar/oidc`)).status).toBe(404)
  await other.close()
})
