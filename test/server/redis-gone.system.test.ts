import { pino } from 'pino'
import { expect, test } from 'vitest'
import { form, planned, SHEET } from '../api/support.js'
import { startRedis } from '../redis/redis-process.js'
import { startServed } from '../support/served.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()

test('Redis is gone → 503 in a sentence though a slow one may take minutes, and one line without calls in the log; it is back → answered', async () => {
  const redis = await startRedis()
  const lines: { level: string; err?: unknown; code?: string }[] = []
  const formatters = { level: (label: string) => ({ level: label }) }
  const log = pino({ formatters }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const env = { ...bench.env, REDIS_URL: redis.url }
  const served = await startServed(env, { redisMs: 600_000, log })
  const batch = await planned(served)
  const page = () => fetch(`${served.url}/contas`)
  expect((await page()).status).toBe(200)
  await redis.close()
  lines.splice(0)
  const away = await page()
  expect(away.status).toBe(503)
  expect(await away.text()).toContain('O Redis ou o armazenamento não respondeu a tempo')
  const upload = { method: 'POST', body: form(`${SHEET}1,00;01/01/2020\n`) }
  expect((await fetch(`${served.url}/api/batches`, upload)).status).toBe(503)
  expect((await fetch(`${served.url}/api/batches/${batch}`)).status).toBe(503)
  expect(lines.filter(({ level }) => level === 'error')).toMatchObject(
    Array(3).fill({ code: 'answer_late' }),
  )
  expect(lines.filter(({ err }) => err)).toEqual([])
  const again = await startRedis('--port', String(redis.port))
  await expect.poll(async () => (await page()).status).toBe(200)
  await served.close()
  await again.close()
})

test('Redis is away when the page begins, and comes → answered then', async () => {
  const redis = await startRedis()
  await redis.close()
  const served = await startServed({ ...bench.env, REDIS_URL: redis.url })
  const page = () => fetch(`${served.url}/contas`)
  expect((await page()).status).toBe(503)
  const again = await startRedis('--port', String(redis.port))
  expect((await page()).status).toBe(200)
  await served.close()
  await again.close()
})
