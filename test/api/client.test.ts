import { once } from 'node:events'
import { createInterface } from 'node:readline'
import createClient from 'openapi-fetch'
import openapiTS, { astToString } from 'openapi-typescript'
import { expect, test } from 'vitest'
import { start } from '../support/cli.js'
import { startServed, useServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'
import type { paths } from './client/document.js'
import { form, SHEET } from './support.js'

const bench = useWorkbench()
const served = useServed(() => startServed(bench.env, { worker: true }))

/** The names of schemas are those of the first server of a process. */
test('the types of the client → what the document of the program makes of them today', async () => {
  const child = start(['serve', '--port', '0'], bench.env, bench.dir)
  const [url] = await once(createInterface({ input: child.stdout! }), 'line')
  const document = await (await fetch(`${url}/api/openapi.json`)).text()
  child.kill('SIGTERM')
  await once(child, 'close')
  const types = astToString(await openapiTS(document))
  await expect(types).toMatchFileSnapshot('client/document.d.ts')
})

test('a client with those types → submits a sheet, follows it to its end, downloads the workbook', async () => {
  const api = createClient<paths>({ baseUrl: served.url })
  const { data: sent } = await api.POST('/api/batches', {
    body: { file: SHEET, job: 'correct', parameters: '{}' },
    bodySerializer: ({ file }) => form(file as string),
  })
  const id = sent!.batch
  const { data: events } = await api.GET('/api/batches/{id}/events', {
    params: { path: { id } },
    parseAs: 'stream',
  })
  let heard = ''
  for await (const chunk of events!.pipeThrough(new TextDecoderStream())) {
    heard += chunk
    if (heard.includes('"state":"finished"')) break
  }
  const { data: batch } = await api.GET('/api/batches/{id}', { params: { path: { id } } })
  expect(batch).toMatchObject({ state: 'finished', rows: { ok: 2, rejected: 1 } })
  const { data: bytes } = await api.GET('/api/batches/{id}/result.xlsx', {
    params: { path: { id } },
    parseAs: 'arrayBuffer',
  })
  expect(Buffer.from(bytes!).subarray(0, 2).toString()).toBe('PK')
})

test('a client with those types, a batch that there is not → the problem, with its code', async () => {
  const api = createClient<paths>({ baseUrl: served.url })
  const { error, response } = await api.GET('/api/batches/{id}', {
    params: { path: { id: '20200101-000000-nada' } },
  })
  expect([response.status, error?.code]).toEqual([404, 'no_batch'])
})
