import { expect, test } from 'vitest'
import { form, planned, SHEET } from '../api/support.js'
import { startRedis } from '../redis/redis-process.js'
import { startTcpProxy } from '../support/faults/tcp-proxy.js'
import { startServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()

test('Redis stops answering → 503 in a sentence, not ready; it is back → answered again', async () => {
  const redis = await startRedis()
  const proxy = await startTcpProxy(redis.port)
  const env = { ...bench.env, REDIS_URL: `redis://127.0.0.1:${proxy.port}` }
  const served = await startServed(env, { answerMs: 500 })
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
