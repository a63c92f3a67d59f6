import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startServed, useServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'
import { csvFile, isWide, PHONE, sendSheet, seriousFaults, useBrowser } from './browser.js'

const bench = useWorkbench()
const browser = useBrowser()
const served = useServed(() =>
  startServed(bench.env, { worker: true, upload: { mostBytes: 20_000_000 } }),
)

const SHEET = 'Vencimento;Valor\n10/01/2020;1.234,56\n'

/** The sentence stands in the form, and has the focus. */
async function told(page: Page, action: string): Promise<string> {
  const alert = page.locator(`form[action^="${action}"] .problem[role=alert]`)
  await alert.waitFor()
  expect(await alert.evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true)
  return alert.innerText()
}

test('a sheet that is refused → told in the form, with the file and all that was typed; mended there, planned', async () => {
  const page = await browser.open(served.url, PHONE)
  await page.locator('input[type=file]').setInputFiles(csvFile(SHEET))
  await page.getByLabel('Índice').fill('ipka')
  await page.getByLabel('Atualizar até').fill('31/12/2024')
  await page.locator('summary', { hasText: 'Sobre a planilha' }).click()
  await page.getByLabel('Valores').selectOption('comma')
  await page.getByRole('button', { name: 'Ver como foi entendida' }).click()
  expect(await told(page, '/envios')).toContain('ipka')
  expect(await page.getByLabel('Atualizar até').inputValue()).toBe('31/12/2024')
  expect(await page.getByLabel('Valores').inputValue()).toBe('comma')
  expect(await seriousFaults(page)).toEqual([])
  expect(await isWide(page)).toBe(false)
  await page.getByLabel('Índice').fill('ipca')
  await page.getByRole('button', { name: 'Ver como foi entendida' }).click()
  await page.getByRole('heading', { name: 'Orçamento' }).waitFor()
})

test('a file that is too large → told in the form, nothing kept, another sent from there', async () => {
  const page = await browser.open(served.url)
  await sendSheet(page, csvFile('1;2\n'.repeat(7_000_000)))
  expect(await told(page, '/envios')).toContain('passa de')
  expect(await page.getByLabel('Índice').inputValue()).toBe('ipca')
  await page.locator('input[type=file]').setInputFiles(csvFile(SHEET))
  await page.getByRole('button', { name: 'Ver como foi entendida' }).click()
  await page.getByRole('heading', { name: 'Orçamento' }).waitFor()
})

test('a schedule that is refused, in a browser without script → told in the form, as it was filled in', async () => {
  const page = await browser.open(served.url)
  const plain = await page.context().browser()!.newContext({
    javaScriptEnabled: false,
    locale: 'pt-BR',
  })
  const form = await plain.newPage()
  await form.goto(`${served.url}/agendamentos`)
  await form.locator('#nome').fill('indices')
  await form.locator('#hora').fill('07:30')
  await form.locator('#fazer').selectOption('report:portfolio')
  await form.locator('#avisar').fill('"><b>ana')
  await form.locator('summary', { hasText: 'De uma planilha' }).click()
  await form.locator('#colunas').fill('valor=</textarea><b>A')
  await form.getByRole('button', { name: 'Agendar' }).click()
  const alert = form.locator('form[action="/agendamentos"] .problem')
  expect(await alert.innerText()).toContain('ana')
  expect(await form.locator('#hora').inputValue()).toBe('07:30')
  expect(await form.locator('#fazer').inputValue()).toBe('report:portfolio')
  expect(await form.locator('#avisar').inputValue()).toBe('"><b>ana')
  expect(await form.locator('#colunas').inputValue()).toBe('valor=</textarea><b>A')
  expect(await form.locator('main b').count()).toBe(0)
  await plain.close()
})

test('an answer that cannot be → told beside the question, which stays with its file', async () => {
  const page = await browser.open(served.url)
  const names = 'Coisa;Outra\nabc;def\n'
  await sendSheet(page, csvFile(names))
  await page.getByRole('button', { name: 'Responder' }).waitFor()
  await page.locator('.question input').first().fill('Nenhuma destas')
  await page.getByRole('button', { name: 'Responder' }).click()
  await page.locator('.problem[role=alert]').waitFor()
  expect(await page.locator('.question input').first().inputValue()).toBe('Nenhuma destas')
})

test('a browser that hides which page it comes from, and has no script → told in the form all the same', async () => {
  const page = await browser.open(served.url)
  const plain = await page.context().browser()!.newContext({ javaScriptEnabled: false })
  await plain.route('**', async (route) => {
    const { referer: _, ...headers } = await route.request().allHeaders()
    await route.continue({ headers })
  })
  const form = await plain.newPage()
  await form.goto(`${served.url}/?trabalho=correct`)
  await form.locator('#p-index').fill('ipka')
  await form.locator('#p-updateTo').fill('31/12/2024')
  await form.locator('input[type=file]').setInputFiles(csvFile(SHEET))
  await form.locator('form[action^="/envios"] button').click()
  const alert = form.locator('form[action^="/envios"] .problem')
  expect(await alert.innerText()).toContain('ipka')
  expect(await form.locator('#p-updateTo').inputValue()).toBe('31/12/2024')
  await plain.close()
})

test('a wrong password → the name stays, the password does not', async () => {
  const users = await served.context.access.users()
  const password = 'uma frase longa de teste'
  await users.add({ name: 'ana', role: 'operator', accounts: ['*'], password })
  const page = await browser.open(served.url)
  await page.getByLabel('Usuário').fill('ana')
  await page.getByLabel('Senha').fill('errada')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.locator('form[action="/entrar"] [role=alert]').waitFor()
  expect(await page.getByLabel('Usuário').inputValue()).toBe('ana')
  expect(await page.getByLabel('Senha').inputValue()).toBe('')
})
