import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { queueName } from '../../src/services/account.js'
import { form, SHEET } from '../api/support.js'
import { lote, startWorker } from '../support/cli.js'
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

test('a service that asks to wait → its 429, the waits and the pause are told; no label names anybody', async () => {
  const envelope = { code: 'RATE_LIMITED', message: 'x', retryAfter: 600 }
  bench.sandbox.fault({ status: 429, envelope, times: 9 })
  const served = await startServed(bench.env, { worker: true })
  await fetch(`${served.url}/api/batches`, { method: 'POST', body: form(SHEET) })
  await expect
    .poll(() => metricsAt(served.url))
    .toMatchObject({
      [`lote_429_total{${OF}}`]: '1',
      // The task may have asked once more before the pause was known.
      [`lote_unit_wait_seconds_count{${OF}}`]: expect.stringMatching(/^[1-9]/),
      [`lote_queue_tasks{${OF}}`]: '1',
      [`lote_paused_seconds{${OF}}`]: expect.stringMatching(/^5\d\d/),
    })
  const labels = Object.keys(await metricsAt(served.url)).flatMap((name) =>
    [...name.matchAll(/[{,](\w+)=/g)].map(([, label]) => label),
  )
  expect([...new Set(labels)].toSorted()).toEqual(['account', 'le', 'service', 'window'])
  await served.close()
})

test('a service that refuses the key → the account is told as halted', async () => {
  bench.sandbox.fault({
    status: 401,
    envelope: { code: 'INVALID_API_KEY', message: 'x' },
    times: 99,
  })
  const served = await startServed(bench.env, { worker: true })
  expect(await metricsAt(served.url)).toMatchObject({ [`lote_halted{${OF}}`]: '0' })
  await fetch(`${served.url}/api/batches`, { method: 'POST', body: form(SHEET) })
  await expect.poll(() => metricsAt(served.url)).toMatchObject({ [`lote_halted{${OF}}`]: '1' })
  await served.close()
})

test('a window that is full, and a task that nobody took for a minute → what waits and for how long is told', async () => {
  const served = await startServed({ ...bench.env, CALC_LIMITS: '1/1h' }, { worker: true })
  for (const sheet of [SHEET, `${SHEET}9,99;01/01/2020\n`])
    await fetch(`${served.url}/api/batches`, { method: 'POST', body: form(sheet) })
  const waiting = () => metricsAt(served.url)
  await expect.poll(waiting).toMatchObject({ [`lote_waiting_calls{${OF}}`]: '1' })
  await served.close()

  const idle = await startServed(bench.env)
  const { app } = idle.context
  const queue = await app.queues.of(queueName(app.accounts()[0]!))
  await queue.bull.add('task', {}, { timestamp: app.clock.now() - 60_000 })
  const { [`lote_queue_oldest_seconds{${OF}}`]: oldest } = await metricsAt(idle.url)
  expect(Number(oldest)).toBeGreaterThanOrEqual(60)
  await idle.close()
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

test('LOTE_METRICS_PORT in use → the worker names the variable, with status 2', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  const env = { ...bench.env, LOTE_METRICS_PORT: String(port) }
  const { status, stderr } = await lote(['worker'], env, bench.dir)
  taken.close()
  expect({ status, stderr }).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('Escolha outra com LOTE_METRICS_PORT, ou'),
  })
  expect(stderr).not.toContain('--port')
})
