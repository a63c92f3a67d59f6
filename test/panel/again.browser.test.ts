import exceljs from 'exceljs'
import { expect, test } from 'vitest'
import { workbook } from '../accept/support/workbook.js'
import { form } from '../api/support.js'
import { startServed, useServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'
import { DESKTOP, isWide, PHONE, reach, sendSheet, seriousFaults, useBrowser } from './browser.js'

const bench = useWorkbench()
const browser = useBrowser()
const served = useServed(() => startServed(bench.env, { worker: true, sandbox: bench.sandbox }))

const ROWS = [
  ['Valor', 'Vencimento'],
  ['abc', '10/01/2020'],
  ['10,50', '10/02/2020'],
]

test.each([
  { on: 'desktop', size: DESKTOP },
  { on: 'phone', size: PHONE },
])('on a $on, by keyboard: the own sheet comes back marked, and the batch is run again with another date', async ({
  size,
}) => {
  const page = await browser.open(served.url, size)
  const buffer = Buffer.from(await workbook({ A: ROWS }))
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await sendSheet(page, { name: 'carteira.xlsx', mimeType: type, buffer })
  await page.getByRole('button', { name: 'Começar' }).click()
  await page.getByRole('link', { name: 'Baixar a planilha de resultado' }).waitFor()
  expect(await seriousFaults(page)).toEqual([])
  expect(await isWide(page)).toBe(false)

  const taking = page.waitForEvent('download')
  await reach(page, 'Baixar a sua planilha, com as células marcadas')
  const marked = await taking
  expect(marked.suggestedFilename()).toBe('carteira-marcada.xlsx')
  const book = new exceljs.Workbook()
  await book.xlsx.readFile(await marked.path())
  const cell = book.worksheets[0]!.getCell('A2')
  expect(cell.fill).toMatchObject({ fgColor: { argb: 'FFFFC7CE' } })

  await page.getByLabel('Atualizar até').fill('30/11/2024')
  await reach(page, 'Ver quanto custa refazer')
  await page.getByRole('heading', { name: 'Orçamento' }).waitFor()
  expect(await page.locator('main').innerText()).toContain('30/11/2024')
  expect(bench.corrections()).toHaveLength(1)
  await reach(page, 'Começar')
  await page.getByRole('link', { name: 'Baixar a planilha de resultado' }).waitFor()
  expect(bench.corrections()).toHaveLength(2)

  await reach(page, 'Comparar')
  await page.getByRole('heading', { name: 'O que mudou' }).waitFor()
  expect(await page.locator('#causas ~ *, #maiores').count()).toBeGreaterThan(0)
  expect(await seriousFaults(page)).toEqual([])
  expect(await isWide(page)).toBe(false)
  const comparing = page.waitForEvent('download')
  await reach(page, 'Baixar a comparação em planilha')
  expect((await comparing).suggestedFilename()).toMatch(/^comparacao-.*\.xlsx$/)
})

test('a row whose answer was lost, by keyboard → asked again when that is confirmed', async () => {
  bench.sandbox.fault({ service: 'calc', method: 'POST', path: '/v1/correct', lose: 'after' })
  const parameters = '{"index":"ipca","updateTo":"31/12/2024","save":"sim"}'
  const body = form('valor;vencimento\n3,33;10/01/2020\n', { parameters })
  const sent = await fetch(`${served.url}/api/batches`, { method: 'POST', body })
  const { batch } = (await sent.json()) as { batch: string }
  const status = async () => (await fetch(`${served.url}/api/batches/${batch}`)).json()
  const ends = { timeout: 200_000 }
  await expect.poll(status, ends).toMatchObject({ state: 'finished', rows: { failed: 1 } })
  const page = await browser.open(`${served.url}/lotes/${batch}`)
  page.on('dialog', (dialog) => dialog.accept())
  await reach(page, 'Perguntar de novo as incertas')
  await expect.poll(status, ends).toMatchObject({ state: 'finished', rows: { ok: 1 } })
})

test('a finished batch, by keyboard → checked whole, and a line traced to its call', async () => {
  const page = await browser.open(served.url)
  await reach(page, 'Usar o exemplo')
  await reach(page, 'Começar')
  await page.getByRole('link', { name: 'Baixar a planilha de resultado' }).waitFor()
  const batch = page.url()
  await reach(page, 'Conferir o lote inteiro')
  await page.getByText('Confere:').waitFor()
  expect(await seriousFaults(page)).toEqual([])
  await page.goto(batch)
  await page.locator('[aria-labelledby=primeiras] tbody a').first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Chamadas' }).waitFor()
  expect(await page.locator('main').innerText()).toContain('/v1/correct')
  expect(await seriousFaults(page)).toEqual([])
  await page.setViewportSize(PHONE)
  expect(await isWide(page)).toBe(false)
})
