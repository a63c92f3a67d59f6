import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { form, SHEET } from '../api/support.js'
import { startWorker } from '../support/cli.js'
import { startServed } from '../support/served.js'
import { tokenOf } from '../support/signed.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()

/** `{ 'lote_rows_total{account="default",service="calculation"}': 3 }` */
async function metricsAt(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${url}/metrics`, { headers })
  const lines = (await answer.text()).split('\n').filter((line) => line.startsWith('lote_'))
  return Object.fromEntries(lines.map((line) => line.split(' ') as [string, string]))
}

const OF = 'account="default",service="calculation"'

test('a batch was worked on → its rows, units, answers and windows are counted', async () => {
  const served = await startServed(bench.env, { worker: true })
  await fetch(`${served.url}/api/batches`, { method: 'POST', body: form(SHEET) })
  await expect
    .poll(() => metricsAt(served.url))
    .toMatchObject({
      [`lote_rows_total{${OF}}`]: '2',
      [`lote_units_total{${OF}}`]: '1',
      [`lote_call_seconds_count{${OF}}`]: '1',
      [`lote_window_units_used{${OF},window="3600s"}`]: '1',
      [`lote_window_units_limit{${OF},window="60s"}`]: '60',
      [`lote_queue_tasks{${OF}}`]: '0',
    })
  await served.close()
})

test('there are users → the metrics are for an admin', async () => {
  const served = await startServed(bench.env)
  const { authorization } = await tokenOf(served, { name: 'ana', role: 'admin' })
  const { authorization: other } = await tokenOf(served, { name: 'rui', role: 'operator' })
  const status = async (headers: Record<string, string>) =>
    (await fetch(`${served.url}/metrics`, { headers })).status
  await expect.poll(() => status({})).toBe(401)
  expect(await status({ authorization: other })).toBe(403)
  expect(await status({ authorization })).toBe(200)
  await served.close()
})

async function freePort(): Promise<number> {
  const taken = createServer().listen(0)
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  taken.close()
  return port
}

test('LOTE_METRICS_PORT → a worker tells its health and counts there, on loopback alone', async () => {
  const port = await freePort()
  const env = { ...bench.env, LOTE_METRICS_PORT: String(port) }
  const worker = await startWorker({ env, dir: bench.dir })
  const url = `http://127.0.0.1:${port}`
  expect(await (await fetch(`${url}/ready`)).json()).toMatchObject({ ok: true })
  expect(await metricsAt(url)).toHaveProperty([`lote_waiting_calls{${OF}}`])
  await expect(fetch(`http://127.0.0.2:${port}/health`)).rejects.toThrow('fetch failed')
  worker.kill('SIGTERM')
  await once(worker, 'close')
})

test('LOTE_METRICS_HOST of all networks → a worker is heard at another address too', async () => {
  const port = await freePort()
  const env = { ...bench.env, LOTE_METRICS_PORT: String(port), LOTE_METRICS_HOST: '0.0.0.0' }
  const worker = await startWorker({ env, dir: bench.dir })
  expect((await fetch(`http://127.0.0.2:${port}/health`)).status).toBe(200)
  worker.kill('SIGTERM')
  await once(worker, 'close')
})
