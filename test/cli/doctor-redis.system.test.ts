import { expect, test } from 'vitest'
import { startRedis } from '../redis/redis-process.js'
import { lote } from '../support/cli.js'
import { useWorkbench } from '../support/workbench.js'

const bench = useWorkbench()

test('Redis that evicts → doctor fails with the mend, and nothing is said in English', async () => {
  const redis = await startRedis('--maxmemory-policy', 'allkeys-lru')
  const env = { ...bench.env, REDIS_URL: redis.url }
  const { status, stdout, stderr } = await lote(['doctor'], env, bench.dir)
  expect(status).toBe(1)
  expect(stdout).toMatch(
    /^FALHA Redis: O Redis apaga dados quando enche \(maxmemory-policy allkeys-lru\): .*noeviction/m,
  )
  expect(stderr).not.toMatch(/eviction/i)
  await redis.close()
})
