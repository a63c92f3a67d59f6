import { expect, test } from 'vitest'
import { startServed, useServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'
import { reach, tabTo, useBrowser } from './browser.js'

/** One thousand and more, or one and a quarter. */
const ASKING = 'Vencimento;Valor\n10/01/2020;1.234\n'

const bench = useWorkbench()
const browser = useBrowser()
const served = useServed(() => startServed(bench.env, { worker: true, sandbox: bench.sandbox }))

test('keyboard alone → file chosen, question answered, batch started, paused, moved, resumed, cancelled', async () => {
  const envelope = { code: 'RATE_LIMITED', message: 'x', retryAfter: 600 }
  bench.sandbox.fault({ status: 429, envelope, times: 9 })
  const page = await browser.open(served.url)
  await tabTo(page, '#p-index')
  await page.keyboard.type('ipca')
  await tabTo(page, '#p-updateTo')
  await page.keyboard.type('31/12/2024')
  // Before the key: the dialog is caught only once the browser has been told to.
  const choosing = page.waitForEvent('filechooser')
  await tabTo(page, 'input[type=file]')
  await page.keyboard.press('Space')
  const chooser = await choosing
  const buffer = Buffer.from(ASKING)
  await chooser.setFiles({ name: 'carteira.csv', mimeType: 'text/csv', buffer })
  await reach(page, 'Ver como foi entendida')
  await page.getByRole('button', { name: 'Responder' }).waitFor()
  await tabTo(page, 'input[name=decimal]')
  await page.keyboard.press('Space')
  await reach(page, 'Responder')
  await page.getByRole('heading', { name: 'Orçamento' }).waitFor()
  await reach(page, 'Começar')
  await page.getByText('O serviço pediu espera').waitFor()
  await reach(page, 'Pausar')
  await page.getByText('Pausado: nada novo').waitFor()
  await tabTo(page, '#faixa')
  await page.keyboard.type('urg')
  await reach(page, 'Mudar')
  await expect.poll(() => page.getByLabel('Faixa').inputValue()).toBe('urgent')
  await reach(page, 'Continuar')
  await page.getByRole('button', { name: 'Pausar' }).waitFor()
  page.on('dialog', (dialog) => dialog.accept())
  await reach(page, 'Cancelar o lote')
  await page.getByText('cancelado', { exact: true }).waitFor()
})
