import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startServed, useServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'
import { isWide, PHONE, seriousFaults, useBrowser } from './browser.js'

const SHEET =
  'Cliente;Vencimento;Valor\nOficina São João;10/01/2020;1.234,56\nSem valor;15/03/2021;abc\n'

const bench = useWorkbench()
const browser = useBrowser()
const served = useServed(() => startServed(bench.env, { worker: true, sandbox: bench.sandbox }))

/** Lets go of a file over the page, as a person does. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    `(() => { const held = new DataTransfer(); held.items.add(new File([${JSON.stringify(text)}], ${JSON.stringify(name)}, { type: 'text/csv' })); return held })()`,
  )
  for (const type of ['dragenter', 'dragover', 'drop'])
    await page.locator('.drop').dispatchEvent(type, { dataTransfer: data })
}

async function sendDropped(page: Page, name = 'carteira.csv', text = SHEET): Promise<void> {
  await page.getByLabel('Índice').fill('ipca')
  await page.getByLabel('Atualizar até').fill('31/12/2024')
  await drop(page, name, text)
  await page.getByText(name).waitFor()
  await page.getByRole('button', { name: 'Ver como foi entendida' }).click()
  await page.getByRole('button', { name: 'Começar' }).waitFor()
}

test('file let go over the page → sent, started; result, log, statements on a phone', async () => {
  const page = await browser.open(served.url, PHONE)
  await sendDropped(page)
  await page.getByRole('button', { name: 'Começar' }).click()
  await page.getByRole('link', { name: 'Baixar a planilha de resultado' }).waitFor()
  expect(await page.locator('.log li').allInnerTexts()).toEqual([
    expect.stringContaining('Pronto'),
    expect.stringMatching(/1 linha respondida em \d+ s, 1 unidade/),
    expect.stringContaining('Planilha recebida'),
  ])
  await page.getByRole('button', { name: 'Fazer os demonstrativos em PDF' }).click()
  const link = page.getByRole('link', { name: 'carteira-demonstrativos-pdf.zip' })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK')
  expect(await page.getByRole('button', { name: /em PDF/ }).count()).toBe(0)
  expect(await seriousFaults(page)).toEqual([])
  expect(await isWide(page)).toBe(false)
})

test('service that asks to wait → told, drawn; paused, moved, resumed, cancelled', async () => {
  const envelope = { code: 'RATE_LIMITED', message: 'x', retryAfter: 600 }
  bench.sandbox.fault({ status: 429, envelope, times: 9 })
  const page = await browser.open(served.url)
  await sendDropped(page)
  await page.getByRole('button', { name: 'Começar' }).click()
  await page.getByText('O serviço pediu espera').waitFor()
  await page.getByText('O serviço pediu para esperar').first().waitFor()
  expect(await page.locator('.chart svg[role=img]').count()).toBe(2)
  expect(await page.locator('.chart figcaption').first().innerText()).toMatch(/ de 60 agora/)
  expect(await seriousFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Pausar' }).click()
  await page.getByText('Pausado: nada novo').waitFor()
  await page.getByLabel('Faixa').selectOption('urgente')
  await page.getByRole('button', { name: 'Mudar' }).click()
  expect(await page.getByLabel('Faixa').inputValue()).toBe('urgent')
  await page.getByRole('button', { name: 'Continuar' }).click()
  page.on('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Cancelar o lote' }).click()
  await page.getByText('cancelado', { exact: true }).waitFor()
})

test('list of batches → sorted by a heading, downloaded as it is sorted', async () => {
  const page = await browser.open(served.url)
  for (const name of ['beta.csv', 'alfa.csv']) {
    await sendDropped(page, name)
    await page.goto(served.url)
  }
  await page.goto(`${served.url}/lotes`)
  const names = () => page.locator('tbody td:first-child a').allInnerTexts()
  expect(await names()).toEqual(['alfa.csv', 'beta.csv'])
  await page.getByRole('link', { name: 'Arquivo' }).click()
  await page.getByRole('link', { name: 'Arquivo' }).click()
  expect(await names()).toEqual(['beta.csv', 'alfa.csv'])
  expect(await page.locator('th[aria-sort=descending]').innerText()).toContain('Arquivo')
  const link = page.getByRole('link', { name: 'Baixar (CSV)' })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('lotes.csv')
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(lines.map((line) => line.split(';')[0])).toEqual([
    '\ufeffArquivo',
    'beta.csv',
    'alfa.csv',
    '',
  ])
})

test('first rows of the quote and of the result → sorted by a heading, downloaded', async () => {
  const page = await browser.open(served.url)
  const rows = '10/01/2020;1.234,56\n01/02/2019;900,00\n05/01/2021;20,00\n'
  await sendDropped(page, 'carteira.csv', `Vencimento;Valor\n${rows}x;y\n`)
  const column = (table: string, at: number) =>
    page.locator(`[aria-labelledby=${table}] tbody td:nth-child(${at})`).allInnerTexts()
  const sortBy = (table: string, heading: string) =>
    page.locator(`[aria-labelledby=${table}] th a`, { hasText: heading }).first().click()
  await sortBy('entendida', 'Valor')
  expect((await column('entendida', 3)).slice(0, 3)).toEqual(['20,00', '900,00', '1.234,56'])
  await sortBy('entendida', 'Vencimento')
  const days = ['01/02/2019', '10/01/2020', '05/01/2021']
  expect((await column('entendida', 2)).slice(0, 3)).toEqual(days)
  await page.getByRole('button', { name: 'Começar' }).click()
  await page.getByRole('link', { name: 'Baixar a planilha de resultado' }).waitFor()
  await sortBy('primeiras', 'Vencimento')
  for (const [table, line] of [
    ['primeiras', /;01\/02\/2019;900,00\r\n/],
    ['pendentes', /^5;.+;x;y\r\n/m],
  ] as const) {
    const link = page.locator(`a[download][href*="csv=${table}"]`)
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe(`${table}.csv`)
    expect(await readFile(await download.path(), 'utf8')).toMatch(line)
  }
})
