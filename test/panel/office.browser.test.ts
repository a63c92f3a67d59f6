import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CLIENT, startIdentityProvider } from '../support/identity-provider.js'
import { type Served, startServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'
import { isWide, PHONE, reach, seriousFaults, useBrowser } from './browser.js'

const ANA = 'ana@escritorio.example'
const bench = useWorkbench()
const browser = useBrowser()
let provider: Awaited<ReturnType<typeof startIdentityProvider>>
let served: Served

beforeEach(async () => {
  provider = await startIdentityProvider({
    s1: { email: ANA, email_verified: true },
    s2: { email: 'rui@fora.example', email_verified: true },
  })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  provider.open(`${url}/entrar/oidc/volta`)
  const client = { LOTE_OIDC_CLIENT_ID: CLIENT.id, LOTE_OIDC_CLIENT_SECRET: CLIENT.secret }
  const env = { ...client, LOTE_OIDC_ISSUER: provider.issuer, LOTE_PUBLIC_URL: url }
  served = await startServed({ ...bench.env, ...env }, { port })
  const users = await served.context.access.users()
  await users.add({ name: ANA, role: 'operator', accounts: ['default'] })
})

afterEach(async () => {
  await served.close()
  await provider.close()
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** The pages of the provider: who he is, and that lote may know it. */
async function vouched(page: Page, subject: string): Promise<void> {
  await page.locator('input[name=login]').fill(subject)
  await page.locator('input[name=password]').fill('x')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('who has a user, by the account of the office → where he wanted to go, and out again', async () => {
  const page = await browser.open(`${served.url}/lotes`, PHONE)
  expect(await seriousFaults(page)).toEqual([])
  expect(await isWide(page)).toBe(false)
  await reach(page, 'Entrar com a conta do escritório')
  await vouched(page, 's1')
  await page.getByRole('heading', { name: 'Lotes' }).waitFor()
  expect(page.url()).toBe(`${served.url}/lotes`)
  expect(await page.locator('.leave span').innerText()).toBe(ANA)
  await reach(page, 'Sair')
  await page.getByRole('heading', { name: 'Entrar' }).waitFor()
  await page.goto(`${served.url}/lotes`)
  expect(new URL(page.url()).pathname).toBe('/entrar')
})

test('whom the provider knows and nobody added → told on the page of sign-in, and not let in', async () => {
  const page = await browser.open(served.url)
  await page.getByRole('link', { name: 'Entrar com a conta do escritório' }).click()
  await vouched(page, 's2')
  expect(await page.getByRole('alert').innerText()).toContain('rui@fora.example')
  expect(await seriousFaults(page)).toEqual([])
  await page.goto(`${served.url}/lotes`)
  expect(new URL(page.url()).pathname).toBe('/entrar')
})
