import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { mended } from '../support/mended.js'
import { startServed, useServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'
import { asObjects, readWorkbook } from '../support/workbook.js'
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
  'Cliente;Vencimento;Valor\nOficina São João;10/01/2020;1.234,56\nSem valor;15/03/2021;abc\nMaria;15/03/2021;10,00\n'

const bench = useWorkbench()
const browser = useBrowser()
const served = useServed(() => startServed(bench.env, { worker: true, sandbox: bench.sandbox }))

async function finished(page: Page): Promise<void> {
  await sendSheet(page, csvFile(SHEET))
  await page.getByRole('button', { name: 'Começar' }).click()
  await page.getByRole('link', { name: 'Baixar a planilha de resultado' }).waitFor()
}

test.each([
  { on: 'desktop', size: DESKTOP },
  { on: 'phone', size: PHONE },
])('pending rows on a $on, by keyboard: taken, mended, sent back → a whole workbook', async ({
  size,
}) => {
  const page = await browser.open(served.url, size)
  await finished(page)
  const old = page.url()
  const pending = page.getByRole('region', { name: 'Linhas a corrigir' })
  expect(await pending.locator('tbody tr').allInnerTexts()).toEqual([
    expect.stringMatching(
      /^3\s+Valor .*«abc».*Escreva só o número.*Sem valor\t15\/03\/2021\tabc$/s,
    ),
  ])
  const taking = page.waitForEvent('download')
  await reach(page, 'Baixar a planilha de pendências')
  const sheet = await taking
  expect(sheet.suggestedFilename()).toBe('carteira-pendencias.xlsx')
  const path = join(bench.dir, 'pendencias.xlsx')
  await writeFile(path, await mended(await sheet.path(), { C2: '300,00' }))
  expect(await seriousFaults(page)).toEqual([])
  expect(await isWide(page)).toBe(false)

  await page.locator('input[type=file]').setInputFiles(path)
  await reach(page, 'Ver o que muda e quanto custa')
  await page.getByRole('heading', { name: 'Orçamento' }).waitFor()
  expect(await page.getByText('Respostas mantidas', { exact: true }).count()).toBe(1)
  await page.getByText('1 linha a consultar').waitFor()
  expect(await seriousFaults(page)).toEqual([])
  await reach(page, 'Começar')
  const link = page.getByRole('link', { name: 'Baixar a planilha de resultado' })
  await link.waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  const rows = asObjects((await readWorkbook(await download.path())).get('Resultado') ?? [])
  expect(rows.map(({ Valor }) => Valor)).toEqual(['Valor', '1.234,56', '300,00', '10,00'])
  expect(bench.corrections()).toHaveLength(2)
  expect(await page.getByRole('heading', { name: 'Linhas a corrigir' }).count()).toBe(0)

  const newest = page.url()
  await page.getByText('Versão 2: corrige o lote').getByRole('link').click()
  expect(page.url()).toBe(old)
  expect(await page.getByRole('heading', { name: 'Corrigir e reenviar' }).count()).toBe(0)
  await page.getByText('Há uma versão mais nova').getByRole('link').click()
  expect(page.url()).toBe(newest)
})

test('a mended file that lacks most rows → asked in place whether they go', async () => {
  const page = await browser.open(served.url)
  await finished(page)
  const buffer = Buffer.from('Cliente;Vencimento;Valor\nMaria;15/03/2021;11,00\n')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Ver o que muda' }).click()
  const question = await page.locator('.question').innerText()
  expect(question).not.toContain('--')
  await page.getByLabel('Retirar do lote as linhas').check()
  expect(await seriousFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Responder' }).click()
  await page.getByRole('heading', { name: 'Orçamento' }).waitFor()
})
