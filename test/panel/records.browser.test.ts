import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startServed, useServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'
import { DESKTOP, isWide, PHONE, reach, seriousFaults, useBrowser } from './browser.js'

const EVIL = `<img src=x onerror="document.title='evil'">`
const bench = useWorkbench({ gazette: { lawyers: 6, perDay: 30, days: 30, full: false } })
const browser = useBrowser()
const served = useServed(() => {
  const { gazette, apiKey } = bench.sandbox
  const env = { ...bench.env, GAZETTE_BASE_URL: gazette, GAZETTE_API_KEY: apiKey }
  return startServed({ ...env, GAZETTE_LIMITS: '100000/1m' }, { worker: true })
})

async function isSound(page: Page): Promise<void> {
  expect(await seriousFaults(page)).toEqual([])
  expect(await page.locator('main img, main script').count()).toBe(0)
  expect(await page.title()).not.toBe('evil')
  await page.setViewportSize(PHONE)
  expect(await isWide(page)).toBe(false)
  await page.setViewportSize(DESKTOP)
}

async function type(page: Page, id: string, text: string): Promise<void> {
  await page.locator(`#${id}`).focus()
  await page.keyboard.type(text)
}

/** A list by the page, its night by a worker. */
async function watched(page: Page): Promise<void> {
  await page.goto(`${served.url}/acompanhamentos`)
  await type(page, 'nome', 'diario')
  const rows = bench.sandbox.gazetteBase.registrations().map(({ oab, uf }) => `OAB/${uf} ${oab}`)
  const buffer = Buffer.from(['OAB', ...rows].join('\n'))
  const file = { name: `${EVIL.replace('document.', '')}.csv`, mimeType: 'text/csv', buffer }
  await page.locator('input[type=file]').setInputFiles(file)
  await reach(page, 'Acompanhar')
  await page.getByRole('heading', { name: 'diario' }).waitFor()
  await fetch(`${served.url}/api/watches/diario/run`, { method: 'POST' })
  const nights = async () => {
    const answer = await fetch(`${served.url}/api/watches/diario/nights`)
    return ((await answer.json()) as { nights: object[] }).nights
  }
  await expect.poll(nights, { timeout: 200_000 }).toHaveLength(1)
}

test('a watch and its night, by keyboard → list sent, coverage drawn, texts opened in place', async () => {
  const page = await browser.open(`${served.url}/acompanhamentos`)
  await isSound(page)
  await watched(page)
  await page.reload()
  expect(await page.locator('.strip li.whole').count()).toBe(1)
  expect(await page.locator('.lead').innerText()).toMatch(
    /^6 inscrições ou processos, da planilha /,
  )
  await isSound(page)
  await reach(page, 'Ler')
  await page.getByRole('heading', { name: 'Noite de' }).waitFor()
  expect(await page.locator('article').count()).toBeGreaterThan(0)
  await reach(page, 'Ler o texto')
  expect(await page.locator('details[open] .gazette').first().innerText()).not.toBe('')
  await isSound(page)
  await page.goto(`${served.url}/lotes`)
  await isSound(page)

  await page.goto(`${served.url}/agendamentos`)
  await type(page, 'nome', 'noturno')
  await type(page, 'avisar', 'mailto:ana@escritorio.example')
  await reach(page, 'Agendar')
  await page.getByRole('heading', { name: 'noturno' }).waitFor()
  await reach(page, 'Pausar')
  await page.getByText('pausado', { exact: false }).first().waitFor()
  await reach(page, 'Continuar')
  await page.getByRole('button', { name: 'Pausar' }).waitFor()
  await reach(page, 'Fazer agora')
  await page.getByText('(a pedido)').waitFor()
  await isSound(page)
  await page.goto(`${served.url}/agendamentos`)
  await isSound(page)
  await page.goto(`${served.url}/agendamentos/noturno`)
  page.on('dialog', (dialog) => dialog.accept())
  // While it is read, neither its schedule's firing nor the watch can be taken away.
  const history = async () => {
    const answer = await fetch(`${served.url}/api/schedules/noturno/history`)
    return (await answer.json()) as object
  }
  await expect.poll(history, { timeout: 200_000 }).toMatchObject({ firings: [{ state: 'done' }] })
  await reach(page, 'Remover')
  await page.getByText('Nada está agendado').waitFor()

  await page.goto(`${served.url}/acompanhamentos/diario`)
  await reach(page, 'Remover o acompanhamento')
  await page.getByText('Ainda não há acompanhamentos').waitFor()
})
