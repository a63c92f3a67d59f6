import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { startServed, useServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'
import {
  csvFile,
  DESKTOP,
  isWide,
  PHONE,
  reach,
  sendSheet,
  seriousFaults,
  useBrowser,
} from './browser.js'

const SHEET =
  'Processo;Cliente;Vencimento;Valor\n1;Oficina São João;10/01/2020;1.234,56\n2;Maria da Luz;15/03/2021;2.000,00\n3;Sem valor;15/03/2021;abc\n'
/** One thousand and more, or one and a quarter. */
const ASKING = 'Vencimento;Valor\n10/01/2020;1.234\n'
const EVIL = '<img src=x onerror="document.title=1">'

const bench = useWorkbench()
const browser = useBrowser()
const served = useServed(() => startServed(bench.env, { worker: true, sandbox: bench.sandbox }))

/** What a person presses on this page, and on those that follow it. */
async function countedClicks(page: Page): Promise<string[]> {
  const clicks: string[] = []
  await page.exposeFunction('pressed', (text: string) => clicks.push(text.trim()))
  const listen = `addEventListener('click', ({ isTrusted, target }) => isTrusted && pressed(target.textContent), true)`
  await page.addInitScript(listen)
  await page.evaluate(listen)
  return clicks
}

describe.each([
  { on: 'desktop', size: DESKTOP },
  { on: 'phone', size: PHONE },
])('a sheet in the page, on a $on', ({ size }) => {
  test('chosen file, three clicks, of four at most → downloaded workbook', async () => {
    const page = await browser.open(served.url, size)
    const clicks = await countedClicks(page)
    await sendSheet(page, csvFile(SHEET))
    await page.getByRole('heading', { name: 'Orçamento' }).waitFor()
    expect(await page.locator('thead th.known').allInnerTexts()).toEqual([
      expect.stringContaining('Processo'),
      expect.stringContaining('Cliente'),
      expect.stringContaining('Vencimento'),
      expect.stringContaining('Valor'),
    ])
    expect(await page.getByRole('heading', { name: 'Linhas a corrigir' }).count()).toBe(1)
    expect(await isWide(page)).toBe(false)
    expect(await seriousFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Começar' }).click()
    const link = page.getByRole('link', { name: 'Baixar a planilha de resultado' })
    await link.waitFor()
    expect(await isWide(page)).toBe(false)
    expect(await seriousFaults(page)).toEqual([])
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe('carteira-resultado.xlsx')
    expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK')
    const named = ['Ver como foi entendida', 'Começar', 'Baixar a planilha de resultado']
    expect(clicks).toEqual(named)
  })

  test('an amount that can be read in two ways → asked in place, answered, quoted', async () => {
    const page = await browser.open(served.url, size)
    await sendSheet(page, csvFile(ASKING))
    expect(await page.locator('.question h2').innerText()).toContain('decimais ou de milhar')
    expect(await seriousFaults(page)).toEqual([])
    await page.getByLabel('Vírgula é decimal').check()
    await page.getByRole('button', { name: 'Responder' }).click()
    await page.getByRole('heading', { name: 'Orçamento' }).waitFor()
  })

  test('a doubt of rows → the column that was found confirms it, and the others are offered by their headings', async () => {
    const page = await browser.open(served.url)
    const sheet =
      'Vencimento;Valor;Situação\n15/03/2021;30,00;Quitado\n15/04/2021;30,00;Em aberto\n'
    await sendSheet(page, csvFile(sheet))
    const options = page.getByLabel('Coluna de').first().locator('option')
    await options.first().waitFor({ state: 'attached' })
    expect(await options.allInnerTexts()).toEqual([
      'Escolha',
      'está certo assim, na coluna B «Valor»',
      'A «Vencimento»',
      'C «Situação»',
    ])
    await page.getByLabel('Coluna de').first().selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Responder' }).click()
    await page.getByRole('heading', { name: 'Orçamento' }).waitFor()
  })
})

test('keyboard alone → example planned, started, result reached', async () => {
  const page = await browser.open(served.url)
  await reach(page, 'Usar o exemplo')
  await page.getByRole('heading', { name: 'Orçamento' }).waitFor()
  await reach(page, 'Começar')
  await page.getByRole('link', { name: 'Baixar a planilha de resultado' }).waitFor()
})

test('the same example twice → the first is offered before anything is paid again', async () => {
  // A rehearsal is never the same as another: this goes to an account.
  const paying = await startServed(bench.env, { worker: true })
  const page = await browser.open(paying.url)
  expect(await page.locator('.rehearsal').count()).toBe(0)
  await page.getByRole('button', { name: 'Usar o exemplo' }).click()
  await page.getByRole('button', { name: 'Começar' }).click()
  await page.getByRole('link', { name: 'Baixar a planilha de resultado' }).waitFor()
  await page.goto(paying.url)
  await page.getByRole('button', { name: 'Usar o exemplo' }).click()
  await page.getByRole('link', { name: 'Abrir o que já foi feito' }).click()
  await page.getByRole('link', { name: 'Baixar a planilha de resultado' }).waitFor()
  await paying.close()
})

test('markup in file name, heading and cells → shown as text, run nowhere', async () => {
  const page = await browser.open(served.url)
  const sheet = `Vencimento;Valor;"${EVIL.replaceAll('"', '""')}"\n10/01/2020;1,00;"${EVIL.replaceAll('"', '""')}"\n10/01/2020;${EVIL.replaceAll('"', "'")};x\n`
  await sendSheet(page, csvFile(sheet, '<b onclick=alert(1)>x.csv'))
  await page.getByRole('heading', { name: 'Orçamento' }).waitFor()
  expect(await page.locator('main img, main b').count()).toBe(0)
  expect(await page.locator('td').allInnerTexts()).toContain(EVIL)
  await page.getByRole('button', { name: 'Começar' }).click()
  await page.getByRole('link', { name: 'Baixar a planilha de resultado' }).waitFor()
  await page.goto(`${served.url}/lotes?busca=${encodeURIComponent(`"><script>`)}`)
  expect(await page.locator('main img, main b, main script').count()).toBe(0)
  expect(await page.title()).toBe('Lotes · lote')
})

test.each([
  '/',
  '/?trabalho=calc',
  '/?trabalho=recalc',
  '/?trabalho=publications',
  '/?trabalho=extract',
  '/lotes',
  '/contas',
  '/operacao',
  '/entrar',
  '/nada',
])('page %s, all of it unfolded → rehearsal marked, nothing serious for axe, as wide as a telephone', async (path) => {
  const page = await browser.open(`${served.url}${path}`, PHONE)
  for (const folded of await page.locator('main details').all())
    await folded.evaluate((one) => one.setAttribute('open', ''))
  expect(await page.locator('.rehearsal').innerText()).toContain('sandbox')
  expect(await seriousFaults(page)).toEqual([])
  expect(await isWide(page)).toBe(false)
})

test('the board of queues, at a desk → nothing serious for axe', async () => {
  const page = await browser.open(`${served.url}/queues/`)
  await page.locator('button', { hasText: 'Sem workers' }).first().waitFor()
  expect(await page.locator('.rehearsal').innerText()).toContain('sandbox')
  // Its colours move into their place.
  await expect.poll(() => seriousFaults(page), { interval: 1 }).toEqual([])
  await page.locator('a[href^="/queues/queue/"]').first().click()
  await page.getByRole('heading', { name: 'calc-' }).waitFor()
  await expect.poll(() => seriousFaults(page), { interval: 1 }).toEqual([])
})

test('the template of a job, by keyboard → a workbook with the name of the job', async () => {
  const page = await browser.open(`${served.url}/?trabalho=people`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    reach(page, 'Baixar uma planilha modelo'),
  ])
  expect(download.suggestedFilename()).toBe('modelo-people.xlsx')
})

test.each([
  'light',
  'dark',
] as const)('the page of the API, %s → nothing serious for axe, as wide as a telephone', async (colorScheme) => {
  const page = await browser.open(`${served.url}/api/`, PHONE)
  await page.emulateMedia({ colorScheme })
  await page.reload()
  expect(await page.locator('.rehearsal').innerText()).toContain('sandbox')
  expect(await seriousFaults(page)).toEqual([])
  expect(await isWide(page)).toBe(false)
})

test('a browser in English → the page in English', async () => {
  const page = await browser.open(served.url, DESKTOP, 'en-US')
  expect(await page.locator('h1').innerText()).toBe('New spreadsheet')
})

test('a user, a wrong password, the right one, out → only the right one leads to the page', async () => {
  const users = await served.context.access.users()
  const password = 'uma frase longa de teste'
  await users.add({ name: 'ana', role: 'operator', accounts: ['*'], password })
  const page = await browser.open(`${served.url}/lotes`)
  const signIn = async (secret: string) => {
    await page.getByLabel('Usuário').fill('ana')
    await page.getByLabel('Senha').fill(secret)
    await page.getByRole('button', { name: 'Entrar' }).click()
  }
  await signIn('errada')
  await page.getByRole('alert').waitFor()
  await signIn(password)
  expect(await page.locator('h1').innerText()).toBe('Lotes')
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.goto(`${served.url}/lotes`)
  expect(await page.locator('h1').innerText()).toBe('Entrar')
})
