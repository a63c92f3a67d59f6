import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enqueueNotices, Outbox } from '../../src/notices/outbox.js'
import { BatchRecords } from '../../src/records/batch-records.js'
import { rememberAnswer } from '../../src/records/remembered-answers.js'
import { form } from '../api/support.js'
import { startServed, useServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'
import { DESKTOP, isWide, PHONE, reach, seriousFaults, useBrowser } from './browser.js'

const CALENDAR = new URL('../../docs/exemplos/calendario-tjsp.json', import.meta.url)
const bench = useWorkbench()
const browser = useBrowser()
const served = useServed(() => startServed(bench.env, { worker: true }))

/** At both widths: nothing serious for axe, nothing wider than the window, and each list has rows. */
async function isSound(page: Page, rows = 1): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    expect(await seriousFaults(page)).toEqual([])
    expect(await isWide(page)).toBe(false)
  }
  expect(await page.locator('tbody tr').count()).toBeGreaterThanOrEqual(rows)
}

/** A notice that its receiver refused for good. */
async function refusedNotice(): Promise<void> {
  const { app } = served.context
  const bucket = await app.bucket()
  const facts = { kind: 'batch.finished', name: 'correct', incomplete: false, counts: {} } as const
  const target = { is: 'mail', address: 'ana@escritorio.example' } as const
  const what = { about: 'example', targets: [target], facts, language: 'pt' } as const
  const [notice = ''] = await enqueueNotices(bucket, what, app.clock.now())
  const at = new Date(app.clock.now()).toISOString()
  const letter = { notice, round: 0, at, why: 'refused', detail: '550 caixa cheia' } as const
  await new Outbox(bucket).giveUp(letter)
}

test('reports, made by keyboard → listed with their workbook, sound at both widths', async () => {
  const page = await browser.open(`${served.url}/relatorios`)
  await page.locator('#opcoes').focus()
  await page.keyboard.type('index=ipca')
  await reach(page, 'Fazer um relatório')
  const link = page.getByRole('link', { name: /^Baixar.*(?:ndice|IPCA)/i })
  await link.waitFor()
  await isSound(page)
  const [download] = await Promise.all([page.waitForEvent('download'), reach(page, 'Baixar ')])
  expect(download.suggestedFilename()).toMatch(/\.(?:xlsx|csv)$/)
  await page.locator('#kind').selectOption('gazette')
  await page.locator('#opcoes').fill('watch=nada')
  await page.getByRole('button', { name: 'Fazer um relatório' }).click()
  await page.getByRole('alert').waitFor()
})

test('notices, one of them refused → told, sent again by keyboard, sound at both widths', async () => {
  await refusedNotice()
  const page = await browser.open(`${served.url}/avisos`)
  await page.getByText('não entregue').waitFor()
  await isSound(page)
  await reach(page, 'Enviar de novo')
  await page.getByText('a enviar').waitFor()
})

test('accounts after a batch, and calendars with one of the office → sound at both widths; sent, sorted, removed by keyboard', async () => {
  await fetch(`${served.url}/api/batches`, {
    method: 'POST',
    body: form('valor;vencimento\n2.000,00;15/03/2021\n'),
  })
  const spent = async () => (await (await fetch(`${served.url}/api/batches`)).json()) as object
  await expect.poll(spent).toMatchObject({ batches: [{ state: 'finished' }] })
  const page = await browser.open(`${served.url}/contas`)
  await page
    .getByRole('heading', { name: /^Quem usou/ })
    .first()
    .waitFor()
  await isSound(page)

  await page.goto(`${served.url}/calendarios`)
  const buffer = await readFile(CALENDAR)
  const file = { name: 'tjsp.json', mimeType: 'application/json', buffer }
  await page.locator('input[type=file]').setInputFiles(file)
  await reach(page, 'Acrescentar')
  await page.getByText('Lei estadual (SP) 9.497/1997').waitFor()
  await page.goto(`${served.url}/calendarios`)
  await isSound(page, 2)
  await reach(page, 'Nome')
  await page.locator('th[aria-sort=ascending]').waitFor()
  await reach(page, 'TJSP-2026')
  await page.getByText('Lei estadual (SP) 9.497/1997').waitFor()
  await isSound(page)
  page.on('dialog', (dialog) => dialog.accept())
  await reach(page, 'Remover')
  await page.getByRole('heading', { name: 'Calendários' }).waitFor()
  expect(await page.getByText('TJSP-2026').count()).toBe(0)
})

test('answers that are remembered → listed and sound at both widths; one forgotten by keyboard is gone', async () => {
  const bucket = await served.context.app.bucket()
  const of = { book: 'livro', job: 'correct', headings: ['Item', 'Saldo'] }
  const about = { question: 'ask_tie', facts: {}, field: 'valor', said: 'B', column: 'B «Saldo»' }
  const at = new Date(served.context.app.clock.now()).toISOString()
  await rememberAnswer(bucket, of, { at, account: 'default', ...about })
  const page = await browser.open(`${served.url}/contas`)
  await page.getByText('B «Saldo»').waitFor()
  await isSound(page)
  await reach(page, 'Esquecer')
  await page.getByText('Nenhuma. São guardadas as que alguém deu').waitFor()
})

test('old batches, by keyboard → told with what would go, removed when that is confirmed; newer ones stay', async () => {
  const ended = async (amount: string) => {
    const batch = { method: 'POST', body: form(`valor;vencimento\n${amount};15/03/2021\n`) }
    const { batch: id } = (await (await fetch(`${served.url}/api/batches`, batch)).json()) as {
      batch: string
    }
    await expect.poll(async () => (await of(id)).state).toBe('finished')
    return id
  }
  const of = async (id: string) =>
    (await (await fetch(`${served.url}/api/batches/${id}`)).json()) as Record<string, unknown>
  const old = await ended('2.000,00')
  const recent = await ended('3.000,00')
  const records = new BatchRecords(await served.context.app.bucket(), old)
  const manifest = (await records.manifest())!
  await records.writeManifest({ ...manifest, finishedAt: '2020-01-02T12:00:00.000Z' })
  const page = await browser.open(`${served.url}/operacao`)
  await isSound(page, 0)
  await reach(page, 'Ver o que sairia')
  await page.getByText(old, { exact: true }).waitFor()
  expect(await page.getByText(recent).count()).toBe(0)
  await isSound(page)
  expect(await of(old)).toMatchObject({ state: 'finished' })
  page.on('dialog', (dialog) => dialog.accept())
  await reach(page, 'Apagar')
  await page.getByText('Apagados: 1 lote').waitFor()
  expect(await of(old)).toMatchObject({ code: 'pruned_batch' })
  expect(await of(recent)).toMatchObject({ state: 'finished' })
})
