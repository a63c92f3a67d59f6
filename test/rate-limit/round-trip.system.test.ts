import { once } from 'node:events'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SCRIPTS, SlidingWindows } from '../../src/rate-limit/sliding-windows.js'
import { type RedisProcess, startRedis } from '../redis/redis-process.js'
import { lostName } from './bench.js'

let server: RedisProcess
let redis: Redis
beforeAll(async () => {
  server = await startRedis()
  redis = new Redis(server.url)
})
afterAll(async () => {
  redis.disconnect()
  await server.close()
})

test('a grant is one EVALSHA and nothing else, granted or denied', async () => {
  const windows = [
    { units: 5, ms: 60_000 },
    { units: 9, ms: 3_600_000 },
  ]
  const book = new SlidingWindows(redis, { name: 'round-trip', windows, holdMs: 1_000 })
  await book.seed([], await lostName(book))
  const asked: string[][] = []
  const monitor = await redis.monitor()
  monitor.on('monitor', (_time: string, said: string[], source: string) => {
    if (source !== 'lua') asked.push(said)
    if (said[1] === 'over') monitor.emit('over')
  })
  const place = { batch: 'b', lane: 2, sleepMs: 2_000 }
  const answers = []
  for (let call = 0; call < 12; call++) answers.push((await book.grant(`c${call}`, 1, place)).is)
  const over = once(monitor, 'over')
  await redis.echo('over')
  await over
  monitor.disconnect()
  expect(answers.filter((is) => is === 'granted')).toHaveLength(5)
  expect(answers.filter((is) => is === 'denied')).toHaveLength(7)
  const sent = asked.map(([command, sha]) => `${command?.toLowerCase()} ${sha}`)
  expect(sent).toEqual([...Array(12).fill(`evalsha ${SCRIPTS.grant.sha}`), 'echo over'])
})
