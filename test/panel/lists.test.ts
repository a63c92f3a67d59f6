import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import type { Manifest } from '../../src/core/batch.js'
import { mendHtml } from '../../src/panel/mend.js'
import { rerunHtml } from '../../src/panel/rerun.js'
import { BatchRecords } from '../../src/records/batch-records.js'
import { planned } from '../api/support.js'
import { startServed, useServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()
const served = useServed(() => startServed(bench.env))

const text = async (path: string) => (await fetch(`${served.url}${path}`)).text()

test('more batches than a page has → the page has the newest, its file all of them, sorted as it is', async () => {
  const batch = await planned(served)
  const bucket = await served.context.app.bucket()
  const manifest = (await new BatchRecords(bucket, batch).manifest())!
  for (let copy = 10; copy < 65; copy += 1) {
    const id = batch.replace(/.{2}$/, String(copy))
    const input = { ...manifest.input, name: `carteira-${copy}.csv` }
    await new BatchRecords(bucket, id).writeManifest({ ...manifest, id, input })
  }
  const page = await text('/lotes?busca=carteira-')
  expect(page.match(/<td[^>]*><a href="\/lotes\//g)).toHaveLength(50)
  const older = /href="(\/lotes\?[^"]*depois=[^"]+)"/.exec(page)![1]!.replaceAll('&amp;', '&')
  for (const path of ['/lotes?busca=carteira-', older]) {
    const lines = (await text(`${path}&ordem=lotes.0&csv=lotes`)).trim().split('\r\n').slice(1)
    expect(lines).toHaveLength(55)
    expect(lines[0]).toMatch(/^carteira-10\.csv;/)
  }
})

test.each([
  ['correct', true],
  ['watch', false],
])('an ended batch of %s → to be mended and run again: %s', async (job, isOffered) => {
  const batch = await planned(served)
  const stored = new BatchRecords(await served.context.app.bucket(), batch)
  const manifest: Manifest = { ...(await stored.manifest())!, job, state: 'finished' }
  const request = { language: 'pt', session: { csrf: '' } } as unknown as FastifyRequest
  const mend = await mendHtml(served.context, request, manifest, 1)
  const again = await rerunHtml(served.context, request, manifest)
  expect([mend !== undefined, again !== undefined]).toEqual([isOffered, isOffered])
})

test('where a list is sent to be watched → a sheet to fill in is a click away', async () => {
  const href = /href="([^"]*template\.xlsx)"/.exec(await text('/acompanhamentos'))![1]!
  const answer = await fetch(`${served.url}${href}`)
  expect(answer.headers.get('content-disposition')).toContain('modelo-watch.xlsx')
})

test.each([
  ['correct', true],
  // An example would need its documents.
  ['extract', false],
])('a new sheet for %s → an example to try: %s', async (job, hasExample) => {
  const page = await text(`/?trabalho=${job}`)
  expect(page.includes('action="/exemplo"')).toBe(hasExample)
  expect(page).toContain(`<li><a href="/?trabalho=${job}" aria-current="true">`)
  expect(page.split('aria-current="true">')).toHaveLength(2)
})

test('a quote → what each window of the limit has, and how much of it the batch may take', async () => {
  const page = await text(`/lotes/${await planned(served)}`)
  expect(page).toContain('Em 60 s: 0 de 60; este lote, até 1')
  expect(page).toContain('Em 60 min: 0 de 300; este lote, até 1')
})
