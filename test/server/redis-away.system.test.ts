import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { keys } from '../../src/records/keys.js'
import { form, planned, SHEET } from '../api/support.js'
import { startRedis } from '../redis/redis-process.js'
import { startTcpProxy } from '../support/faults/tcp-proxy.js'
import { startServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()

test('Redis stops answering → 503 in a sentence, not ready; it is back → answered again', {
  timeout: 90_000,
}, async () => {
  const redis = await startRedis()
  const proxy = await startTcpProxy(redis.port)
  const env = { ...bench.env, REDIS_URL: `redis://127.0.0.1:${proxy.port}` }
  const served = await startServed(env, { redisMs: 500 })
  const batch = await planned(served)
  const status = () => fetch(`${served.url}/api/batches/${batch}`)
  expect((await status()).status).toBe(200)
  proxy.stall(true)
  const away = await status()
  expect(away.status).toBe(503)
  expect(away.headers.get('content-type')).toContain('application/problem+json')
  expect(await away.json()).toMatchObject({ code: 'answer_late', exitStatus: 1 })
  const upload = { method: 'POST', body: form(`${SHEET}1,00;01/01/2020\n`) }
  const refused = await fetch(`${served.url}/api/batches`, upload)
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({ code: 'answer_late' })
  const sheet = { method: 'POST', body: form(`${SHEET}2,00;01/01/2020\n`) }
  for (const page of [
    fetch(`${served.url}/lotes/${batch}`),
    fetch(`${served.url}/envios`, sheet),
    fetch(`${served.url}/operacao`),
    fetch(`${served.url}/contas`),
  ]) {
    const answer = await page
    expect(answer.status).toBe(503)
    expect((await answer.text()).match(/class="problem" role="alert"/g)).toHaveLength(1)
  }
  const start = await fetch(`${served.url}/api/batches/${batch}/start`, { method: 'POST' })
  expect([start.status, await start.json()]).toMatchObject([503, { code: 'answer_late' }])
  expect((await fetch(`${served.url}/ready`)).status).toBe(503)
  expect((await fetch(`${served.url}/health`)).status).toBe(200)
  proxy.stall(false)
  await expect.poll(async () => (await status()).status).toBe(200)
  const { batches } = (await (await fetch(`${served.url}/api/batches`)).json()) as {
    batches: { batch: string }[]
  }
  expect(batches.map((one) => one.batch)).toEqual([batch])
  const other = `${SHEET}9,99;01/01/2020\n`
  const sent = await fetch(`${served.url}/api/batches?plan=true`, {
    method: 'POST',
    body: form(other),
  })
  expect(sent.status).toBe(201)
  await served.close()
  await proxy.close()
  await redis.close()
})

/** The service of the workbench; what is asked of it first happens before the answer. */
async function startBefore(first: () => void) {
  const server = createServer(async ({ url, headers: { host: _, ...headers } }, response) => {
    first()
    const asking = { headers: headers as Record<string, string> }
    const answer = await fetch(`${bench.sandbox.calc}${url}`, asking)
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

test.each([
  { key: undefined },
  { key: 'carteira-1' },
])('Redis stops answering while a sheet is planned, key $key → 503 in a sentence, and nothing is kept', async ({
  key,
}) => {
  const redis = await startRedis()
  const proxy = await startTcpProxy(redis.port)
  let isFirst = true
  const service = await startBefore(() => {
    if (isFirst) proxy.stall(true)
  })
  const served = await startServed(
    {
      ...bench.env,
      REDIS_URL: `redis://127.0.0.1:${proxy.port}`,
      CALC_BASE_URL: service.url,
    },
    { redisMs: 500 },
  )
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
  const sending = { method: 'POST', body: form(SHEET), headers }
  const answer = await fetch(`${served.url}/api/batches`, sending)
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'answer_late' }])
  const bucket = await served.context.app.bucket()
  const kept = async () => {
    const found: string[] = []
    for (const prefix of [keys.batches, keys.uploads])
      for await (const name of bucket.list(prefix)) found.push(name)
    return found
  }
  await expect.poll(kept).toEqual([])
  isFirst = false
  proxy.stall(false)
  const again = () =>
    fetch(`${served.url}/api/batches?plan=true`, { ...sending, body: form(SHEET) })
  await expect.poll(async () => (await again()).status).toBe(201)
  service.close()
  await served.close()
  await proxy.close()
  await redis.close()
})
