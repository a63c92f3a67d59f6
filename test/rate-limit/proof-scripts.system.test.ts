import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prove, sentence } from '../../bench/limit-proof/prove.js'
import { ScriptServer } from '../../bench/limit-proof/servers.js'
import { type RedisProcess, startRedis } from '../redis/redis-process.js'

/** `LIMIT_SEED` repeats the one world of that seed. */
const REPEATED = process.env.LIMIT_SEED
const CALLS = REPEATED === undefined ? 100_000 : 1
const SEED = Number(REPEATED ?? 1)
/** Worlds at once, so that a connection has something to send while others wait for its answers. */
const AT_ONCE = REPEATED === undefined ? 48 : 1

let server: RedisProcess
let redis: Redis
beforeAll(async () => {
  server = await startRedis()
  redis = new Redis(server.url, { enableAutoPipelining: true })
})
afterAll(async () => {
  redis.disconnect()
  await server.close()
})

test('with the scripts themselves in redis-server, no window overflows in 100,000 calls', async () => {
  const proved = await prove({
    calls: CALLS,
    seed: SEED,
    atOnce: AT_ONCE,
    serverOf: () => new ScriptServer(redis),
  })
  console.info(`${sentence(proved)}; from seed ${SEED}`)
  const { violated, stuck } = proved
  expect({ violated, stuck }).toEqual({ violated: [], stuck: [] })
}, 1_200_000)
