// Takes the pictures of docs/painel.md from the built page, in rehearsal: npm run docs:pictures.
// The files are those of docs/imagens; look at each before it is committed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const PROGRAM = process.env.LOTE_TEST_CHROMIUM ?? '/usr/bin/chromium'
const CLI = fileURLToPath(new URL('../../dist/src/cli/main.js', import.meta.url))
const PICTURES = fileURLToPath(new URL('../../docs/imagens/', import.meta.url))
const WIDTH = 860

/** Clients of a small office; one amount and one day that cannot be. */
function portfolio() {
  const clients = ['Oficina São João', 'Maria da Luz', 'Padaria Central', 'Antônio Prado']
  const amounts = ['1.234,56', '12.890,00', '845,10']
  const rows = Array.from({ length: 24 }, (_, at) => {
    const number = String(at + 1).padStart(7, '0')
    const day = `${String((at % 27) + 1).padStart(2, '0')}/0${(at % 9) + 1}/${2019 + (at % 4)}`
    const amount = at === 4 ? 'a combinar' : amounts[at % 3]
    return `${number};${clients[at % 4]};${at === 11 ? '31/02/2021' : day};${amount}`
  })
  return ['Contrato;Cliente;Vencimento;Saldo devedor', ...rows, ''].join('\n')
}

async function main() {
  const dir = await mkdtemp(join(tmpdir(), 'lote-pictures-'))
  const env = {
    ...process.env,
    STORAGE_URL: `file:${join(dir, 'data')}`,
    LOTE_RUN_DIR: join(dir, 'run'),
  }
  const server = spawn(process.execPath, [CLI, 'serve', '--sandbox', '--port', '0'], {
    env,
    cwd: dir,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [url] = await once(createInterface({ input: server.stdout }), 'line')

  const browser = await chromium.launch({ executablePath: PROGRAM })
  try {
    await takeAll(browser, url)
  } finally {
    await browser.close()
    server.kill()
    await once(server, 'close')
    await rm(dir, { recursive: true, force: true })
  }
}

async function takeAll(browser, url) {
  const page = await browser.newPage({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
  const take = async (name, height, width = WIDTH) => {
    await page.setViewportSize({ width, height })
    await page.evaluate('document.activeElement.blur(); scrollTo(0, 0)')
    await page.screenshot({ path: join(PICTURES, `painel-${name}.png`), animations: 'disabled' })
  }
  await page.goto(url)
  await page.getByLabel('Índice').fill('ipca')
  await page.getByLabel('Atualizar até').fill('31/12/2024')
  const buffer = Buffer.from(portfolio())
  const file = { name: 'carteira.csv', mimeType: 'text/csv', buffer }
  await page.locator('input[type=file]').setInputFiles(file)
  await take('nova', 820)
  await page.getByRole('button', { name: 'Ver como foi entendida' }).click()
  await page.getByRole('heading', { name: 'Orçamento' }).waitFor()
  await take('orcamento', 900)
  await page.getByRole('button', { name: 'Começar' }).click()
  await page.getByRole('link', { name: 'Baixar a planilha de resultado' }).waitFor()
  await take('resultado', 1000)
  await take('fone', 800, 390)
  await page.emulateMedia({ colorScheme: 'dark' })
  await take('escuro', 760)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(url)
  await page.getByLabel('Índice').fill('ipca')
  await page.getByLabel('Atualizar até').fill('31/12/2024')
  const rows = '15/03/2021;15,00;12,00\n20/05/2022;230,00;180,00\n'
  const tied = Buffer.from(`Vencimento;Valor da Guia;Valor do Depósito\n${rows}`)
  await page.locator('input[type=file]').setInputFiles({ ...file, name: 'guias.csv', buffer: tied })
  await page.getByRole('button', { name: 'Ver como foi entendida' }).click()
  await page.getByRole('button', { name: 'Responder' }).waitFor()
  await take('pergunta', 900)
}

await main()
